## Pourquoi un tour est bon : <game>-why-<kind>

### L-Calculus
l_calculus-why-ends = finit la partie en tête : { $ours } à { $theirs }
l_calculus-why-silences = pousse les pions adverses en une seule chaîne, qui ne compte pas : +{ $marks } contre 0
l_calculus-why-runs = ouvre { $count } chaînes courtes : +{ $marks } contre { $theirs }
l_calculus-why-takes = { $count ->
    [one] retire un pion au bout : l’adversaire peut prendre { $most } d’avance au tour suivant, au plus
   *[other] retire { $count } pions au bout : l’adversaire peut prendre { $most } d’avance au tour suivant, au plus
  }
l_calculus-why-keeps = garde tout, pour les points à venir : l’adversaire peut prendre { $most } d’avance au tour suivant, au plus
l_calculus-why-holds = laisse peu à l’adversaire : { $most } d’avance au tour suivant, au plus

### Topologic
topologic-why-hides = { $tile } est à l’écart : { $ways } tuiles y mènent en un coup
topologic-why-finds = il ne reste que { $tile }, et chaque pion l’atteint
topologic-why-gathers = il ne reste que { $tile } : approche chaque pion autant que possible
topologic-why-tries = essaie { $tile }, une des { $count } qui restent
topologic-why-parts = partage au mieux ce qui reste : de { $count } tuiles à { $most } au plus
topologic-why-settles = chacune des { $count } tuiles qui restent donnerait une autre réponse

### Logitac
logitac-why-wins = gagne la partie
logitac-why-ends = finit la partie sans vainqueur
logitac-why-stops = empêche l’adversaire de gagner aussitôt
logitac-why-ascends = fait l’ascension { $made } des { $wins } qui gagnent
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
