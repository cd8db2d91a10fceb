picture-logitac-falling-pyr = The pyramid comes out on board { $board }
picture-logitac-falling-cube = The cube comes out on board { $board }
picture-logitac-falling-cyl = The cylinder comes out on board { $board }
picture-logitac-escaping = The freed pyramid may still move

alt-logitac-pawn = pawns
alt-logitac-double = double pawn
alt-logitac-cyl = cylinder
alt-logitac-cube = cube
alt-logitac-pyr = pyramid
alt-logitac-kind = { $name }’s { $kind }: { $places }.
alt-logitac-side = { $name }: { $reserve } pawns in reserve, double pawn in reserve { $double }; captured { $held }; credits by board { $credits }.

logitac-board-flat = boards side by side
logitac-board-pyramid = boards stacked
