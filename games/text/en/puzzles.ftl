# Puzzles: what is asked, how a try went, what turns are worth, and the idea behind each best turn.

## What is asked: puzzle-task-<task>, with the turns it may take
puzzle-task-best = Find the best move.
puzzle-task-win = { $number ->
    [one] Win this turn.
   *[other] Win in { $number } of your turns, whatever the opponent does. What is the first move?
}
puzzle-task-defend = Only one move stops the opponent from winning at once. Find it.
puzzle-task-hold = Several moves stop the threat, but only one also survives the turn after. Find it.
puzzle-task-find-now = Find the hidden tile this turn.
puzzle-task-find-next = Make sure you find the hidden tile by your next turn, whichever tile it is.
puzzle-task-find-next-mostly = You have this turn and the next. Give yourself the best chance of finding the hidden tile.
puzzle-task-most = Find the move that is worth most.
puzzle-task-only-win = Only one move wins against perfect play. Find it.
puzzle-task-only-draw = Only one move holds the draw against perfect play. Find it.

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
puzzle-worth-wins-in = { $number ->
    [one] wins at once
   *[other] wins within { $number } turns
}
puzzle-worth-loses = loses for certain
puzzle-worth-steps-ahead = { $number ->
    [one] leaves you about one step ahead
   *[other] leaves you about { $number } steps ahead
}
puzzle-worth-steps-behind = { $number ->
    [0] leaves you about level
    [one] leaves you about one step behind
   *[other] leaves you about { $number } steps behind
}
puzzle-worth-credits-ahead = { $number ->
    [one] leaves you about one credit ahead
   *[other] leaves you about { $number } credits ahead
}
puzzle-worth-credits-behind = { $number ->
    [0] leaves you about level
    [one] leaves you about one credit behind
   *[other] leaves you about { $number } credits behind
}
puzzle-worth-wins-perhaps = wins only with luck: in { $number }% of the cases the hidden faces allow
puzzle-worth-best-known = is the best one I know
puzzle-worth-clearly-less = is clearly worse
puzzle-worth-no-win = doesn’t win
puzzle-worth-safe = leaves no line to complete, whatever the hidden faces show
puzzle-worth-loses-at-once = lets the opponent complete a line in { $number }% of the cases
puzzle-worth-has-answers = leaves the opponent an answer
puzzle-worth-holds-two = holds for two turns, whatever the hidden faces show
puzzle-worth-loses-in-two = lets the opponent force a line within two turns in { $number }% of the cases
puzzle-worth-found-now = finds the tile
puzzle-worth-found-now-once-in = finds the tile one time in { $number }
puzzle-worth-not-found-now = can’t find the tile this turn
puzzle-worth-found-next = { $number ->
    [one] finds one of the tiles left by the next turn
   *[other] finds { $number } of the tiles left by the next turn
}

## L-Calculus
l_calculus-puzzle-ends = Count before you score: the game can end here, { $ours } to { $theirs }.
l_calculus-puzzle-silences = Silence them: a single run scores nothing. Keep the opponent’s counters together: you score { $ours }, they score 0.
l_calculus-puzzle-keeps = Keep: the counters you could remove are worth more where they are.
l_calculus-puzzle-patience = Patience: { $tempting } gains { $more ->
    [one] one point
   *[other] { $more } points
} more at once, but what it leaves to the opponent costs more.
l_calculus-puzzle-starves = Count the reply: { $tempting } gains { $more ->
    [one] one point
   *[other] { $more } points
} more at once, but then your opponent’s best reply is worth { $cost } points more as well.
l_calculus-puzzle-leaves-nothing = Leave nothing: after the best move, your opponent’s next swap can’t gain anything on you.
l_calculus-puzzle-takes = { $count ->
    [one] One counter off
   *[other] { $count } counters off
} the { $end ->
    [l] left
   *[r] right
} end: fewer points to come for the opponent, and this turn still scores { $ours } to { $theirs }.
l_calculus-puzzle-runs = Many short runs: { $count } of your own, worth { $ours } to { $theirs }.

## Topologic
topologic-puzzle-you-hide = You hide.
topologic-puzzle-you-enter = You seek.
topologic-puzzle-you-seek = You seek.
topologic-puzzle-deduced = { $answers ->
    [one] One score is enough: only { $tile } fits it.
   *[other] Compare the { $answers } scores: only { $tile } fits them all.
}
topologic-puzzle-deduced-by-two = Two scores are enough: only { $tile } fits both number { $first } and number { $second }.
topologic-puzzle-only-in-reach = { $count } tiles fit, but only { $tile } is in reach of every pawn: guess the one you can get to.
topologic-puzzle-keeps-apart = Ask so that each of the { $count } tiles left would give a different score, and stay close to all of them.
topologic-puzzle-tries-and-parts = Guess and ask at once: all pawns on { $tile } may find it, and the score tells the other tiles apart. Of the { $count } left, { $found } will be found in time.
topologic-puzzle-parts-by-few = { $moved ->
    [one] Only one pawn needs
   *[other] Only { $moved } pawns need
} to move: the others already stand well. Of the { $count } tiles left, { $found } will be found in time.
topologic-puzzle-stays-near = Telling more of the { $count } tiles apart is possible, but you couldn’t reach them in time. Stay near: { $found } will be found.
topologic-puzzle-keeps-most-apart = { $count } tiles are left, more than one score can tell apart: after it, { $found } of them will be known and in reach.

## Tactic
tactic-puzzle-wins-in = The race is won in { $turns } turns: take the way where no guard comes in time.
tactic-puzzle-wins-aside = Straight ahead isn’t the shortest: with a step to the side the race is won in { $turns } turns.
tactic-puzzle-two-ways = Two ways home at once: next turn the game can be won on { $first } or { $second }, and your opponent can’t close every way.
tactic-puzzle-wins = Count to the third patrol: it gets home this very turn.
tactic-puzzle-ends-ahead = Points are counted when the game ends, so end it while you lead.
tactic-puzzle-ends = The game ends here, before anything worse can come.
tactic-puzzle-stops = First look at the threat: the opponent is about to win.
tactic-puzzle-home = A patrol that gets home on { $to } can’t be blocked any more, and earns { $points ->
    [one] a point.
   *[other] { $points } points.
}
tactic-puzzle-home-both = Two patrols get home in one turn, on { $first } and { $second }, and earn { $points } points.
tactic-puzzle-blocks-only-way = There’s only one way ahead from { $patrol }: a guard on { $at } closes it.
tactic-puzzle-bars = Shut the door: with a guard on { $at }, the patrol on { $patrol } has no way home until a guard moves.
tactic-puzzle-blocks = A well-placed guard costs more steps than you could gain: { $at }, in front of { $patrol }.
tactic-puzzle-loses = A blocked player loses a piece: choose the one you need least, { $at }.
tactic-puzzle-loses-reserve = A blocked player loses a piece: you’ll miss a guard in reserve least.
tactic-puzzle-clears = Your own guard is in the way: move it, then step from { $from } to { $to }.
tactic-puzzle-goes-round = Going sideways isn’t wasted: from { $from } to { $to } is the way round the guards.
tactic-puzzle-runs = Two steps with one patrol, from { $from } to { $to }, before the guards can come.
tactic-puzzle-advances-both = One step each for two patrols, to { $first } and { $second }: no guard stops both.
tactic-puzzle-advances = One step is enough, from { $from } to { $to }: the other action keeps what you have.
tactic-puzzle-waits = No step gains anything now: put your pieces where the next turns need them.
tactic-puzzle-guard-first = No step gains ground now; the guard on { $at } is what will count.

## Logan Stones
logan_stones-puzzle-completes = It’s a line of { $symbol ->
    [R] rocks
    [P] papers
   *[S] scissors
}: { $cells }.
logan_stones-puzzle-turns-and-wins = { $stones ->
    [one] Beaten neighbours turn over: what one of them shows then
   *[other] Beaten neighbours turn over: what { $stones } of them show then
} completes a line of { $symbol ->
    [R] rocks
    [P] papers
   *[S] scissors
}, { $cells }.
logan_stones-puzzle-lift-then-drop = Lift, then put down: the stone on { $cell } is missing from a line of { $symbol ->
    [R] rocks
    [P] papers
   *[S] scissors
}, { $cells }.
logan_stones-puzzle-only-safe = Otherwise the opponent completes a line on { $cell }: { $here ->
    [yes] get there first.
   *[no] take away what the line needs.
}
logan_stones-puzzle-only-safe-turning = { $stones ->
    [one] Turn a stone over,
   *[other] Turn { $stones } stones over,
} and nothing is left to complete; otherwise the opponent makes a line on { $cell }.
logan_stones-puzzle-no-answer = A quiet move with no answer: whatever happens, you complete a line next turn.
logan_stones-puzzle-two-threats = Fork: { $cells } would each complete a line, and the opponent can stop only one.
logan_stones-puzzle-holds = One threat is easy to stop; look at the two that come after it, too.
logan_stones-puzzle-holds-turning = { $stones ->
    [one] Turn a stone over in time: otherwise the opponent makes two threats at once.
   *[other] Turn { $stones } stones over in time: otherwise the opponent makes two threats at once.
}

## Logitac
logitac-puzzle-wins-in = The game is won in { $turns } turns, whatever the opponent does.
logitac-puzzle-wins = One turn is enough to win: look at every ascent and capture.
logitac-puzzle-ends = The game ends here, before anything worse can come.
logitac-puzzle-stops = First look at the threat: the opponent is about to win.
logitac-puzzle-fork = Fork: from { $square } it attacks two pieces at once, on { $first } and { $second }.
logitac-puzzle-declines = You don’t have to capture everything you can: { $best } is worth more than { $taking }.
logitac-puzzle-ascends = An ascent at the right time: number { $made } of the { $wins } needed to win.
logitac-puzzle-climbs = Ascend while the way is free: { $square } on board { $board }.
logitac-puzzle-buys = The ransom is worth its price here: { $pawns ->
    [one] a pawn comes
   *[other] { $pawns } pawns come
} back, and your reserve is no longer empty.
logitac-puzzle-buys-in-time = Pay the ransom while you can: your opponent was about to make that impossible, and with an empty reserve you would be bankrupt.
logitac-puzzle-refuses = The ransom isn’t always the way out: { $best } is worth more than paying.
logitac-puzzle-frees = A pawn on the opponent’s home line frees your pyramid, which may move on at once.
logitac-puzzle-frees-next = Your pyramid is captured, so hurry a pawn to the opponent’s home line: from { $square } it can free the pyramid next turn.
logitac-puzzle-keeps-captive = You hold the opponent’s pyramid, and a pawn is about to free it: { $best } prevents that.
logitac-puzzle-takes-free = Nothing protects { $square }: capture { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
}, nothing can recapture.
logitac-puzzle-earns = The second half of a credit: capture { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
} on { $square }.
logitac-puzzle-takes = An exchange that leaves you ahead: capture { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
} on { $square }.
logitac-puzzle-saves = Save { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
} on { $square }, and give nothing else away.
logitac-puzzle-guards = Protect { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
} on { $square }: capturing it would cost as much.
logitac-puzzle-threatens = Attack { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
} on { $square }: it has no good place to go.
logitac-puzzle-recruits = A pawn from the reserve arrives on the home line just in time.
logitac-puzzle-recruits-double = Recruit the double pawn while you can.
logitac-puzzle-falls = A chimney is a way, too: go down to where you’re needed.
logitac-puzzle-advances = A pawn’s step to { $square } opens more than it gives up.
logitac-puzzle-develops = Give { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
} more room: from { $square } it reaches everything that matters.
logitac-puzzle-waits = A quiet move that answers what is coming before it comes.
