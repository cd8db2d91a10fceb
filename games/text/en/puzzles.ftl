# Puzzles: what is asked, how a try went, what turns are worth, and the idea behind each best turn.

## What is asked: puzzle-task-<task>, with the turns it may take
puzzle-task-most = Find the turn that is worth most.
puzzle-task-only-win = Only one turn wins with best play. Find it.
puzzle-task-only-draw = Only one turn holds the draw with best play. Find it.

puzzle-grade = { $grade ->
    [1] easy
    [2] medium
    [3] hard
   *[4] very hard
}

## What a turn is worth to the solver: puzzle-worth-<kind>
puzzle-worth-ends-ahead = ends { $number } ahead with best play
puzzle-worth-ends-behind = ends { $number } behind with best play
puzzle-worth-ends-level = ends in a draw with best play

## L-Calculus
l_calculus-puzzle-ends = Count before you mark: the game can end here, at { $ours } to { $theirs }.
l_calculus-puzzle-silences = Silence: a single run marks nothing, so push the opponent’s counters together.
l_calculus-puzzle-keeps = Keep: what could be taken now is worth more lying where it is.
l_calculus-puzzle-patience = Patience: a swap that is { $most } ahead in marks was to be had, but what it leaves to the opponent costs more.
l_calculus-puzzle-takes = { $count ->
    [one] One counter off the end: fewer marks to come for the opponent.
   *[other] { $count } counters off the end: fewer marks to come for the opponent.
}
l_calculus-puzzle-runs = Many short runs: { $count } of your own, worth { $ours } to { $theirs }.
