picture-topologic-round = Round { $round }
picture-topologic-hide = Round { $round }: { $name } hides a tile
picture-topologic-seek = Round { $round }: { $name } seeks; { $perfect } points find the tile
picture-topologic-beat = { $turns } turns to beat
picture-topologic-took = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
picture-topologic-earlier = { $turns ->
    [one] … one turn before
   *[other] … { $turns } turns before
}

alt-topologic-secret = The hidden tile: { $tile }.
alt-topologic-pawns = Pawns: { $pawns }.
alt-topologic-asked = Turn { $turn } of the round: { $stands } scored { $score }.
