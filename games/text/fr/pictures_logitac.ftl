picture-logitac-falling-pyr = La pyramide sort sur le plateau { $board }
picture-logitac-falling-cube = Le cube sort sur le plateau { $board }
picture-logitac-falling-cyl = Le cylindre sort sur le plateau { $board }
picture-logitac-escaping = La pyramide délivrée peut encore jouer

alt-logitac-pawn = pions
alt-logitac-double = double pion
alt-logitac-cyl = cylindre
alt-logitac-cube = cube
alt-logitac-pyr = pyramide
alt-logitac-kind = { $name }, { $kind } : { $places }.
alt-logitac-side = { $name } : { $reserve } pions en réserve, double pion en réserve { $double } ; capturés { $held } ; crédits par plateau { $credits }.

logitac-board-flat = plateaux côte à côte
logitac-board-pyramid = plateaux superposés
