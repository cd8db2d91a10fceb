# Le résumé d’une partie finie : un film, ou quatre positions.
button-recap = Résumé
button-recap-film = Toute la partie, animée
button-recap-story = Quatre positions clés
button-recap-post = Publier
recap-title = **{ $game }** · { $turns ->
    [one] un tour
   *[other] { $turns } tours
}. { $ended }
recap-turn = Tour { $number }, { $who }, { $notation } : { $words }
alt-recap-turn = Tour { $number }, { $who } : { $words }.
recap-panel = { $turn } · { $notation }
recap-panel-turn = Tour { $number }
recap-panel-end = La fin
recap-line = **{ $game }** : { $ended }
recap-will-be-posted = Je le publie dans { $channel } d’ici un instant.
alt-recap-film = Résumé animé de { $game } : { $first } contre { $second }, { $turns ->
    [one] un tour
   *[other] { $turns } tours
}. Il commence par la fin.
alt-recap-story = Positions clés de { $game } : { $first } contre { $second }, { $turns ->
    [one] un tour
   *[other] { $turns } tours
}. La dernière est la fin.
error-no-recap = Je n’ai pas pu faire le résumé. Appuyez de nouveau sur le bouton dans un instant.
error-series-runs = Ce jeu cache des choses : vous verrez le résumé de cette partie quand toute la série sera finie.
error-recap-posted = Le résumé de cette partie est déjà publié.
