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
review-even-throughout = À égalité d’un bout à l’autre
review-marked = { $count ->
    [one] Le tour { $last } a le plus compté
   *[other] Les tours { $others } et { $last } ont le plus compté
}
alt-review = Qui menait, { $first } ou { $second }, tour par tour : { $course }.
alt-review-between = { " ; " }
alt-review-turn = tour { $turn } : { $standing }
alt-review-turns = tours { $first } à { $last } : { $standing }
alt-review-marked = Tour { $turn }, marqué : de { $before } à { $after }, sur une échelle de 100 pour { $first } à -100 pour { $second }.

## Un profil : jusqu’où quelqu’un est allé en solo
profile-picture-you = Votre chemin
profile-picture-new = Le chemin commence ici
profile-picture-puzzles = { $count ->
    [one] { $count } problème résolu
   *[other] { $count } problèmes résolus
}
profile-picture-streak = { $days } jours d’affilée
profile-picture-levels = Niveau battu
profile-picture-solved = Problèmes résolus
profile-picture-lesson-new = Leçon à découvrir
profile-picture-lesson-begun = Leçon commencée
profile-picture-lesson-done = Leçon terminée
profile-picture-cairn = { $state ->
    [none] Chaque jeu gagné contre Cairn ajoute une pierre.
    [all] Votre cairn est complet : { $all } jeux gagnés.
   *[some] Votre cairn : { $count } { $count ->
        [one] jeu gagné
       *[other] jeux gagnés
    } sur { $all }.
}
alt-profile = { $name } : { $counted }.
alt-profile-game = { $game } : { $lesson } ; { $level ->
    [0] aucun niveau battu
   *[other] niveau { $level } battu
} ; problèmes : { $solved }.
alt-profile-grade = { $count } { $grade }
alt-profile-unsolved = aucun résolu

## La page d’un mois
season-picture-games = Parties
season-picture-wins = Le plus de victoires
season-picture-streak = Problèmes d’affilée
alt-season-part = { $heading } : { $lines }.

## Le classement d’un championnat
league-picture-played = Jouées
league-picture-counts = V–N–D
league-picture-points = Points
league-picture-left = { $name } (a quitté)
alt-ladder-line = { $rank }. { $name } : { $played ->
    [0] aucune partie.
    [one] { $played } partie (victoires : { $wins }, nulles : { $draws }, défaites : { $losses }).
   *[other] { $played } parties (victoires : { $wins }, nulles : { $draws }, défaites : { $losses }).
}
alt-league-line = { $rank }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} (victoires : { $wins }, nulles : { $draws }, défaites : { $losses }).
