# Words in pictures and in their alternative text.
picture-last = Last turn
picture-before = Before
picture-hint = Suggested
picture-now = This turn
picture-turn = Turn { $turn }
picture-preview = Preview
picture-wins = { $name } wins: { $reason }
picture-draw = Draw: { $reason }
picture-quiet = { $left ->
    [one] One quiet turn left
   *[other] { $left } quiet turns left
}

alt-player = { $name } ({ $seat })
alt-title = { $game }, turn { $turn }.
alt-preview = Preview, not played yet.
alt-last = Last turn: { $actions }.
alt-before = The turn before that: { $actions }.
alt-hint = Suggested: { $actions }.
alt-then = { $one }; { $two }
alt-now = This turn so far: { $actions }.
alt-to-move = { $name } to move.
alt-score = Score: { $first } { $one }, { $second } { $two }.
