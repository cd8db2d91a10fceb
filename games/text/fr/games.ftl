## Les mots communs à tous les jeux
option-quiet = Tours calmes
option-quiet-hint = Après tant de tours de suite sans progrès, la partie s’arrête d’elle-même
choice-quiet-off = jamais

outcome-win = Victoire — { $winner } : { $reason }
outcome-draw = Partie nulle : { $reason }
outcome-none = Sans résultat : { $reason }

## Des bouts de phrase : « Victoire — Blancs : … », « Partie nulle : … »
reason-agreed = arrêt d’un commun accord
reason-quiet = trop de tours sans progrès
reason-stuck = aucun des deux ne pouvait plus jouer
reason-resigned = abandon de l’adversaire
reason-timeout = temps de l’adversaire écoulé
reason-cancelled = annulée avant d’avoir commencé
reason-unfinished = restée inachevée
reason-adjudicated = tranchée par la modération
reason-gone = l’adversaire a quitté le serveur
reason-stopped = arrêtée par la modération

## Ce qui ne va pas dans une ligne tapée
illegal-too-long = Cette ligne est trop longue : un tour est bien plus court.
