picture-tactic-shuttle = Navette, { $name } : { $count } sur { $most }
picture-tactic-trap = { $corner } est sans issue tant que { $way } est occupée

alt-tactic-pieces = { $name } : patrouilles en { $patrols } ; gardes en { $guards }, { $reserve } en réserve.
