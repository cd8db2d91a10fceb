## Pourquoi un tour est bon : <game>-why-<kind>

### L-Calculus
l_calculus-why-ends = finit la partie en tête : { $ours } à { $theirs }
l_calculus-why-silences = réunit les pions adverses en une seule chaîne, qui ne compte pas : +{ $marks } contre 0
l_calculus-why-runs = ouvre { $count } chaînes courtes : +{ $marks } contre { $theirs }
l_calculus-why-counts = ne retire rien et laisse courir le compte : l’avance est de { $ours } à { $theirs }, et la partie finit dans { $left ->
    [one] un tour calme
   *[other] { $left } tours calmes
  }
l_calculus-why-takes = { $count ->
    [one] retire un pion au bout
   *[other] retire { $count } pions au bout
  } : au tour suivant, l’adversaire { $most ->
    [0] ne gagne rien
   *[other] gagne au plus { $most }
  }
l_calculus-why-keeps = garde tout, pour les points à venir : au tour suivant, l’adversaire { $most ->
    [0] ne gagne rien
   *[other] gagne au plus { $most }
  }
l_calculus-why-holds = laisse peu à l’adversaire : au tour suivant, { $most ->
    [0] aucun gain
   *[other] un gain de { $most } au plus
  }

### Topologic
topologic-why-hides = cache une tuile à l’écart : seules { $ways } autres mènent à { $tile } en un coup
topologic-why-finds = va en { $tile } : il ne reste qu’elle, et chaque pion l’atteint
topologic-why-gathers = rapproche chaque pion de { $tile }, la seule tuile qui reste
topologic-why-tries = essaie { $tile }, une des { $count } qui restent
topologic-why-parts = resserre au mieux : de { $count } tuiles à { $most } au plus
topologic-why-settles = tranche : chacune des { $count } tuiles qui restent donnerait un autre score


### Logitac
logitac-why-wins = gagne la partie
logitac-why-ends = finit la partie sans victoire
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
} en { $square } sans risque
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
logitac-why-recruits = recrute un pion sur la ligne de départ
logitac-why-recruits-double = recrute le double pion
logitac-why-falls = descend par une cheminée
logitac-why-advances = mène un pion sur une nouvelle ligne, en { $square }
logitac-why-develops = donne plus d’espace { $piece ->
    [cube] au cube
   *[cyl] au cylindre
} depuis { $square }
logitac-why-waits = ne cède rien, et attend

### Tactic
tactic-why-wins = amène le troisième patrouilleur au but et gagne
tactic-why-ends = met fin à la partie
tactic-why-stops = empêche le troisième patrouilleur adverse d’arriver
tactic-why-home = amène un patrouilleur au but en { $to } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
tactic-why-blocks-only-way = place un garde en { $at } et barre le seul passage devant { $patrol }
tactic-why-blocks = place un garde en { $at }, ce qui allonge le chemin de { $patrol }
tactic-why-loses = perd la pièce en { $at }, comme le veut le blocus
tactic-why-loses-reserve = perd un garde de la réserve, comme le veut le blocus
tactic-why-clears = écarte un garde et mène { $from } en { $to }
tactic-why-goes-round = contourne de { $from } à { $to }, où la voie est libre
tactic-why-runs = fait deux pas vers le but, de { $from } à { $to }
tactic-why-advances-both = rapproche deux patrouilleurs du but, en { $first } et { $second }
tactic-why-advances = fait un pas vers le but, de { $from } à { $to }
tactic-why-waits = ne perd rien tant que la voie est barrée

### Logan Stones
logan_stones-why-wins = aligne quatre symboles
logan_stones-why-may-win = peut aligner quatre symboles, si les faces cachées s’y prêtent
logan_stones-why-ends = met fin à la partie
logan_stones-why-stops = empêche l’adversaire d’aligner quatre symboles
logan_stones-why-may-stop = empêche peut-être l’adversaire d’aligner quatre symboles, selon les faces cachées
logan_stones-why-risks = est un risque : les faces cachées diront si l’adversaire peut aligner quatre symboles
logan_stones-why-no-answer = ne laisse à l’adversaire aucun moyen d’empêcher un alignement de quatre
logan_stones-why-few-answers = ne laisse à l’adversaire { $answers ->
    [one] qu’un coup
   *[other] que { $answers } coups
} pour empêcher un alignement de quatre
logan_stones-why-turns = retourne { $stones ->
    [one] une tuile
   *[other] { $stones } tuiles
} et ne laisse aucun alignement à terminer
logan_stones-why-safe = ne laisse aucun alignement à terminer
logan_stones-why-lifts = soulève la tuile en { $cell } ; sa face cachée dira où la poser
