# Words in pictures and in their alternative text.
picture-last = Last move
picture-before = Before
picture-hint = Hint
picture-now = This turn
picture-turn = Turn { $turn }
picture-preview = Preview
picture-wins = { $name } wins: { $reason }
picture-draw = Draw: { $reason }
picture-quiet = { $left ->
    [one] Ends after 1 more quiet turn
   *[other] Ends after { $left } more quiet turns
}

alt-player = { $name } ({ $seat })
alt-title = { $game }, turn { $turn }.
alt-title-named = { $game }: { $turn }.
alt-title-over = { $game }, the end.
alt-preview = Preview, not played yet.
alt-last = Last move: { $actions }.
alt-before = The move before that: { $actions }.
alt-hint = Hint: { $actions }.
alt-then = { $one }; { $two }
alt-now = This turn so far: { $actions }.
alt-to-move = { $name } to move.
alt-score = Score: { $first } { $one }, { $second } { $two }.

## Looking back: who stood better, turn by turn
review-title = Who was ahead, turn by turn
review-ahead = { $name } ahead
review-even = even
review-even-throughout = Even all through
review-marked = { $count ->
    [one] Turn { $last } mattered most
   *[other] Turns { $others } and { $last } mattered most
}
alt-review = Who was ahead, { $first } or { $second }, turn by turn: { $course }.
alt-review-between = { "; " }
alt-review-turn = turn { $turn } { $standing }
alt-review-turns = turns { $first } to { $last } { $standing }
alt-review-marked = Turn { $turn }, marked: from { $before } to { $after } on a scale of 100 for { $first } to -100 for { $second }.

## A profile: how far somebody has come alone
profile-picture-you = Your way so far
profile-picture-new = Just getting started
profile-picture-puzzles = { $count ->
    [one] One puzzle solved
   *[other] { $count } puzzles solved
}
profile-picture-streak = { $days } days in a row
profile-picture-levels = Won at level
profile-picture-solved = Puzzles
profile-picture-lesson-new = No lesson yet
profile-picture-lesson-begun = Lesson begun
profile-picture-lesson-done = Lesson done
profile-picture-cairn = { $state ->
    [none] Each game you win against Cairn adds a stone.
    [all] Your cairn is complete: all { $all } games won.
   *[some] Your cairn: { $count } of { $all } games won.
}
alt-profile = { $name }: { $counted }.
alt-profile-game = { $game }: { $lesson }; { $level ->
    [0] no level won
   *[other] won at level { $level }
}; puzzles: { $solved }.
alt-profile-grade = { $count } { $grade }
alt-profile-unsolved = none solved

## A month's page
season-picture-games = Games
season-picture-wins = Most wins
season-picture-streak = Puzzles in a row
alt-season-part = { $heading }: { $lines }.

## The table of a league
league-picture-played = Played
league-picture-counts = W–D–L
league-picture-points = Points
league-picture-left = { $name } (left)
alt-ladder-line = { $rank }. { $name }: { $played ->
    [0] no game yet.
    [one] one game (won { $wins }, drawn { $draws }, lost { $losses }).
   *[other] { $played } games (won { $wins }, drawn { $draws }, lost { $losses }).
}
alt-league-line = { $rank }. { $name }: { $points ->
    [one] one point
   *[other] { $points } points
} from { $played ->
    [one] one game
   *[other] { $played } games
} (won { $wins }, drawn { $draws }, lost { $losses }).
