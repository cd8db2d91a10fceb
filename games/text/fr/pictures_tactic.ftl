legend-tactic-patrol = Patrouilleur : à mener au but
legend-tactic-guard = Garde : barre la route
legend-tactic-central = But : { $name }
legend-tactic-outer = Base extérieure : sans garde
legend-tactic-arrived = Anneau : vient d’arriver

picture-tactic-shuttle = Aller-retour, { $name } : { $count } sur { $most }
picture-tactic-trap = { $corner } est sans issue tant que { $way } est occupée

alt-tactic-pieces = { $placed ->
    [0] { $name } : patrouilleurs en { $patrols } ; gardes en réserve : { $reserve }.
   *[other] { $name } : patrouilleurs en { $patrols } ; gardes en { $guards }, { $reserve } en réserve.
}

tactic-board-key =
    S, N patrouilleurs ; s, n gardes ;
    @ gardes en réserve.
    Bases : [ ] centrales, ( ) extérieures.

alt-tactic-ways = { $place } mène à { $ways }.
alt-tactic-taken = { $place } (occupée)
