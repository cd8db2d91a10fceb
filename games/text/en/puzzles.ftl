# Puzzles: what is asked, how a try went, what turns are worth, and the idea behind each best turn.

## What is asked: puzzle-task-<task>, with the turns it may take
puzzle-task-best = Find the best turn.
puzzle-task-win = { $number ->
    [one] Win with this turn.
   *[other] Win within { $number } turns of yours, whatever the opponent does. Which turn begins it?
}
puzzle-task-defend = Only one turn keeps the opponent from winning at once. Find it.
puzzle-task-hold = Several turns stop the line that threatens, but only one stands up to the turn after as well. Find it.
puzzle-task-find-now = Find the hidden tile with this turn.
puzzle-task-find-next = Make sure that you find the hidden tile with your next turn at the latest, whichever it is.
puzzle-task-find-next-mostly = You have this turn and the next. Give yourself the best chance to find the hidden tile.
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
puzzle-worth-wins-in = { $number ->
    [one] wins at once
   *[other] wins within { $number } turns
}
puzzle-worth-loses = loses by force
puzzle-worth-steps-ahead = { $number ->
    [one] is about one step ahead
   *[other] is about { $number } steps ahead
}
puzzle-worth-steps-behind = { $number ->
    [0] is about level
    [one] is about one step behind
   *[other] is about { $number } steps behind
}
puzzle-worth-credits-ahead = { $number ->
    [one] is worth about one credit more than the opponent has
   *[other] is worth about { $number } credits more than the opponent has
}
puzzle-worth-credits-behind = { $number ->
    [0] is about level
    [one] is about one credit behind
   *[other] is about { $number } credits behind
}
puzzle-worth-wins-perhaps = wins only if the hidden faces are right: { $number } % of the ways they may lie
puzzle-worth-no-win = does not win
puzzle-worth-safe = leaves no line to complete, whatever the hidden faces are
puzzle-worth-loses-at-once = lets the opponent complete a line in { $number } % of the ways the hidden faces may lie
puzzle-worth-has-answers = leaves the opponent an answer
puzzle-worth-holds-two = holds for two turns, whatever the hidden faces are
puzzle-worth-loses-in-two = lets the opponent force a line within two turns in { $number } % of the ways the hidden faces may lie
puzzle-worth-found-now = finds the tile
puzzle-worth-found-now-once-in = finds the tile once in { $number } times
puzzle-worth-not-found-now = cannot find the tile this turn
puzzle-worth-found-next = { $number ->
    [one] finds one of the tiles left by the next turn
   *[other] finds { $number } of the tiles left by the next turn
}

## L-Calculus
l_calculus-puzzle-ends = Count before you mark: the game can end here, at { $ours } to { $theirs }.
l_calculus-puzzle-silences = Silence: a single run marks nothing. Keep the opponent’s counters together: you mark { $ours }, they mark 0.
l_calculus-puzzle-keeps = Keep: what could be taken now is worth more lying where it is.
l_calculus-puzzle-patience = Patience: { $tempting } gains { $more ->
    [one] one point
   *[other] { $more } points
} more at once, but what it leaves to the opponent costs more.
l_calculus-puzzle-takes = { $count ->
    [one] One counter off
   *[other] { $count } counters off
} the { $end ->
    [l] left
   *[r] right
} end: fewer marks to come for the opponent, and this turn still marks { $ours } to { $theirs }.
l_calculus-puzzle-runs = Many short runs: { $count } of your own, worth { $ours } to { $theirs }.

## Topologic
topologic-puzzle-deduced = { $answers ->
    [one] One answer is enough: only { $tile } fits it.
   *[other] Put the { $answers } answers side by side: only { $tile } fits them all.
}
topologic-puzzle-only-in-reach = { $count } tiles fit, but only { $tile } is in reach of every pawn: guess the one you can get to.
topologic-puzzle-keeps-apart = Ask so that each of the { $count } tiles left would give another score, and stay near them all.
topologic-puzzle-keeps-most-apart = { $count } tiles are left, and the answer can tell only so many apart: { $found } of them will be known and in reach.

## Tactic
tactic-puzzle-wins-in = The race is won in { $turns } turns: take the way on which no guard comes in time.
tactic-puzzle-wins = Count to the third patrol: it comes home with this very turn.
tactic-puzzle-ends = Points are counted when the game ends, so end it while you lead.
tactic-puzzle-stops = Look at what threatens first: their third patrol is about to come home.
tactic-puzzle-home = A patrol that comes home on { $to } can’t be blocked any more, and brings { $points ->
    [one] a point.
   *[other] { $points } points.
}
tactic-puzzle-blocks-only-way = From { $patrol } there is one way ahead only: a guard on { $at } closes it.
tactic-puzzle-blocks = A guard in the right place costs more steps than you would gain: { $at }, in front of { $patrol }.
tactic-puzzle-loses = A blocked player gives something up: choose what is needed least, { $at }.
tactic-puzzle-loses-reserve = A blocked player gives something up: a guard in reserve is missed least.
tactic-puzzle-clears = Your own guard stands in the way: move it and step on, from { $from } to { $to }.
tactic-puzzle-goes-round = Sideways isn’t lost: from { $from } round to { $to } the way home is open.
tactic-puzzle-runs = Two steps with one patrol, from { $from } to { $to }, before the guards can come.
tactic-puzzle-advances-both = Two patrols a step each, to { $first } and { $second }: no guard stops both.
tactic-puzzle-advances = One step is enough, from { $from } to { $to }: the other action keeps what you have.
tactic-puzzle-waits = No step gains anything now: put your pieces where the next turns need them.
tactic-puzzle-guard-first = No step gains ground now; the guard on { $at } is what will count.

## Logan Stones
logan_stones-puzzle-completes = The line is one of { $symbol ->
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
logan_stones-puzzle-lift-then-drop = Lift, then drop: the stone on { $cell } is what a line of { $symbol ->
    [R] rocks
    [P] papers
   *[S] scissors
} lacks, { $cells }.
logan_stones-puzzle-only-safe = Otherwise the opponent completes a line on { $cell }: { $here ->
    [yes] see it, and be there first.
   *[no] see it, and take away what the line needs.
}
logan_stones-puzzle-only-safe-turning = { $stones ->
    [one] Turn a stone over,
   *[other] Turn { $stones } stones over,
} and nothing is left to complete; otherwise the opponent makes a line on { $cell }.
logan_stones-puzzle-no-answer = A quiet turn that leaves no answer: whatever comes, you complete a line next.
logan_stones-puzzle-two-threats = Fork: { $cells } would each complete a line, and the opponent can stop only one.
logan_stones-puzzle-holds = One threat is easily stopped; look also at the two that come after it.
logan_stones-puzzle-holds-turning = { $stones ->
    [one] Turn a stone over in time: otherwise the opponent makes two threats at once.
   *[other] Turn { $stones } stones over in time: otherwise the opponent makes two threats at once.
}

## Logitac
logitac-puzzle-wins-in = The game can be won by force, in { $turns } turns.
logitac-puzzle-wins = One turn is enough to win: look at every ascent and capture.
logitac-puzzle-ends = The game ends here, before anything worse can come.
logitac-puzzle-stops = Look first at what threatens: the opponent is about to win.
logitac-puzzle-fork = Fork: from { $square } two are attacked at once, on { $first } and { $second }.
logitac-puzzle-declines = What can be taken needn’t be: { $best } is worth more than { $taking }.
logitac-puzzle-ascends = An ascent at the right time: it is number { $made } of the { $wins } that win.
logitac-puzzle-climbs = Go up while the way is free: { $square } on board { $board }.
logitac-puzzle-buys = Buy back what the opponent holds before it becomes a credit.
logitac-puzzle-frees = A pawn on the opponent’s home line sets the captured pyramid free.
logitac-puzzle-takes-free = What stands on { $square } has no protection: take { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
}, nothing can take back.
logitac-puzzle-earns = The second half of a credit: take { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
} on { $square }.
logitac-puzzle-takes = An exchange that leaves you ahead: take { $piece ->
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
} on { $square }, and keep what you have while doing it.
logitac-puzzle-guards = Protect { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
} on { $square }: who takes it loses as much.
logitac-puzzle-threatens = Attack { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
} on { $square }: it has no good place to go.
logitac-puzzle-recruits = A pawn from the reserve comes just in time on the home line.
logitac-puzzle-recruits-double = Call the double pawn while its place is free.
logitac-puzzle-falls = The chimney is a way too: down through it, to where you are needed.
logitac-puzzle-advances = A pawn’s step to { $square } opens more than it gives up.
logitac-puzzle-develops = Give { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
} more room: from { $square } it sees where it is wanted.
logitac-puzzle-waits = A quiet turn that meets what is coming, before it comes.
