# Messages qui sonnent. Ce qu’un écran verrouillé montre : `told-…`, une ligne sans mise en forme qui commence par le jeu,
# puis `asked-…`, 100 signes à eux deux. Les noms et les coups de `told-…` sont raccourcis pour tenir.
told-begin = { $game } : { $host } contre { $guest }, la partie commence.
told-played = { $game } : { $by } a joué { $move }.
told-done = { $game } : { $what }.
told-taken-back-free = { $game } : { $by } a repris le dernier coup.
told-taken-back-ask = { $game } : { $by } a repris le dernier coup, d’un commun accord.
told-taken-back-moderator = { $game } : la modération a annulé le dernier coup.
told-taken-back-game-back = { $game } : le jeu est de retour, et votre partie reprend.
told-changed = { $game } : la pendule a changé.
asked-move = À vous de jouer.
asked-move-days =
    À vous de jouer, { $left ->
        [one] 1 jour.
       *[other] { $left } jours.
    }
asked-move-hours =
    À vous de jouer, encore { $left ->
        [one] 1 heure.
       *[other] { $left } heures.
    }
asked-move-overdue = À vous de jouer, temps écoulé.

told-challenge-anyone = { $game } : { $by } cherche quelqu’un pour jouer.
told-challenge-standing = { $game } : { $by } joue à tout moment, avec tout le monde.
told-challenge-you = { $game } : { $by } vous défie.
told-challenge-rematch = { $game } : { $by } voudrait une revanche.
asked-challenge-anyone = Envie de jouer ?
asked-challenge-you = Accepter ou refuser ?

told-end-offered-draw = { $game } : { $by } propose la nulle.
told-end-offered-count = { $game } : { $by } propose d’arrêter et de compter les points.
told-end-offered-draw-alone = { $game } : { $by } me propose la nulle.
told-end-offered-count-alone = { $game } : { $by } me propose d’arrêter et de compter les points.
told-takeback-asked = { $game } : { $by } voudrait reprendre le dernier coup.
asked-offer = Accepter ou refuser ?
asked-offer-alone = J’y réfléchis.

told-digest =
    { $count ->
        [one] Une partie vous attend : { $table }.
       *[other] { $count } parties vous attendent, d’abord { $table }.
    }
digest-more =
    { $count ->
        [one] … et une autre : toutes vos parties avec `/{ command-tables }`
       *[other] … et { $count } autres : toutes vos parties avec `/{ command-tables }`
    }
told-reminder = { $game } : { $by } attend votre coup.
told-time-up = { $game } : votre temps contre { $by } est écoulé.
asked-claim = Vous pouvez réclamer la victoire.
asked-time-up = Vous pouvez encore jouer.
told-still-playing = { $game } : { $host } et { $guest }, rien de nouveau.
asked-still-playing =
    Vous jouez encore ? Réponse sous { $left ->
        [one] 1 jour.
       *[other] { $left } jours.
    }
told-time-given = { $game } : { $by } vous donne du temps.
told-gone = { $game } : { $by } a quitté ce serveur.
asked-gone =
    Victoire à réclamer { $left ->
        [0] dès maintenant.
        [one] dans 1 jour.
       *[other] dans { $left } jours.
    }

told-ended-won = { $game } : { $by } gagne contre { $other }.
told-ended-drawn = { $game } : partie nulle entre { $by } et { $other }.
told-ended-none = { $game } : { $by } et { $other }, partie fermée sans résultat.
asked-rematch = On rejoue ?
asked-next-game = La suivante commence.

told-moderated-end = { $game } : la modération a fermé votre partie sans résultat.
told-moderated-undo = { $game } : la modération a annulé le dernier coup.
told-moderated-adjudicate = { $game } : la modération a tranché votre partie.
told-moderated-unlock = { $game } : la modération a rouvert votre partie.
asked-nothing = Vous n’avez rien à faire.
asked-see-turn = Voyez plus haut à qui de jouer.

told-set-aside = { $game } : { $host } contre { $guest }, partie mise de côté.
asked-set-aside = La modération décidera.

told-shared =
    { $tries ->
        [one] { $game } : { $by } a résolu le problème du jour au premier essai.
       *[other] { $game } : { $by } a résolu le problème du jour en { $tries } essais.
    }
asked-shared = Et vous ?

told-refused-game = { $game } : je ne peux rien publier dans votre partie avec { $by }.
told-refused-challenge = { $game } : je ne peux pas publier votre défi.
told-refused-league = { $game } : je ne peux pas publier { $kind ->
    [ladder] l’échelle
   *[league] le championnat
}.
told-refused-shared = Problème du jour : je ne peux pas partager votre résultat.
told-refused-daily = Problème du jour : je ne peux pas le publier.
asked-refused = Rien n’est perdu.
asked-refused-daily = Choisir un autre salon ?

# La suite, mise en forme.
turn-move = { $words } ({ $notation }).
turn-to-move = { $who } ({ $seat })
move-clock = L’échéance de ce coup, comme convenu : { $when }.
move-overdue = Le temps pour ce coup s’est écoulé ({ $when }).
move-away = La pendule est arrêtée : { $who } est en pause jusqu’au { $until }.
begin-sides = { $first } commence ({ $one }), contre { $second } ({ $other }).
begin-sides-again = Revanche : { $first } commence ({ $one }), contre { $second } ({ $other }).
notice-reminder = Une fois le temps écoulé, l’adversaire peut réclamer la victoire : { $when }.
notice-time-up = Votre adversaire peut réclamer la victoire, ou vous donner du temps. Échéance : { $when }.
notice-still-playing = Si vous jouez toujours, appuyez sur le bouton ; sinon, la partie ferme d’elle-même ({ $when }).
notice-time-given = Le délai de ce coup repart de zéro. Nouvelle échéance : { $when }.
notice-takeback-answer = Accepter, c’est tout rendre : le dernier coup joué à la main et ce qui a été joué automatiquement en réponse.
notice-gone = La partie attend votre adversaire ; sans son retour, vous pourrez réclamer la victoire ({ $when }).
notice-moderated = { $by } : { $reason }
notice-set-aside-rules-changed = Cette partie a commencé sous d’anciennes règles que ma version actuelle ne connaît pas. Elle est mise de côté, intacte, jusqu’à la décision de la modération.
notice-set-aside-log-broken = Le journal de cette partie ne mène plus à la position où vous étiez. Elle est mise de côté, intacte, en attendant la modération.
notice-set-aside-game-missing = Je n’ai plus ce jeu. Votre partie est mise de côté, intacte, et reprendra d’elle-même quand le jeu sera de retour.
refused-league = Discord ne me laisse pas écrire dans { $where } : { $why } Je reprends dès que possible. Les parties continuent et comptent pendant ce temps.
refused-told = Discord ne me laisse pas montrer ce qui s’est passé à la table `{ $id }` ({ $where }) : { $why } Je reprends dès que possible. D’ici là, `/{ command-view }` montre la partie.
