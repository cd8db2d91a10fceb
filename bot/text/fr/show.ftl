# Messages publics : défis, tours, fins, rappels.
thread-name = { $game } · { $host } contre { $guest } · { $id }
named = { $name } : { $value }
title-level = { $game }, niveau { $level }

button-play = Jouer
button-view = Ma vue
button-offer = Proposer…
button-offer-alone = Reprendre ou finir…
button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-rules = Règles
button-rematch = Revanche
button-level = Essayer le niveau { $level }
button-take-win = Prendre la victoire
button-try-puzzle = Essayer un problème
button-replay = Revoir
button-export = Exporter
button-fair = Fair-play
button-tell-result = Rendre le résultat public
button-keep = Je joue toujours
button-claim = Réclamer la victoire
button-more-time = Donner du temps

turn-answered = { $who } a joué { $notation } : { $words }.
    { $by } a répondu { $answer } : { $meaning }.
turn-earlier = { $who } a joué { $notation } : { $words }.
turn-answered-several = { $who } a joué { $notation } : { $words }.
    { $by } a répondu, tour après tour :
turn-unseen = en secret
turn-concedes = Je ne peux plus renverser la partie. Choisissez **{ button-take-win }**, ou jouez jusqu’au bout.
turn-yours = À vous de jouer ({ $seat })
turn-theirs = À { $who } de jouer ({ $seat })
turn-score = score { $first }–{ $second }
turn-clock = échéance { $when }
turn-overdue = temps écoulé { $when }
turn-paused = la pendule est arrêtée
turn-away = { $who } est en pause jusqu’au { $until }
turn-sealed = Fixé d’avance : { $promises } · **{ button-fair }** sous **{ button-more }**
turn-sealed-luck = hasard `{ $hash }`…
turn-sealed-secret = coup caché `{ $hash }`…

challenge-sample = L’image n’est qu’un exemple : votre donne sera tirée au début de la partie.
challenge-accepted = Accepté : la partie commence.
challenge-declined = Refusé.
challenge-withdrawn = Retiré.
challenge-expired = Personne n’a répondu à temps : ce défi a expiré.
challenge-expired-standing = Terminé : ce défi était ouvert depuis { $days } jours.
refusal-not-now = Pas maintenant, une autre fois peut-être.
refusal-other-game = Mais volontiers un autre jeu.
refusal-other-terms = Mais volontiers avec d’autres conditions.

term-first-lot = Tirage au sort pour commencer
term-first-host = La personne qui lance le défi commence
term-first-guest = La personne défiée commence
term-pace =
    { $number ->
        [0] Sans pendule
        [one] Un jour par tour
       *[other] { $number } jours par tour
    }
term-takebacks-free = Reprises de coup libres jusqu’au coup suivant
term-takebacks-ask = Reprises de coup si l’adversaire est d’accord
term-takebacks-off = Pas de reprise de coup
term-rated-no = { "" }
term-rated-yes = Classée : ni reprises de coup ni conseils
term-best-of =
    { $number ->
        [1] Une partie
       *[other] Au meilleur de { $number } parties
    }
term-private-no = {""}
term-private-yes = Dans un fil privé
term-standing =
    { $number ->
        [one] Défi permanent : une partie à la fois
       *[other] Défi permanent : jusqu’à { $number } parties à la fois
    }
term-ladder = **Pour l’échelle** : la personne qui gagne garde ou prend la plus haute des deux places
term-expires = Expiration : { $when }

ended-won = { $who } bat { $other } : { $why }.
ended-drawn = Partie nulle entre { $who } et { $other } : { $why }.
ended-none = { $who }, { $other } : cette partie s’arrête sans résultat ({ $why }).
ended-moderator = { $by } : { $reason }
ended-score = Score : { $host } { $first } – { $second } { $guest }
ended-last-move = Le dernier coup, par { $who }, { $notation } : { $words }.
ended-first-win = Bien joué, { $who } : votre première victoire contre moi au niveau { $level } de { $game } !
ended-alone =
    { $who } contre moi à { $game } jusqu’ici : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }{ $draws ->
        [0] {""}
        [one] , une nulle
       *[other] , { $draws } nulles
    }.
ended-meetings =
    Vos parties sur ce serveur : { $host } { $first } – { $second } { $guest }{ $draws ->
        [0] {""}
        [one] , une nulle
       *[other] , { $draws } nulles
    }.
ended-streak = { $who } a gagné { $count } parties de suite.
ended-moment-named = Le plus beau coup : { $turn }, par { $who }, { $notation } : { $words }. { $what }
ended-moment = Le plus beau coup : tour { $number }, par { $who }, { $notation } : { $words }. { $what }
result-won = **{ $game }** : { $who } a battu { $other }. { $where }
result-drawn = **{ $game }** : partie nulle entre { $who } et { $other }. { $where }
result-series = **{ $game }** : { $host } { $first } – { $second } { $guest }, série terminée. { $where }
result-private = C’était une partie privée.
ended-thanks = Merci pour cette partie !
series-stands = Série : { $host } { $first } – { $second } { $guest }. La partie suivante commence.
series-over = Série terminée : { $host } { $first } – { $second } { $guest }.

offer-declined = Refusé.
offer-withdrawn = Retiré.
offer-lapsed = Plus valable.
offer-granted = D’accord.

refused-gone = son salon n’existe plus.
refused-permission = il m’y manque une permission ; `/{ command-doctor }` montre laquelle.
refused-locked = son fil est verrouillé ; la modération peut le déverrouiller.
refused-threads = ce serveur a autant de fils ouverts que Discord en permet ; archivez-en quelques-uns.
refused-otherwise = Discord n’y accepte pas mon message (erreur { $code }).
refused-automod = l’AutoMod de ce serveur a bloqué le message ; la modération peut faire une exception pour moi.

startup-shards = CAIRN_SHARDS demande PostgreSQL : une base SQLite appartient à un seul processus ; enlevez CAIRN_SHARDS ou donnez CAIRN_DATABASE=postgresql://….
startup-token = Discord refuse ce jeton. Réinitialisez-le dans le portail des développeurs et mettez le nouveau dans { $file ->
    [environment] la variable d’environnement DISCORD_TOKEN
   *[other] { $file }
}.
startup-refused = La passerelle de Discord refuse ce bot, et le refusera toujours (code { $code }) : { $about ->
    [shard] elle ne connaît pas ce shard. Regardez CAIRN_SHARDS : tous les processus doivent donner le même nombre.
    [sharding] une seule connexion ne suffit pas pour tant de serveurs. Augmentez le nombre dans CAIRN_SHARDS.
    [intents] elle n’accorde pas les intents. Je n’ai besoin d’aucun intent privilégié ; voyez dans le portail des développeurs si le bot est restreint.
   *[other] elle ne parle plus avec cette version. Mettez Cairn à jour.
}
startup-unknown = Le réglage { $name } n’existe pas{ $meant ->
    [none] .
   *[other] { " " }; vouliez-vous dire { $meant } ?
}
startup-metrics-port = CAIRN_METRICS : le port { $port } de { $host } est déjà pris. Choisissez-en un autre, ou laissez la ligne vide.
startup-metrics-address = CAIRN_METRICS : impossible d’écouter sur le port { $port } de { $host } ({ $why }). Mettez 127.0.0.1, ou laissez la ligne vide.
startup-metrics = CAIRN_METRICS a besoin de prometheus_client : { $install }
startup-port = Le port { $port } est pris par { $holder ->
    [unknown] un autre programme
   *[other] { $holder }
}. Arrêtez-le, ou donnez un autre port à la page : CAIRN_DEMO_PORT dans .env (0 en prend un de libre).
demo-ready = Cairn est prêt à l’essai : { $address } (aucun jeton trouvé). Pour le lancer sur Discord, mettez DISCORD_TOKEN dans .env ; README.md explique comment.
