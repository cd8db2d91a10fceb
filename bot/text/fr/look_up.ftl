# Consulter : tables, journaux, parties revues, règles, classements, aide. Seule la personne qui lit voit ces textes.
command-tables = tables
command-tables-hint = Vos parties : à qui de jouer, le temps qui reste, et les liens
command-history = historique
command-history-hint = Les coups d’une partie, en notation
command-replay = revoir
command-replay-hint = Revoir une partie, image par image
command-export = exporter
command-export-hint = Télécharger une partie en fichier texte, à garder ou à rejouer ailleurs
command-rules = règles
command-rules-hint = Comment se joue un jeu, en pages courtes et illustrées
command-help = aide
command-help-hint = Ce que vous pouvez faire ici et maintenant
command-profile = profil
command-profile-hint = Vos résultats sur ce serveur, et où vous en êtes en solo
command-leaderboard = classement
command-leaderboard-hint = Qui a gagné le plus de parties sur ce serveur

argument-number = numéro
argument-number-hint = Quelle partie d’une série (vide : la dernière)
argument-game = jeu
argument-game-hint = Quel jeu
argument-user = personne
argument-user-hint = Les parties de qui (vide : les vôtres)
argument-by = selon
argument-by-hint = L’ordre du classement (d’habitude les victoires)
choice-by-wins = les victoires
choice-by-games = le nombre de parties
choice-by-rating = la cote

button-jump = Aller à…

tables-title = **Vos parties**
tables-none = Ni partie ni défi pour l’instant. Que voulez-vous faire ?
tables-mine = ➤ **à vous de jouer**
tables-answer = ➤ **à vous de répondre**
tables-claim = ➤ **victoire à réclamer**
tables-theirs = à l’adversaire de jouer
tables-pocket = en message privé : `/{ command-practice }`
tables-aside = mise de côté en attendant la modération
tables-challenge-made = Vous avez défié { $who } à { $game } · expiration : { $when }
tables-challenge-anyone = Vous proposez { $game } à tout le monde · expiration : { $when }
tables-challenged = { $who } vous défie à { $game } · expiration : { $when }

history-title = **{ $game }** · table `{ $table }` · partie { $number }
history-none = Personne n’a encore joué.
history-passed = l’adversaire, sans coup possible, a passé son tour
history-conditional = préparé d’avance
history-taken-back = { $line } (repris)

replay-step = **{ $game }** · étape { $step } sur { $steps }
replay-played = Tour { $turn }, { $who }, { $notation } : { $words }
replay-jump-title = Aller à une étape
replay-jump-label = Un nombre de 0 à { $steps }

export-done = `{ $file }` contient toute la partie : conditions, graine, ce qui était caché et chaque coup. On peut la rejouer dans le terminal et vérifier que rien n’a été changé.
export-running = `{ $file }` contient la partie jusqu’ici. Ce qui est caché s’y ajoutera à la fin.

fair-title = **Fair-play**
fair-sealed =
    Tout le hasard de cette partie est fixé avant le premier coup, et un coup caché ne peut plus changer une fois joué. De chacun, j’ai publié une empreinte (SHA-256) : on ne peut pas remonter à ce qu’elle cache, et rien d’autre n’a la même. À la fin de la partie, vous verrez ici ce qu’il en était, avec une commande qui montre si les empreintes concordent.
fair-opened =
    Tout le hasard de cette partie était fixé avant le premier coup, et chaque coup caché dès qu’il a été joué ; de chacun, j’avais publié une empreinte. Voici ce qu’il en était. Pour vérifier, copiez une commande dans un terminal (Linux ou Mac) : elle doit afficher l’empreinte que donnait le message d’alors.
fair-seed-sealed = - Hasard : `{ $hash }`
fair-secret-sealed = - Coup caché, action { $number } : `{ $hash }`
fair-seed = - Hasard : `{ $hash }`
fair-secret = - Coup caché, action { $number }, `{ $action }` : `{ $hash }`
fair-more = Le reste est dans le fichier exporté.
fair-lot =
    Qui a commencé, par tirage au sort : le SHA-256 de `lot:` suivi de la graine est `{ $hash }`. Son premier chiffre hexadécimal, { $digit }, est { $lot ->
        [0] pair : la personne qui a lancé le défi a commencé.
       *[other] impair : la personne qui l’a accepté a commencé.
    }

rules-title = ## { $game } : { $title } ({ $page } sur { $pages })
rules-notation = **Comment écrire vos coups**
    { $how }
rules-pick = Lire les règles de…

standing-counts =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }
profile-title = **{ $who }** sur ce serveur
profile-none = Aucune partie finie contre une autre personne pour l’instant.
profile-alone = **En solo**
profile-puzzles =
    { $solved ->
        [one] { $solved } problème résolu
       *[other] { $solved } problèmes résolus
    }
profile-streak =
    { $days ->
        [one] problème du jour : { $days } jour d’affilée (record : { $longest })
       *[other] problème du jour : { $days } jours d’affilée (record : { $longest })
    }
leaderboard-title = **Classement** · { $what }
leaderboard-all = tous les jeux
leaderboard-none = Aucune partie n’est encore finie ici. Lancez-en une avec `/{ command-challenge }`.
standing-late =
    { $late ->
        [one] dont { $late } au temps
       *[other] dont { $late } au temps
    }
rating-about =
    { $place ->
        [below] joue en dessous de mon niveau 1
        [above] joue au-dessus de mon niveau 4
       *[other] joue à peu près comme mon niveau { NUMBER($level, minimumFractionDigits: 1) }
    }
rating-range = (de { $low } à { $high })
rating-bound = { NUMBER($level, minimumFractionDigits: 1) }
rating-low = moins de 1
rating-high = plus de 4
rating-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
rating-provisional = provisoire jusqu’à { $least } parties
profile-rating = **Cote** : { $rating }
head-to-head =
    Entre vous deux : { $wins ->
        [one] { $wins } victoire pour vous
       *[other] { $wins } victoires pour vous
    }, { $losses } pour l’autre{ $draws ->
        [0] { "" }
        [one] , { $draws } nulle
       *[other] , { $draws } nulles
    }.
leaderboard-unrated = Parmi les personnes qui montrent leur cote, aucune n’a encore joué de partie classée ici. Activez la vôtre dans `/{ command-preferences }`, puis défiez quelqu’un avec **{ argument-rated }**.

help-direct = **Ici, en privé**, vous pouvez jouer contre moi : `/{ command-play }`. `/{ command-tables }` donne la liste de vos parties de tous les serveurs, avec les liens. Pour défier quelqu’un, allez dans le salon d’un serveur.
help-for-oneself = **Ici, je ne suis visible que de vous** : vous m’avez ajouté à votre compte, et personne ne m’a invité ici. Vous pouvez apprendre, vous entraîner contre moi et résoudre des problèmes : `/{ command-learn }` · `/{ command-practice }` · `/{ command-puzzle }` · `/{ command-rules }` comment jouer · `/{ command-review }` le bilan d’une partie · `/{ command-profile }` votre parcours · `/{ command-privacy }` vos données
    Une partie d’entraînement tient dans un seul message privé, et continue avec `/{ command-practice }` dans tout lieu comme celui-ci. Les parties avec d’autres personnes, les rappels et le problème du jour sont sur les serveurs qui m’ont invité.
help-channel = **Dans ce salon**, vous pouvez jouer contre moi avec `/{ command-play }`, ou défier quelqu’un avec `/{ command-challenge }` : sans adversaire, tout le monde ici peut accepter. Chaque partie a son propre fil.
help-elsewhere = **On joue dans** { $channels } : lancez-y une partie avec `/{ command-challenge }`.
help-table = **{ $game }** · table `{ $id }`
help-your-turn = C’est à vous. Appuyez sur **{ button-play }** sous la dernière image et choisissez pas à pas, ou écrivez votre coup avec `/{ command-move }`. **{ button-view }** montre ce qui n’est visible que de vous ; tout le reste est sous **{ $opponent ->
    [bot] { button-offer-alone }
   *[person] { button-offer }
}** et **{ button-more }**.
help-waiting = C’est à { $who } de jouer ; je vous mentionnerai quand ce sera à vous. En attendant, `/{ command-view }` montre la position et `/{ command-history }` donne les coups.
help-waiting-alone = C’est à moi de jouer : je réponds ici dans un instant. D’ici là, `/{ command-view }` montre la position et `/{ command-history }` la liste des coups.
help-undo = Vous pouvez encore reprendre votre dernier tour, ou le demander : `/{ command-undo }`.
help-watching = Vous suivez cette partie. `/{ command-view }` montre la position telle que tout le monde la voit, `/{ command-replay }` comment on y est arrivé.
help-over = Cette partie est finie. `/{ command-replay }` la fait revoir pas à pas, `/{ command-export }` en donne un fichier, et **{ button-rematch }** sous la dernière image en lance une autre.
help-always = **Partout** : `/{ command-tables }` vos parties · `/{ command-rules }` comment jouer · `/{ command-puzzle }` trouver le meilleur coup · `/{ command-review }` le bilan d’une partie · `/{ command-profile }` et `/{ command-leaderboard }` qui a gagné quoi · `/{ command-preferences }` vos préférences · `/{ command-league } { command-league-show }` et `/{ command-ladder } { command-ladder-show }` qui rencontre qui, et qui mène · `/{ command-away }` si vous ne pouvez pas jouer quelques jours · `/{ command-privacy }` ce que je garde sur vous
help-host = **Vous gérez ce serveur** : `/{ command-settings }` règle salons, rythme et langue · `/{ command-doctor }` trouve les permissions manquantes · `/{ command-moderate }` ferme, annule ou tranche une partie · `/{ command-league } { command-league-new }` et `/{ command-ladder } { command-ladder-new }` lancent un championnat ou une échelle
help-games = **Les jeux**, du plus facile au plus difficile :

command-review = bilan
command-review-hint = Faire le bilan d’une partie finie : qui menait, quels tours ont compté
error-no-review = Je n’ai pas pu faire le bilan de cette partie. Réessayez dans un instant.
button-review = Bilan
look-back-turn = **Tour { $number }** · { $who } a joué { $played }. { $better } était meilleur : { $words }.
look-back-turn-points = Ce coup a coûté { $points ->
    [one] 1 point
   *[other] { $points } points
}.
look-back-pictures = { $count ->
    [2] **En images, tour { $turn }** : avant, avec le meilleur coup marqué ; après le coup joué.
    [3] **En images, tour { $turn }** : avant, avec le meilleur coup marqué ; après le coup joué ; après le meilleur coup.
   *[4] **En images, tour { $turn }** : avant, avec le meilleur coup marqué ; après le coup joué ; après le meilleur coup ; après la réponse à celui-ci.
}
look-back-follows = Après le meilleur coup, { $who } jouerait sans doute { $notation } : { $words }.
alt-look-back-before = Avant le tour { $turn }, avec le meilleur coup marqué.
alt-look-back-played = Le coup joué : { $notation }.
alt-look-back-better = Le meilleur coup : { $notation }.
alt-look-back-answer = Ce qui suivrait sans doute : { $notation }.
look-back-unsure-you = Je ne peux pas dire avec certitude lequel de vos coups vous a coûté le plus.
look-back-unsure = Je ne peux pas dire avec certitude lequel des coups de { $who } a coûté le plus.
look-back-faultless-you = Vous n’avez rien à vous reprocher : je n’ai trouvé aucun tour où vous aviez un coup nettement meilleur.
look-back-faultless = Je n’ai trouvé aucun tour où { $who } avait un coup nettement meilleur.
button-key-turn = Le tour { $turn } en images
button-play-on = Reprendre d’ici
button-play-better = Reprendre après le meilleur coup
look-back-given-away = Points perdus par { $who } : { $points ->
    [0] aucun, un jeu parfait
    [one] 1
   *[other] { $points }
}.
look-back-even = Aucun tour n’a décidé à lui seul de cette partie.
look-back-hidden = Chaque tour est jugé d’après ce que l’on pouvait savoir à ce moment-là.

command-about = à-propos
command-about-hint = Quelle version, ce qu’il y a de nouveau, et à qui est ce bot
about-cairn = **Cairn { $version }** · un bot pour cinq jeux de plateau tranquilles à deux. C’est un logiciel libre sous licence MIT.
about-news-0-3-0 = **Nouveautés**
    - `/{ command-play }` vous mène d’un geste à une leçon, à une partie contre moi, à un problème ou à un défi.
    - Vous voyez le niveau d’une partie contre moi, et la fin vous propose le suivant.
    - À L-Calculus, deux personnes jouent deux fois sur une même file, une fois de chaque côté.
    - Le tirage au sort de qui commence se vérifie sous **{ button-fair }**.
about-host = Ce bot est géré par { $host }. `/{ command-privacy }` montre ce que je sais de vous.
about-no-host-alone = La personne qui vous a donné le lien pour m’ajouter sait qui me gère. `/{ command-privacy }` montre ce que je sais de vous.
about-no-host = La personne qui m’a ajouté à votre serveur sait qui me gère. `/{ command-privacy }` montre ce que je sais de vous.
button-source = Code source
button-host-privacy = Politique de confidentialité
button-terms = Conditions d’utilisation
