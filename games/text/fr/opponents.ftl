## Pourquoi un tour est bon : <game>-why-<kind>

### L-Calculus
l_calculus-why-ends = finit la partie en tête : { $ours } à { $theirs }
l_calculus-why-silences = pousse les pions de l’autre en une seule chaîne, qui ne compte pas : +{ $marks } contre 0
l_calculus-why-runs = ouvre { $count } chaînes courtes : +{ $marks } contre { $theirs }
l_calculus-why-takes = { $count ->
    [one] retire un pion au bout : l’autre peut prendre { $most } d’avance au tour suivant, au plus
   *[other] retire { $count } pions au bout : l’autre peut prendre { $most } d’avance au tour suivant, au plus
  }
l_calculus-why-keeps = garde tout, pour les points à venir : l’autre peut prendre { $most } d’avance au tour suivant, au plus
l_calculus-why-holds = laisse peu à l’autre : { $most } d’avance au tour suivant, au plus

### Topologic
topologic-why-hides = { $tile } est à l’écart : { $ways } tuiles y mènent en un coup
topologic-why-finds = il ne reste que { $tile }, et chaque pion l’atteint
topologic-why-gathers = il ne reste que { $tile } : approche chaque pion autant que possible
topologic-why-tries = essaie { $tile }, une des { $count } qui restent
topologic-why-parts = partage au mieux ce qui reste : de { $count } tuiles à { $most } au plus
topologic-why-settles = chacune des { $count } tuiles qui restent donnerait une autre réponse
