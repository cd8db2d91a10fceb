## Why a turn is good: <game>-why-<kind>

### Logitac
logitac-why-wins = wins the game
logitac-why-ends = ends the game without a winner
logitac-why-stops = keeps the other side from winning at once
logitac-why-ascends = makes ascent { $made } of the { $wins } that win
logitac-why-climbs = climbs to { $square } on board { $board }
logitac-why-buys = buys back { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
}
logitac-why-frees = sets the pyramid free
logitac-why-takes-free = takes { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} on { $square }, and nothing can take back
logitac-why-earns = takes { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} on { $square } and earns a credit
logitac-why-takes = takes { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} on { $square }
logitac-why-saves = takes { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
   *[double] the double pawn
} out of danger on { $square }
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
logitac-why-recruits = brings a pawn from the reserve onto the home line
logitac-why-recruits-double = brings the double pawn onto the board
logitac-why-falls = takes the way down through a chimney
logitac-why-advances = is the first to reach a new line, on { $square }
logitac-why-develops = gives { $piece ->
    [cube] the cube
   *[cyl] the cylinder
} more room from { $square }
logitac-why-waits = gives nothing away, and waits
