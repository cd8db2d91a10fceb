## Words that belong to every game
option-quiet = Quiet turns
option-quiet-hint = After this many turns in a row without progress, the game ends by itself
choice-quiet-off = never

game-left-out = One game is left out, since its package is broken; all others are there. { $why }. Update that package or uninstall it.

margin-points = { $points ->
    [1] By a single point: it couldn’t be closer.
   *[other] By { $points } points.
}

outcome-win = { $winner } wins: { $reason }
outcome-draw = Draw: { $reason }
outcome-none = No result: { $reason }

## Parts of a sentence: "White wins: …", "Draw: …", "No result: …"
reason-agreed = ended by agreement
reason-quiet = too many turns without progress
reason-stuck = neither side can move
reason-resigned = the opponent resigned
reason-timeout = time ran out
reason-cancelled = cancelled before it really began
reason-unfinished = left unfinished
reason-unvoted = nobody voted for a week
reason-adjudicated = decided by a moderator
reason-gone = the opponent left the server
reason-stopped = stopped by a moderator

## What a turn did, besides what each game says of its own
said-passed = and the opponent, who can’t move, passes

## What is wrong with a typed line
illegal-too-long = That’s too long: a turn is much shorter.
