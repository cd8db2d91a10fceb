# `picture-` and `legend-` are painted: keep them short. `alt-` is read aloud by screen readers.
picture-topologic-hides = hides
picture-topologic-seeks = seeks
picture-topologic-turns = { $turns ->
    [one] turn
   *[other] turns
}
picture-topologic-answer = score
picture-topologic-found = { $turns ->
    [one] found in one turn
   *[other] found in { $turns } turns
}
picture-topologic-missed = { $turns ->
    [0] not looked for
    [one] not found in one turn
   *[other] not found in { $turns } turns
}
legend-topologic-tile = A tile: letter = colour, number = value
legend-topologic-pawn = A seeker’s pawn
legend-topologic-left = Where it came from
legend-topologic-point = for each pawn on the hidden colour; +1 on the hidden value

picture-topologic-round = Round { $round }
picture-topologic-hide = A tile to hide
picture-topologic-seek = { $perfect } points find the tile
picture-topologic-beat = { $turns } turns to beat
picture-topologic-earlier = { $turns ->
    [one] … one turn before
   *[other] … { $turns } turns before
}

alt-topologic-secret = The hidden tile: { $tile }.
alt-topologic-pawns = Pawns: { $pawns }.
alt-topologic-book = Turns of the round and their scores, the latest first: { $lines }.
alt-topologic-field = The field row by row, - for a gap: { $rows }.
alt-topologic-earlier = Before that: { $lines }.
alt-topologic-row = Row { $row }: { $tiles }.
alt-topologic-gaps = { $count ->
    [one] 1 gap
   *[other] { $count } gaps
}
alt-topologic-turn = Round { $round }, turn { $turn }: { $asked }.

topologic-board-key =
    ( ) pawns on it, * the hidden tile.
    1.02: round and turn, then tiles = score.
