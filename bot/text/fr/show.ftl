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
button-fair = Fair-play
button-keep = Je joue toujours
button-claim = Réclamer la victoire
button-more-time = Donner du temps

turn-begin = **{ $game }** commence. Bonne partie !
turn-played = { $who } a joué { $notation } : { $words }.
turn-answered = { $who } a joué { $notation } : { $words }.
    { $by } a répondu { $answer } : { $meaning }.
turn-answered-several = { $who } a joué { $notation } : { $words }.
    { $by } a répondu, tour après tour :
turn-yours = { $who }, à vous de jouer ({ $seat })
turn-score = score { $first }–{ $second }
turn-clock = échéance { $when }
turn-overdue = temps écoulé { $when }
turn-away = { $who } est en pause jusqu’au { $until }, la pendule est arrêtée
turn-seed-commitment = Tout le hasard de cette partie est déjà fixé : `{ $hash }`… Voir **{ button-fair }** sous ⋯.
turn-commitment = Le secret ne peut plus changer : `{ $hash }`… Voir **{ button-fair }** sous ⋯.

taken-back-free = { $who } a repris son dernier tour.
taken-back-ask = { $who } a repris son dernier tour, d’un commun accord.
taken-back-moderator = La modération a annulé le dernier tour.

challenge-anyone = { $who } cherche quelqu’un pour jouer à **{ $game }**.
challenge-you = { $invited }, { $who } vous défie à **{ $game }**.
challenge-rematch = { $invited }, { $who } voudrait une revanche : **{ $game }**, en échangeant les places.
challenge-sample = L’image n’est qu’un exemple : votre donne sera tirée au début de la partie.
challenge-accepted = Accepté : la partie commence.
challenge-declined = Refusé.
challenge-withdrawn = Retiré.
challenge-expired = Personne n’a répondu à temps : ce défi a expiré.
refusal-not-now = Pas maintenant, une autre fois peut-être.
refusal-other-game = Mais volontiers un autre jeu.
refusal-other-terms = Mais volontiers avec d’autres conditions.

term-first-lot = Tirage au sort pour commencer
term-first-host = La personne qui lance le défi commence
term-first-guest = La personne défiée commence
term-pace =
    { $days ->
        [0] Sans pendule
        [one] Un jour par tour
       *[other] { $days } jours par tour
    }
term-takebacks-free = Reprises libres jusqu’au coup suivant
term-takebacks-ask = Reprises si l’adversaire est d’accord
term-takebacks-off = Pas de reprise
term-best-of =
    { $games ->
        [1] Une partie
       *[other] Au meilleur de { $games } parties
    }
term-expires = Expire { $when }

ended-won = { $who } bat { $other } : { $why }.
ended-drawn = Partie nulle entre { $who } et { $other } : { $why }.
ended-none = { $who }, { $other } : cette partie s’arrête sans résultat ({ $why }).
ended-moderator = { $by } : { $reason }
ended-score = Score : { $host } { $first } – { $second } { $guest }
ended-meetings =
    Vos parties sur ce serveur : { $host } { $first } – { $second } { $guest }{ $draws ->
        [0] {""}
        [one] , une nulle
       *[other] , { $draws } nulles
    }.
ended-streak = { $who } a gagné { $count } parties de suite.
ended-moment-named = Le plus beau coup : { $turn }, par { $who }, { $notation } ({ $words }). { $what }
ended-moment = Le plus beau coup : tour { $number }, par { $who }, { $notation } ({ $words }). { $what }
ended-fair = Ne me croyez pas sur parole : **{ button-fair }** montre ce qui était fixé d’avance, et le prouve.
result-won = **{ $game }** : { $who } a battu { $other }. { $where }
result-drawn = **{ $game }** : partie nulle entre { $who } et { $other }. { $where }
result-series = **{ $game }** : { $host } { $first } – { $second } { $guest }, série terminée. { $where }
ended-thanks = Merci pour cette partie !
series-stands = Série : { $host } { $first } – { $second } { $guest }. La partie suivante commence.
series-over = Série terminée : { $host } { $first } – { $second } { $guest }.

notice-end-offered-draw = { $who }, { $by } propose la nulle.
notice-end-offered-count = { $who }, { $by } propose d’arrêter ici et de compter les points.
notice-end-offered-draw-alone = { $by } me propose la nulle. J’y réfléchis.
notice-end-offered-count-alone = { $by } me propose d’arrêter ici et de compter. J’y réfléchis.
notice-takeback-asked = { $who }, { $by } voudrait reprendre son dernier tour.
notice-reminder = { $who }, petit rappel : votre temps expire { $when }.
notice-time-up = { $who }, votre temps s’est écoulé { $when }. Vous pouvez encore jouer, tant que personne ne réclame la victoire.
notice-still-playing = { $who }, rien ne s’est passé ici depuis longtemps. Si vous jouez toujours, appuyez sur le bouton ; sinon, la table fermera { $when }.
notice-gone = { $who }, { $by } a quitté ce serveur. La table attend ; vous pourrez réclamer la victoire { $when }.
notice-time-given = { $who }, { $by } vous donne du temps : il expirera désormais { $when }.
notice-moderated-end = { $who }, { $by } a fermé cette table sans résultat : { $reason }
notice-moderated-undo = { $who }, { $by } a annulé le dernier tour : { $reason }
notice-moderated-adjudicate = { $who }, { $by } a tranché cette partie : { $reason }
notice-moderated-unlock = { $who }, { $by } a rouvert cette table : { $reason }
notice-set-aside-rules-changed = { $who }, cette partie a commencé sous d’anciennes règles que ma version actuelle ne connaît pas. Elle est mise de côté, intacte, jusqu’à la décision de la modération.
notice-set-aside-log-broken = { $who }, le journal de cette partie ne mène plus à la position où vous étiez. Elle est mise de côté, intacte, en attendant la modération.
notice-set-aside-game-missing = { $who }, ma version actuelle ne connaît pas ce jeu. La table est mise de côté, intacte.

offer-declined = Refusé.
offer-withdrawn = Retiré.
offer-lapsed = Plus valable.
offer-granted = D’accord.

refused-told = { $who } Discord ne me laisse pas montrer ce qui s’est passé à la table `{ $id }` ({ $where }) : { $why } Rien n’est perdu ; je reprends dès que possible. D’ici là, `/{ command-view }` montre la partie.
refused-gone = son salon n’existe plus.
refused-permission = il m’y manque une permission ; `/{ command-doctor }` montre laquelle.
refused-locked = son fil est verrouillé. La modération peut le déverrouiller.
refused-threads = ce serveur a autant de fils ouverts que Discord en permet. Archivez-en quelques-uns.
refused-otherwise = Discord n’y accepte pas mon message (erreur { $code }).
refused-automod = l’AutoMod de ce serveur a bloqué le message. La modération peut faire une exception pour moi.

startup-shards = CAIRN_SHARDS demande PostgreSQL : une base SQLite appartient à un seul processus ; enlevez CAIRN_SHARDS ou donnez CAIRN_DATABASE=postgresql://….
startup-token = Discord refuse ce jeton. Réinitialisez-le dans le portail des développeurs et mettez le nouveau dans .env.
startup-metrics-port = CAIRN_METRICS : le port { $port } de { $host } est déjà pris. Choisissez-en un autre, ou laissez la ligne vide.
startup-metrics-address = CAIRN_METRICS : impossible d’écouter sur le port { $port } de { $host } ({ $why }). Mettez 127.0.0.1, ou laissez la ligne vide.
startup-metrics = CAIRN_METRICS a besoin de prometheus_client : python -m pip install --require-hashes -r requirements/metrics.lock
startup-port = Le port { $port } est pris par { $holder ->
    [unknown] un autre programme
   *[other] { $holder }
}. Arrêtez-le, ou donnez un autre port à la page : CAIRN_DEMO_PORT dans .env (0 en prend un de libre).
demo-ready = Cairn est prêt à l’essai : { $address } (aucun jeton trouvé). Pour le lancer sur Discord, mettez DISCORD_TOKEN dans .env ; README.md explique comment.
