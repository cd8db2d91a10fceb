## Les mots communs à tous les jeux
option-quiet = Tours calmes
option-quiet-hint = Après ce nombre de tours de suite sans progrès, la partie s’arrête d’elle-même
choice-quiet-off = jamais

game-left-out = Un jeu est laissé de côté, car son paquet est défectueux ; tous les autres sont là. { $why }. Mettez ce paquet à jour ou désinstallez-le.

margin-points = { $points ->
    [1] D’un seul point : on ne peut pas faire plus serré.
   *[other] De { $points } points.
}

outcome-win = Victoire : { $winner }, { $reason }
outcome-draw = Partie nulle : { $reason }
outcome-none = Sans résultat : { $reason }

## Des bouts de phrase : « Victoire : Blancs, … », « Partie nulle : … »
reason-agreed = arrêt d’un commun accord
reason-quiet = trop de tours sans progrès
reason-stuck = plus aucun coup possible de part et d’autre
reason-resigned = abandon de l’adversaire
reason-timeout = temps écoulé
reason-cancelled = annulée avant d’avoir vraiment commencé
reason-unfinished = restée inachevée
reason-unvoted = personne n’a voté pendant une semaine
reason-adjudicated = tranchée par la modération
reason-gone = l’adversaire a quitté le serveur
reason-stopped = arrêtée par la modération

## Ce qu’un coup a fait, en plus de ce que dit chaque jeu
said-passed = et l’adversaire, sans coup possible, passe son tour

## Ce qui ne va pas dans une ligne tapée
illegal-too-long = C’est trop long : un tour est bien plus court.
