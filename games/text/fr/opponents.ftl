## Pourquoi un tour est bon : <game>-why-<kind>

### L-Calculus
l_calculus-why-ends = finit la partie en tête : { $ours } à { $theirs }
l_calculus-why-ends-level = finit la partie sur une nulle : { $ours } à { $theirs }
l_calculus-why-ends-behind = finit la partie sur une défaite, { $ours } à { $theirs }
l_calculus-why-ends-leg = finit la première manche : { $ours } à { $theirs }
l_calculus-why-silences = laisse les pions adverses en une seule chaîne, qui ne compte pas : +{ $marks } contre 0
l_calculus-why-runs = marque avec { $count } chaînes : +{ $marks } contre { $theirs }
l_calculus-why-counts = ne retire rien et laisse courir le compte : le score est de { $ours } à { $theirs }, et la partie finit dans { $left ->
    [one] un tour calme
   *[other] { $left } tours calmes
  }
l_calculus-why-takes = { $count ->
    [one] retire un pion au bout
   *[other] retire { $count } pions au bout
  } : au tour suivant, l’adversaire { $most ->
    [0] ne peut rien gagner au score
    [one] peut gagner au plus un point au score
   *[other] peut gagner au plus { $most } points au score
  }
l_calculus-why-keeps = garde tout, pour les points à venir : au tour suivant, l’adversaire { $most ->
    [0] ne peut rien gagner au score
    [one] peut gagner au plus un point au score
   *[other] peut gagner au plus { $most } points au score
  }
l_calculus-why-holds = prévoit la réponse : au tour suivant, l’adversaire { $most ->
    [0] ne peut rien gagner au score
    [one] peut gagner au plus un point au score
   *[other] peut gagner au plus { $most } points au score
  }

### Topologic
topologic-why-hides = cache une tuile à l’écart : seules { $ways } autres mènent à { $tile } en un coup
topologic-why-hides-open = cache une tuile bien en vue : { $ways } autres mènent à { $tile } en un coup
topologic-why-finds = va en { $tile } : il ne reste qu’elle, et chaque pion l’atteint
topologic-why-gathers = laisse chaque pion à { $moves ->
    [one] un coup
   *[other] { $moves } coups
  } au plus de { $tile }, la seule tuile qui reste
topologic-why-tries = essaie { $tile }, une des { $count } qui restent
topologic-why-parts = resserre : de { $count } tuiles à { $most } au plus
topologic-why-settles = tranche : chacune des { $count } tuiles qui restent donnerait un autre score


### Logitac
logitac-why-wins = gagne la partie
logitac-why-ends = finit la partie sans victoire
logitac-why-loses = finit la partie sur une défaite
logitac-why-stops = empêche l’adversaire de gagner aussitôt
logitac-why-ascends = fait l’ascension { $made } sur les { $wins } qu’il faut pour gagner
logitac-why-climbs = monte en { $square } sur le plateau { $board }
logitac-why-buys = rachète { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}
logitac-why-frees = délivre la pyramide
logitac-why-takes-free = capture { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] un pion
} en { $square }, et rien ne peut capturer à son tour
logitac-why-earns = capture { $piece ->
    [pyr] la pyramide
    [cube] le cube
    [cyl] le cylindre
    [double] le double pion
   *[pawn] un pion
} en { $square } et gagne un crédit
logitac-why-takes = capture { $piece ->
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
logitac-why-recruits = recrute un pion : avec un crédit, il peut monter depuis la ligne de départ
logitac-why-recruits-double = recrute le double pion
logitac-why-falls = descend par une cheminée
logitac-why-comes-out = fait sortir { $piece ->
    [pyr] la pyramide
    [cube] le cube
   *[cyl] le cylindre
} de la cheminée en { $square }
logitac-why-escapes = mène la pyramide délivrée en { $square }
logitac-why-stays = laisse la pyramide délivrée où elle est
logitac-why-advances = mène un pion plus loin que tous les précédents, en { $square }
logitac-why-develops = donne plus d’espace { $piece ->
    [cube] au cube
   *[cyl] au cylindre
} depuis { $square }
logitac-why-waits = ne capture rien pour l’instant, et attend

### Tactic
tactic-why-wins = amène le troisième patrouilleur au but et gagne
tactic-why-ends-ahead = finit la partie en tête : { $ours } à { $theirs }
tactic-why-ends = finit la partie : { $ours } à { $theirs }
tactic-why-stops = empêche l’adversaire de gagner aussitôt
tactic-why-home = amène un patrouilleur au but en { $to } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
tactic-why-home-both = amène deux patrouilleurs au but, en { $first } et { $second } : { $points } points
tactic-why-blocks-only-way = place un garde en { $at } et barre le seul passage devant { $patrol }
tactic-why-bars = place un garde en { $at } : tels que sont les gardes, { $patrol } n’a plus de chemin vers le but
tactic-why-blocks = place un garde en { $at }, ce qui allonge le chemin de { $patrol }
tactic-why-loses = perd la pièce en { $at }, comme le veut le blocus
tactic-why-loses-reserve = perd un garde de la réserve, comme le veut le blocus
tactic-why-clears = écarte un garde et mène { $from } en { $to }
tactic-why-goes-round = contourne les gardes, de { $from } à { $to } : le chemin est plus court de là
tactic-why-runs = fait deux pas vers le but, de { $from } à { $to }
tactic-why-advances-both = rapproche deux patrouilleurs du but, en { $first } et { $second }
tactic-why-advances = se rapproche du but d’un pas, de { $from } à { $to }
tactic-why-waits = attend : aucun patrouilleur ne se rapproche du but ce tour-ci

### Logan Stones
logan_stones-why-wins = aligne quatre symboles
logan_stones-why-may-win = peut aligner quatre symboles, si les faces cachées s’y prêtent
logan_stones-why-ends = met fin à la partie
logan_stones-why-stops = empêche l’adversaire d’aligner quatre symboles
logan_stones-why-may-stop = empêche peut-être l’adversaire d’aligner quatre symboles, selon les faces cachées
logan_stones-why-risks = est un risque : les faces cachées diront si l’adversaire peut aligner quatre symboles
logan_stones-why-no-answer = ne laisse à l’adversaire aucun moyen d’empêcher un alignement de quatre
logan_stones-why-few-answers = laisse à l’adversaire { $answers ->
    [one] un coup au plus
   *[other] { $answers } coups au plus
} pour empêcher un alignement de quatre
logan_stones-why-turns = retourne { $stones ->
    [one] une tuile
   *[other] { $stones } tuiles
} et ne laisse aucun alignement à terminer
logan_stones-why-safe = ne laisse aucun alignement à terminer
logan_stones-why-lifts = soulève la tuile en { $cell } ; sa face cachée dira où la poser
