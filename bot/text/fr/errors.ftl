# Ce qui peut clocher : ce que c’est, et ce qu’on peut faire.
error-old-button = Ce bouton date d’une de mes anciennes versions. `/{ command-tables }` montre vos parties.
error-old-command = Cette commande a changé depuis que votre Discord l’a chargée. Retapez-la ; si cela ne suffit pas, relancez Discord.
error-too-fast = Une chose à la fois, s’il vous plaît : je termine ce que vous venez de demander.
error-unknown = Quelque chose s’est mal passé de mon côté ; rien n’est perdu. Réessayez. Si cela continue, donnez ce numéro à la personne qui héberge le bot : `{ $reference }`.
error-moved = Je passais à un autre processus à cet instant : rien n’a changé. Recommencez, s’il vous plaît.
error-stopped = On me redémarrait à cet instant. Vérifiez si cela a marché ; sinon, recommencez dans un moment.
error-database = Ma base de données n’a pas répondu. Vérifiez si c’est passé ; sinon, réessayez dans un instant.
error-discord = Discord n’a pas accepté ma réponse. Vérifiez si c’est passé ; sinon, réessayez dans un instant.
error-forbidden = Discord ne me laisse pas faire cela ici : il me manque une permission. Les personnes qui gèrent ce serveur verront laquelle avec `/{ command-doctor }`.
error-gone = Cela n’existe plus. `/{ command-tables }` montre vos parties en cours.

error-unknown-table = Il n’y a pas de table `{ $id }`. `/{ command-tables }` montre les vôtres.
error-unknown-challenge = Il n’y a pas de défi `{ $id }`.
error-unknown-game = Je ne connais pas de jeu « { $id } ». `/{ command-help }` en donne la liste.
error-not-your-table = Seules les deux personnes de cette table peuvent faire cela.
error-not-your-turn = Ce n’est pas encore à vous. Je vous mentionnerai quand ce sera le cas.
error-old-turn = Cette image n’était plus à jour : la partie a continué. La voici telle qu’elle est.
error-table-over = Cette partie est finie.
error-set-aside = Cette table est mise de côté en attendant la modération.
error-log-broken = Je ne peux plus montrer cette partie : son journal est abîmé. Son résultat compte toujours.
error-illegal = Ce n’est pas possible à cet endroit.
error-busy = Je traite encore le coup précédent de cette table. Réessayez dans un instant.
error-bad-id = Je ne reconnais pas cela.
error-bad-option = `{ $value }` n’est pas possible pour { $name }. Au choix : { $allowed }.
error-bad-term = `{ $value }` n’est pas possible pour { $name }.
error-bad-setting = `{ $value }` n’est pas possible pour { $name }.
error-bad-reason = Donnez une raison, en { $most } caractères au plus.
error-self-challenge = On ne peut pas se défier soi-même. Laissez l’adversaire vide, et tout le salon pourra accepter.
error-bot-invited = Les autres bots ne jouent pas. Choisissez une personne ou moi, ou laissez l’adversaire vide.
error-challenged-already = Vous avez déjà lancé ce défi, et il est toujours ouvert. Vous pouvez le retirer sous son message.
error-channel-not-allowed = Les défis ne sont pas permis dans ce salon. `/{ command-help }` montre où ils le sont.
error-game-not-allowed = On ne joue pas à ce jeu sur ce serveur : les personnes qui le gèrent en ont choisi d’autres. `/{ command-play }` les montre.
error-players-only = Sur ce serveur, il faut un de ces rôles pour jouer : { $roles }. Adressez-vous aux personnes qui le gèrent.
error-cannot-accept = { $who } ne pourrait pas accepter. Sur ce serveur, il faut un de ces rôles pour jouer : { $roles }. Adressez-vous aux personnes qui gèrent ce serveur, ou défiez quelqu’un d’autre.
error-challenge-closed = Ce défi n’est plus ouvert.
error-not-in-server = { $who } n’est pas sur ce serveur et ne verrait pas le défi. Défiez quelqu’un d’ici.
error-not-invited = Ce défi s’adresse à quelqu’un d’autre. Lancez le vôtre avec `/{ command-challenge }`.
error-own-challenge = C’est votre propre défi : à quelqu’un d’autre de l’accepter.
error-not-author = Seule la personne qui a lancé le défi peut le retirer.
error-too-many-tables = <@{ $person }> a déjà { $most } parties en cours, le maximum sur ce serveur.
error-not-taking = <@{ $person }> n’accepte pas d’autre partie avec vous pour le moment. Réessayez une autre fois, ou défiez quelqu’un d’autre.
error-forgotten = Votre adversaire de cette partie m’a demandé d’oublier tout ce qui le concerne : je ne peux pas lui poser la question. Défiez quelqu’un avec `/{ command-challenge }`.
error-not-rated = Les parties classées sont réservées aux personnes qui veulent une cote. Choisissez **{ button-rated-on }** dans `/{ command-preferences }`.
error-blocked-by-you = Vous avez bloqué <@{ $person }>. Pour rejouer ensemble, utilisez d’abord `/{ command-unblock }`.
error-cannot-block = Vous pouvez bloquer d’autres personnes, mais ni vous-même ni un bot.
error-too-many-challenges = Vous avez lancé autant de défis en une heure que ce serveur le permet ({ $most }). Prochain défi possible : { $deadline }.
error-room-taken = La table `{ $table }` se joue dans ce salon. Je ne peux pas y ouvrir de fils : c’est une partie à la fois.
error-not-over = Cette partie n’est pas encore finie.
error-no-takebacks = Dans cette partie, il n’y a pas de reprises de coup.
error-nothing-to-take-back = Il n’y a rien à reprendre.
error-revealed = Cette action a révélé quelque chose de caché : elle ne se reprend plus.
error-takeback-late = Votre adversaire a joué entre-temps : votre coup ne se reprend plus.
error-asked-already = Vous avez déjà demandé. C’est à votre adversaire de répondre.
error-asked-by-other = C’est déjà ce que demande votre adversaire. Appuyez sur **{ button-accept }** sous sa demande.
error-asked-before = Cela a déjà été demandé pour ce coup : il reste joué.
error-not-asked = Aucune reprise de coup n’est demandée en ce moment.
error-no-offer = Il n’y a aucune proposition en cours.
error-offered-already = Vous l’avez déjà proposé à ce tour.
error-conditions-practice = Contre moi, je réponds en quelques secondes : il n’y a rien à préparer.
error-conditions-own-turn = C’est à vous de jouer. Après votre coup, vous pourrez préparer des réponses à ceux de votre adversaire.
error-conditions-full = Vous pouvez préparer { $most } réponses par table, chacune de { $turns } tours au plus, ceux de votre adversaire compris. Effacez-les pour recommencer.
error-cancel-late = Les deux camps ont déjà joué : la partie ne peut plus être annulée. Vous pouvez proposer la nulle ou abandonner.
error-no-clock = Cette partie se joue sans pendule.
error-own-clock = C’est votre propre pendule : seul l’adversaire peut le faire.
error-time-not-up = Pas encore : il reste du temps (échéance { $deadline }).
error-away-bad = Je ne reconnais pas cette date. Essayez `5` pour cinq jours, ou une date comme `2027-01-31`.
error-away-too-long =
    { $days ->
        [0] C’est trop long : il ne vous reste aucun jour cette année.
        [one] C’est trop long : il vous reste { $days } jour cette année.
       *[other] C’est trop long : il vous reste { $days } jours cette année.
    }
error-not-away = Vous n’êtes pas en pause.
error-note-too-long = Une note a { $most } caractères au plus. Raccourcissez-la.
error-nothing-to-tell = Seule une partie privée terminée avec un résultat peut être rendue publique.
error-no-private-thread = Une partie privée demande un fil privé, et je ne peux pas en ouvrir un ici. Il faut un salon textuel, des parties dans des fils (`/{ command-settings }`) et les permissions { right-create_private_threads } et { right-send_messages_in_threads } ; `/{ command-doctor }` montre ce qui manque. Un défi sans `{ argument-private }` n’en a pas besoin.
error-no-watching = Sur ce serveur, seules les personnes qui jouent suivent une partie. Les personnes qui gèrent le serveur en décident dans `/{ command-settings }`.
error-own-table = C’est votre propre partie : je vous en annoncerai de toute façon la fin.
error-nothing-to-share = Un problème du jour se partage une fois que vous l’avez résolu vous-même, jusqu’au prochain problème.
error-no-puzzle-in-it = Cette position ne peut pas devenir un problème du jour ici : ses meilleurs coups ne se détachent pas assez, ou le serveur ne veut pas de problèmes venus de telles parties.
error-other-turn-asked = Cela n’est plus demandé. Appuyez de nouveau sur **{ button-own-turn }**, sous la partie.
error-nothing-to-undo = Aucun tour n’est encore terminé.
error-not-set-aside = Cette table n’est pas mise de côté : il n’y a rien à débloquer.
error-cannot-unlock = Le journal de cette partie ne correspond pas aux règles que je connais : elle ne peut pas continuer. On peut la fermer ou la trancher.
error-no-such-step =
    { $steps ->
        [0] Il n’y a encore rien à revoir : personne n’a joué.
        [one] Cette partie n’a qu’une étape.
       *[other] Cette partie n’a que { $steps } étapes.
    }
error-no-such-game =
    { $games ->
        [one] Cette table compte une partie jusqu’ici.
       *[other] Cette table compte { $games } parties jusqu’ici.
    }

illegal-empty = Vous n’avez rien écrit. `/{ command-move }` propose des coups à mesure que vous tapez.
illegal-unreadable = Je ne vois pas de coup dans « { $word } ».
illegal-illegal = « { $word } » (mot { $nth }) n’est pas un coup possible ici.
illegal-ambiguous = « { $word } » (mot { $nth }) peut désigner plusieurs coups.
illegal-because = « { $word } » ne peut pas se jouer maintenant. { $why }
illegal-turn-over = Votre tour est déjà fini avant « { $word } » (mot { $nth }) : rien n’a été joué.
illegal-nothing-played = Rien n’a été joué.
illegal-game-over = Cette partie est finie.
illegal-not-yours = Ce n’est pas votre tour.
illegal-near = Vous pourriez jouer : { $near }
error-standing-twice = Vous jouez déjà une partie de ce défi : table `{ $table }`. Vous pourrez l’accepter de nouveau quand elle sera finie.
error-standing-full =
    { $most ->
        [one] <@{ $person }> ne joue qu’une partie à la fois de ce défi, et elle est en cours. Réessayez quand elle sera finie.
       *[other] <@{ $person }> joue jusqu’à { $most } parties à la fois de ce défi, et elles sont toutes en cours. Réessayez quand l’une sera finie.
    }
error-standing-for-one = Un défi permanent est ouvert à tout le monde ici. Retirez l’adversaire, ou `permanent`.
