picture-topologic-hides = cache
picture-topologic-seeks = cherche
picture-topologic-turns = { $turns ->
    [one] tour
   *[other] tours
}
picture-topologic-answer = score
picture-topologic-found = { $turns ->
    [one] trouvée en un tour
   *[other] trouvée en { $turns } tours
}
picture-topologic-missed = { $turns ->
    [0] pas cherchée
    [one] pas trouvée en un tour
   *[other] pas trouvée en { $turns } tours
}
legend-topologic-tile = Une tuile : lettre = couleur, chiffre = valeur
legend-topologic-pawn = Un pion du chercheur
legend-topologic-left = D’où il vient
legend-topologic-point = par pion sur la couleur cachée ; +1 sur la valeur cachée

picture-topologic-round = Manche { $round }
picture-topologic-hide = Une tuile à cacher
picture-topologic-seek = { $perfect } points pour trouver la tuile
picture-topologic-beat = { $turns } tours à battre
picture-topologic-earlier = { $turns ->
    [one] … un tour avant
   *[other] … { $turns } tours avant
}

alt-topologic-secret = La tuile cachée : { $tile }.
alt-topologic-pawns = Pions : { $pawns }.
alt-topologic-book = Tours de la manche et leurs scores, le plus récent d’abord : { $lines }.
alt-topologic-field = Le terrain, ligne par ligne, - pour un vide : { $rows }.
alt-topologic-earlier = Avant cela : { $lines }.
alt-topologic-row = Ligne { $row } : { $tiles }.
alt-topologic-gaps = { $count ->
    [one] 1 vide
   *[other] { $count } vides
}
alt-topologic-turn = Manche { $round }, tour { $turn } : { $asked }.

topologic-board-key =
    ( ) : des pions y sont.
    Une étoile * : la tuile cachée.
    1.02 : manche et tour, tuiles = score.
