# `picture-` and `legend-` are painted: keep them short. `alt-` is read aloud by screen readers.
picture-logitac-none = no ascent earned yet
picture-logitac-ascents = { $count ->
    [one] 1 ascent to board { $board }
   *[other] { $count } ascents to board { $board }
}
picture-logitac-mixed = Ascents to boards { $boards }
picture-logitac-goal = { $wanted } ascents win: { $first } { $one }, { $second } { $two }
picture-logitac-half = { $count ->
    [one] 1 of 2 on board { $boards }
   *[other] 1 of 2 on boards { $boards }
}
picture-logitac-half-short = 1 of 2 on { $boards }
picture-logitac-captured = captured
legend-logitac-pyr = Pyramid: bring it to ★
legend-logitac-cube = Cube: straight lines
legend-logitac-cyl = Cylinder: diagonals
legend-logitac-double = Double pawn: knight’s jump
legend-logitac-chimney = Chimney: leads down

picture-logitac-falling-pyr = The pyramid comes out on board { $board }
picture-logitac-falling-cube = The cube comes out on board { $board }
picture-logitac-falling-cyl = The cylinder comes out on board { $board }
picture-logitac-escaping = The freed pyramid may still move

alt-logitac-pawn = pawns
alt-logitac-double = double pawn
alt-logitac-cyl = cylinder
alt-logitac-cube = cube
alt-logitac-pyr = pyramid
alt-logitac-sole = A piece marked + moves like a cube and a cylinder in one.
alt-logitac-kind = { $name }’s { $kind }: { $places }.
alt-logitac-side = { $name }: { $reserve } pawns in reserve, double pawn in reserve { $double }; captured { $held }; { $credits }.
alt-logitac-captures = Captures now: { $captures }.
alt-logitac-chimneys = Chimneys: { $places }.

logitac-board-flat = boards side by side
logitac-board-pyramid = boards stacked
logitac-board-stairs = boards as stairs

logitac-board-key =
    P pawn, PP double pawn, Py pyramid,
    Cu cube, Cy cylinder; small: black.
    () chimney; + in reserve, x captured,
    ^ credits by board.
