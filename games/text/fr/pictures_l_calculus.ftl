picture-l_calculus-scored = Gagné par la dernière permutation
picture-l_calculus-single = { $count ->
    [0] aucun pion : aucun point
   *[other] une seule chaîne : aucun point
}
picture-l_calculus-ones = { $longer ->
    [0] toutes les chaînes valent 1
   *[other] { $product }, les autres 1
}
picture-l_calculus-leg = Manche { $leg } sur 2
picture-l_calculus-second-leg = Manche 2 sur 2 ; la première : { $white }–{ $black }
legend-l_calculus-run = Longueur d’une chaîne : multipliez les vôtres
legend-l_calculus-swap = Les groupes permutés
legend-l_calculus-ghost = Retiré à l’instant
legend-l_calculus-offered = Peut être retiré

alt-line = La file depuis la gauche : { $line }.
alt-l_calculus-run-0 = { $count ->
    [one] { $places } blanc
   *[other] { $places } blancs
}
alt-l_calculus-run-1 = { $count ->
    [one] { $places } noir
   *[other] { $places } noirs
}
alt-marked = Derniers points, { $seat } : { $product }.

l_calculus-board-key =
    B blanc, N noir.
    Dessous : la longueur des chaînes.
    Puis les totaux et les derniers points.
