## Why a turn is good: <game>-why-<kind>

### L-Calculus
l_calculus-why-ends = ends the game while ahead: { $ours } to { $theirs }
l_calculus-why-silences = pushes the other’s counters into one run, which marks nothing: +{ $marks } to 0
l_calculus-why-runs = opens { $count } short runs: +{ $marks } to { $theirs }
l_calculus-why-takes = { $count ->
    [one] takes one counter off the end: the other can be { $most } ahead next turn, at most
   *[other] takes { $count } counters off the end: the other can be { $most } ahead next turn, at most
  }
l_calculus-why-keeps = keeps everything, for the marks to come: the other can be { $most } ahead next turn, at most
l_calculus-why-holds = leaves the other little: { $most } ahead next turn, at most

### Topologic
topologic-why-hides = { $tile } lies remote: { $ways } tiles lead there in one move
topologic-why-finds = only { $tile } is left, and every pawn reaches it
topologic-why-gathers = only { $tile } is left: brings every pawn as near as it gets
topologic-why-tries = tries { $tile }, one of { $count } left
topologic-why-parts = splits what is left best: { $count } tiles become at most { $most }
topologic-why-settles = every one of the { $count } tiles left would give another score
