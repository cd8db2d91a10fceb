tactic-title = Tactic
tactic-tagline = Menez vos trois patrouilleurs à l’autre bout ; vos deux gardes barrent la route adverse.
tactic-takes = Environ 41 tours en tout à bon niveau, 44 quand on débute. Quand on débute, les chances sont égales ; à bon niveau, commencer est un léger désavantage.
tactic-seat-0 = Sud
tactic-seat-1 = Nord

tactic-option-variant = Variante
tactic-option-variant-hint = Ce que coûte un blocus, et quand
tactic-choice-variant-classic = classique : un garde perdu
tactic-choice-variant-capture = capture : un patrouilleur perdu
tactic-choice-variant-forced = passage forcé : un bloqué suffit

tactic-reason-quiet = { $limit } tours d’affilée sans qu’un patrouilleur avance, les points décident
tactic-reason-home = trois patrouilleurs sont arrivés, les points décident
tactic-reason-shuttle = un aller-retour est accompli, les points décident
tactic-reason-no-patrols = les trois patrouilleurs sont perdus, ceux d’en face comptent où qu’ils soient

tactic-said-step = de { $from } en { $to }
tactic-said-jump = garde de { $from } en { $to }
tactic-said-enter = entrée d’un garde en { $to }
tactic-said-lose = perte de la pièce en { $at }
tactic-said-lose-reserve = perte d’un garde de la réserve
tactic-said-patrol = patrouilleur { $way }
tactic-said-lose-patrol = perte du patrouilleur en { $at }
tactic-said-lose-guard = perte du garde en { $at }
tactic-said-gained = { $places ->
    [none] l’adversaire n’a plus de patrouilleur, +{ $points }
   *[other] arrivé en { $places }, +{ $points }
}

tactic-whole = { $way }
tactic-step-g = Faire entrer un garde
tactic-step-lose = Perdre une pièce (pénalité)
tactic-step-reserve = Un garde de la réserve
tactic-step-line-1 = Ligne 1
tactic-step-line-2 = Ligne 2
tactic-step-line-3 = Ligne 3
tactic-step-line-4 = Ligne 4
tactic-step-line-5 = Ligne 5
tactic-step-line-6 = Ligne 6
tactic-step-line-7 = Ligne 7
tactic-step-line-8 = Ligne 8
tactic-step-line-9 = Ligne 9
tactic-step-line-10 = Ligne 10
tactic-step-line-11 = Ligne 11
tactic-step-line-12 = Ligne 12
tactic-step-line-13 = Ligne 13
tactic-unfinished-second = encore une action, d’un patrouilleur ou d’un garde.
tactic-unfinished-turn = le garde est perdu ; à vous maintenant, deux actions.
tactic-label-patrol = Patrouilleur en { $at }
tactic-label-guard = Garde en { $at }
tactic-ask-lose = Quelle pièce perdez-vous ?
tactic-pick-1 = Que jouer ?
tactic-pick-2 = Où va-t-il ?
tactic-pick-3 = Quelle station de cette ligne ?

tactic-moment-home = Un patrouilleur est arrivé, pour { $points ->
    [one] 1 point
   *[other] { $points } points
}.

tactic-rules-1-title = Trois patrouilleurs, deux gardes
tactic-rules-1 =
    Deux camps se font face sur 72 stations, reliées par des tracés. Sud part de la ligne 1 et monte ; Nord part de la ligne 13 et descend.

    Vous avez trois **patrouilleurs**, sur les trois **bases centrales** de votre côté (dans les cadres carrés), et deux **gardes**, qui attendent en réserve.

    {"**"}Menez vos patrouilleurs sur les bases centrales adverses.** Le premier arrivé vaut 1 point, le deuxième 3, le troisième 5. Dès qu’un troisième patrouilleur arrive, la partie s’arrête et la plus grande somme gagne.

    Une seule pièce par station, et rien n’est capturé en se déplaçant : on se faufile, ou on barre la route.

    -# Notre décision : la figure du plateau imprimé est perdue. Celui-ci est le plus simple qui ait tout ce que la règle en dit.
tactic-rules-2-title = Un tour, deux actions
tactic-rules-2 =
    Sud commence. Un tour compte **deux actions**, au choix :
    - **un patrouilleur fait deux pas**, dont au moins un en avant (jamais deux de côté) ;
    - **deux patrouilleurs** font un pas chacun ;
    - **un patrouilleur fait un pas et un garde** entre ou se déplace une fois, dans l’ordre voulu.

    Un patrouilleur fait donc un pas à chaque tour, et jamais deux gardes ne bougent dans le même.

    Sur l’image, Sud est allé de 1b à 2c. La seconde action : encore un pas de ce patrouilleur, le pas d’un autre, ou un garde.

    -# Nos décisions : la première action doit en permettre une seconde, si c’est possible. S’il n’y a pas de tour complet mais un pas, ce pas seul fait le tour.
tactic-rules-3-title = Les pas d’un patrouilleur
tactic-rules-3 =
    Un patrouilleur suit un tracé jusqu’à la station suivante, si elle est libre : **en avant** ou **de côté**, **jamais en arrière**. L’avant, c’est vers le haut pour Sud et vers le bas pour Nord.

    Sur l’image, le patrouilleur en 4c peut avancer en 5b, ou aller de côté en 4b ou 4d.

    On va de côté sur les lignes paires et sur les deux lignes du bout. Un patrouilleur peut se tenir sur toute sorte de station.

    Sur une base centrale adverse, il est **arrivé** et ne bouge plus jamais.

    Les tracés en mots : d’une station des lignes 3 à 11, vers le haut comme vers le bas, a mène en a et b, b en c et d, c en d et e, d en f et g ; des lignes 1 et 13, a en a et b, b en b et c, c en c, d et e, d en e et f, e en f et g.

    -# Notre décision : on peut aussi aller de côté sur les lignes 1 et 13.
tactic-rules-4-title = Lignes 2 et 12, et culs-de-sac
tactic-rules-4 =
    Sur les **lignes 2 et 12**, un patrouilleur qui peut avancer ne va pas de côté. S’il ne le peut pas, il va de côté, mais seulement **vers la base extérieure la plus proche**, a ou g au bord ; du milieu, d, l’une ou l’autre. En a ou en g, plus de pas de côté : il attend.

    Sur l’image, le garde de Nord en 3b arrête le patrouilleur en 2c. Celui-ci ne peut aller qu’en 2b.

    {"**"}Gare aux culs-de-sac.** En 2a, on est coincé tant que 3a est prise. Dans un coin de la ligne d’en face (13a ou 13e pour Sud, 1a ou 1e pour Nord), on l’est tant que la seule voisine est prise : pour de bon, si un patrouilleur y est arrivé. L’image vous prévient.
tactic-rules-5-title = Les gardes
tactic-rules-5 =
    Un garde ne se tient que sur une **base de transit** : toute station qui n’est ni base centrale, ni base extérieure au bord.

    Il **entre** (est mis en jeu) depuis votre réserve sur n’importe quelle base de transit libre. Plus tard, il **va** de sa place à **n’importe quelle** autre, proche ou lointaine : les tracés ne comptent pas pour lui.

    Un garde gêne tout le monde, son propre camp aussi. Il reste sur le plateau jusqu’à ce qu’une pénalité l’en retire, et ne revient jamais en réserve.

    Sur l’image, le garde de Sud en 10d peut aller partout où il y a un point ou un anneau. Écarter son garde, puis prendre sa place avec un patrouilleur : voilà un beau coup.
tactic-rules-6-title = Le blocus
tactic-rules-6 =
    C’est le **blocus** quand aucun de vos patrouilleurs ne peut faire un pas, même après avoir écarté un de vos gardes.

    Vous **perdez alors un garde** de votre choix, placé ou en réserve. Il quitte la partie, et c’était votre tour. Sans garde, vous passez jusqu’à ce qu’un patrouilleur soit débloqué.

    Sur l’image, Sud est bloqué : les gardes de Nord en 3a et 3d arrêtent les trois patrouilleurs, et celui en 2a gêne celui en 2b. Sud doit perdre un garde.

    En cas de blocus des deux côtés, sans gardes, la partie s’arrête et les points décident.
tactic-rules-7-title = La fin, et l’aller-retour
tactic-rules-7 =
    La partie s’arrête quand un **troisième patrouilleur arrive**, ou quand un **aller-retour** est accompli. La plus grande somme de points (1, puis 3, puis 5) gagne ; à égalité, partie nulle.

    L’aller-retour : pendant **six de vos tours de suite**, le même patrouilleur fait un seul pas, dans un sens puis dans l’autre, entre les deux mêmes stations voisines de la ligne 4, 6, 8 ou 10. L’autre action de ces tours est libre. L’image compte : Sud en est à 2 sur 6.

    Il ne gagne pas, il arrête le jeu : utile quand on mène.

    On peut aussi convenir d’arrêter et de compter. Après **40 tours de suite** sans pas en avant, arrivée ni pénalité, c’est pareil (option *Tours calmes*).

    -# Nos décisions : cette limite ; un tour fait d’une pénalité seule rompt l’aller-retour, un tour passé non.
tactic-rules-8-title = Deux variantes plus vives
tactic-rules-8 =
    L’option *Variante* propose deux autres jeux.

    {"**"}Capture.** En cas de blocus, vous perdez un **patrouilleur** non arrivé au lieu d’un garde. Les trois perdus, la partie s’arrête : ceux d’en face comptent 1, 3 et 5 où qu’ils soient.

    {"**"}Passage forcé.** Si, au début de votre tour, ne serait-ce qu’**un** patrouilleur n’a aucun pas, vous perdez d’abord un garde de votre choix, si vous en avez. Puis vous jouez ; si rien ne peut bouger, le tour est fini. Sur l’image, celui en 2c n’a aucun pas : un garde de Nord est en 3b, un patrouilleur de Sud en 2b.

    -# Nos décisions : les patrouilleurs arrivés sont épargnés dans les deux variantes, et s’il ne vous reste qu’eux, vous passez. En passage forcé, un garde par tour au plus, jugé avant tout mouvement de garde.
tactic-rules-9-title = Notre lecture de la règle d’origine
tactic-rules-9 =
    Là où la règle d’origine laisse le choix, nous avons choisi. Chez vous, à vous de voir.

    - **Le plateau.** Son dessin est perdu ; le nôtre est le plus simple qui suive tout le texte. Plus strict : le plateau de votre boîte.
    - **De côté.** Les patrouilleurs suivent les tracés, en avant ou de côté. Chez nous, les lignes 1 et 13 en ont aussi de côté. Plus strict : aucun sur ces lignes.
    - **L’échappée.** Sur les lignes 2 et 12, un patrouilleur qui ne peut avancer va « vers les stations extérieures les plus proches ». Chez nous, une fois là, il y reste. Plus strict : il peut revenir vers le milieu.
    - **Les gardes** vont « dans n’importe quelle direction », sur tout croisement libre. Les nôtres vont à toute distance. Plus strict : une base à la fois.
    - **Un garde capturé** sort du jeu, mais la règle ne dit pas comment il l’est. Chez nous, c’est la pénalité. Plus strict : rien d’autre non plus.
tactic-rules-10-title = Notre lecture de la règle d’origine, suite
tactic-rules-10 =
    - **Un tour**, c’est deux pas, ou un pas et un garde. Chez nous, un seul pas suffit si rien d’autre n’est possible, et la première action doit en permettre une seconde. Plus strict : sinon, c’est le blocus.
    - **L’aller-retour** est un double pas de côté « en 6 coups successifs ». Chez nous, six tours d’affilée avec un tel pas chacun ; l’autre action est libre. Une pénalité seule le rompt, un tour passé non. Plus strict : deux de ces pas à chacun de trois tours, ce que la règle interdit ailleurs.
    - **Capture.** En blocus, on perd un patrouilleur. Chez nous, jamais un patrouilleur arrivé. Plus strict : n’importe lequel.
    - **Passage forcé.** On perd un garde dès qu’un patrouilleur est bloqué. Chez nous, un par tour au plus, jugé avant tout mouvement de garde. Plus strict : un par patrouilleur bloqué.
    - **La fin.** La règle n’a pas de limite. Plus strict : *Tours calmes* sur *jamais*.

tactic-notation =
    Une station s’écrit par sa ligne et sa lettre : `4c`. Pas d’un patrouilleur ou déplacement d’un garde : `1b-2c`. Entrée d’un garde : `g@7c`. Pénalité : `lose 7c` ou `lose reserve` (la réserve).
    Un tour entier sur une ligne : `1b-2c 2c-3b` ou `1b-2c g@7c` ; le chemin `1b-2c-3b` est compris aussi.

## Pourquoi ce n’est pas permis
tactic-illegal-no-station = Il n’y a pas de station { $at }.
tactic-illegal-where-from = Vous n’avez rien en { $at }. Dites aussi d’où : un pas s’écrit `…-{ $at }` ; pour faire entrer un garde, `g@{ $at }`.
tactic-illegal-where-to = Dites aussi où : un pas s’écrit `{ $at }-…`, avec les deux stations.
tactic-illegal-owes-guard = C’est le blocus : à ce tour, vous perdez un garde.
tactic-illegal-owes-guard-first = L’un de vos patrouilleurs n’a aucun pas : vous perdez d’abord un garde.
tactic-illegal-owes-patrol = C’est le blocus : à ce tour, vous perdez un patrouilleur.
tactic-illegal-no-penalty = Ce n’est pas le blocus : vous ne perdez pas de pièce.
tactic-illegal-lose-guard = On ne perd que l’un de ses propres gardes.
tactic-illegal-lose-patrol = On ne perd que l’un de ses propres patrouilleurs, pas encore arrivé.
tactic-illegal-no-reserve = Vous n’avez plus de garde en réserve.
tactic-illegal-guard-on-base = Un garde ne se tient que sur une base de transit, et { $at } n’en est pas une.
tactic-illegal-one-guard = Un garde a déjà joué à ce tour : c’est à un patrouilleur de faire un pas.
tactic-illegal-no-step-after = Avec un garde en { $at }, aucun de vos patrouilleurs n’aurait plus de pas, et il en faut un.
tactic-illegal-guard-meets-their-guard = Le garde adverse est en { $at } : il faut une base libre.
tactic-illegal-guard-meets-their-patrol = Un patrouilleur adverse est en { $at } : il faut une base libre.
tactic-illegal-guard-meets-own-guard = Votre propre garde est en { $at } : il faut une base libre.
tactic-illegal-guard-meets-own-patrol = Votre propre patrouilleur est en { $at } : il faut une base libre.
tactic-illegal-patrol-meets-their-guard = Le garde adverse tient { $at } : un patrouilleur n’y entre pas.
tactic-illegal-patrol-meets-their-patrol = Un patrouilleur adverse est en { $at }, et on ne prend rien en se déplaçant.
tactic-illegal-patrol-meets-own-guard = Votre propre garde est en { $at } : déplacez-le d’abord, ou contournez-le.
tactic-illegal-patrol-meets-own-patrol = Votre propre patrouilleur est en { $at } : une seule pièce par base.
tactic-illegal-not-yours = La pièce en { $at } est à l’adversaire.
tactic-illegal-nobody-there = Vous n’avez pas de pièce en { $at }.
tactic-illegal-home = Le patrouilleur en { $at } est arrivé : il ne bouge plus.
tactic-illegal-stays = La pièce est déjà en { $at }.
tactic-illegal-no-track = Aucun tracé ne relie { $from } et { $to } : un patrouilleur va de voisine en voisine.
tactic-illegal-backward = Un patrouilleur ne recule jamais.
tactic-illegal-forward-first = Depuis { $at }, la voie est libre en avant : sur les lignes 2 et 12, il faut la prendre.
tactic-illegal-escape-outward = Depuis { $at }, on ne s’échappe de côté que vers la base extérieure la plus proche.
tactic-illegal-outer-waits = Sur la base extérieure { $at }, pas de pas de côté : le patrouilleur attend.
tactic-illegal-sideways-twice = Un même patrouilleur ne va pas deux fois de côté dans un tour.
tactic-illegal-no-second = Après { $step }, vous n’auriez pas de seconde action ; un autre début permet un tour entier.

tactic-lasts = Environ 45 tours, 20 minutes contre moi
