## Words that belong to every game
option-quiet = Quiet turns
option-quiet-hint = After so many turns in a row without progress the game ends by itself
choice-quiet-off = never

outcome-win = { $winner } wins: { $reason }
outcome-draw = Draw: { $reason }
outcome-none = No result: { $reason }

## Parts of a sentence: "White wins: …", "Draw: …", "No result: …"
reason-agreed = ended by agreement
reason-quiet = too many turns without progress
reason-stuck = neither player could move
reason-resigned = the opponent resigned
reason-timeout = the opponent ran out of time
reason-cancelled = called off before it had begun
reason-unfinished = left unfinished
reason-adjudicated = decided by a moderator
reason-gone = the opponent left the server
reason-stopped = ended by a moderator

## What is wrong with a typed line
illegal-too-long = That line is too long: a turn is much shorter.
