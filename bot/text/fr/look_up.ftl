# Consulter : tables, journaux, parties revues, règles, classements, aide. Seule la personne qui lit voit ces textes.
command-tables = tables
command-tables-hint = Vos parties : à qui de jouer, le temps qui reste, et les liens
command-history = historique
command-history-hint = Les coups d’une partie, en notation
command-replay = revoir
command-replay-hint = Revoir une partie pas à pas, image par image
command-export = exporter
command-export-hint = Une partie en fichier texte, à garder ou à rejouer ailleurs
command-rules = règles
command-rules-hint = Comment se joue un jeu, en pages courtes et illustrées
command-help = aide
command-help-hint = Ce que vous pouvez faire ici et maintenant
command-profile = profil
command-profile-hint = Parties gagnées, nulles et perdues sur ce serveur
command-leaderboard = classement
command-leaderboard-hint = Qui a le plus gagné sur ce serveur

argument-number = numéro
argument-number-hint = Quelle partie d’une série, si ce n’est pas la dernière
argument-game = jeu
argument-game-hint = Quel jeu
argument-user = personne
argument-user-hint = Les parties de qui ; sans nom, les vôtres

button-jump = Aller à…

tables-title = **Vos tables**
tables-none = Ni table ni défi pour l’instant. `/{ command-challenge }` lance une partie, `/{ command-rules }` explique les jeux.
tables-mine = ➤ **à vous de jouer**
tables-answer = ➤ **attend votre réponse**
tables-theirs = à l’adversaire de jouer
tables-aside = mise de côté jusqu’à l’avis de la modération
tables-challenge-made = Vous avez défié { $who } à { $game } · expire { $when }
tables-challenge-anyone = Vous proposez { $game } à tout le monde · expire { $when }
tables-challenged = { $who } vous défie à { $game } · expire { $when }

history-title = **{ $game }** · table `{ $table }` · partie { $number }
history-none = Rien n’a encore été joué.
history-taken-back = { $line } (repris)

replay-step = **{ $game }** · étape { $step } sur { $steps }
replay-played = Tour { $turn }, { $who } : { $notation } ({ $words })
replay-jump-title = Aller à une étape
replay-jump-label = Un nombre de 0 à { $steps }

export-done = `{ $file }` contient toute la partie : conditions, graine, ce qui était caché, et chaque coup. On peut la rejouer dans le terminal et vérifier que rien n’a été changé.
export-running = `{ $file }` contient la partie jusqu’ici. Ce qui est caché y sera ajouté quand elle sera finie.

fair-title = **Jeu loyal**
fair-seed-sealed = Tout le hasard de cette partie est fixé depuis le début. SHA-256 de sa graine : `{ $hash }`
fair-secret-sealed = L’action cachée { $number } est fixée. SHA-256 : `{ $hash }`
fair-later = À la fin de la partie, graine et secrets sont dévoilés ici, et chacun peut vérifier que tout concorde.
fair-seed = Graine : `{ $seed }`, SHA-256 `{ $hash }`
fair-secret = L’action cachée { $number } était `{ $action }`, sel `{ $salt }`, SHA-256 `{ $hash }`
fair-more = La suite est dans l’exportation.

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
profile-none = Aucune partie finie pour l’instant.
profile-puzzles =
    { $solved ->
        [one] { $solved } problème résolu
       *[other] { $solved } problèmes résolus
    }
profile-streak =
    { $days ->
        [one] problème du jour : { $days } jour d’affilée (au plus { $longest })
       *[other] problème du jour : { $days } jours d’affilée (au plus { $longest })
    }
leaderboard-title = **Classement** · { $what }
leaderboard-all = tous les jeux
leaderboard-none = Aucune partie n’a encore été finie ici. `/{ command-challenge }` en lance une.

help-direct = **Ici, en privé**, vous pouvez suivre vos parties de tous les serveurs : `/{ command-tables }` les montre, avec les liens. Les défis se lancent dans le salon d’un serveur.
help-channel = **Dans ce salon** vous pouvez lancer une partie : `/{ command-challenge }`, puis le jeu, puis la personne avec qui jouer. Sans adversaire, tout le monde ici peut accepter. Une fois acceptée, la partie a son propre fil.
help-elsewhere = **On joue dans** { $channels } : lancez-y une partie avec `/{ command-challenge }`.
help-table = **{ $game }** · table `{ $id }`
help-your-turn = C’est à vous. Appuyez sur **{ button-play }** sous la dernière image et choisissez pas à pas, ou écrivez votre coup avec `/{ command-move }`. **{ button-view }** montre ce que vous seul pouvez savoir ; **{ button-offer }** et **⋯** servent à tout le reste.
help-waiting = C’est à { $who } de jouer ; on vous mentionnera quand ce sera à vous. D’ici là, `/{ command-view }` montre la position, et `/{ command-history }` donne les coups.
help-undo = Ce que vous avez joué en dernier, vous pouvez encore le reprendre, ou demander à le reprendre : `/{ command-undo }`.
help-watching = Vous regardez. `/{ command-view }` montre la position telle que tout le monde la voit, `/{ command-replay }` comment on y est arrivé.
help-over = Cette partie est finie. `/{ command-replay }` la montre pas à pas, `/{ command-export }` vous la donne, et **{ button-rematch }** sous la dernière image lance la suivante.
help-always = **Partout** : `/{ command-tables }` vos parties · `/{ command-rules }` comment jouer · `/{ command-puzzle }` trouver le meilleur tour · `/{ command-preferences }` vos préférences · `/{ command-away }` si vous ne pouvez pas jouer pendant quelques jours · `/{ command-privacy }` ce qui est gardé de vous
help-host = **Vous gérez ce serveur** : `/{ command-settings }` fixe salons, rythme et langue · `/{ command-doctor }` trouve les permissions manquantes · `/{ command-moderate }` ferme, annule ou tranche une partie
help-games = **Les jeux**, du plus facile au plus ardu :

command-review = bilan
command-review-hint = Revenir sur une partie finie : qui était devant, et quels tours ont compté
error-no-review = Je n’ai pas pu faire le bilan de cette partie. Réessayez dans un instant.
button-review = Bilan
look-back-turn = **Tour { $number }** · { $who } a joué { $played }. Mieux valait { $better } : { $words }.
look-back-turn-points = Ce tour a laissé { $points ->
    [one] 1 point
   *[other] { $points } points
}.
look-back-given-away = { $who } a laissé { $points ->
    [0] zéro point : un jeu parfait
    [one] 1 point
   *[other] { $points } points
}.
look-back-even = Aucun tour n’a tout changé : belle lutte.
look-back-hidden = Chaque tour est jugé d’après ce qu’on pouvait savoir alors.
