logitac-title = Logitac
logitac-tagline = Quatre plateaux superposés : capturer, monter, mener la pyramide au sommet.
logitac-takes = Selon la règle d’origine, une partie peut durer des centaines de tours. Pour une première, choisissez la durée *courte*.
logitac-takes-length-long = Environ 81 tours en tout. Les chances sont égales.
logitac-takes-length-short = Environ 38 tours en tout à bon niveau, 25 quand on débute. Les chances sont à peu près égales et les nulles rares.
logitac-seat-0 = Blancs
logitac-seat-1 = Noirs

logitac-option-reserve = Pions en réserve
logitac-option-reserve-hint = Combien de pions chacun peut recruter : 33, ou moins pour une partie plus courte
logitac-option-length = Durée
logitac-option-length-hint = Règle d’origine, ou plus court : des ascensions gagnent, sans pyramide on perd
logitac-choice-length-sheet = règle d’origine : le sommet gagne
logitac-choice-length-long = longue : trois ascensions gagnent
logitac-choice-length-short = courte : deux ascensions gagnent

logitac-reason-quiet = { $limit } tours d’affilée sans capture, ni ascension, ni pion sur une nouvelle ligne
logitac-reason-summit = la pyramide est au sommet
logitac-reason-bankrupt = faillite : plus de pions en réserve, ni de quoi les racheter
logitac-reason-ascents = toutes les ascensions requises sont faites
logitac-reason-pyramid = la pyramide est capturée

logitac-said-move = de { $from } en { $to }
logitac-said-capture = capture en { $to } depuis { $from }
logitac-said-chimney = de { $from } dans la cheminée { $to }
logitac-said-ascend = ascension de { $from } en { $to }
logitac-said-summit = la pyramide de { $from } au sommet
logitac-said-recruit = pion recruté en { $to }
logitac-said-recruit-double = double pion recruté en { $to }
logitac-said-exit-pyr = la pyramide sort en { $to }
logitac-said-exit-cube = le cube sort en { $to }
logitac-said-exit-cyl = le cylindre sort en { $to }
logitac-said-ransom = rachat de tous les pions contre le double pion
logitac-said-stay = la pyramide délivrée reste sur place
logitac-said-piece-moves = { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] un pion
} de { $from } en { $to }
logitac-said-piece-captures = { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] un pion
} de { $from } capture { $victim ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] un pion
} en { $to }
logitac-said-piece-chimney = { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] un pion
} de { $from } descend par la cheminée { $to }
logitac-said-piece-ascends = { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] un pion
} monte de { $from } en { $to }
logitac-said-piece-summit = { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] un pion
} monte de { $from } au sommet
logitac-said-escape = la pyramide délivrée s’échappe de { $from } en { $to }
logitac-said-escape-captures = la pyramide délivrée s’échappe de { $from } et capture { $victim ->
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
    [pyr] la pyramide
   *[pawn] un pion
} en { $to }
logitac-said-credit = un crédit de plus pour le plateau { $board }
logitac-said-ascents = ascension { $made } sur { $wanted }

logitac-step-recruit = Recruter un pion
logitac-step-double = Recruter le double pion
logitac-step-ascend = Monter
logitac-step-pyr = La pyramide sort
logitac-step-cube = Le cube sort
logitac-step-cyl = Le cylindre sort
logitac-step-ransom = Racheter les pions
logitac-step-stay = Rester
logitac-unfinished-escape = la pyramide délivrée peut faire un mouvement, ou rester.
logitac-unfinished-fallen = placez ce qui est tombé sur le plateau du dessous.
logitac-label-chimney = { $at } (cheminée)
logitac-label-capture = capture { $at }
logitac-label-piece-pawn = Pion { $at }
logitac-label-piece-double = Double { $at }
logitac-label-piece-cyl = Cylindre { $at }
logitac-label-piece-cube = Cube { $at }
logitac-label-piece-pyr = Pyramide { $at }
logitac-ask-line = Sur quelle ligne la sortie se fait-elle ?
logitac-ask-square = Sur quelle case de cette ligne ?
logitac-ask-escape = Où va la pyramide délivrée, ou reste-t-elle ?
logitac-pick-1 = Quelle pièce, ou quelle autre action ?
logitac-pick-2 = Vers quelle case ?
logitac-pick-3 = Quelle ligne, ou quelle case ?
logitac-pick-4 = Quelle case ?

logitac-margin-ascents = Ascensions : { $first } à { $second }.
logitac-moment-pyramid = La pyramide a été capturée.
logitac-moment-freed = La pyramide a été délivrée.
logitac-moment-ascent = { $count ->
    [1] La première ascension.
   *[other] L’ascension numéro { $count }.
}
logitac-moment-piece = Une pièce a été capturée.

logitac-rules-1-title = Quatre plateaux, un sommet
logitac-rules-1 =
    Quatre plateaux se superposent : le **plateau 1** (12 × 12, lignes a à l), le **plateau 2** (8 × 8, m à t), le **plateau 3** (5 × 5, u à y) et le **sommet**, la seule case z26. **Menez votre pyramide au sommet et vous gagnez.**

    Capturer sur un plateau rapporte des *crédits*, et un crédit fait monter l’un des vôtres d’un plateau.

    Les Blancs sont chez eux en ligne a et avancent vers les lettres suivantes ; les Noirs, en ligne l, vers les précédentes. Chacun débute avec douze pions, une **pyramide**, un **cube** et un **cylindre**. En réserve : 33 pions et le **double pion**.

    Les Blancs commencent. Un tour : un mouvement, un recrutement, une ascension ou le rachat. Si rien n’est possible, vous passez.

    -# Options : *Durée*, longue ou courte (nos règles) : pions deux ou trois lignes plus loin ; trois ou deux ascensions gagnent, perdre la pyramide perd. *Pions en réserve* : moins de 33.
logitac-rules-2-title = Les mouvements des pièces
logitac-rules-2 =
    - **Pyramide** : une case, dans les huit directions.
    - **Cube** : en ligne ou en colonne, sans limite.
    - **Cylindre** : en diagonale, sans limite.
    - **Double pion** : le saut du cavalier d’échecs, par-dessus tout.

    Une pièce capture en prenant la case d’un ennemi, et vous gardez ce que vous capturez. Toute pièce peut être capturée, la pyramide aussi. Cube et cylindre ne sautent pas, et ne capturent jamais un pion sur sa propre ligne de départ.

    Capturez un cube, et le cylindre de son camp, devenu *solitaire*, se déplace aussi comme un cube ; et inversement. Une cheminée y met fin.

    Sur l’image, le cube en n18 peut aller le long de la ligne n, en m18, ou dans la cheminée o18.

    -# Nos décisions : « d’une case noire à une blanche en sautant une case », c’est le cavalier. Le pouvoir perdu dans une cheminée l’est pour de bon.
logitac-rules-3-title = Les pions
logitac-rules-3 =
    Un pion fait **un pas** vers une case libre :
    - plateau 1 : en avant seulement,
    - plateau 2 : en avant ou en arrière,
    - plateau 3 : en avant, en arrière ou de côté.

    Il **capture** d’une case en diagonale, jamais tout droit : au plateau 1 vers l’avant seulement, aux plateaux 2 et 3 dans les quatre diagonales.

    Sur l’image, le pion en f7 peut aller en g7, ou capturer le pion noir en g6.

    Les pions sont la monnaie du jeu. Gardez-en en réserve : à court de pions, la faillite menace (page 9).

    -# Notre décision : au plateau 1, les pions capturent vers l’avant seulement.
logitac-rules-4-title = Capturer rapporte des crédits
logitac-rules-4 =
    Les plateaux 1, 2 et 3 se comptent séparément. Sur chacun, vous gagnez **un crédit**
    - tous les **deux pions** que vous y capturez,
    - pour **chaque pièce** que vous y capturez, double pion et pyramide compris.

    Un crédit du plateau 1 fait monter au plateau 2, un crédit du 2 fait monter au 3, et un crédit du 3 mène la pyramide au sommet.

    Sous les plateaux, l’image montre les ascensions gagnées, et où un pion sur deux est déjà capturé. Les Blancs ont capturé deux pions au plateau 1 et gagné une ascension vers le plateau 2.

    -# Notre décision : un pion compte une fois pour toutes, même si son camp le rachète.
logitac-rules-5-title = Monter
logitac-rules-5 =
    Monter prend votre tour et un crédit, et mène à une case libre de votre choix.

    {"**"}Au plateau 2** : un pion de votre ligne de départ ; cube, cylindre ou double pion d’où qu’ils soient au 1 ; la pyramide, dès que quatre pions et une pièce à vous sont au 2.
    {"**"}Au plateau 3** : un pion de votre ligne de départ, dès que quatre de vos pions sont au 2 ; cube ou cylindre depuis le 2, jamais le double pion ; la pyramide depuis le 2, dès que deux pions et une pièce sont au 3.
    {"**"}Au sommet** : la pyramide, depuis le 3.

    {"**"}Un crédit doit servir** : tant qu’on peut monter, rien d’autre n’est permis. Mais si aucun pion n’attend sur votre ligne et qu’un pion y pourrait monter, vous pouvez recruter à la place ; et vous le devez si rien d’autre ne monte.

    -# Nos décisions : ces détails, et que les pions montent au 3 tout droit de leur ligne. « Quatre » : au moins quatre.
logitac-rules-6-title = Recruter
logitac-rules-6 =
    Recruter prend votre tour. Dès votre **deuxième tour**, vous pouvez poser un **pion** de votre réserve sur une case libre de votre ligne de départ, la première de votre camp : a pour les Blancs, l pour les Noirs.

    Le **double pion** entre de même, si
    - vous détenez au moins **deux pions capturés**, et
    - votre cube ou votre cylindre **n’est plus au plateau 1** : capturé, ou monté.

    Vous gardez ces deux pions. Un double pion capturé ne revient jamais ; tombé dans une cheminée, il attend de nouveau en réserve.

    Sur l’image, les Blancs peuvent recruter en a1, a2, a3 et de a9 à a12.

    -# Notre décision : les pions capturés sont une condition, pas un prix.
logitac-rules-7-title = Les cheminées
logitac-rules-7 =
    Les neuf trous noirs sont des cheminées : d4, d9, i4, i9 au plateau 1, o15, o18, r15, r18 au 2, w23 au 3. Rien n’y reste.

    - Un **pion** peut tomber dans une cheminée voisine, par son pas, de côté ou en diagonale ; pas en reculant au plateau 1. Il revient dans votre réserve.
    - **Cube et cylindre** peuvent finir leur course dans une cheminée des plateaux 2 et 3. Ils sortent aussitôt au-dessous, où vous voulez.
    - La **pyramide** aussi, d’un pas, et elle entraîne toutes vos pièces de ce plateau : pions et double pion en réserve, les autres dessous.
    - Le **double pion** peut sauter dans celles du 2 et revient en réserve.

    Celles du 1 ne servent qu’aux pions.

    -# Nos décisions : comment un pion y entre ; sortent pyramide, cube, cylindre, dans cet ordre ; sans place pour tous dessous, elle est fermée.
logitac-rules-8-title = La pyramide capturée
logitac-rules-8 =
    Perdre sa pyramide n’est pas perdre la partie : elle attend chez l’adversaire que vous la **délivriez**.

    Elle l’est quand l’un de vos **pions arrive sur la ligne de départ ennemie**, au plateau 1, d’un pas ou en capturant. La pyramide prend cette case, le pion va dans votre réserve, et elle **peut aussitôt faire un mouvement** (d’échappement), ou rester.

    Sur l’image, les Noirs détiennent la pyramide blanche. Le pion blanc en k9 la délivre en allant en l9, ou en capturant le pion en l8.

    Délivrer ne rapporte pas de crédit ; capturer une pyramide, oui, comme toute pièce.

    -# Notre décision : la façon dont elle revient, et que le mouvement est libre. Dans les parties courtes (option *Durée*), une pyramide capturée perd la partie.
logitac-rules-9-title = Victoire, rachat, faillite
logitac-rules-9 =
    {"**"}Vous gagnez** quand votre pyramide est en z26. (L’option *Durée* offre des parties courtes, gagnées en deux ou trois ascensions.)

    {"**"}Surveillez votre réserve.** Si, au début de votre tour, elle n’a plus de pions et que l’adversaire en détient : votre double pion est-il en jeu, et une autre de vos pièces au plateau 3 ? Alors vous pouvez, pour tout votre tour, le **céder pour de bon** contre tous ces pions : c’est le rachat (l’obligation de monter passe avant). Sinon, c’est la **faillite** : vous perdez aussitôt, comme les Blancs sur l’image.

    {"**"}Nulle** : d’un commun accord ; si personne ne peut jouer ; ou après 100 tours de suite sans capture, ascension, pyramide délivrée, ni pion atteignant une ligne du plateau 1 où aucun des siens n’était allé (option *Tours calmes*).

    -# Nos décisions : cette limite ; si l’adversaire ne détient aucun de vos pions, ni rachat ni faillite.
logitac-rules-10-title = Notre lecture de la règle d’origine
logitac-rules-10 =
    Là où la règle d’origine laisse le choix, nous avons choisi. Chez vous, à vous de voir.

    - **Les pions** capturent et tombent en diagonale. Chez nous, sur le plateau 1, en avant seulement. Plus strict : partout.
    - **Le double pion** change de couleur et de ligne « en sautant une seule case ». Le nôtre saute comme un cavalier. Dès deux pions détenus, vous pouvez le recruter, sur votre ligne de départ. Plus strict : vous devez.
    - **Deux pièces en une.** Seul, le cube ou le cylindre a les deux pouvoirs, jusqu’à sa chute. Chez nous, il perd l’autre pour de bon. Plus strict : sur ce plateau-là seulement.
    - **Quatre, deux, un** : au moins, et un pion capturé compte pour toujours. Plus strict : tout juste, et seulement ceux encore détenus.
    - **L’ascension due.** Faute de pion en attente, il faut en placer un. Chez nous, seulement s’il pourrait employer le crédit. Plus strict : toujours.
logitac-rules-11-title = Notre lecture de la règle d’origine, suite
logitac-rules-11 =
    - **La pyramide délivrée** a aussitôt un mouvement. Le pion peut arriver en capturant, et la pyramide capturer, ou rester. Plus strict : rien de cela.
    - **La chute** d’une pyramide entraîne sa couleur. Pyramide, cube et cylindre ressortent dans cet ordre, où vous voulez. Plus strict : ordre libre.
    - **Rachat et faillite.** Réserve vide : payer ou perdre. Chez nous, au début de votre tour, s’il y a des pions à racheter ; cela fait le tour. Plus strict : dès que le dernier pion part.
    - **La fin.** Notre limite : 100 tours calmes ; un pas de pion compte s’il va plus loin que jamais. Plus strict : *Tours calmes* sur *jamais*, *Durée* d’origine.
    - **Une pièce lâchée est jouée.** Chez nous, on lâche en confirmant. Plus strict : en posant.
    - **Trois manches** sont permises : notre « meilleur de 3 ». Plus strict : toujours trois.
    - **Trois formes** (pyramide, escalier, à plat) d’une même partie.

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
logitac-illegal-pyramid-or-stay = Déplacez maintenant la pyramide délivrée d’une case, ou écrivez `stay`.
logitac-illegal-no-stay = Seule une pyramide tout juste délivrée peut rester : jouez un coup.
logitac-illegal-where-from = Vous n’avez rien en { $at }. Dites aussi d’où : un mouvement s’écrit `…-{ $at }`, avec les deux cases.
logitac-illegal-where-to = Dites aussi où : un mouvement s’écrit `{ $at }-…`, avec les deux cases.
logitac-illegal-ascend-first = Vous avez un crédit utilisable : il faut monter avant toute autre chose.
logitac-illegal-recruit-first = Un pion sur votre ligne de départ pourrait utiliser votre crédit : recrutez-en d’abord un.
logitac-illegal-ransom-reserve = Il vous reste { $count } en réserve : on ne rachète que si elle est vide.
logitac-illegal-ransom-nobody = L’adversaire ne détient aucun de vos pions : il n’y a rien à racheter.
logitac-illegal-not-home = { $at } n’est pas sur votre ligne de départ { $line } : c’est là qu’on recrute.
logitac-illegal-too-early = Vous pouvez recruter dès votre deuxième tour.
logitac-illegal-reserve-empty = Vous n’avez plus de pion en réserve.
logitac-illegal-no-double = Votre double pion n’est pas en réserve.
logitac-illegal-double-wants-captives = Il faut deux pions capturés pour le double pion ; vous en avez { $count }.
logitac-illegal-double-waits = Le double pion attend tant que ni votre cube ni votre cylindre n’a quitté le plateau 1.
logitac-illegal-nobody-there = Il n’y a rien en { $at }.
logitac-illegal-not-yours = La pièce en { $at } est à l’adversaire.
logitac-illegal-no-way-down = On ne va pas de { $from } à { $to } : on ne descend que par une cheminée.
logitac-illegal-stays = C’est déjà en { $at }.
logitac-illegal-pyramid-step = La pyramide va d’une case, en tous sens.
logitac-illegal-double-jump = Le double pion saute comme un cavalier : deux cases tout droit, une de côté.
logitac-illegal-cube-line = Le cube va en ligne et en colonne.
logitac-illegal-cylinder-line = Le cylindre va en diagonale.
logitac-illegal-both-lines = Cette pièce va en ligne, en colonne et en diagonale, pas autrement.
logitac-illegal-chimney-between = La cheminée { $at } barre le chemin : seul le double pion la saute.
logitac-illegal-way-blocked = Quelque chose barre le chemin en { $at }.
logitac-illegal-own-there = Une pièce à vous est en { $at }.
logitac-illegal-refuge = Le pion en { $at } est sur sa propre ligne de départ : ni cube ni cylindre ne l’y capture.
logitac-illegal-chimney-closed = Les cheminées du plateau 1 ne servent qu’aux pions.
logitac-illegal-no-room-below = Le plateau { $board } n’a pas la place pour tout ce qui sortirait.
logitac-illegal-pawn-far = Un pion va d’une seule case.
logitac-illegal-pawn-backward = Au plateau 1, un pion ne recule jamais.
logitac-illegal-pawn-diagonal = Un pion ne va en diagonale que pour capturer, et { $at } est vide.
logitac-illegal-pawn-sideways = Un pion ne va de côté qu’au plateau 3.
logitac-illegal-pawn-straight = { $at } est occupée : un pion capture en diagonale.
logitac-illegal-one-board = Une pièce monte d’un seul plateau à la fois.
logitac-illegal-no-credit = Vous n’avez pas de crédit du plateau { $board } pour monter.
logitac-illegal-pawn-from-home = Un pion ne monte que depuis votre ligne de départ { $line } du plateau 1.
logitac-illegal-pawns-second = Un pion peut monter au plateau 3 dès que quatre des vôtres sont au 2 ; il y en a { $count }.
logitac-illegal-summit-pyramid = Seule la pyramide monte au sommet, depuis le plateau 3.
logitac-illegal-double-stays = Le double pion ne monte jamais au plateau 3.
logitac-illegal-pyramid-follows = La pyramide peut suivre dès que { $wanted } de vos pions et une pièce sont au plateau { $board } ; pions déjà là-haut : { $pawns }.

logitac-lasts = La partie courte : environ 36 tours, 20 minutes contre moi
