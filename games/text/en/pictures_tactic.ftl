# `picture-` and `legend-` are painted: keep them short. `alt-` is read aloud by screen readers.
legend-tactic-patrol = Patrol: bring it home
legend-tactic-guard = Guard: blocks the way
legend-tactic-central = { $name }’s home
legend-tactic-outer = Outer base: no guards
legend-tactic-arrived = Ring: just arrived

picture-tactic-shuttle = { $name }’s shuttle: { $count } of { $most }
picture-tactic-trap = { $corner } is a dead end while { $way } is taken

alt-tactic-pieces = { $placed ->
    [0] { $name }: patrols on { $patrols }; { $reserve } guards in reserve.
   *[other] { $name }: patrols on { $patrols }; guards on { $guards }, { $reserve } in reserve.
}

tactic-board-key =
    S, N patrols; s, n guards; @ in reserve.
    Bases: [ ] central, ( ) outer.

alt-tactic-ways = { $place } leads to { $ways }.
alt-tactic-taken = { $place } (taken)
