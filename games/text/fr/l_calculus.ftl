l_calculus-title = L-Calculus
l_calculus-tagline = Une seule file de pions : permuter des groupes, former des chaînes, les multiplier.
l_calculus-takes = À dix pions, environ 9 tours en tout à bon niveau, 22 quand on débute. Quand on débute, les chances sont égales ; mieux on joue, plus commencer est un avantage.
l_calculus-takes-start-balanced = Environ 6 tours en tout à bon niveau, 18 quand on débute. À jeu parfait, partie nulle ; sinon, jouer en second est un gros avantage.
l_calculus-takes-legs-2 = À dix pions, deux manches : environ 18 tours en tout à bon niveau, 44 quand on débute. C’est équitable, car chacun commence une fois. Presque toujours nulle à bon niveau (moins souvent d’un départ aléatoire), presque jamais sinon.
l_calculus-seat-0 = Blancs
l_calculus-seat-1 = Noirs
l_calculus-letters = BN

l_calculus-option-counters = Pions de chaque côté
l_calculus-option-counters-hint = Nombre de pions de chaque côté : 10 pour une partie courte, 20 pour une longue
l_calculus-option-blocks = Groupes
l_calculus-option-blocks-hint = Les deux groupes permutés doivent-ils avoir la même longueur ?
l_calculus-choice-blocks-any = longueur libre
l_calculus-choice-blocks-equal = même longueur
l_calculus-option-start = Départ
l_calculus-option-start-hint = Alternées (Blancs +1 au mieux), au hasard, ou au hasard et égale (10 pions)
l_calculus-choice-start-alternate = couleurs alternées
l_calculus-choice-start-drawn = au hasard
l_calculus-choice-start-balanced = au hasard, mais égale
l_calculus-option-legs = Manches
l_calculus-option-legs-hint = 2 : la même file de chaque côté, points additionnés ; 1 : la règle d’origine
l_calculus-choice-legs-1 = une, selon la règle d’origine
l_calculus-choice-legs-2 = deux, une de chaque côté
l_calculus-news-leg = Fin de la première manche : Blancs { $white }, Noirs { $black }. Seconde manche : la même file, couleurs échangées ; les Noirs commencent.

l_calculus-reason-quiet = { $limit } tours d’affilée sans retrait, les points décident
l_calculus-reason-last-pair = il reste un pion de chaque couleur, les points décident
l_calculus-reason-none-left = une couleur n’a plus de pion, les points décident

l_calculus-said-swap = permutation de { $one } et { $two }
l_calculus-said-keep = aucun retrait
l_calculus-said-left = retrait de { $count } à gauche
l_calculus-said-right = retrait de { $count } à droite
l_calculus-said-scored = Blancs +{ $white }, Noirs +{ $black }

l_calculus-step-keep = Ne rien retirer
l_calculus-label-left = { $count } à gauche
l_calculus-label-right = { $count } à droite
l_calculus-unfinished-remove = retirez maintenant des pions à un bout, ou gardez-les tous.
l_calculus-ask-begin = Permutez deux groupes qui se touchent : où commence celui de gauche ?
l_calculus-ask-end = Le groupe de gauche commence en { $first }. Où finit-il ?
l_calculus-ask-second = Le groupe de gauche est { $block } ; celui de droite commence en { $next }. Où finit-il ?
l_calculus-ask-remove = Combien de pions adverses retirez-vous, et à quel bout ?
l_calculus-pick-1 = Première place du groupe de gauche, ou ce qu’on retire
l_calculus-pick-2 = Dernière place du groupe de gauche
l_calculus-pick-3 = Dernière place du groupe de droite

l_calculus-moment-points = Il a rapporté { $mine } points, contre { $theirs } à l’adversaire.

l_calculus-rules-1-title = Une file, deux couleurs
l_calculus-rules-1 =
    Blancs et Noirs ont dix pions chacun, sauf si vous en avez choisi davantage. Ils forment **une seule file**, un blanc, un noir, et ainsi de suite, un blanc tout à gauche.

    Elle n’est à personne : à votre tour, vous déplacez les pions des deux couleurs. **Après chaque permutation, les deux camps marquent des points** ; à la fin, le plus grand total gagne.

    Les Blancs commencent. Un tour, c’est
    1. une **permutation** de deux groupes,
    2. des **points** pour chacun, que le bot inscrit,
    3. parfois un **retrait** de pions à un bout.

    Les petits nombres sont les places, comptées depuis la gauche. Quand des pions partent, la file se resserre et on renumérote.

    -# Notre décision : à dix pions, des Blancs parfaits gagnent de 1 (de 5 à groupes égaux). L’option *Départ* tire une autre file : n’importe laquelle, ou une file égale à jeu parfait (à dix pions seulement).
l_calculus-rules-2-title = Permuter deux groupes
l_calculus-rules-2 =
    C’est l’*interversion* de la règle d’origine. Choisissez deux groupes qui se touchent : des places qui se suivent, puis d’autres juste après. Les deux **échangent leurs places** ; dans un groupe, rien ne change. Sur l’image, `2-3/4-6` a fait passer les pions des places 4 à 6 devant ceux des places 2 et 3.

    Un groupe peut être un seul pion ou presque toute la file, et mêler les couleurs.

    Deux permutations sont interdites :
    - celle qui laisse les couleurs de la file telles quelles ;
    - celle qui rétablit la file d’avant la permutation adverse. (Après un retrait ou un tour passé, tout est permis.)

    -# Notre décision : les deux groupes doivent se toucher et peuvent différer en longueur. L’option *Groupes* peut les exiger égaux.
l_calculus-rules-3-title = Les points : multipliez vos chaînes
l_calculus-rules-3 =
    Une *chaîne* est une suite de pions voisins d’une même couleur, prise en entier. Après chaque permutation, **les deux camps multiplient les longueurs de toutes leurs chaînes**, et le produit s’ajoute à leur total.

    Sur l’image, les chaînes blanches sont de 2, 3 et 2 : les Blancs marquent 2 × 3 × 2 = **12**. Les noires, de 1, 3 et 1, en rapportent **3**.

    Avec **une seule chaîne**, si longue soit-elle, on marque **0**.

    Quelques chaînes de 2, 3 ou 4 pions valent donc mieux qu’une longue. Et regardez les deux couleurs : une permutation qui vous sert peut servir davantage encore à l’adversaire.
l_calculus-rules-4-title = Retirer des pions à un bout
l_calculus-rules-4 =
    Les points inscrits, regardez les deux bouts de la file. Là où un pion **adverse** se trouve à un bout, vous pouvez en retirer : un ou plusieurs, jusqu’à toute la chaîne de ce bout.

    À **un seul** des deux bouts, et seulement des pions adverses. Vous pouvez aussi tout laisser : `keep`. Si les deux bouts sont de votre couleur, il n’y a rien à décider et votre tour est fini.

    Sur l’image, les Blancs ont permuté les deux premiers pions ; ils peuvent retirer le pion noir de la place 1, ou celui de la place 20, ou n’en retirer aucun.

    Retirer ne rapporte pas de points. Cela prive l’adversaire de pions et rapproche la fin.
l_calculus-rules-5-title = Comment ça finit
l_calculus-rules-5 =
    La partie s’arrête après un tour qui laisse **un pion de chaque couleur**, ou **plus aucun d’une couleur**. Le plus grand total de points gagne, peu importe qui a retiré le plus ; à égalité, la partie est nulle.

    Elle s’arrête aussi quand vous convenez d’arrêter et de compter, ou après **10 tours de suite** sans retrait (l’option *Tours calmes* fixe un autre nombre). Là encore, les totaux décident. Sans permutation permise, vous passez.

    Sur l’image, les Blancs ont retiré les deux derniers pions noirs et gagnent 15 à 12. Finissez tant que vous menez !

    À **deux manches** (l’option *Manches*), ce n’est que la moitié : la même file est reposée, couleurs échangées, les Noirs commencent, et les points des deux manches s’additionnent.

    -# Notre décision : la limite des tours calmes, et les deux manches. La règle d’origine n’en a qu’une.
l_calculus-rules-6-title = Notre lecture de la règle d’origine
l_calculus-rules-6 =
    Là où la règle d’origine laisse le choix, nous avons choisi. Chez vous, vous pouvez la lire autrement.

    - **Les groupes.** La règle échange des groupes « quelle que soit leur taille », et le dessin en montre deux de quatre. Les nôtres se touchent, mais peuvent différer en longueur. Plus strict : l’option *Groupes*.
    - **Pas de retour.** La règle interdit de refaire la permutation adverse pour répéter la position. Chez nous, aucune permutation ne rétablit aussitôt cette file, quels que soient les groupes nommés. Une lecture plus stricte n’interdirait que la même permutation.
    - **La fin.** La règle n’a qu’une manche et pas de limite. *Manches* et *Tours calmes* sont de nous. Plus strict : une manche, et *jamais*.

l_calculus-notation =
    Une permutation s’écrit par ses deux groupes, séparés d’une barre : `3-5/6-9`, `4/5`, `4/5-7`. Le second commence où finit le premier.
    Un retrait s’écrit `xl2` (deux au bout gauche) ou `xr1` (un au bout droit) ; `keep` ne retire rien.
    Un tour entier sur une ligne : `3-5/6-9 xr2`. Si vous ne tapez que la permutation, le retrait vous est demandé après.

## Pourquoi ce n’est pas permis
l_calculus-illegal-swapped = Vous avez déjà permuté : retirez des pions, ou `keep` pour n’en retirer aucun.
l_calculus-illegal-swap-first = Un tour commence par une permutation ; les pions se retirent après.
l_calculus-illegal-one-block = Une permutation demande deux groupes qui se touchent : après { $block }, nommez son voisin, comme dans `3-5/6-9`.
l_calculus-illegal-which-end = Dites à quel bout, et combien : `xl1` à gauche, `xr1` à droite.
l_calculus-illegal-own-left-end = Le pion du bout gauche est à vous : on ne retire que ceux de l’adversaire.
l_calculus-illegal-own-right-end = Le pion du bout droit est à vous : on ne retire que ceux de l’adversaire.
l_calculus-illegal-remove-none = Pour ne rien retirer, écrivez `keep`.
l_calculus-illegal-too-many-left = Impossible d’en retirer { $count } à gauche : la chaîne adverse y compte { $most }.
l_calculus-illegal-too-many-right = Impossible d’en retirer { $count } à droite : la chaîne adverse y compte { $most }.
l_calculus-illegal-no-place = Il n’y a pas de place { $place } : la file s’arrête à { $last }.
l_calculus-illegal-backwards = Nommez un groupe de gauche à droite, le plus petit nombre d’abord.
l_calculus-illegal-left-first = Le groupe de gauche vient d’abord : `{ $one }/{ $two }`.
l_calculus-illegal-overlap = Les deux groupes se chevauchent : le second commence juste après le premier.
l_calculus-illegal-apart = Les deux groupes doivent se toucher : après { $last }, le suivant commence à { $next }.
l_calculus-illegal-unequal = Dans cette partie, les groupes doivent avoir la même longueur, et non { $one } et { $two }.
l_calculus-illegal-changes-nothing = Cette permutation laisserait les couleurs de la file telles quelles.
l_calculus-illegal-undoes = Ce serait défaire la permutation adverse : on ne rétablit pas aussitôt la file d’avant.

l_calculus-lasts = Environ 20 tours, 10 minutes contre moi
