### Tactic
tactic-why-wins = amène le troisième patrouilleur au but et gagne
tactic-why-ends = met fin à la partie
tactic-why-stops = empêche leur troisième patrouilleur d’arriver
tactic-why-home = amène un patrouilleur au but en { $to } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
tactic-why-blocks-only-way = place un garde en { $at } et barre le seul passage devant { $patrol }
tactic-why-blocks = place un garde en { $at }, ce qui allonge le chemin de { $patrol }
tactic-why-loses = abandonne la pièce en { $at }, comme tout joueur bloqué
tactic-why-loses-reserve = abandonne un garde de la réserve, comme tout joueur bloqué
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
logan_stones-why-stops = les empêche d’aligner quatre symboles
logan_stones-why-risks = est un risque : les faces cachées diront s’ils peuvent aligner quatre symboles
logan_stones-why-no-answer = ne leur laisse aucun coup qui vous empêche d’aligner quatre symboles
logan_stones-why-few-answers = ne leur laisse que { $answers ->
    [one] un coup qui vous empêche
   *[other] { $answers } coups qui vous empêchent
} d’aligner quatre symboles
logan_stones-why-turns = retourne { $stones ->
    [one] une tuile
   *[other] { $stones } tuiles
} et ne laisse aucun alignement à terminer
logan_stones-why-safe = ne laisse aucun alignement à terminer
logan_stones-why-lifts = soulève la tuile en { $cell }, pour la mettre en lieu sûr
