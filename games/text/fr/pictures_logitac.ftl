picture-logitac-none = aucune ascension gagnée
picture-logitac-ascents = { $count ->
    [one] 1 ascension : plateau { $board }
   *[other] { $count } ascensions : plateau { $board }
}
picture-logitac-mixed = Ascensions vers { $boards }
picture-logitac-goal = { $wanted } ascensions gagnent : { $first } { $one }, { $second } { $two }
picture-logitac-half = { $count ->
    [one] 1 pion sur 2 : plateau { $boards }
   *[other] 1 sur 2 : plateaux { $boards }
}
picture-logitac-half-short = 1/2 (pl. { $boards })
picture-logitac-captured = captures
legend-logitac-pyr = Pyramide : à mener en ★
legend-logitac-cube = Cube : lignes droites
legend-logitac-cyl = Cylindre : diagonales
legend-logitac-double = Double pion : saut de cavalier
legend-logitac-chimney = Cheminée : mène en bas

picture-logitac-falling-pyr = La pyramide sort sur le plateau { $board }
picture-logitac-falling-cube = Le cube sort sur le plateau { $board }
picture-logitac-falling-cyl = Le cylindre sort sur le plateau { $board }
picture-logitac-escaping = La pyramide délivrée peut encore bouger

alt-logitac-pawn = pions
alt-logitac-double = double pion
alt-logitac-cyl = cylindre
alt-logitac-cube = cube
alt-logitac-pyr = pyramide
alt-logitac-sole = Une pièce marquée + (cube ou cylindre solitaire) se déplace comme cube et cylindre à la fois.
alt-logitac-kind = { $name }, { $kind } : { $places }.
alt-logitac-side = { $name } : { $reserve } pions en réserve, double pion en réserve { $double } ; capturés { $held } ; { $credits }.
alt-logitac-captures = Captures possibles : { $captures }.
alt-logitac-chimneys = Cheminées : { $places }.

logitac-board-flat = plateaux côte à côte
logitac-board-pyramid = plateaux superposés
logitac-board-stairs = plateaux en escalier

logitac-board-key =
    P pion, PP double pion, Py pyramide,
    Cu cube, Cy cylindre ; en petit : noir.
    () cheminée ; + réserve, x capturés,
    ^ crédits par plateau.
