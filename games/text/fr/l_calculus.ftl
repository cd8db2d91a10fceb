l_calculus-title = L-Calculus
l_calculus-tagline = Une seule file de pions : permuter des groupes, former des chaînes, multiplier.
l_calculus-seat-0 = Blancs
l_calculus-seat-1 = Noirs

l_calculus-option-counters = Pions par joueur
l_calculus-option-counters-hint = Combien de pions a chaque joueur : 10 pour une partie courte, 20 pour une longue
l_calculus-option-blocks = Groupes
l_calculus-option-blocks-hint = Les deux groupes permutés doivent-ils avoir la même longueur ?
l_calculus-choice-blocks-any = de toute longueur
l_calculus-choice-blocks-equal = de même longueur
l_calculus-option-start = Départ
l_calculus-option-start-hint = En alternance (léger avantage aux Blancs), ou une file tirée pour être équitable
l_calculus-choice-start-alternate = blanc et noir en alternance
l_calculus-choice-start-balanced = une file équitable, tirée au sort

l_calculus-reason-last-pair = il reste un pion de chaque couleur, le total des points décide
l_calculus-reason-none-left = une couleur n’a plus de pion, le total des points décide

l_calculus-said-swap = permute { $one } et { $two }
l_calculus-said-keep = ne retire rien
l_calculus-said-left = en retire { $count } à gauche
l_calculus-said-right = en retire { $count } à droite

l_calculus-step-keep = Ne rien retirer
l_calculus-step-xl = Retirer à gauche
l_calculus-step-xr = Retirer à droite
l_calculus-pick-1 = Première place du groupe de gauche, ou ce qu’on retire
l_calculus-pick-2 = Dernière place du groupe de gauche, ou combien on en retire
l_calculus-pick-3 = Dernière place du groupe de droite

l_calculus-rules-1-title = La file
l_calculus-rules-1 =
    Blancs et Noirs ont autant de pions, de 10 à 20 chacun. Ils forment **une seule file**, couleurs alternées, un blanc tout à gauche. Les places se comptent depuis la gauche ; quand des pions partent, on renumérote.

    Les Blancs commencent. Un tour, c’est une **permutation**, puis **des points pour les deux joueurs**, puis parfois un **retrait**. Personne ne possède un bout de la file : on déplace les pions des deux couleurs. À la fin, le plus grand total de points gagne.

    L’option *Départ* peut tirer la file au sort (décision de notre part). À dix pions chacun, elle finit à égalité si les deux jouent parfaitement ; depuis l’alternance, les Blancs gagneraient de 1 (de 5 avec des groupes égaux). Les files plus longues, personne ne les a résolues : celle qui est tirée se lit pareil pour les deux, chacun depuis son bout.
l_calculus-rules-2-title = Permuter
l_calculus-rules-2 =
    Choisissez deux groupes qui se touchent : des places qui se suivent, puis d’autres juste après. Les deux groupes **échangent leurs places** ; dans un groupe, l’ordre ne change pas. `2-3/4-6` fait passer les pions 4 à 6 devant les pions 2 et 3.

    Les groupes ont la longueur et les couleurs qu’on veut. (Que les deux groupes doivent se toucher et puissent différer en longueur, ce sont des décisions de notre part ; l’option *Groupes* peut les exiger égaux.)

    Deux permutations sont interdites :
    • celle qui laisse les couleurs de la file telles quelles ;
    • celle qui rétablit la file d’avant la permutation de l’adversaire.
l_calculus-rules-3-title = Compter
l_calculus-rules-3 =
    Après chaque permutation, **les deux** joueurs marquent. Une *chaîne* est une suite de pions voisins d’une même couleur, prise en entier. Multipliez les longueurs de toutes vos chaînes : 3, 2 et 2 donnent 3 × 2 × 2 = **12**.

    Si tous vos pions ne forment qu’une chaîne, vous marquez **0**, si longue soit-elle.

    Les longues chaînes rapportent peu : plusieurs chaînes de 2, 3 ou 4 pions se multiplient bien mieux. Et un coup qui vous sert peut aussi servir l’adversaire.
l_calculus-rules-4-title = Retirer
l_calculus-rules-4 =
    Si, après votre permutation, un pion **adverse** se trouve à un bout de la file, vous pouvez en retirer là : un ou plusieurs, jusqu’à la longueur de la chaîne adverse à ce bout. À **un seul** des deux bouts, et une fois les points inscrits.

    Vous pouvez aussi tout laisser : `keep`. Si les deux bouts sont de votre couleur, il n’y a rien à décider et le tour est fini.
l_calculus-rules-5-title = La fin
l_calculus-rules-5 =
    La partie s’arrête après un tour qui laisse **un pion de chaque couleur**, ou **plus aucun d’une couleur**. Elle s’arrête aussi quand les deux joueurs conviennent de compter, ou après 20 tours de suite sans retrait (décision de notre part ; le nombre est une option).

    Ce sont toujours les totaux qui décident ; à égalité, la partie est nulle. Retirer des pions approche la fin sans rien rapporter en soi : finissez tant que vous menez.

l_calculus-notation =
    Une permutation s’écrit par ses deux groupes, séparés d’une barre : `3-5/6-9`, `4/5`, `4/5-7`. Le second commence où finit le premier.
    Un retrait s’écrit `xl2` (deux au bout gauche) ou `xr1` (un au bout droit) ; `keep` ne retire rien.
    Un tour entier sur une ligne : `3-5/6-9 xr2`. Si vous ne tapez que la permutation, le retrait vous est demandé après.
