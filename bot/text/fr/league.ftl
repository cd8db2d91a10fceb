# Championnats : tout le monde rencontre tout le monde une fois.
command-league = championnat
command-league-hint = Championnats : chaque personne rencontre toutes les autres
command-league-new = nouveau
command-league-new-hint = Annoncer un championnat dans ce salon (pour la modération)
command-league-show = voir
command-league-show-hint = Le championnat de ce salon : son classement et ses rencontres
command-league-stop = arrêter
command-league-stop-hint = Terminer maintenant le championnat de ce salon (pour la modération)
argument-days = jours
argument-days-hint = Durée de chaque journée, en jours (vide : 7)

season-month = { $month } { $year }
season-title = { $month } : { $games ->
    [0] des problèmes
    [one] { $games } partie
   *[other] { $games } parties
}
season-seen = **La plus longue partie jouée jusqu’au bout :** { $first } – { $second }, { $game }, { $turns } tours.
button-league-join = Participer
button-league-leave = Quitter
button-league-begin = Commencer

league-title = **{ $game } : championnat**
league-how = Chaque personne rencontre une fois toutes les autres : une journée tous les { $days } jours, { $pace ->
    [one] { $pace } jour
   *[other] { $pace } jours
} par tour. Une victoire vaut 2 points, une nulle 1. Le championnat commence quand { $who } ou la modération appuie sur **{ button-league-begin }** ; il se termine à sa date, même si des parties sont inachevées.
league-away = -# Participer, c’est jouer une partie par journée, dès la première. Si vous êtes en pause (`/{ command-away }`) quand une journée commence, votre partie commence à votre retour ; si vous le savez déjà, prévenez les autres maintenant.
league-joined = **Participent ({ $count } ; de 3 à 12 personnes) :** { $who }
league-cancelled = Ce championnat a été annulé avant de commencer.
league-round = **Journée { $number } sur { $of }** · fin de la journée : { $when } · fin du championnat : { $ends }
league-pair = { $one } – { $other } : { $state ->
    [waits] pas encore commencée
    [runs] en cours
    [never] ne se jouera pas
   *[over] terminée
}
league-off = { $who } ne joue pas cette journée.
told-league-reminder = { $game } : la journée { $number } du championnat finit { $left ->
    [0] aujourd’hui
    [one] demain
   *[other] dans { $left } jours
}.
asked-league-reminder = Votre partie est encore en cours.
league-unfinished = Une partie inachevée à la fin du championnat ({ $ends }) ne compte pas.
league-over = **Le championnat est terminé.** { $count ->
    [0] Aucune partie n’a été terminée à temps.
    [one] Première place : { $who } !
   *[other] Première place partagée : { $who } !
}
league-announced = J’ai annoncé le championnat : on peut participer avec le bouton du message.
league-stopped = Ce championnat se termine maintenant, avec les résultats acquis. Les parties en cours continuent, mais ne comptent plus pour lui.
league-left = { $kind ->
    [ladder] Vous avez quitté l’échelle, et ses défis sans réponse qui vous concernent sont retirés. Vos parties en cours continuent ; pour revenir, on repart d’en bas.
   *[league] Vous avez quitté le championnat. Vos parties en cours continuent ; aucune autre ne commencera pour vous.
}
error-league-threads = Plusieurs parties se jouent à la fois, chacune dans son fil. Choisissez un salon textuel où je peux créer des fils, et autorisez les fils dans `/{ command-settings }`.
error-league-none = Il n’y a pas de championnat dans ce salon. La modération peut en annoncer un avec `/{ command-league } { command-league-new }`.
error-league-runs = { $kind ->
    [ladder] Ce serveur a déjà une échelle de ce jeu, dans { $where }. Terminez-la d’abord avec `/{ command-ladder } { command-ladder-stop }`.
   *[league] Il y a déjà un championnat dans ce salon. Terminez-le avec `/{ command-league } { command-league-stop }`, ou choisissez un autre salon.
}
error-league-joined = Vous participez déjà. { $kind ->
    [ladder] Appuyez sur **{ button-ladder-up }** pour défier quelqu’un au-dessus de vous.
   *[league] Vos parties commenceront avec le championnat.
}
error-league-full = { $kind ->
    [ladder] Cette échelle est complète : { $most } personnes au plus.
   *[league] Ce championnat est complet : { $most } personnes au plus.
}
error-league-not-in = { $kind ->
    [ladder] Vous n’êtes pas sur cette échelle. Appuyez d’abord sur **{ button-league-join }**.
   *[league] Vous ne participez pas à ce championnat.
}
error-league-too-few = Il faut au moins { $least } personnes pour un championnat. Attendez d’autres inscriptions.
error-league-closed = Ce championnat a déjà commencé. Vous pourrez participer au prochain.
error-league-over = { $kind ->
    [ladder] Cette échelle est terminée. `/{ command-ladder } { command-ladder-show }` montre la plus récente d’un jeu.
   *[league] Ce championnat est terminé. `/{ command-league } { command-league-show }` montre le plus récent d’un salon.
}
