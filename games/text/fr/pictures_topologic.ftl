picture-topologic-round = Manche { $round }
picture-topologic-hide = Manche { $round } : { $name } cache une tuile
picture-topologic-seek = Manche { $round } : { $name } cherche ; { $perfect } points trouvent la tuile
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
alt-topologic-asked = Tour { $turn } de la manche : { $stands } ont marqué { $score }.
