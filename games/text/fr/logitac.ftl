logitac-title = Logitac
logitac-tagline = Quatre plateaux superposés : capturer, monter, mener la pyramide au sommet.
logitac-seat-0 = Blancs
logitac-seat-1 = Noirs

logitac-option-reserve = Pions en réserve
logitac-option-reserve-hint = Combien de pions chacun peut encore recruter : 33, ou moins pour une partie courte
logitac-option-length = Durée
logitac-option-length-hint = Comme sur la feuille, ou plus court : les montées gagnent, perdre la pyramide perd
logitac-choice-length-sheet = comme sur la feuille : le sommet gagne
logitac-choice-length-long = longue : trois montées gagnent, pyramide perdue, partie perdue
logitac-choice-length-short = courte : deux montées gagnent, pyramide perdue, partie perdue

logitac-reason-summit = la pyramide est au sommet
logitac-reason-bankrupt = plus de pions en réserve, ni de quoi les racheter
logitac-reason-ascents = les montées qu’il fallait sont faites
logitac-reason-pyramid = la pyramide est capturée

logitac-said-move = va de { $from } à { $to }
logitac-said-capture = capture en { $to } depuis { $from }
logitac-said-chimney = passe de { $from } dans la cheminée { $to }
logitac-said-ascend = monte de { $from } à { $to }
logitac-said-summit = mène la pyramide de { $from } au sommet
logitac-said-recruit = recrute un pion en { $to }
logitac-said-recruit-double = recrute le double pion en { $to }
logitac-said-exit-pyr = fait sortir la pyramide en { $to }
logitac-said-exit-cube = fait sortir le cube en { $to }
logitac-said-exit-cyl = fait sortir le cylindre en { $to }
logitac-said-ransom = rachète tous ses pions contre le double pion
logitac-said-stay = laisse la pyramide délivrée sur place

logitac-step-recruit = Recruter un pion
logitac-step-double = Recruter le double pion
logitac-step-ascend = Monter
logitac-step-pyr = La pyramide sort
logitac-step-cube = Le cube sort
logitac-step-cyl = Le cylindre sort
logitac-step-ransom = Racheter les pions
logitac-step-stay = Rester
logitac-pick-1 = Qui joue, ou que faire d’autre
logitac-pick-2 = Vers où
logitac-pick-3 = Quelle ligne ou quelle case
logitac-pick-4 = Quelle case

logitac-rules-1-title = Quatre plateaux, un sommet
logitac-rules-1 =
    Quatre plateaux se superposent : le **plateau 1** de 12 × 12 cases (lignes `a`–`l`, colonnes 1–12), le **plateau 2** de 8 × 8 (`m`–`t`, 13–20), le **plateau 3** de 5 × 5 (`u`–`y`, 21–25) et le **sommet** `z26`. Neuf trous, les **cheminées**, remplacent des cases : rien n’y reste jamais.

    Les Blancs sont chez eux en ligne a et avancent vers les lettres suivantes ; les Noirs, chez eux en l, vers les précédentes. Chacun débute avec 12 pions, une pyramide, un cube et un cylindre ; 33 pions (une option) et le **double pion** attendent en réserve.

    {"**"}Menez votre pyramide au sommet.** On s’élève en capturant. Gardez des pions en réserve : sans eux, la faillite menace.

    Les Blancs commencent. Un tour : un mouvement, un recrutement, une ascension ou le rachat ; il faut jouer.
logitac-rules-2-title = Se déplacer, capturer
logitac-rules-2 =
    • **Pyramide** : une case, en tous sens.
    • **Cube** : en ligne ou en colonne, sans limite. **Cylindre** : de même, en diagonale.
    • **Double pion** : comme un cavalier d’échecs, en sautant tout.
    • **Pion** : un pas vers une case libre, en avant au plateau 1, en avant ou en arrière au 2, de côté aussi au 3. Il capture d’une case en diagonale : au plateau 1 vers l’avant seulement (notre décision), plus haut dans les quatre diagonales.

    On capture en prenant la case d’un ennemi, et on le garde. Toute pièce peut être prise. Pour cube et cylindre, tout obstacle arrête la ligne. Jamais ils ne prennent un pion sur sa propre ligne de départ.

    Si votre cube est pris, le cylindre se déplace aussi comme lui, et inversement, jusqu’à une chute dans une cheminée ; ce pouvoir est alors perdu pour de bon (notre décision).
logitac-rules-3-title = Les cheminées
logitac-rules-3 =
    • Un **pion** entre dans une cheminée voisine par son pas, de côté ou en diagonale, mais pas en reculant au plateau 1 (les sens : notre décision). Il retourne dans la réserve de son propriétaire.
    • **Cube et cylindre** peuvent finir leur course dans une cheminée des plateaux 2 et 3. Ils sortent aussitôt au plateau inférieur, sur une case libre de votre choix.
    • La **pyramide** aussi, d’un pas, mais elle entraîne tout ce que vous avez sur ce plateau : pions et double pion vont en réserve ; pyramide, cube et cylindre sortent dessous, dans cet ordre (notre décision).
    • Le **double pion** peut sauter dans une cheminée du plateau 2 et retourne en réserve.

    Au plateau 1, les cheminées ne servent qu’aux pions. Si la place manque dessous pour tout ce qui sortirait, la cheminée est fermée (notre décision).
logitac-rules-4-title = Recruter, gagner des crédits
logitac-rules-4 =
    {"**"}Recruter** prend le tour. Dès votre deuxième tour, vous pouvez poser un pion de la réserve sur une case libre de votre ligne de départ.

    Le double pion entre de même, si vous détenez au moins deux pions pris et si votre cube ou votre cylindre n’est plus au plateau 1. Vous gardez ces pions (notre décision). Un double pion capturé ne revient jamais.

    Les **crédits** permettent de monter. Les plateaux 1, 2 et 3 comptent chacun pour soi : on y gagne un crédit
    • tous les deux pions qu’on y capture au fil de la partie,
    • pour chaque pièce qu’on y capture, double pion et pyramide compris.

    L’image montre vos crédits, et ½ là où le prochain pion en rapporte un.
logitac-rules-5-title = Monter
logitac-rules-5 =
    Monter prend le tour, coûte un crédit et mène à une case libre au choix.
    • **Crédit du plateau 1**, vers le 2 : un pion de votre ligne de départ ; cube, cylindre ou double pion d’où qu’ils soient au 1 ; la pyramide, si au moins quatre pions et une pièce à vous sont au 2.
    • **Crédit du 2**, vers le 3 : un pion de votre ligne de départ du plateau 1 (notre décision), avec au moins quatre pions au 2 ; cube ou cylindre depuis le 2, jamais le double pion ; la pyramide depuis le 2, avec au moins deux pions et une pièce au 3.
    • **Crédit du 3** : la pyramide, du 3 au sommet.

    {"**"}Obligation** (détails : notre décision) : tant qu’on peut monter, il le faut. Si aucun pion n’attend sur votre ligne et qu’un pion y servirait un crédit, vous pouvez recruter à la place, et le devez si rien ne peut monter. Sinon, le crédit attend.
logitac-rules-6-title = Délivrance, rachat, fin
logitac-rules-6 =
    Une **pyramide capturée** est délivrée quand un pion de sa couleur arrive sur la ligne de départ ennemie, au plateau 1. Elle prend sa case, le pion va en réserve, et elle peut aussitôt faire un pas ou rester (détails : notre décision).

    {"**"}On gagne** avec sa pyramide en z26.

    Si à votre tour la **réserve est vide** et que l’adversaire détient de vos pions : votre double pion est-il en jeu, et une autre de vos pièces au plateau 3 ? Alors vous pouvez, pour tout votre tour, le céder contre tous ces pions (après l’obligation de monter). Sinon, c’est la **faillite** : partie perdue sur-le-champ.

    {"**"}Nulle** : d’un commun accord ; si personne ne peut jouer (seul bloqué, on passe) ; après 100 tours de suite sans capture, ascension, pyramide délivrée ni pas de pion au plateau 1 (notre décision, une option).

logitac-notation =
    Mouvement `b4-c4`, capture `b4xc5`, vers une cheminée `c4-d4`, ascension `a4^o14`.
    Recruter un pion `+a4`, le double pion `++a4`. Racheter les pions : `ransom`.
    Sortie de cheminée : `pyr@d7`, `cube@d7`, `cyl@d7`. Pyramide délivrée : son pas, ou `stay`.
    Un tour entier sur une ligne : `o14-o15 cube@d7`. Entre deux cases, `-`, `x`, `>` et `^` se valent ; majuscules et espaces sont permis.

## Pourquoi ce n’est pas permis
logitac-illegal-no-square = Il n’y a pas de case { $at }.
logitac-illegal-pyr-comes-out = La pyramide doit d’abord sortir : `pyr@…`, sur une case libre du plateau { $board }.
logitac-illegal-cube-comes-out = Le cube doit d’abord sortir : `cube@…`, sur une case libre du plateau { $board }.
logitac-illegal-cyl-comes-out = Le cylindre doit d’abord sortir : `cyl@…`, sur une case libre du plateau { $board }.
logitac-illegal-pyr-is-next = C’est à la pyramide de sortir, au plateau { $board }.
logitac-illegal-cube-is-next = C’est au cube de sortir, au plateau { $board }.
logitac-illegal-cyl-is-next = C’est au cylindre de sortir, au plateau { $board }.
logitac-illegal-other-board = { $at } n’est pas sur le plateau { $board }, où se fait la sortie.
logitac-illegal-not-free = { $at } n’est pas libre.
logitac-illegal-nothing-falls = Rien n’est tombé dans une cheminée : rien n’en sort.
logitac-illegal-pyramid-or-stay = La pyramide délivrée fait maintenant un pas, ou reste : `stay`.
logitac-illegal-no-stay = Seule une pyramide qu’on vient de délivrer peut rester : jouez quelque chose.
logitac-illegal-where-to = Dites aussi où aller : un mouvement s’écrit `{ $at }-…`, deux cases reliées.
logitac-illegal-ascend-first = Vous avez un crédit utilisable : il faut monter avant toute autre chose.
logitac-illegal-recruit-first = Un pion sur votre ligne de départ pourrait utiliser votre crédit : recrutez-en d’abord un.
logitac-illegal-ransom-reserve = Il vous reste des pions en réserve ({ $count }) : on ne rachète qu’avec une réserve vide.
logitac-illegal-ransom-nobody = L’adversaire ne détient aucun de vos pions : personne à racheter.
logitac-illegal-not-home = { $at } n’est pas sur votre ligne de départ { $line } : c’est là qu’on recrute.
logitac-illegal-too-early = On recrute à partir de son deuxième tour.
logitac-illegal-reserve-empty = Vous n’avez plus de pion en réserve.
logitac-illegal-no-double = Votre double pion n’est pas en réserve.
logitac-illegal-double-wants-captives = Le double pion entre dès que vous détenez deux pions pris ; vous en détenez { $count }.
logitac-illegal-double-waits = Le double pion attend tant que votre cube et votre cylindre sont tous deux au plateau 1.
logitac-illegal-nobody-there = Il n’y a rien en { $at }.
logitac-illegal-not-yours = Ce qui est en { $at } est à l’adversaire.
logitac-illegal-no-way-down = Rien ne va de { $from } à { $to } : pour descendre, il y a les cheminées.
logitac-illegal-stays = C’est déjà en { $at }.
logitac-illegal-pyramid-step = La pyramide va d’une case, en tous sens.
logitac-illegal-double-jump = Le double pion saute comme un cavalier : deux cases tout droit, une de côté.
logitac-illegal-cube-line = Le cube va en ligne et en colonne.
logitac-illegal-cylinder-line = Le cylindre va en diagonale.
logitac-illegal-both-lines = Cette pièce va en ligne, en colonne et en diagonale, pas autrement.
logitac-illegal-chimney-between = La cheminée { $at } barre le chemin : seul le double pion la saute.
logitac-illegal-way-blocked = Quelque chose barre le chemin en { $at }.
logitac-illegal-own-there = Une pièce à vous est en { $at }.
logitac-illegal-refuge = Le pion en { $at } est sur sa propre ligne de départ : ni cube ni cylindre ne l’y prend.
logitac-illegal-chimney-closed = Les cheminées du plateau 1 ne servent qu’aux pions.
logitac-illegal-no-room-below = Le plateau { $board } n’a pas la place pour tout ce qui sortirait.
logitac-illegal-pawn-far = Un pion va d’une seule case.
logitac-illegal-pawn-backward = Au plateau 1, un pion ne recule jamais.
logitac-illegal-pawn-diagonal = Un pion ne va en diagonale que pour capturer, et { $at } est vide.
logitac-illegal-pawn-sideways = Un pion ne va de côté qu’au plateau 3.
logitac-illegal-pawn-straight = { $at } est pris : un pion capture en diagonale.
logitac-illegal-one-board = Une pièce monte d’un seul plateau à la fois.
logitac-illegal-no-credit = Vous n’avez pas de crédit du plateau { $board } pour monter.
logitac-illegal-pawn-from-home = Un pion ne monte que depuis votre ligne de départ { $line } du plateau 1.
logitac-illegal-pawns-second = Un pion peut monter au plateau 3 dès que quatre des vôtres sont au 2 ; il y en a { $count }.
logitac-illegal-summit-pyramid = Seule la pyramide monte au sommet, depuis le plateau 3.
logitac-illegal-double-stays = Le double pion ne monte jamais au plateau 3.
logitac-illegal-pyramid-follows = La pyramide suit dès que { $wanted } de vos pions et une pièce sont au plateau { $board } ; pions là-haut : { $pawns }.
