# Les mots des images et de leur texte de remplacement.
picture-last = Dernier coup
picture-before = Avant
picture-hint = Conseil
picture-now = Ce tour
picture-turn = Tour { $turn }
picture-preview = Aperçu
picture-wins = Victoire : { $name } – { $reason }
picture-draw = Partie nulle : { $reason }
picture-quiet = { $left ->
    [one] Fin dans un tour calme
   *[other] Fin dans { $left } tours calmes
}

alt-player = { $name } ({ $seat })
alt-title = { $game }, tour { $turn }.
alt-title-named = { $game } : { $turn }.
alt-title-over = { $game }, la fin.
alt-preview = Aperçu, pas encore joué.
alt-last = Dernier coup : { $actions }.
alt-before = Le coup d’avant : { $actions }.
alt-hint = Conseil : { $actions }.
alt-then = { $one } ; { $two }
alt-now = Ce tour jusqu’ici : { $actions }.
alt-to-move = À jouer : { $name }.
alt-score = Score : { $first } { $one }, { $second } { $two }.

## Revoir une partie : qui était mieux, tour par tour
review-title = Qui menait, tour par tour
review-ahead = { $name } en tête
review-even = égalité
review-marked = { $count ->
    [one] Le tour { $turns } a le plus compté
   *[other] Les tours { $turns } ont le plus compté
}
alt-review = Qui menait, { $first } ou { $second }, tour par tour : { $course }.
alt-review-between = { " ; " }
alt-review-turn = tour { $turn } : { $standing }
alt-review-turns = tours { $first } à { $last } : { $standing }
alt-review-marked = Tour { $turn }, marqué : de { $before } à { $after }, sur une échelle de 100 pour { $first } à -100 pour { $second }.
