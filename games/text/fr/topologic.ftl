topologic-title = Topologic
topologic-tagline = Cachez une tuile, puis trouvez celle d’en face en moins de tours, avec un nombre par tour.
topologic-takes = Environ 13 tours en tout à bon niveau, 29 quand on débute, sur deux manches. Les chances sont égales ; environ une partie sur dix est nulle.
topologic-seat-0 = Cache d’abord
topologic-seat-1 = Cherche d’abord
topologic-seat-hider = Cache la tuile
topologic-seat-seeker = Cherche la tuile
topologic-seat-first-seeker = Premier chercheur
topologic-seat-second-seeker = Second chercheur

topologic-news-found = Trouvée : { $tile }, en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
topologic-news-found-after = { topologic-news-found } À la première manche, il avait fallu { $before ->
    [one] un tour
   *[other] { $before } tours
}.
topologic-news-missed-after = { topologic-news-missed } À la première manche, il avait fallu { $before ->
    [one] un tour
   *[other] { $before } tours
}.
topologic-news-missed = Pas trouvée en { $turns ->
    [one] un tour
   *[other] { $turns } tours
} : c’était { $tile }.

topologic-turn-hide = Manche { $round }
topologic-turn-seek = Manche { $round }, tour { $turn }

topologic-role-hide = cachez une tuile
topologic-role-enter = posez vos pions
topologic-role-seek = cherchez la tuile

topologic-option-field = Terrain
topologic-option-field-hint = Une île avec ses baies et ses vides, ou un simple bloc de dix tuiles sur six
topologic-choice-field-island = une île
topologic-choice-field-block = un bloc
topologic-option-seekers = Pions
topologic-option-seekers-hint = Nombre de pions du chercheur : cinq (partie complète) à trois (le plus facile)
topologic-option-entry = Entrée
topologic-option-entry-hint = Où l’on peut poser les pions : sur n’importe quelle tuile, ou au bord seulement
topologic-choice-entry-anywhere = n’importe où
topologic-choice-entry-edge = au bord seulement

topologic-reason-faster = la tuile a été trouvée en moins de tours
topologic-reason-slower = le second chercheur n’a plus de tours
topologic-reason-level = il a fallu autant de tours à l’un qu’à l’autre
topologic-reason-unfound = aucune des deux tuiles n’a été trouvée

topologic-said-hide = tuile { $tile } cachée
topologic-said-hide-unseen = une tuile cachée
topologic-told-unseen = { $by } a caché une tuile
topologic-said-enter = pion { $pawn } posé sur { $tile }
topologic-said-move = pion { $pawn } en { $tile }
topologic-said-ask = score demandé
topologic-said-entered = { $count } pions posés, { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $all }
topologic-said-moved = { $count ->
    [0] score demandé
    [one] un pion déplacé
   *[other] { $count } pions déplacés
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $all }

topologic-step-hide = Cacher une tuile
topologic-step-ask = Demander le score
topologic-unfinished-enter = posez le pion suivant.
topologic-unfinished-seek = déplacez un autre pion, ou demandez le score.
topologic-label-tile = { $tile }
topologic-label-pawn = Pion { $pawn } ({ $at })
topologic-label-pawn-enters = Pion { $pawn } sur { $all }
topologic-ask-hide = Quelle tuile cachez-vous ?
topologic-ask-enter = Sur quelle tuile le posez-vous ?
topologic-ask-seek = Où va-t-il ? Ou choisissez un autre pion.
topologic-ask-seek-or-ask = Où va-t-il ? Ou choisissez un autre pion, ou demandez le score.
topologic-pick-1 = Quel pion, ou que faire
topologic-pick-2 = Quelle tuile
topologic-propose-lot = Au hasard
topologic-propose-spread = Bien répartis
topologic-propose-rows = De haut en bas
topologic-propose-again = Comme à la manche 1
topologic-adjust = Déplacer le pion { $pawn } ({ $tile })
topologic-shelf-12 = Valeurs 1–2
topologic-shelf-34 = Valeurs 3–4
topologic-shelf-56 = Valeurs 5–6

topologic-moment-narrowed = De { $were } tuiles possibles, il n’en restait plus { $left ->
    [1] qu’une
   *[other] que { $left }
}.

topologic-rules-1-title = Un terrain, un secret, deux manches
topologic-rules-1 =
    Soixante tuiles sont posées au hasard, une pour chacune des **dix couleurs** et des **six valeurs**. Une tuile porte la lettre de sa couleur et sa valeur : `y5` est le cinq jaune.

    Le **codeur** choisit une tuile en secret. Le **chercheur** la cherche avec cinq pions et ne reçoit qu’un nombre après chaque tour. Puis on échange les rôles, sur le même terrain. **On gagne en trouvant en moins de tours.**

    Les lettres : R rouge, O orange, Y jaune, G vert, C cyan, B bleu, V violet, P rose, W blanc, K noir.

    Options : *Terrain*, une île ou un bloc de 10 × 6 tuiles ; *Pions*, quatre ou trois pour une partie plus facile ; *Entrée*, voir page 3.

    -# Nos décisions : le terrain reste le même aux deux manches, et une île tient toujours dans 12 × 10 places.
topologic-rules-2-title = Cacher une tuile
topologic-rules-2 =
    Le codeur choisit l’une des soixante tuiles. C’est tout ce qu’il fait dans cette manche : ensuite, **le bot donne les scores**, aussitôt.

    Le codeur seul voit le secret, marqué d’une étoile, dans sa propre vue (comme sur cette image). Les autres l’apprennent à la fin de la manche.

    Le choix ne peut plus changer. Le bot en publie tout de suite une empreinte, et après la partie on peut vérifier qu’elle concorde.

    Une tuile où mènent peu de chemins droits est difficile à atteindre. Mais à toujours cacher là, on se fait prendre !
topologic-rules-3-title = Le premier tour et le score
topologic-rules-3 =
    À son premier tour, le chercheur pose chaque pion sur une tuile, celle qu’il veut ; plusieurs pions peuvent partager la même. (Avec l’option *Entrée : au bord seulement*, il faut un vide ou l’extérieur juste à côté de la tuile, hors diagonales.)

    Puis le **score** est annoncé. Chaque pion compte
    - 1 si sa tuile a la **couleur** du secret,
    - 1 si sa tuile a la **valeur** du secret.

    Un pion posé sur le secret compte donc 2. Le chercheur ne reçoit que le **total**, jamais le détail.

    Sur l’image, le secret est y5. Les pions en y1 et y3 comptent pour leur couleur, celui en g5 pour sa valeur : **3**. Le carnet garde chaque tour et son score, visibles de tous.
topologic-rules-4-title = Déplacer les pions
topologic-rules-4 =
    Ensuite, à chaque tour, le chercheur déplace **un ou plusieurs** pions, chacun **une fois** au plus. Puis `ask` termine le tour et donne le nouveau score. Quand tous les pions ont bougé, le tour se termine de lui-même.

    Un pion va tout droit dans l’une des **huit directions**, aussi loin qu’on veut, par-dessus les tuiles libres ou occupées, et s’arrête sur n’importe quelle tuile.

    Il ne franchit jamais un vide. Entre deux vides qui se touchent par un coin, il peut se glisser en diagonale.

    Sur l’image, les pions 1 et 2 ont bougé à ce tour. Le pion 3, en g5, peut monter jusqu’en w2 ou descendre en v5.

    -# Notre décision : il faut déplacer au moins un pion avant de demander.
topologic-rules-5-title = Trouver et gagner
topologic-rules-5 =
    La manche s’achève quand **tous les pions sont sur le secret** et marquent le maximum : 10 points avec cinq pions, 8 avec quatre, 6 avec trois. Connaître la tuile ne suffit pas ; il faut y amener chaque pion. **Tous les tours comptent**, le premier et le dernier aussi.

    La tuile est alors montrée, les pions s’en vont et les rôles s’échangent. **Le moins de tours gagne**, l’égalité est nulle. Si le second chercheur a utilisé autant de tours que le premier sans trouver, il a perdu.

    Sur l’image, le premier chercheur a eu besoin de 4 tours ; le second en a utilisé 1.

    Si vous convenez d’arrêter, ou si personne ne trouve, la partie est nulle.

    -# Notre décision : au bout de 40 tours sans trouver, on compte 41.
topologic-rules-6-title = Notre lecture de la règle d’origine
topologic-rules-6 =
    Là où la règle d’origine laisse le choix, nous avons choisi. Chez vous, vous pouvez la lire autrement.

    - **Le terrain**, posé au début, reste le même pour les deux manches. Une lecture plus stricte en pose un nouveau.
    - **Le déplacement.** Au moins un pion bouge, et l’on passe en diagonale entre deux vides. Plus strict : ce passage est fermé.
    - **Le résultat.** La règle dit que le moins de tours gagne. Chez nous, l’égalité est une nulle, et la partie finit dès que le second chercheur ne peut plus arriver à temps. Une lecture plus stricte joue la manche jusqu’au bout.
    - **40 tours.** La règle n’a pas de limite. Chez nous, un chercheur qui n’a pas trouvé d’ici là compte 41 tours. Plus strict : il cherche encore.
    - **Le carnet.** La règle fait noter les scores sur papier. Chez nous, tout le monde les voit. Une lecture plus stricte ne les montre qu’au chercheur, qui peut en oublier un.

topologic-notation =
    Cacher une tuile : `hide y4`, ou simplement `y4`.
    Poser les pions : `1@y4 2@r2 3@r2 4@b6 5@k1`, ou les tuiles seules, dans l’ordre des pions : `y4 r2 r2 b6 k1`.
    Déplacer le pion 1 en y4 et le pion 3 en b2, puis recevoir le score : `1>y4 3>b2 ask`.
    Sans `ask`, votre tour reste ouvert et vous pouvez déplacer d’autres pions.

## Pourquoi ce n’est pas permis
topologic-illegal-no-tile = Il n’y a pas de tuile « { $tile } » : une tuile, c’est la lettre d’une couleur (r o y g c b v p w k) et une valeur de 1 à 6.
topologic-illegal-hide-first = Nommez d’abord la tuile à cacher, par exemple `hide y4`.
topologic-illegal-hidden-already = Votre tuile est déjà cachée pour cette manche ; on n’en change plus.
topologic-illegal-hide-what = Dites quelle tuile cacher : `hide y4`.
topologic-illegal-no-pawn = Il n’y a pas de pion { $pawn } : ils portent les numéros 1 à { $last }.
topologic-illegal-entered-already = Le pion { $pawn } est déjà sur le terrain ; c’est au pion { $next }.
topologic-illegal-pawn-order = Posez les pions dans l’ordre : c’est au pion { $next }, pas au { $pawn }.
topologic-illegal-not-at-edge = { $tile } n’est pas au bord : dans cette partie, on ne pose les pions qu’à côté d’un vide ou de l’extérieur.
topologic-illegal-enter-all = Le score vient quand tous les pions sont posés ; c’est au pion { $next }.
topologic-illegal-moved-already = Le pion { $pawn } a déjà bougé dans ce tour : chacun bouge une fois, puis on demande.
topologic-illegal-same-tile = Le pion { $pawn } est déjà sur { $tile }.
topologic-illegal-gap = Il y a un vide entre { $from } et { $to } : aucun pion ne le franchit.
topologic-illegal-no-line = De { $from } à { $to }, il n’y a pas de chemin droit : les pions suivent lignes, colonnes et diagonales.
topologic-illegal-move-first = Déplacez au moins un pion avant de demander.
topologic-illegal-where-to = Dites aussi où va le pion { $pawn } : `{ $pawn }>…` et une tuile.
topologic-illegal-where-in = Dites aussi où poser le pion { $pawn } : `{ $pawn }@…` et une tuile.
topologic-illegal-which-pawn = Dites quel pion va en { $tile } : `1>{ $tile }`.

topologic-lasts = Environ 13 tours, 15 minutes contre moi
