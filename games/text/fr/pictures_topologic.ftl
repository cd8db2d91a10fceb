picture-topologic-round = Manche { $round }
picture-topologic-hide = Manche { $round } : une tuile à cacher
picture-topologic-seek = Manche { $round } : { $perfect } points pour trouver la tuile
picture-topologic-beat = { $turns } tours à battre
picture-topologic-took = { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
picture-topologic-earlier = { $turns ->
    [one] … un tour avant
   *[other] … { $turns } tours avant
}

alt-topologic-secret = La tuile cachée : { $tile }.
alt-topologic-pawns = Pions : { $pawns }.
alt-topologic-book = Tours de la manche et leurs scores, le plus récent d’abord : { $lines }.
