## Why a turn is good: <game>-why-<kind>

### L-Calculus
l_calculus-why-ends = ends the game in the lead: { $ours } to { $theirs }
l_calculus-why-ends-level = ends the game in a draw: { $ours } to { $theirs }
l_calculus-why-ends-behind = ends the game with a loss, { $ours } to { $theirs }
l_calculus-why-ends-leg = ends the first leg: { $ours } to { $theirs }
l_calculus-why-silences = leaves the opponent’s counters in a single run, which scores nothing: +{ $marks } to 0
l_calculus-why-runs = scores with { $count } runs: +{ $marks } to { $theirs }
l_calculus-why-counts = removes nothing and lets the count run: the lead is { $ours } to { $theirs }, and { $left ->
    [one] one more quiet turn ends
   *[other] { $left } more quiet turns end
  } the game
l_calculus-why-takes = { $count ->
    [one] removes one counter at the end
   *[other] removes { $count } counters at the end
  }: next turn the opponent { $most ->
    [0] can’t gain any ground
    [one] can gain one point at most
   *[other] can gain { $most } points at most
  }
l_calculus-why-keeps = keeps everything, for the points to come: next turn the opponent { $most ->
    [0] can’t gain any ground
    [one] can gain one point at most
   *[other] can gain { $most } points at most
  }
l_calculus-why-holds = looks at the answer: next turn the opponent { $most ->
    [0] can’t gain any ground
    [one] can gain one point at most
   *[other] can gain { $most } points at most
  }

### Topologic
topologic-why-hides = picks a remote tile: only { $ways } others lead to { $tile } in one move
topologic-why-hides-open = picks a tile in the open: { $ways } others lead to { $tile } in one move
topologic-why-finds = goes to { $tile }: no other tile is left, and every pawn reaches it
topologic-why-gathers = leaves every pawn at most { $moves ->
    [one] one move
   *[other] { $moves } moves
  } away from { $tile }, the only tile left
topologic-why-tries = tries { $tile }, one of { $count } left
topologic-why-parts = narrows it down: of { $count } tiles, at most { $most } will be left
topologic-why-settles = settles it: each of the { $count } tiles left would give a different score


### Logitac
logitac-why-wins = wins the game
logitac-why-ends = ends the game without a winner
logitac-why-loses = ends the game with a loss
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
logitac-why-saves = gets { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
   *[double] the double pawn
} on { $square } out of danger
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
logitac-why-recruits = recruits a pawn: with a credit, it can ascend from the home line
logitac-why-recruits-double = recruits the double pawn
logitac-why-falls = goes down through a chimney
logitac-why-comes-out = brings { $piece ->
    [pyr] the pyramid
    [cube] the cube
   *[cyl] the cylinder
} out of the chimney on { $square }
logitac-why-escapes = brings the freed pyramid to { $square }
logitac-why-stays = leaves the freed pyramid where it is
logitac-why-advances = brings a pawn further ahead than any before, to { $square }
logitac-why-develops = gives { $piece ->
    [cube] the cube
   *[cyl] the cylinder
} more room from { $square }
logitac-why-waits = captures nothing for now, and waits

### Tactic
tactic-why-wins = brings the third patrol home and wins
tactic-why-ends-ahead = ends the game in the lead: { $ours } to { $theirs }
tactic-why-ends = ends the game: { $ours } to { $theirs }
tactic-why-stops = keeps the opponent from winning at once
tactic-why-home = brings a patrol home on { $to }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tactic-why-home-both = brings two patrols home, on { $first } and { $second }: { $points } points
tactic-why-blocks-only-way = puts a guard on { $at } and blocks the only way ahead of { $patrol }
tactic-why-bars = puts a guard on { $at }: as the guards stand, { $patrol } has no way home
tactic-why-blocks = puts a guard on { $at }, which makes the way home longer for { $patrol }
tactic-why-loses = loses the guard or patrol on { $at }, as a blocked player must
tactic-why-loses-reserve = loses a guard from the reserve, as a blocked player must
tactic-why-clears = moves a guard out of the way and takes { $from } to { $to }
tactic-why-goes-round = goes round the guards, from { $from } to { $to }: the way home is shorter from there
tactic-why-runs = takes two steps home, from { $from } to { $to }
tactic-why-advances-both = takes two patrols a step nearer home, to { $first } and { $second }
tactic-why-advances = gets a step nearer home, from { $from } to { $to }
tactic-why-waits = waits: no patrol gets nearer home this turn

### Logan Stones
logan_stones-why-wins = completes a line of four
logan_stones-why-may-win = may complete a line of four, if the hidden faces are right
logan_stones-why-ends = ends the game
logan_stones-why-stops = keeps the opponent from completing a line
logan_stones-why-may-stop = may keep the opponent from completing a line, as the hidden faces fall
logan_stones-why-risks = is a risk: hidden faces decide whether the opponent can complete a line
logan_stones-why-no-answer = leaves the opponent no way to stop a line of four
logan_stones-why-few-answers = leaves the opponent { $answers ->
    [one] one move at most
   *[other] { $answers } moves at most
} to stop a line of four
logan_stones-why-turns = turns over { $stones ->
    [one] a stone
   *[other] { $stones } stones
} and leaves no line to complete
logan_stones-why-safe = leaves no line to complete
logan_stones-why-lifts = lifts the stone on { $cell }; where to put it depends on its other face
