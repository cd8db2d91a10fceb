tactic-title = Tactic
tactic-tagline = Menez trois patrouilleurs à l’autre bout ; deux gardes barrent la route.
tactic-seat-0 = Sud
tactic-seat-1 = Nord

tactic-option-variant = Variante
tactic-option-variant-hint = Ce que coûte un blocus, et quand
tactic-choice-variant-classic = classique : le blocus coûte un garde
tactic-choice-variant-capture = capture : le blocus coûte un patrouilleur
tactic-choice-variant-forced = passage forcé : un seul patrouilleur bloqué coûte un garde

tactic-reason-home = trois patrouilleurs sont arrivés, les points décident
tactic-reason-shuttle = un aller-retour est accompli, les points décident
tactic-reason-no-patrols = trois patrouilleurs sont perdus, ceux d’en face comptent tous

tactic-said-step = va de { $from } à { $to }
tactic-said-jump = déplace un garde de { $from } à { $to }
tactic-said-enter = fait entrer un garde en { $to }
tactic-said-lose = abandonne la pièce en { $at }
tactic-said-lose-reserve = abandonne un garde de sa réserve

tactic-step-g = Faire entrer un garde
tactic-step-lose = Abandonner une pièce
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
tactic-pick-1 = La pièce à déplacer
tactic-pick-2 = Vers où
tactic-pick-3 = Quelle station de cette ligne

tactic-rules-1-title = Le plateau et le but
tactic-rules-1 =
    72 stations sur 13 lignes, reliées par des tracés. Sud occupe la ligne 1, Nord la ligne 13 ; chacun y a trois **bases centrales**. Sur les bords, 16 **bases extérieures** ; les 50 autres sont des **bases de transit**. (La figure du plateau imprimé est perdue : celui-ci est notre reconstitution.)

    Chaque camp a trois **patrouilleurs**, placés sur ses bases centrales, et deux **gardes** en réserve.

    Menez vos patrouilleurs sur les bases centrales adverses. Le premier arrivé vaut **1** point, le deuxième **3**, le troisième **5**. Une seule pièce par station ; on ne prend rien en se déplaçant.
tactic-rules-2-title = Les patrouilleurs
tactic-rules-2 =
    Un patrouilleur suit un tracé jusqu’à une station libre : **en avant** ou **de côté**, jamais en arrière. Toute station lui convient. Sur une base centrale adverse, il est **arrivé** et ne bouge plus.

    Sur les **lignes 2 et 12**, qui peut avancer ne va pas de côté. Qui ne le peut pas va de côté, mais seulement vers la base extérieure la plus proche (du milieu, l’une ou l’autre) ; sur cette base, il attend.

    Sur les lignes 1 et 13, on peut aller de côté chez le voisin (décision de notre part). Gare aux coins : en 2a quand 3a est prise, ou dans un coin de la dernière ligne (13a ou 13e pour Sud, 1a ou 1e pour Nord) quand la voisine est prise, un patrouilleur est coincé, parfois pour de bon.
tactic-rules-3-title = Les gardes
tactic-rules-3 =
    Un garde ne se tient que sur une **base de transit**. Il entre depuis la réserve sur n’importe laquelle qui soit libre, puis va de sa place à **n’importe quelle** autre, proche ou lointaine : les tracés ne comptent pas pour lui.

    Une fois entré, il reste sur le plateau jusqu’à ce qu’une pénalité l’en retire. Il ne revient jamais en réserve.

    Un garde gêne les deux camps. Écarter d’abord son propre garde, puis prendre sa place avec un patrouilleur : voilà un beau tour.
tactic-rules-4-title = Le tour et le blocus
tactic-rules-4 =
    Un tour compte **deux actions**, au choix :
    • un patrouilleur fait deux pas, dont au moins un en avant (pas deux de côté) ;
    • deux patrouilleurs font un pas chacun ;
    • un patrouilleur fait un pas et un garde entre ou se déplace une fois, dans l’ordre voulu.

    La première action doit en permettre une seconde si c’est possible ; s’il n’existe aucun tour complet mais un pas, ce pas seul fait le tour (décision de notre part).

    Si aucun patrouilleur ne peut bouger, même après un déplacement de garde, c’est le **blocus** : vous abandonnez un garde de votre choix, placé ou en réserve, et votre tour est fini. Sans garde, vous passez jusqu’à ce qu’un passage s’ouvre. Deux joueurs bloqués sans gardes : la partie s’arrête, les points décident.
tactic-rules-5-title = La fin
tactic-rules-5 =
    La partie s’arrête aussitôt qu’un **troisième patrouilleur** arrive, ou après un **aller-retour** : le même patrouilleur, pendant six tours de suite de son joueur, fait un seul pas par tour, toujours entre les deux mêmes stations voisines de la ligne 4, 6, 8 ou 10, dans un sens puis dans l’autre. L’autre action de ces tours est libre. Un tour fait d’une pénalité seule rompt la série, un tour passé ne la rompt pas (notre lecture).

    La plus grande somme de points gagne ; à égalité, la partie est nulle. L’aller-retour sert donc à arrêter le jeu quand on mène.

    On peut convenir d’arrêter et de compter. Après 40 tours de suite sans pas en avant, arrivée ni pénalité, la partie finit de même (décision de notre part ; le nombre est une option).
tactic-rules-6-title = Variantes
tactic-rules-6 =
    En **capture**, au blocus, on abandonne un **patrouilleur** non arrivé au lieu d’un garde. Qui a perdu les trois a tout perdu : ceux de l’adversaire comptent 1, 3 et 5 où qu’ils soient. Celui dont tous les patrouilleurs restants sont arrivés passe. (Détails fixés par nous.)

    En **passage forcé**, si, au début de votre tour, ne serait-ce qu’**un** patrouilleur (non arrivé) n’a aucun pas, vous abandonnez un garde de votre choix, un par tour, puis vous jouez. Si plus rien ne peut bouger, le tour est fini. Sans garde, rien à donner. (Nous en jugeons avant tout mouvement de garde.)

tactic-notation =
    Une station s’écrit par sa ligne et sa lettre : `4c`. Pas d’un patrouilleur ou déplacement d’un garde : `1b-2c`. Entrée d’un garde : `g@7c`. Pénalité : `lose 7c` ou `lose reserve` (la réserve).
    Un tour entier sur une ligne : `1b-2c 2c-3b` ou `1b-2c g@7c` ; le chemin `1b-2c-3b` est compris aussi.

## Pourquoi ce n’est pas permis
tactic-illegal-no-station = Il n’y a pas de station { $at }.
tactic-illegal-where-to = Dites aussi où aller : un pas s’écrit `{ $at }-…`, deux stations reliées.
tactic-illegal-owes-guard = Vous êtes bloqué : à ce tour, vous abandonnez un garde.
tactic-illegal-owes-guard-first = L’un de vos patrouilleurs n’a aucun pas : vous abandonnez d’abord un garde.
tactic-illegal-owes-patrol = Vous êtes bloqué : à ce tour, vous abandonnez un patrouilleur.
tactic-illegal-no-penalty = Vous n’êtes pas bloqué : il n’y a rien à abandonner.
tactic-illegal-lose-guard = On n’abandonne que l’un de ses propres gardes.
tactic-illegal-lose-patrol = On n’abandonne que l’un de ses propres patrouilleurs, et pas un qui est arrivé.
tactic-illegal-no-reserve = Vous n’avez plus de garde en réserve.
tactic-illegal-guard-on-base = Un garde ne se tient que sur une base de transit, et { $at } n’en est pas une.
tactic-illegal-one-guard = Un garde a déjà joué à ce tour : c’est à un patrouilleur de faire un pas.
tactic-illegal-no-step-after = Avec un garde en { $at }, aucun de vos patrouilleurs n’aurait plus de pas, et il en faut un.
tactic-illegal-guard-meets-their-guard = Le garde adverse est en { $at } : il faut une base libre.
tactic-illegal-guard-meets-their-patrol = Un patrouilleur adverse est en { $at } : il faut une base libre.
tactic-illegal-guard-meets-own-guard = Votre propre garde est en { $at }.
tactic-illegal-guard-meets-own-patrol = Votre propre patrouilleur est en { $at } : il faut une base libre.
tactic-illegal-patrol-meets-their-guard = Le garde adverse tient { $at } : un patrouilleur n’y entre pas.
tactic-illegal-patrol-meets-their-patrol = Un patrouilleur adverse est en { $at }, et on ne prend rien en se déplaçant.
tactic-illegal-patrol-meets-own-guard = Votre propre garde est en { $at } : déplacez-le d’abord, ou contournez-le.
tactic-illegal-patrol-meets-own-patrol = Votre propre patrouilleur est en { $at } : une seule pièce par base.
tactic-illegal-not-yours = La pièce en { $at } est à l’adversaire.
tactic-illegal-nobody-there = Aucune de vos pièces n’est en { $at }.
tactic-illegal-home = Le patrouilleur en { $at } est arrivé : il ne bouge plus.
tactic-illegal-stays = La pièce est déjà en { $at }.
tactic-illegal-no-track = Aucun tracé ne relie { $from } et { $to } : un patrouilleur va de voisine en voisine.
tactic-illegal-backward = Un patrouilleur ne recule jamais.
tactic-illegal-forward-first = Depuis { $at }, la voie est libre en avant : sur les lignes 2 et 12, il faut la prendre.
tactic-illegal-escape-outward = Depuis { $at }, on ne s’échappe de côté que vers la base extérieure la plus proche.
tactic-illegal-outer-waits = Sur la base extérieure { $at }, pas de pas de côté : le patrouilleur attend.
tactic-illegal-sideways-twice = Un même patrouilleur ne va pas deux fois de côté dans un tour.
tactic-illegal-no-second = Après { $step }, il ne resterait pas de seconde action, alors qu’un autre début permet un tour entier.
