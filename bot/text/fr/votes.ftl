# Le serveur contre Cairn : tout le monde vote pour un coup, et un coup est joué par jour.
asked-vote = Votez pour un coup.
asked-vote-over = C’était la partie du serveur.
button-vote = Voter
button-vote-for-it = Voter pour ce coup
button-vote-again = Choisir un autre coup
vote-until = Fin du vote : { $when }. Si personne ne vote, il continue un jour de plus, et ainsi de suite jusqu’à la fin de la partie : { $ends }.
vote-until-last = Fin du vote : { $when }. Personne n’a voté depuis des jours : si personne ne le fait d’ici là, la partie s’arrête.
turn-votes =
    { $votes ->
        [one] -# Un seul vote a décidé de ce coup.
       *[other] -# { $votes } votes, dont { $agreed } pour ce coup.
    }
vote-title = **{ $game } : le serveur contre Cairn**
vote-how = -# Le coup qui a le plus de votes est joué ; en cas d’égalité, le hasard en choisit un. Personne ne voit qui a voté pour quoi.
vote-so-far = **Votre vote pour l’instant :** { $notation } : { $words }.
vote-confirm = { $notation } : { $words }. Voter pour ce coup ?
vote-kept = ✓ **Vous avez voté** pour { $notation } : { $words }. Vous pouvez changer d’avis jusqu’à la fin du vote ({ $when }).
told-vote = { $game } : { $server } vote pour son prochain coup.
vote-call-until = Fin du vote : { $when }.
button-vote-calls-on = M’annoncer chaque vote
button-vote-calls-off = Ne plus m’annoncer les votes
vote-calls-on = Je vous enverrai un message privé au début du prochain vote, puis à chaque vote. Pendant vos heures calmes, il arrive sans notification.
vote-calls-off = Je ne vous annoncerai plus les votes de ce serveur.
error-vote-over = Ce vote est terminé. Appuyez sur **{ button-vote }** sous la dernière image ; il n’y en a pas pendant que je réfléchis.
error-vote-instead = C’est la partie de tout le serveur. Appuyez sur **{ button-vote }** sous la dernière image pour voter pour un coup.

settings-page-votes = Le serveur contre Cairn
votes-settings-title = **Le serveur contre Cairn.** Tout le monde vote en privé pour un coup, et une fois par jour celui qui a le plus de votes est joué. Une nouvelle partie commence au plus chaque semaine ; personne ne reçoit de notification, sauf sur demande à chaque vote.
votes-settings-is-off = C’est **désactivé** : choisissez un salon pour l’activer.
votes-settings-is-on = C’est **activé**, dans { $channel }. La prochaine partie commence { $when }.
votes-settings-no-game = C’est **activé**, mais aucune partie ne peut commencer : ce serveur ne permet aucun des jeux choisis ici.
votes-settings-runs = Une partie est en cours dans { $channel }. Le vote se termine { $when }.
votes-settings-channel = Salon (aucun choisi : pas de nouvelle partie) ; de préférence un salon sans autres parties
votes-settings-off = Pas de nouvelle partie
votes-settings-hour = Heure à laquelle les votes se terminent, et fuseau horaire
votes-settings-games = Jeux (aucun choisi : tous, l’un après l’autre). On ne peut pas voter dans un jeu qui cache quelque chose.
votes-settings-level = Mon niveau de jeu
votes-settings-rising = plus haut après deux victoires, plus bas après deux défaites
