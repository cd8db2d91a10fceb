## Why a turn is good: <game>-why-<kind>

### L-Calculus
l_calculus-why-ends = ends the game in the lead: { $ours } to { $theirs }
l_calculus-why-silences = pushes the opponent’s counters into one run, which scores nothing: +{ $marks } to 0
l_calculus-why-runs = opens { $count } short runs: +{ $marks } to { $theirs }
l_calculus-why-counts = removes nothing and lets the count run: the lead is { $ours } to { $theirs }, and { $left ->
    [one] one more quiet turn ends
   *[other] { $left } more quiet turns end
  } the game
l_calculus-why-takes = { $count ->
    [one] removes one counter at the end
   *[other] removes { $count } counters at the end
  }: next turn the opponent { $most ->
    [0] gains nothing
   *[other] gains at most { $most }
  }
l_calculus-why-keeps = keeps everything, for the points to come: next turn the opponent { $most ->
    [0] gains nothing
   *[other] gains at most { $most }
  }
l_calculus-why-holds = leaves the opponent little: next turn they { $most ->
    [0] gain nothing
   *[other] gain at most { $most }
  }

### Topologic
topologic-why-hides = picks a remote tile: only { $ways } others lead to { $tile } in one move
topologic-why-finds = goes to { $tile }: no other tile is left, and every pawn reaches it
topologic-why-gathers = brings every pawn as close as possible to { $tile }, the only tile left
topologic-why-tries = tries { $tile }, one of { $count } left
topologic-why-parts = narrows it down best: of { $count } tiles, at most { $most } will be left
topologic-why-settles = settles it: each of the { $count } tiles left would give a different score


### Logitac
logitac-why-wins = wins the game
logitac-why-ends = ends the game without a winner
logitac-why-stops = keeps the opponent from winning at once
logitac-why-ascends = makes ascent { $made } of the { $wins } needed to win
logitac-why-climbs = ascends to { $square } on board { $board }
logitac-why-buys = gets back { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
}
logitac-why-frees = sets the pyramid free
logitac-why-takes-free = captures { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} on { $square }, and nothing can recapture
logitac-why-earns = captures { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} on { $square } and earns a credit
logitac-why-takes = captures { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} on { $square }
logitac-why-saves = saves { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
   *[double] the double pawn
} on { $square }
logitac-why-guards = protects { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
   *[double] the double pawn
} on { $square }
logitac-why-threatens = threatens { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] the pawn
} on { $square }
logitac-why-recruits = recruits a pawn on the home line
logitac-why-recruits-double = recruits the double pawn
logitac-why-falls = goes down through a chimney
logitac-why-advances = brings a pawn to a new line, on { $square }
logitac-why-develops = gives { $piece ->
    [cube] the cube
   *[cyl] the cylinder
} more room from { $square }
logitac-why-waits = gives nothing away, and waits

### Tactic
tactic-why-wins = brings the third patrol home and wins
tactic-why-ends = ends the game
tactic-why-stops = keeps the opponent’s third patrol from getting home
tactic-why-home = brings a patrol home on { $to }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tactic-why-blocks-only-way = puts a guard on { $at } and blocks the only way ahead of { $patrol }
tactic-why-blocks = puts a guard on { $at }, which makes the way home longer for { $patrol }
tactic-why-loses = loses the guard or patrol on { $at }, as a blocked player must
tactic-why-loses-reserve = loses a guard from the reserve, as a blocked player must
tactic-why-clears = moves a guard out of the way and takes { $from } to { $to }
tactic-why-goes-round = goes round from { $from } to { $to }, where the way home is clear
tactic-why-runs = takes two steps home, from { $from } to { $to }
tactic-why-advances-both = takes two patrols a step nearer home, to { $first } and { $second }
tactic-why-advances = takes a step nearer home, from { $from } to { $to }
tactic-why-waits = loses no ground while the way ahead is barred

### Logan Stones
logan_stones-why-wins = completes a line of four
logan_stones-why-may-win = may complete a line of four, if the hidden faces are right
logan_stones-why-ends = ends the game
logan_stones-why-stops = keeps the opponent from completing a line
logan_stones-why-may-stop = may keep the opponent from completing a line, as the hidden faces fall
logan_stones-why-risks = is a risk: hidden faces decide whether the opponent can complete a line
logan_stones-why-no-answer = leaves the opponent no way to stop a line of four
logan_stones-why-few-answers = leaves the opponent only { $answers ->
    [one] one move
   *[other] { $answers } moves
} to stop a line of four
logan_stones-why-turns = turns over { $stones ->
    [one] a stone
   *[other] { $stones } stones
} and leaves no line to complete
logan_stones-why-safe = leaves no line to complete
logan_stones-why-lifts = lifts the stone on { $cell }; where to put it depends on its other face
