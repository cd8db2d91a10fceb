### Tactic
tactic-why-wins = brings the third patrol home and wins
tactic-why-ends = ends the game
tactic-why-stops = keeps their third patrol from coming home
tactic-why-home = brings a patrol home on { $to }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tactic-why-blocks-only-way = puts a guard on { $at } and blocks the only way ahead of { $patrol }
tactic-why-blocks = puts a guard on { $at }, which makes the way home longer for { $patrol }
tactic-why-loses = gives up the guard or patrol on { $at }, as a blocked player must
tactic-why-loses-reserve = gives up a guard in reserve, as a blocked player must
tactic-why-clears = moves a guard out of the way and takes { $from } to { $to }
tactic-why-goes-round = goes round from { $from } to { $to }, where the way home is open
tactic-why-runs = takes two steps home, from { $from } to { $to }
tactic-why-advances-both = takes two patrols a step nearer home, to { $first } and { $second }
tactic-why-advances = takes a step nearer home, from { $from } to { $to }
tactic-why-waits = loses no ground while the way ahead is barred

### Logan Stones
logan_stones-why-wins = completes a line of four
logan_stones-why-may-win = may complete a line of four, if the hidden faces are right
logan_stones-why-ends = ends the game
logan_stones-why-stops = keeps them from completing a line
logan_stones-why-risks = is a risk: hidden faces decide whether they can complete a line
logan_stones-why-no-answer = leaves them no turn after which you can’t complete a line
logan_stones-why-few-answers = leaves them only { $answers ->
    [one] one turn that keeps
   *[other] { $answers } turns that keep
} you from completing a line
logan_stones-why-turns = turns over { $stones ->
    [one] a stone
   *[other] { $stones } stones
} and leaves no line to complete
logan_stones-why-safe = leaves no line to complete
logan_stones-why-lifts = takes up the stone on { $cell }, for a safe place elsewhere
