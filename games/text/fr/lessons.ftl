# Leçons : ce que chaque étape dit, demande, souffle, et répond à un essai manqué.
l_calculus-lesson-goal =
    Blancs et Noirs partagent une seule file de pions, et personne n’en possède une partie. Les Blancs viennent de permuter les pions 1 et 2, et les deux joueurs ont marqué ; à la fin, le plus grand total gagne.
l_calculus-lesson-goal-task = Et après votre permutation, qui marque ?
l_calculus-lesson-goal-1 = Moi seulement
l_calculus-lesson-goal-2 = Nous deux
l_calculus-lesson-goal-3 = Mon adversaire seulement
l_calculus-lesson-goal-hint = Chaque permutation change la file, où sont les deux couleurs.
l_calculus-lesson-goal-wrong = Non : la file est à tous les deux, et chacun marque après chaque permutation. Ce qui vous sert peut servir encore mieux à l’adversaire.
l_calculus-lesson-goal-right = La file est à tous les deux, donc chaque permutation fait marquer les deux.
l_calculus-lesson-swap =
    Un tour commence par une permutation : deux groupes qui se touchent échangent leurs places, et rien ne change à l’intérieur d’un groupe. Un groupe peut avoir toute longueur et mêler les couleurs, et l’autre n’a pas à être aussi long.
l_calculus-lesson-swap-task = Faites la permutation que vous voulez.
l_calculus-lesson-swap-hint = Permutez les deux premiers pions : `1/2`.
l_calculus-lesson-swap-wrong = Ce n’est pas encore une permutation : nommez deux groupes qui se touchent.
l_calculus-lesson-runs =
    Une chaîne est une suite de pions voisins d’une couleur, aussi longue que possible. Les longueurs de vos chaînes, multipliées, font vos points ; qui n’a qu’une chaîne ne marque rien.
l_calculus-lesson-runs-task = Les chaînes blanches ont 2, 3 et 2 pions. Que valent-elles ?
l_calculus-lesson-runs-1 = 7
l_calculus-lesson-runs-2 = 12
l_calculus-lesson-runs-3 = 3
l_calculus-lesson-runs-hint = Multipliez, n’additionnez pas.
l_calculus-lesson-runs-wrong = On multiplie les chaînes, on ne les additionne ni ne les compte : 2 × 3 × 2.
l_calculus-lesson-runs-right = 2 × 3 × 2 = 12. Les chaînes noires ont 1, 3 et 1 pions : elles font 3.
l_calculus-lesson-score =
    Vous avez les Blancs, et plusieurs chaînes courtes valent mieux qu’une longue. Cherchez une permutation qui garde les vôtres aussi bonnes.
l_calculus-lesson-score-task = Permutez de façon à marquer au moins 12.
l_calculus-lesson-score-hint = Ne touchez pas aux chaînes blanches du milieu et de droite : essayez `1/2-3`.
l_calculus-lesson-score-wrong = Vous ne marqueriez que { $gained } : une chaîne a été coupée, ou deux se sont soudées.
l_calculus-lesson-back =
    Une permutation ne peut pas rétablir la file d’avant celle de l’adversaire ; après un retrait, tout est de nouveau permis. Les Blancs viennent de permuter 1 et 2, sans rien retirer.
l_calculus-lesson-back-task = Les Noirs peuvent-ils permuter de nouveau 1 et 2 ?
l_calculus-lesson-back-1 = Oui
l_calculus-lesson-back-2 = Non
l_calculus-lesson-back-hint = Sinon, on pourrait aller et revenir sans fin.
l_calculus-lesson-back-wrong = Non : cela rétablirait la file d’avant la permutation des Blancs. S’ils avaient retiré un pion, ce serait permis.
l_calculus-lesson-back-right = Si les Blancs avaient retiré un pion, les Noirs le pourraient.
l_calculus-lesson-remove =
    Après la permutation, vous pouvez retirer des pions adverses à un bout de la file : d’un seul à toute la chaîne qui s’y trouve. Rien n’y oblige : `keep` ne retire rien.
l_calculus-lesson-remove-task = Vous avez les Blancs et avez permuté. Retirez un pion noir.
l_calculus-lesson-remove-hint = `xl1` en retire un à gauche, `xr1` un à droite.
l_calculus-lesson-remove-wrong = Avec `keep`, tous les pions noirs restent ; c’est permis, mais ici il doit en partir un.
l_calculus-lesson-end =
    La partie finit quand il reste un pion de chaque couleur, ou aucun d’une couleur ; aussi d’un commun accord, et après 20 tours sans retrait. Le plus haut total gagne alors, peu importe qui a pris le dernier pion : les Blancs mènent par 15 à 12, finissez-en.
l_calculus-lesson-end-task = Permutez, puis retirez les deux pions noirs, et gagnez.
l_calculus-lesson-end-hint = Amenez les deux pions noirs à gauche avec `1/2-3`, puis retirez-les : `xl2`.
l_calculus-lesson-end-wrong = La partie continuerait, et votre avance pourrait fondre. Les deux pions noirs doivent partir dans le même tour.

tactic-lesson-goal =
    Trois patrouilleurs veulent atteindre les bases centrales de l’autre bout (pour Sud 13b, 13c et 13d), et des gardes leur barrent la route. Le premier arrivé vaut 1 point, le deuxième 3, le troisième 5.
tactic-lesson-goal-task = Si deux de vos patrouilleurs étaient arrivés, combien de points auriez-vous ?
tactic-lesson-goal-1 = 3
tactic-lesson-goal-2 = 4
tactic-lesson-goal-3 = 5
tactic-lesson-goal-hint = Additionnez ce que valent le premier et le deuxième.
tactic-lesson-goal-wrong = Le premier compte 1, le deuxième 3, et cela s’additionne.
tactic-lesson-goal-right = 1 pour le premier et 3 pour le deuxième.
tactic-lesson-step =
    Un patrouilleur suit un tracé jusqu’à la station suivante, si elle est libre : en avant ou de côté, jamais en arrière. Vous êtes Sud, et l’avant est en haut.
tactic-lesson-step-task = Avancez d’un pas avec l’un de vos patrouilleurs.
tactic-lesson-step-hint = Par exemple de 1b à 2c : `1b-2c`.
tactic-lesson-step-wrong = C’est permis, mais aucun patrouilleur ne s’approche de son but : allez de la ligne 1 à la ligne 2.
tactic-lesson-twice =
    Un tour, ce sont deux actions : un patrouilleur deux fois, deux patrouilleurs une fois chacun, ou un patrouilleur et un garde. Un patrouilleur ne va jamais deux fois de côté dans un tour.
tactic-lesson-twice-task = Vous êtes allé en 2c. Avancez encore d’un pas avec le même patrouilleur.
tactic-lesson-twice-hint = De 2c, le tracé monte en 3b.
tactic-lesson-twice-wrong = Ce serait une bonne deuxième action aussi, mais ce n’est pas le même patrouilleur qui avance.
tactic-lesson-sideways =
    Sur les lignes paires, il y a des tracés sur le côté. Un tour peut mêler un pas de côté et un pas en avant, dans l’ordre qu’on veut.
tactic-lesson-sideways-task = Menez le patrouilleur en 4c d’un pas de côté, puis d’un pas en avant.
tactic-lesson-sideways-hint = `4c-4d`, puis `4d-5b`.
tactic-lesson-sideways-wrong = Ce n’est pas d’abord de côté, puis en avant, avec le patrouilleur en 4c.
tactic-lesson-line =
    Sur les lignes 2 et 12, un patrouilleur qui peut avancer ne va pas de côté. Arrêté, il peut aller de côté, mais seulement vers la base extérieure la plus proche (les doubles cercles du bord).
tactic-lesson-line-task = Le garde de Nord en 3b arrête votre patrouilleur en 2c. Faites le seul pas qui lui reste.
tactic-lesson-line-hint = La base extérieure la plus proche est 2a : il va d’un pas à gauche.
tactic-lesson-line-wrong = Cela déplace autre chose : le patrouilleur en 2c resterait arrêté par le garde en 3b.
tactic-lesson-guard =
    Les gardes ne suivent pas les tracés : depuis la réserve, ou d’où il est, un garde va sur toute base de transit libre (toutes sauf les centrales et les extérieures). Il gêne tout le monde.
tactic-lesson-guard-task = Votre patrouilleur a fait un pas. Faites entrer un garde là où il gênera Nord.
tactic-lesson-guard-hint = Choisissez l’entrée d’un garde, ou écrivez `g@9b`.
tactic-lesson-guard-wrong = Cela déplace un patrouilleur ; Nord ne trouverait aucun garde sur sa route.
tactic-lesson-blocked =
    Si aucun de vos patrouilleurs ne peut faire un pas, vous êtes bloqué et cédez un garde de votre choix, du plateau ou de la réserve ; c’est votre tour. Sans garde, vous passez.
tactic-lesson-blocked-task = Les gardes de Nord enferment vos patrouilleurs en 2a, 2b et 2g. Cédez un garde.
tactic-lesson-blocked-hint = Ou celui en 8c (`lose 8c`), ou celui de la réserve (`lose reserve`).
tactic-lesson-blocked-wrong = Qui est bloqué ne peut que céder un garde.
tactic-lesson-shuttle =
    Un aller-retour : pendant six de vos tours de suite, le même patrouilleur fait un pas entre les deux mêmes stations de la ligne 4, 6, 8 ou 10. Il arrête la partie, et les points décident ; 40 tours sans progrès aussi, ou un accord.
tactic-lesson-shuttle-task = Un aller-retour achevé gagne-t-il la partie ?
tactic-lesson-shuttle-1 = Oui, toujours
tactic-lesson-shuttle-2 = Seulement si j’ai plus de points
tactic-lesson-shuttle-hint = Il arrête la partie, rien d’autre.
tactic-lesson-shuttle-wrong = Un aller-retour arrête seulement la partie ; gagne alors qui a le plus de points.
tactic-lesson-shuttle-right = Il ne fait que terminer la partie : n’en commencez pas si vous êtes mené.
tactic-lesson-home =
    Deux de vos patrouilleurs sont arrivés et ne bougent plus. La partie finit quand un troisième arrive, et la plus grande somme gagne.
tactic-lesson-home-task = Menez le dernier patrouilleur au but, et gagnez.
tactic-lesson-home-hint = Il est en 13a, juste à côté de la base centrale libre 13b.
tactic-lesson-home-wrong = La partie continuerait, à Nord de jouer. Votre patrouilleur en 13a est à un pas du but.

logan_stones-lesson-goal =
    Chaque tuile porte pierre, feuille ou ciseaux sur ses deux faces. Quatre symboles pareils ou plus, alignés, font gagner celui dont c’était le tour ; ici, trois ciseaux sont déjà alignés.
logan_stones-lesson-goal-task = À qui doivent être les tuiles alignées ?
logan_stones-lesson-goal-1 = À moi seulement
logan_stones-lesson-goal-2 = À n’importe qui
logan_stones-lesson-goal-3 = Deux au moins à moi
logan_stones-lesson-goal-hint = Les lignes ne sont à personne.
logan_stones-lesson-goal-wrong = Sur la table, les tuiles ne sont à personne : une quatrième à côté de trois de l’adversaire vous fait gagner.
logan_stones-lesson-goal-right = Une fois sur la table, les tuiles ne sont à personne.
logan_stones-lesson-place =
    Tant qu’il vous reste des tuiles en réserve, votre tour consiste à en poser une, face visible en haut. Elle doit toucher au moins deux tuiles sur la table.
logan_stones-lesson-place-task = Posez l’une de vos tuiles.
logan_stones-lesson-place-hint = La tuile 3 peut aller en m14 : `3@m14`.
logan_stones-lesson-place-wrong = Une tuile doit en toucher deux autres.
logan_stones-lesson-turning =
    Ce que vous posez fait retourner chaque voisine battue : la pierre bat les ciseaux, les ciseaux la feuille, la feuille la pierre. Cela ne va pas plus loin : une tuile retournée n’en retourne aucune.
logan_stones-lesson-turning-task = Posez une tuile qui fait retourner au moins une voisine.
logan_stones-lesson-turning-hint = La feuille bat la pierre : posez la tuile 1 en l14, à côté de la pierre en m14.
logan_stones-lesson-turning-wrong = Là, votre tuile ne bat aucune de celles qu’elle touche : rien ne se retourne.
logan_stones-lesson-backs =
    Les dos sont cachés : vous connaissez ceux de vos huit tuiles, et de celles que vous avez vues se retourner. Les images ne montrent que les faces du dessus ; à vous de retenir le reste.
logan_stones-lesson-backs-task = Quels dos de la réserve adverse connaissez-vous ?
logan_stones-lesson-backs-1 = Tous
logan_stones-lesson-backs-2 = Aucun
logan_stones-lesson-backs-3 = Les quatre premiers
logan_stones-lesson-backs-hint = Vous n’avez jamais vu ces tuiles se retourner.
logan_stones-lesson-backs-wrong = Seul l’adversaire a regardé sous ses propres tuiles ; vous en voyez les faces.
logan_stones-lesson-backs-right = Vous en voyez les faces ; ce qui se retournera ensuite, tâchez de le retenir.
logan_stones-lesson-flip =
    La réserve vide, vous déplacez une tuile ou vous la retournez, peu importe qui l’a posée. On ne retourne qu’une tuile qui en touche exactement une autre, ou qui est seule à relier des parties de l’île.
logan_stones-lesson-flip-task = Retournez une tuile sur place.
logan_stones-lesson-flip-hint = Choisissez de retourner k15, ou écrivez `k15!`.
logan_stones-lesson-flip-wrong = Cela soulève une tuile pour la déplacer ; la retourner la laisse où elle est.
logan_stones-lesson-lift =
    Pour déplacer une tuile, on la soulève d’abord ; on en voit alors les deux faces, et c’est elle qu’il faut déplacer. Puis on la repose, une face ou l’autre dessus, au contact de deux autres.
logan_stones-lesson-lift-task = Soulevez une tuile, et reposez-la ailleurs.
logan_stones-lesson-lift-hint = Soulevez k15 (`k15^`), puis choisissez une place parmi celles offertes.
logan_stones-lesson-lift-wrong = Retourner laisse la tuile sur place ; ici, il faut en lever une et la déplacer.
logan_stones-lesson-line =
    Pour finir : une quatrième à côté de trois symboles pareils vous fait gagner, même à côté de celles de l’adversaire. On compte après tous les retournements : une tuile retournée peut donc aussi être la quatrième.
logan_stones-lesson-line-task = Gagnez dans ce tour.
logan_stones-lesson-line-hint = Les ciseaux en n12, m13 et l14 sont déjà alignés : posez la tuile 7 en o11.
logan_stones-lesson-line-wrong = Cela n’en aligne pas quatre, et ce serait à l’adversaire de jouer.

topologic-lesson-goal =
    L’un cache une tuile en secret, l’autre la cherche avec des pions ; puis les rôles changent. Qui trouve la tuile de l’autre en moins de tours gagne ; à égalité, la partie est nulle.
topologic-lesson-goal-task = Chaque tuile a une lettre et un nombre. Qu’est-ce que `y5` ?
topologic-lesson-goal-1 = Ligne y, colonne 5
topologic-lesson-goal-2 = La tuile jaune de valeur 5
topologic-lesson-goal-3 = Le cinquième pion sur du jaune
topologic-lesson-goal-hint = La lettre désigne une couleur.
topologic-lesson-goal-wrong = La lettre est la couleur de la tuile, le nombre sa valeur ; la place qu’elle occupe est autre chose.
topologic-lesson-goal-right = `y` veut dire jaune, et 5 est la valeur ; `k` est noir, `w` blanc.
topologic-lesson-hide =
    Le codeur nomme une tuile, et personne d’autre ne voit laquelle. Ensuite le bot répond, et le codeur n’a plus rien à faire.
topologic-lesson-hide-task = Cachez une tuile.
topologic-lesson-hide-hint = Par exemple `hide y5`.
topologic-lesson-hide-wrong = Rien n’est encore caché : nommez une tuile.
topologic-lesson-enter =
    Vous êtes maintenant le chercheur ; ici vous avez trois pions, d’ordinaire cinq. Au premier tour ils entrent tous, sur les tuiles que vous voulez, même plusieurs sur une seule.
topologic-lesson-enter-task = Faites entrer les trois pions.
topologic-lesson-enter-hint = Par exemple `1@y1 2@g5 3@k6`.
topologic-lesson-enter-wrong = Tous les pions doivent entrer avant que le score soit dit.
topologic-lesson-sum =
    Après votre tour, on vous dit un nombre : chaque pion compte 1 pour la bonne couleur et 1 pour la bonne valeur. Vos pions sont en y1, g5 et k6, et le score est 2.
topologic-lesson-sum-task = Laquelle de ces tuiles peut être le secret ?
topologic-lesson-sum-1 = r3
topologic-lesson-sum-2 = y5
topologic-lesson-sum-3 = k2
topologic-lesson-sum-hint = Comptez pour chaque tuile : quels pions ont sa couleur, lesquels sa valeur ?
topologic-lesson-sum-wrong = r3 donnerait 0, et k2 donnerait 1 pour la couleur de k6. Seul y5 fait 2 : la couleur avec y1, la valeur avec g5.
topologic-lesson-sum-right = `y5` a la couleur de y1 et la valeur de g5, ce qui fait 2. On ne vous dit que la somme, jamais quel pion compte.
topologic-lesson-move =
    Aux tours suivants, un pion va tout droit dans l’une des huit directions, aussi loin qu’on veut, par-dessus les autres ou jusque sur eux, mais jamais par-dessus un vide. Chaque pion se déplace une fois par tour au plus.
topologic-lesson-move-task = Menez le pion 3 sur une tuile qu’il peut atteindre.
topologic-lesson-move-hint = De k6, il peut aller en r1, y6, c3 ou w3.
topologic-lesson-move-wrong = Cela déplace un autre pion ; le pion 3 resterait en k6.
topologic-lesson-ask =
    Vous pouvez déplacer un pion, ou plusieurs. Quand cela suffit, `ask` termine le tour, et le nouveau score est dit.
topologic-lesson-ask-task = Demandez le score.
topologic-lesson-ask-hint = Choisissez la demande, ou écrivez `ask`.
topologic-lesson-ask-wrong = Cela déplace d’abord un autre pion ; ici, un seul suffit.
topologic-lesson-found =
    Connaître la tuile ne suffit pas : tous les pions doivent s’y trouver, et ce tour-là compte aussi. Trois pions font alors 6, cinq pions 10.
topologic-lesson-found-task = Vous avez déduit que c’est y6. Menez-y le dernier pion, et demandez.
topologic-lesson-found-hint = `3>y6`, puis `ask`.
topologic-lesson-found-wrong = Alors tous les pions ne sont pas en y6, et la manche continue.
topologic-lesson-limit =
    Ensuite les rôles changent. L’adversaire a trouvé votre tuile en deux tours ; vous êtes maintenant le second chercheur, en avez pris un, et ne pouvez pas en prendre plus que lui.
topologic-lesson-limit-task = Et si votre deuxième tour ne trouve pas la tuile ?
topologic-lesson-limit-1 = J’ai perdu
topologic-lesson-limit-2 = Je peux continuer
topologic-lesson-limit-3 = La partie est nulle
topologic-lesson-limit-hint = Pour gagner ou faire nulle, il faut être au moins aussi rapide.
topologic-lesson-limit-wrong = Vous ne pourriez plus être aussi rapide que le premier chercheur : la partie serait finie, et perdue.
topologic-lesson-limit-right = Vous ne pourriez plus être aussi rapide que le premier. La trouver au deuxième tour ferait nulle.

logitac-lesson-goal =
    Quatre plateaux se superposent, et qui amène sa pyramide tout en haut, sur la seule case z26, a gagné. Ce que vous capturez rapporte des crédits, et un crédit fait monter l’un des vôtres sur un plateau supérieur.
logitac-lesson-goal-task = Comment une pièce monte-t-elle d’un plateau ?
logitac-lesson-goal-1 = En allant à l’autre bout
logitac-lesson-goal-2 = Par un crédit, en capturant
logitac-lesson-goal-3 = Par une cheminée
logitac-lesson-goal-hint = Ce sont les captures qui comptent.
logitac-lesson-goal-wrong = Non : on ne monte que par des crédits, et ils viennent des captures. Les cheminées noires mènent en bas.
logitac-lesson-goal-right = Les captures donnent des crédits, les crédits font monter, et la pyramide en z26 gagne.
logitac-lesson-pawn =
    Au plateau 1, un pion avance d’une case. La pyramide va d’une case en tous sens, le cube en ligne et en colonne, le cylindre en diagonale ; le double pion saute comme un cavalier.
logitac-lesson-pawn-task = Vous avez les Blancs. Avancez avec un pion.
logitac-lesson-pawn-hint = Par exemple `b7-c7`.
logitac-lesson-pawn-wrong = Ce n’est pas le pas d’un pion de la ligne b à la ligne c.
logitac-lesson-capture =
    Un pion capture d’une case en diagonale, au plateau 1 vers l’avant seulement. Les autres pièces capturent comme elles se déplacent.
logitac-lesson-capture-task = Capturez le pion noir en g6.
logitac-lesson-capture-hint = Le pion en f7 est une case derrière lui, en diagonale.
logitac-lesson-capture-wrong = C’est permis, mais le pion en g6 reste, et pourrait capturer le vôtre en f7 ensuite.
logitac-lesson-credit =
    Tous les deux pions capturés sur un plateau, et à chaque autre pièce, vous y gagnez un crédit. Tant qu’il peut faire monter quelque chose, il faut s’en servir : cube, cylindre et double pion montent d’où qu’ils soient, un pion seulement de votre ligne de départ.
logitac-lesson-credit-task = Vous détenez deux pions et avez un crédit. Montez au plateau 2.
logitac-lesson-credit-hint = Faites monter le cube, de a7 vers une case libre, comme `a7^n15`.
logitac-lesson-credit-wrong = Ce n’est pas une ascension.
logitac-lesson-recruit =
    Dès votre deuxième tour, vous pouvez plutôt poser un pion de la réserve sur votre ligne de départ. De là, les pions montent au plateau 2 ou, dès que quatre des vôtres y sont, au plateau 3. Le double pion entre plus tard, quand vous détenez deux pions capturés et que cube ou cylindre a quitté le plateau 1.
logitac-lesson-recruit-task = Recrutez un pion.
logitac-lesson-recruit-hint = Choisissez de recruter un pion, ou écrivez `+a1`.
logitac-lesson-recruit-wrong = Cela déplace ce qui est déjà sur un plateau.
logitac-lesson-chimney =
    Les trous noirs sont des cheminées. Un pion ou double pion qui y entre revient dans votre réserve ; cube, cylindre et pyramide prennent celles des plateaux supérieurs, et sortent au-dessous.
logitac-lesson-chimney-task = Envoyez le pion en c4 dans la cheminée devant lui.
logitac-lesson-chimney-hint = La cheminée est en d4.
logitac-lesson-chimney-wrong = Alors rien n’est entré dans la cheminée d4.
logitac-lesson-pyramid =
    Dans la partie complète, une pyramide capturée n’est pas perdue. Un pion de sa couleur qui arrive sur la ligne de départ ennemie la délivre, et elle peut aussitôt faire un mouvement.
logitac-lesson-pyramid-task = Les Noirs détiennent votre pyramide. Délivrez-la avec le pion en k9.
logitac-lesson-pyramid-hint = Il peut aller en l9, ou capturer en l8.
logitac-lesson-pyramid-wrong = Votre pyramide resterait prisonnière : seul un pion arrivé en ligne l la délivre.
logitac-lesson-ransom =
    Veillez sur votre réserve : il n’y reste qu’un pion. S’il n’y en a plus au début de votre tour, et que l’adversaire en détient des vôtres, il faut pouvoir les racheter : en cédant le double pion en jeu, une autre de vos pièces étant au plateau 3.
logitac-lesson-ransom-task = Supposez la réserve vide : les Noirs détiennent un pion à vous, et vous ne pouvez pas payer. Et alors ?
logitac-lesson-ransom-1 = Je passe
logitac-lesson-ransom-2 = J’ai perdu
logitac-lesson-ransom-3 = Je continue sans recruter
logitac-lesson-ransom-hint = Cela s’appelle la faillite.
logitac-lesson-ransom-wrong = Sans de quoi faire le rachat, c’est la faillite, et l’on perd aussitôt. Gardez donc des pions en réserve.
logitac-lesson-ransom-right = Cela s’appelle la faillite : gardez donc des pions en réserve.
logitac-lesson-short =
    La partie complète est longue : essayez d’abord la courte, où deux ascensions gagnent, et où perdre la pyramide perd. Vous avez déjà fait une ascension, et avez de nouveau un crédit.
logitac-lesson-short-task = Faites la deuxième ascension, et gagnez.
logitac-lesson-short-hint = Tout ce qui peut monter convient, comme le pion de `a8^o14`.
logitac-lesson-short-wrong = Ce n’est pas la deuxième ascension : la partie continuerait.
