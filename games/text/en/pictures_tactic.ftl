picture-tactic-shuttle = { $name }’s shuttle: { $count } of { $most }
picture-tactic-trap = { $corner } is a dead end while { $way } is taken

alt-tactic-pieces = { $name }: patrols on { $patrols }; guards on { $guards }, { $reserve } in reserve.
