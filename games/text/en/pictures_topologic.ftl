picture-topologic-round = Round { $round }
picture-topologic-hide = Round { $round }: time to hide a tile
picture-topologic-seek = Round { $round }: { $perfect } points find the tile
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
alt-topologic-book = Turns of the round and their scores, the latest first: { $lines }.
