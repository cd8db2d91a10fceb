picture-tactic-shuttle = { $name }’s shuttle: { $count } of { $most }
picture-tactic-trap = { $corner } is a dead end while { $way } is taken

alt-tactic-pieces = { $placed ->
    [0] { $name }: patrols on { $patrols }; { $reserve } guards in reserve.
   *[other] { $name }: patrols on { $patrols }; guards on { $guards }, { $reserve } in reserve.
}
