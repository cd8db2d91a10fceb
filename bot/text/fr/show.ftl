# Messages publics : défis, tours, fins, rappels.
thread-name = { $game } · { $host } contre { $guest } · { $id }

button-play = Jouer
button-view = Ma vue
button-offer = Proposer…
button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-rules = Règles
button-rematch = Revanche
button-replay = Revoir
button-export = Exporter
button-fair = Jeu loyal
button-keep = Je joue toujours
button-claim = Réclamer la victoire
button-more-time = Donner du temps

turn-answered = { $who } a joué { $notation } : { $words }.
    { $by } a répondu { $answer } : { $meaning }.
turn-answered-several = { $who } a joué { $notation } : { $words }.
    { $by } a répondu, tour après tour :
turn-yours = { $who }, à vous de jouer ({ $seat })
turn-score = score { $first }–{ $second }
turn-clock = échéance { $when }
turn-overdue = temps écoulé { $when }
turn-away = { $who } est en pause jusqu’au { $until }, la pendule est arrêtée
turn-seed-commitment = Le hasard est fixé : `{ $hash }`… **{ button-fair }**, sous ⋯, en dit plus.
turn-commitment = Le secret est fixé : `{ $hash }`… **{ button-fair }**, sous ⋯, en dit plus.

challenge-sample = L’image est un exemple : la donne de cette partie sera tirée à son début.
challenge-accepted = Accepté : la table est ouverte.
challenge-declined = Refusé.
challenge-withdrawn = Retiré.
challenge-expired = Personne n’a répondu à temps : le défi a expiré.
refusal-not-now = Pas maintenant, un autre jour peut-être.
refusal-other-game = Un autre jeu serait le bienvenu.
refusal-other-terms = D’autres conditions seraient les bienvenues.

term-first-lot = Le sort décide qui commence
term-first-host = Qui a lancé le défi commence
term-first-guest = La personne défiée commence
term-pace =
    { $days ->
        [0] Sans pendule
        [one] Un jour par tour
       *[other] { $days } jours par tour
    }
term-takebacks-free = Reprises libres, tant que l’adversaire n’a pas joué
term-takebacks-ask = Reprises si l’adversaire est d’accord
term-takebacks-off = Pas de reprise
term-best-of =
    { $games ->
        [1] Une partie
       *[other] Au meilleur de { $games } parties
    }
term-expires = Expire { $when }

ended-won = { $who } gagne contre { $other } : { $why }.
ended-drawn = Partie nulle entre { $who } et { $other } : { $why }.
ended-none = { $who }, { $other }, la table est fermée sans résultat : { $why }.
ended-moderator = { $by } : { $reason }
ended-score = Score : { $host } { $first } – { $second } { $guest }
ended-meetings =
    Entre vous sur ce serveur : { $host } { $first } – { $second } { $guest }{ $draws ->
        [0] {""}
        [one] , une nulle
       *[other] , { $draws } nulles
    }.
ended-streak = { $who } a gagné { $count } parties de suite.
ended-moment-named = Le plus beau tour : { $turn }, par { $who }, { $notation } ({ $words }). { $what }
ended-moment = Le plus beau tour : le tour { $number }, par { $who }, { $notation } ({ $words }). { $what }
ended-fair = Rien à croire sur parole : **{ button-fair }** montre ce qui était fixé d’avance, et le prouve.
result-won = **{ $game }** : { $who } a gagné contre { $other }. { $where }
result-drawn = **{ $game }** : partie nulle entre { $who } et { $other }. { $where }
result-series = **{ $game }** : { $host } { $first } – { $second } { $guest }, série terminée. { $where }
ended-thanks = Merci pour la partie.
series-stands = Série : { $host } { $first } – { $second } { $guest }. La suivante commence.
series-over = Série terminée : { $host } { $first } – { $second } { $guest }.

offer-declined = Refusé.
offer-withdrawn = Retiré.
offer-lapsed = Plus valable.
offer-granted = D’accord.

refused-gone = son salon n’existe plus.
refused-permission = il y manque une permission, que `/{ command-doctor }` nomme.
refused-locked = son fil est verrouillé. La modération peut le déverrouiller.
refused-threads = ce serveur a autant de fils ouverts que Discord en permet. Archivez-en quelques-uns.
refused-otherwise = Discord n’y accepte aucun message (son erreur { $code }).
refused-automod = l’AutoMod de ce serveur a bloqué le message. La modération peut faire une exception pour moi.

startup-shards = CAIRN_SHARDS demande PostgreSQL : une base SQLite appartient à un seul processus ; enlevez CAIRN_SHARDS ou donnez CAIRN_DATABASE=postgresql://….
startup-token = Discord ne connaît pas ce jeton. Réinitialisez-le dans le portail des développeurs et mettez le nouveau dans { $file ->
    [environment] la variable d’environnement DISCORD_TOKEN
   *[other] { $file }
}.
startup-refused = La passerelle de Discord refuse ce bot, et le refusera toujours (code { $code }) : { $code ->
    [4010] elle ne connaît pas ce shard. Regardez CAIRN_SHARDS : tous les processus doivent donner le même nombre.
    [4011] une seule connexion ne suffit pas pour tant de serveurs. Augmentez le nombre dans CAIRN_SHARDS.
    [4014] elle n’accorde pas les intents. Je n’ai besoin d’aucun intent privilégié ; voyez dans le portail des développeurs si le bot est restreint.
   *[other] elle ne parle plus avec cette version. Mettez Cairn à jour.
}
startup-metrics-port = CAIRN_METRICS : le port { $port } de { $host } est pris. Indiquez-en un autre, ou laissez la ligne vide.
startup-metrics-address = CAIRN_METRICS : rien ne peut écouter sur le port { $port } de { $host } ici ({ $why }). Mettez 127.0.0.1, ou laissez la ligne vide.
startup-metrics = CAIRN_METRICS a besoin de prometheus_client : python -m pip install --require-hashes -r requirements/metrics.lock
startup-port = Le port { $port } est pris par { $holder ->
    [unknown] un autre programme
   *[other] { $holder }
}. Arrêtez-le, ou donnez un autre port à la page : CAIRN_DEMO_PORT dans .env (0 en prend un de libre).
demo-ready = Cairn est ouvert pour un essai à l’adresse { $address } (aucun jeton trouvé). Pour l’amener sur Discord, mettez DISCORD_TOKEN dans .env : README.md explique comment.
