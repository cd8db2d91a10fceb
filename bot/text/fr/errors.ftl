# Ce qui peut clocher : ce que c’est, et ce qu’on peut faire.
error-old-button = Ce bouton date d’une version plus ancienne du bot. `/{ command-tables }` montre vos parties.
error-old-command = Cette commande a changé depuis que votre Discord l’a chargée. Retapez-la ; si rien ne change, relancez Discord.
error-too-fast = Une chose après l’autre : je m’occupe encore de ce que vous avez demandé.
error-unknown = Quelque chose n’a pas marché de notre côté ; rien n’est perdu. Réessayez, et si cela persiste, donnez à qui héberge le bot le numéro `{ $reference }`.
error-moved = Ce serveur vient de passer à un autre de mes processus, et rien n’a changé. Refaites-le.
error-database = Ma base de données n’a pas répondu. Regardez si c’est fait ; sinon, réessayez dans un instant.
error-discord = Discord n’a pas pris ma réponse. Regardez si c’est fait ; sinon, recommencez dans un instant.
error-forbidden = Discord ne me laisse pas faire cela ici : il manque une permission. Qui gère ce serveur peut voir laquelle avec `/{ command-doctor }`.
error-gone = Cela n’existe plus. `/{ command-tables }` montre vos parties.

error-unknown-table = Il n’y a pas de table `{ $id }`. `/{ command-tables }` montre les vôtres.
error-unknown-challenge = Il n’y a pas de défi `{ $id }`.
error-unknown-game = Il n’y a pas de jeu nommé `{ $id }`. `/{ command-help }` en donne la liste.
error-not-your-table = Seules les deux personnes de cette table peuvent faire cela.
error-not-your-turn = Ce n’est pas votre tour. On vous mentionnera quand il viendra.
error-old-turn = C’était une ancienne image : la partie a continué depuis. La voici telle qu’elle est.
error-table-over = Cette partie est finie.
error-set-aside = Cette table est mise de côté jusqu’à ce que la modération l’ait examinée.
error-log-broken = Je ne peux plus montrer cette partie : son journal est abîmé. Son résultat compte toujours.
error-illegal = Ce n’est pas possible ici.
error-busy = Cette table traite encore le coup précédent. Réessayez dans un instant.
error-bad-id = Je n’arrive pas à lire cela.
error-bad-option = `{ $value }` n’est pas proposé pour { $name }. Au choix : { $allowed }.
error-bad-term = `{ $value }` n’est pas proposé pour { $name }.
error-bad-setting = `{ $value }` n’est pas proposé pour { $name }.
error-bad-reason = Dites pourquoi, en { $most } caractères au plus.
error-self-challenge = On ne peut pas se défier soi-même. Sans adversaire nommé, tout le salon peut accepter.
error-bot-invited = Les autres bots ne jouent pas. Choisissez une personne, ou moi, ou ne nommez pas d’adversaire.
error-challenged-already = Le même défi est déjà ouvert. Vous pouvez le retirer sous son message.
error-channel-not-allowed = Les défis ne sont pas permis dans ce salon. `/{ command-help }` dit où ils le sont.
error-challenge-closed = Ce défi n’est plus ouvert.
error-not-in-server = { $who } n’est pas sur ce serveur : le défi n’atteindrait personne. Défiez quelqu’un d’ici.
error-not-invited = Ce défi s’adresse à quelqu’un d’autre. `/{ command-challenge }` en crée un à vous.
error-own-challenge = On n’accepte pas son propre défi : c’est à quelqu’un d’autre.
error-not-author = Seule la personne qui a lancé le défi peut le retirer.
error-too-many-tables = <@{ $person }> a { $most } tables en cours, le maximum permis sur ce serveur.
error-room-taken = La table `{ $table }` se joue dans ce salon. Sans fils de discussion, c’est une à la fois.
error-not-over = Cette table n’est pas encore finie.
error-no-takebacks = Vous avez convenu de jouer sans reprises.
error-nothing-to-take-back = Il n’y a rien à reprendre.
error-revealed = Cette action a montré quelque chose de caché : elle ne se reprend plus.
error-takeback-late = Votre adversaire a joué depuis : ce tour ne se reprend plus.
error-asked-already = Vous avez déjà demandé. C’est à votre adversaire de répondre.
error-not-asked = Personne ne demande de reprise en ce moment.
error-no-offer = Il n’y a pas de proposition ouverte.
error-offered-already = Vous l’avez déjà proposé pendant ce tour.
error-cancel-late = Chacun a joué un tour : la table ne peut plus être annulée. On peut proposer la nulle ou abandonner.
error-no-clock = Cette table se joue sans pendule.
error-own-clock = C’est votre propre pendule : seul votre adversaire peut faire cela.
error-time-not-up = Le temps sera écoulé { $deadline }, pas avant.
error-away-bad = Je ne comprends pas cette date. Essayez `5` pour cinq jours, ou une date comme `2027-01-31`.
error-away-too-long =
    { $days ->
        [0] C’est trop long : il ne vous reste aucun jour cette année.
        [one] C’est trop long : il vous reste { $days } jour cette année.
       *[other] C’est trop long : il vous reste { $days } jours cette année.
    }
error-not-away = Vous n’êtes pas en pause.
error-nothing-to-undo = Aucun tour n’a encore été joué en entier.
error-not-set-aside = Cette table n’est pas mise de côté : il n’y a rien à débloquer.
error-cannot-unlock = Le journal ne correspond pas aux règles que ce bot connaît : la table ne peut pas continuer. On peut la fermer ou la trancher.
error-no-such-step =
    { $steps ->
        [0] Il n’y a encore rien à revoir : personne n’a joué.
        [one] Il y a une étape à voir.
       *[other] Il y a { $steps } étapes à voir.
    }
error-no-such-game =
    { $games ->
        [one] Cette table compte une partie jusqu’ici.
       *[other] Cette table compte { $games } parties jusqu’ici.
    }

illegal-empty = Rien n’a été écrit. Écrivez un coup, comme ceux que `/{ command-move }` propose.
illegal-unreadable = Je ne reconnais pas de coup dans « { $word } ».
illegal-illegal = Je ne sais pas lire « { $word } » (mot { $nth }) comme un coup ici.
illegal-ambiguous = « { $word } » (mot { $nth }) peut vouloir dire plusieurs choses.
illegal-because = « { $word } » ne peut pas se jouer maintenant. { $why }
illegal-turn-over = Votre tour finit avant « { $word } » (mot { $nth }) : rien n’a été joué.
illegal-nothing-played = Rien de la ligne n’a été joué.
illegal-game-over = Cette partie est finie.
illegal-not-yours = Ce n’est pas votre tour.
illegal-near = Coups possibles : { $near }
