# `picture-` and `legend-` are painted: keep them short. `alt-` is read aloud by screen readers.
legend-logan_stones-beats = Each beats the next; four in a line win
legend-logan_stones-acted = Just played
legend-logan_stones-turned = Just turned over

picture-logan_stones-backs = Backs you know
picture-logan_stones-all = The other faces
picture-logan_stones-held = In your hand: as it lay, or turned over

alt-logan_stones-held = In hand: the stone from { $cell }, { $faces }.
alt-logan_stones-line = Four in a line: { $cells }.
alt-logan_stones-turned = This turned over: { $cells }.
alt-logan_stones-table = On the table: { $stones }.
alt-logan_stones-open = Free cells beside at least two: { $cells }.
alt-logan_stones-reserve = { $name }’s reserve: { $stones }.
alt-logan_stones-rock = rock
alt-logan_stones-paper = paper
alt-logan_stones-scissors = scissors
alt-logan_stones-blank = unknown
alt-logan_stones-over = { $top } over { $under }

logan_stones-board-key =
    R rock, P paper, S scissors;
    small: the face below.
    A dot: a stone may go there.
    0, 1: the reserves.
