picture-tactic-shuttle = Aller-retour, { $name } : { $count } sur { $most }
picture-tactic-trap = { $corner } est sans issue tant que { $way } est occupée

alt-tactic-pieces = { $placed ->
    [0] { $name } : patrouilleurs en { $patrols } ; gardes en réserve : { $reserve }.
   *[other] { $name } : patrouilleurs en { $patrols } ; gardes en { $guards }, { $reserve } en réserve.
}
