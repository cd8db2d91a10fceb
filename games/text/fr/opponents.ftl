## Pourquoi un tour est bon : <game>-why-<kind>

### Logitac
logitac-why-wins = gagne la partie
logitac-why-ends = finit la partie sans vainqueur
logitac-why-stops = empêche l’adversaire de gagner aussitôt
logitac-why-ascends = fait la montée { $made } des { $wins } qui gagnent
logitac-why-climbs = monte en { $square } sur le plateau { $board }
logitac-why-buys = rachète { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}
logitac-why-frees = délivre la pyramide
logitac-why-takes-free = prend { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] un pion
} en { $square } sans pouvoir être repris
logitac-why-earns = prend { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] un pion
} en { $square } et gagne un crédit
logitac-why-takes = prend { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] un pion
} en { $square }
logitac-why-saves = met hors de danger { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
   *[double] le double pion
} qui était en { $square }
logitac-why-guards = protège { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
   *[double] le double pion
} en { $square }
logitac-why-threatens = menace { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] le pion
} en { $square }
logitac-why-recruits = fait entrer un pion de la réserve sur la ligne de départ
logitac-why-recruits-double = fait entrer le double pion
logitac-why-falls = descend par une cheminée
logitac-why-advances = atteint le premier une nouvelle ligne, en { $square }
logitac-why-develops = donne plus d’espace { $piece ->
    [cube] au cube
   *[cyl] au cylindre
} depuis { $square }
logitac-why-waits = ne cède rien, et attend
