# Les mots des images et de leur texte de remplacement.
picture-last = Dernier tour
picture-before = Avant
picture-hint = Conseil
picture-now = Ce tour
picture-turn = Tour { $turn }
picture-preview = Aperçu
picture-wins = Vainqueur : { $name } – { $reason }
picture-draw = Partie nulle : { $reason }
picture-quiet = { $left ->
    [one] Encore un tour calme
   *[other] Encore { $left } tours calmes
}

alt-player = { $name } ({ $seat })
alt-title = { $game }, tour { $turn }.
alt-preview = Aperçu, pas encore joué.
alt-last = Dernier tour : { $actions }.
alt-before = Le tour d’avant : { $actions }.
alt-hint = Conseil : { $actions }.
alt-then = { $one } ; { $two }
alt-now = Ce tour jusqu’ici : { $actions }.
alt-to-move = À jouer : { $name }.
alt-score = Score : { $first } { $one }, { $second } { $two }.
