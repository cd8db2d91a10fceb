# The recap of a finished game: a film, or a story of four positions.
button-recap = Recap
button-recap-film = Whole game, animated
button-recap-story = Four key positions
button-recap-post = Post it
recap-title = **{ $game }** · { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. { $ended }
recap-turn = Turn { $number }, { $who }, { $notation }: { $words }
alt-recap-turn = Turn { $number }, { $who }: { $words }.
recap-panel = { $turn } · { $notation }
recap-panel-turn = Turn { $number }
recap-panel-end = The end
recap-line = **{ $game }**: { $ended }
recap-will-be-posted = I’ll post it in { $channel } in a moment.
alt-recap-film = Animated recap of { $game }: { $first } against { $second }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. It begins with the end.
alt-recap-story = Key positions of { $game }: { $first } against { $second }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. The last one is the end.
error-no-recap = I couldn’t make the recap just now. Please press the button again in a moment.
error-series-runs = This game hides things, so you can see its recap once the whole series is over.
error-recap-posted = The recap of this game has already been posted.
