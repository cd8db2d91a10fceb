# Problèmes : ce qu’on demande, comment l’essai a tourné, ce que valent les tours, et l’idée derrière le meilleur.

## Ce qu’on demande : puzzle-task-<task>
puzzle-task-best = Trouvez le meilleur coup.
puzzle-task-win = { $number ->
    [one] Gagnez à ce tour.
   *[other] Gagnez en { $number } de vos tours, quoi que fasse l’adversaire. Quel est le premier coup ?
}
puzzle-task-defend = Un seul coup empêche l’adversaire de gagner aussitôt. Trouvez-le.
puzzle-task-hold = Plusieurs coups parent la menace, mais un seul tient aussi au tour d’après. Trouvez-le.
puzzle-task-find-now = Trouvez la tuile cachée à ce tour.
puzzle-task-find-next = Faites en sorte de trouver la tuile cachée au prochain tour au plus tard, quelle qu’elle soit.
puzzle-task-find-next-mostly = Vous avez ce tour et le suivant. Donnez-vous les meilleures chances de trouver la tuile cachée.
puzzle-task-most = Trouvez le coup qui rapporte le plus.
puzzle-task-only-win = Un seul coup gagne contre un jeu parfait. Trouvez-le.
puzzle-task-only-draw = Un seul coup tient la nulle contre un jeu parfait. Trouvez-le.

puzzle-grade = { $grade ->
    [1] facile
    [2] moyen
    [3] difficile
   *[4] très difficile
}

## Ce qu’un tour vaut pour qui cherche : puzzle-worth-<kind>
puzzle-worth-ends-ahead = finit avec { $number } d’avance à jeu parfait
puzzle-worth-ends-behind = finit avec { $number } de retard à jeu parfait
puzzle-worth-ends-level = finit par la nulle à jeu parfait
puzzle-worth-wins-in = { $number ->
    [one] gagne aussitôt
   *[other] gagne en { $number } tours
}
puzzle-worth-loses = perd à coup sûr
puzzle-worth-steps-ahead = { $number ->
    [1] vous laisse environ un pas d’avance
    [one] vous laisse environ { $number } pas d’avance
   *[other] vous laisse environ { $number } pas d’avance
}
puzzle-worth-steps-behind = { $number ->
    [0] vous laisse à peu près à égalité
    [1] vous laisse environ un pas de retard
    [one] vous laisse environ { $number } pas de retard
   *[other] vous laisse environ { $number } pas de retard
}
puzzle-worth-credits-ahead = { $number ->
    [1] vous laisse environ un crédit d’avance
    [one] vous laisse environ { $number } crédit d’avance
   *[other] vous laisse environ { $number } crédits d’avance
}
puzzle-worth-credits-behind = { $number ->
    [0] vous laisse à peu près à égalité
    [1] vous laisse environ un crédit de retard
    [one] vous laisse environ { $number } crédit de retard
   *[other] vous laisse environ { $number } crédits de retard
}
puzzle-worth-wins-perhaps = ne gagne qu’avec de la chance : { $number } % des cas que permettent les faces cachées
puzzle-worth-best-known = est le meilleur que je connaisse
puzzle-worth-clearly-less = est nettement moins bon
puzzle-worth-no-win = ne gagne pas
puzzle-worth-safe = ne laisse aucun alignement à terminer, quelles que soient les faces cachées
puzzle-worth-loses-at-once = laisse l’adversaire aligner quatre symboles dans { $number } % des cas possibles
puzzle-worth-has-answers = laisse une réponse à l’adversaire
puzzle-worth-holds-two = tient deux tours, quelles que soient les faces cachées
puzzle-worth-loses-in-two = permet à l’adversaire de forcer un alignement en deux tours dans { $number } % des cas
puzzle-worth-found-now = trouve la tuile
puzzle-worth-found-now-once-in = trouve la tuile une fois sur { $number }
puzzle-worth-not-found-now = ne peut pas trouver la tuile à ce tour
puzzle-worth-found-next = { $number ->
    [one] trouve une des tuiles qui restent d’ici au prochain tour
   *[other] trouve { $number } des tuiles qui restent d’ici au prochain tour
}

## L-Calculus
l_calculus-puzzle-ends = Comptez avant de marquer : la partie peut finir ici, à { $ours } contre { $theirs }.
l_calculus-puzzle-silences = Le silence : une seule chaîne ne marque rien. Gardez les pions adverses ensemble : vous marquez { $ours }, l’adversaire 0.
l_calculus-puzzle-keeps = Garder : les pions qu’on pourrait retirer valent plus là où ils sont.
l_calculus-puzzle-patience = Patience : { $tempting } rapporte aussitôt { $more ->
    [one] un point
   *[other] { $more } points
} de plus, mais ce qu’il laisse à l’adversaire coûte davantage.
l_calculus-puzzle-starves = Comptez la réponse : { $tempting } rapporte aussitôt { $more ->
    [one] un point
   *[other] { $more } points
} de plus, mais la meilleure réponse de l’adversaire vaut alors { $cost } points de plus, elle aussi.
l_calculus-puzzle-leaves-nothing = Ne rien laisser : après le meilleur coup, la prochaine permutation de l’adversaire ne peut rien lui rapporter.
l_calculus-puzzle-takes = { $count ->
    [one] Un pion de moins
   *[other] { $count } pions de moins
} à { $end ->
    [l] gauche
   *[r] droite
} : moins de points à venir pour l’adversaire, et ce tour fait encore { $ours } contre { $theirs }.
l_calculus-puzzle-runs = Beaucoup de chaînes courtes : { $count } à vous, qui valent { $ours } contre { $theirs }.

## Topologic
topologic-puzzle-you-hide = Vous cachez.
topologic-puzzle-you-enter = Vous cherchez.
topologic-puzzle-you-seek = Vous cherchez.
topologic-puzzle-deduced = { $answers ->
    [one] Un score suffit : seule { $tile } y convient.
   *[other] Comparez les { $answers } scores : seule { $tile } convient à tous.
}
topologic-puzzle-deduced-by-two = Deux scores suffisent : seule { $tile } convient aux numéros { $first } et { $second }.
topologic-puzzle-only-in-reach = { $count } tuiles conviennent, mais seule { $tile } est à portée de tous les pions : essayez celle que vous atteignez.
topologic-puzzle-keeps-apart = Jouez pour que chacune des { $count } tuiles qui restent donne un score différent, et restez près de toutes.
topologic-puzzle-tries-and-parts = Essayez et apprenez à la fois : tous les pions en { $tile } peuvent la trouver, et le score distingue les autres tuiles. Des { $count } qui restent, { $found } seront trouvées à temps.
topologic-puzzle-parts-by-few = { $moved ->
    [one] Un seul pion à déplacer
   *[other] { $moved } pions à déplacer
} : les autres sont déjà bien placés. Des { $count } tuiles qui restent, { $found } seront trouvées à temps.
topologic-puzzle-stays-near = On pourrait distinguer davantage des { $count } tuiles, mais sans les atteindre à temps. Restez près : { $found } seront trouvées.
topologic-puzzle-keeps-most-apart = Il reste { $count } tuiles, plus qu’un score n’en distingue : après lui, { $found } seront connues et à portée.

## Tactic
tactic-puzzle-wins-in = La course est gagnée en { $turns } tours : prenez le chemin où nul garde n’arrive à temps.
tactic-puzzle-wins-aside = Tout droit n’est pas le plus court : avec un pas de côté, la course se gagne en { $turns } tours.
tactic-puzzle-two-ways = Deux chemins à la fois : au prochain tour, la partie peut se gagner en { $first } ou en { $second }, et l’adversaire ne peut tout fermer.
tactic-puzzle-wins = Comptez jusqu’au troisième patrouilleur : il arrive à ce tour même.
tactic-puzzle-ends-ahead = On compte les points quand la partie finit : finissez-la tant que vous menez.
tactic-puzzle-ends = La partie finit ici, avant que la situation n’empire.
tactic-puzzle-stops = Regardez d’abord la menace : l’adversaire est sur le point de gagner.
tactic-puzzle-home = Un patrouilleur arrivé en { $to } ne peut plus être bloqué, et rapporte { $points ->
    [one] un point.
   *[other] { $points } points.
}
tactic-puzzle-home-both = Deux patrouilleurs au but en un tour, en { $first } et { $second } : { $points } points.
tactic-puzzle-blocks-only-way = De { $patrol }, il n’y a qu’un passage : un garde en { $at } le ferme.
tactic-puzzle-bars = Fermez la porte : avec un garde en { $at }, le patrouilleur en { $patrol } n’a plus de chemin vers le but tant qu’aucun garde ne bouge.
tactic-puzzle-blocks = Un garde bien placé coûte plus de pas que vous n’en gagneriez : { $at }, devant { $patrol }.
tactic-puzzle-loses = Le blocus coûte une pièce : choisissez la moins utile, { $at }.
tactic-puzzle-loses-reserve = Le blocus coûte une pièce : un garde de la réserve vous manquera le moins.
tactic-puzzle-clears = Votre propre garde gêne : écartez-le et avancez, de { $from } à { $to }.
tactic-puzzle-goes-round = Un pas de côté n’est pas perdu : de { $from } à { $to }, on contourne les gardes.
tactic-puzzle-runs = Deux pas du même patrouilleur, de { $from } à { $to }, avant que les gardes n’arrivent.
tactic-puzzle-advances-both = Un pas pour chacun des deux patrouilleurs, en { $first } et { $second } : aucun garde n’arrête les deux.
tactic-puzzle-advances = Un pas suffit, de { $from } à { $to } : l’autre action garde ce que vous avez.
tactic-puzzle-waits = Aucun pas ne rapporte à présent : placez vos pièces pour les tours suivants.
tactic-puzzle-guard-first = Aucun pas ne gagne de terrain à présent ; c’est le garde en { $at } qui comptera.

## Logan Stones
logan_stones-puzzle-completes = C’est une ligne de { $symbol ->
    [R] pierres
    [P] feuilles
   *[S] ciseaux
} : { $cells }.
logan_stones-puzzle-turns-and-wins = { $stones ->
    [one] Les voisines battues se retournent : ce que l’une montre alors
   *[other] Les voisines battues se retournent : ce que { $stones } d’entre elles montrent alors
} termine une ligne de { $symbol ->
    [R] pierres
    [P] feuilles
   *[S] ciseaux
}, { $cells }.
logan_stones-puzzle-lift-then-drop = Soulever, puis poser : la tuile en { $cell } est celle qui manque à une ligne de { $symbol ->
    [R] pierres
    [P] feuilles
   *[S] ciseaux
}, { $cells }.
logan_stones-puzzle-only-safe = Sinon l’adversaire termine une ligne en { $cell } : { $here ->
    [yes] arrivez-y avant.
   *[no] ôtez à la ligne ce qu’il lui faut.
}
logan_stones-puzzle-only-safe-turning = { $stones ->
    [one] Retournez une tuile,
   *[other] Retournez { $stones } tuiles,
} et il ne reste rien à terminer ; sinon l’adversaire fait une ligne en { $cell }.
logan_stones-puzzle-no-answer = Un coup discret, sans réponse possible : quoi qu’il arrive, vous terminez une ligne au tour suivant.
logan_stones-puzzle-two-threats = La fourchette : { $cells } termineraient chacune une ligne, et l’adversaire n’en pare qu’une.
logan_stones-puzzle-holds = Une menace se pare facilement ; regardez aussi les deux qui suivent.
logan_stones-puzzle-holds-turning = { $stones ->
    [one] Retournez une tuile à temps : sinon l’adversaire fait deux menaces à la fois.
   *[other] Retournez { $stones } tuiles à temps : sinon l’adversaire fait deux menaces à la fois.
}

## Logitac
logitac-puzzle-wins-in = La partie est gagnée en { $turns } tours, quoi que fasse l’adversaire.
logitac-puzzle-wins = Un tour suffit pour gagner : regardez chaque ascension et chaque capture.
logitac-puzzle-ends = La partie finit ici, avant que rien de pire n’arrive.
logitac-puzzle-stops = Regardez d’abord la menace : l’adversaire est sur le point de gagner.
logitac-puzzle-fork = La fourchette : de { $square }, deux pièces sont attaquées à la fois, en { $first } et en { $second }.
logitac-puzzle-declines = Tout ce qui peut se capturer n’est pas à capturer : { $best } vaut plus que { $taking }.
logitac-puzzle-ascends = Une ascension au bon moment : la numéro { $made } sur les { $wins } qu’il faut pour gagner.
logitac-puzzle-climbs = Montez tant que la voie est libre : { $square }, sur le plateau { $board }.
logitac-puzzle-buys = Le rachat vaut son prix ici : { $pawns ->
    [one] un pion revient
   *[other] { $pawns } pions reviennent
}, et votre réserve n’est plus vide.
logitac-puzzle-buys-in-time = Payez le rachat tant que vous le pouvez : l’adversaire allait le rendre impossible, et une réserve vide aurait mené à la faillite.
logitac-puzzle-refuses = Le rachat n’est pas toujours la solution : { $best } vaut mieux que payer.
logitac-puzzle-frees = Un pion sur la ligne de départ adverse délivre votre pyramide, qui peut repartir aussitôt.
logitac-puzzle-frees-next = Votre pyramide est capturée : menez vite un pion vers la ligne de départ adverse. De { $square }, il peut la délivrer au prochain tour.
logitac-puzzle-keeps-captive = Vous détenez la pyramide adverse, et un pion est sur le point de la délivrer : { $best } l’en empêche.
logitac-puzzle-takes-free = Rien ne protège { $square } : capturez { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] le pion
}, sans risque.
logitac-puzzle-earns = La seconde moitié d’un crédit : capturez { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] le pion
} en { $square }.
logitac-puzzle-takes = Un échange qui vous laisse en tête : capturez { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] le pion
} en { $square }.
logitac-puzzle-saves = Sauvez { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] le pion
} en { $square }, sans rien céder d’autre.
logitac-puzzle-guards = Protégez { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] le pion
} en { $square } : la capturer coûterait autant.
logitac-puzzle-threatens = Attaquez { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] le pion
} en { $square } : il n’y a pas de bonne fuite.
logitac-puzzle-recruits = Un pion de la réserve arrive à temps sur la ligne de départ.
logitac-puzzle-recruits-double = Recrutez le double pion tant que c’est possible.
logitac-puzzle-falls = La cheminée est aussi un chemin : descendez là où l’on a besoin de vous.
logitac-puzzle-advances = Un pas de pion en { $square } ouvre plus qu’il ne cède.
logitac-puzzle-develops = Plus d’espace pour { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] le pion
} : de { $square }, tout ce qui compte est en vue.
logitac-puzzle-waits = Un coup tranquille qui pare ce qui vient, avant que cela ne vienne.
