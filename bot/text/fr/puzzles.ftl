# Problèmes : en privé, et celui du jour en public.
command-puzzle = problème
command-puzzle-hint = Trouver le meilleur coup : un problème rien que pour vous
argument-difficulty = difficulté
argument-difficulty-hint = Difficulté (vide : facile d’abord, puis à votre mesure)
choice-difficulty-1 = facile
choice-difficulty-2 = moyen
choice-difficulty-3 = difficile
choice-difficulty-4 = très difficile

puzzle-title = **Problème** · { $game } · { $grade }
puzzle-title-daily = **Problème du jour** · { $game } · { $grade }
puzzle-you-play = Votre camp : { $seat }.
puzzle-turn-yours = Vous : { $notation } · { $words }
puzzle-turn-theirs = Votre adversaire : { $notation } · { $words }
puzzle-why = Pourquoi : ce coup { $why }.
puzzle-idea = 💡 { $idea }
puzzle-line-best = **Le meilleur coup, et la suite**
puzzle-line-instead = **Le deuxième meilleur coup, et ce qui suivrait**
puzzle-comes-to = Ce coup { $worth }.
puzzle-wrong = { $notation } : { $words }. Il y a mieux.
puzzle-goes-on = Voici ce qui arriverait :
puzzle-others = Le deuxième meilleur coup { $worth }.
puzzle-tries =
    { $tries ->
        [one] -# { $tries } essai jusqu’ici.
       *[other] -# { $tries } essais jusqu’ici.
    }
puzzle-solved =
    { $tries ->
        [one] **Résolu** au premier essai !
       *[other] **Résolu** en { $tries } essais.
    }
puzzle-solved-daily =
    { $tries ->
        [one] **Résolu** au premier essai ! Deux problèmes plus tard, la solution paraîtra, avec votre nom.
       *[other] **Résolu** en { $tries } essais. Deux problèmes plus tard, la solution paraîtra, avec votre nom.
    }
puzzle-streak = { $days ->
    [1] Un jour d’affilée : c’est un début.
   *[other] { $days } jours d’affilée (au mieux : { $longest }).
}
puzzle-right-late = C’est le meilleur coup. Vous aviez déjà vu la solution : cela ne compte pas.
puzzle-solved-before = -# Vous les avez tous vus : ils recommencent. Celui-ci, vous l’avez déjà résolu.
puzzle-done-already =
    { $tries ->
        [one] Vous avez résolu le problème du jour au premier essai.
       *[other] Vous avez résolu le problème du jour en { $tries } essais.
    }
puzzle-shown-already = Vous avez déjà vu la solution. Le prochain problème arrive bientôt.
puzzle-day-over = -# Le problème suivant est sorti : c’est maintenant juste pour le plaisir.
puzzle-reveal-ask = Voir la solution ? Le problème du jour ne comptera alors pas comme résolu.
puzzle-shared = **Partagé** dans { $where }.
button-share = Partager
button-solution = Voir la solution
button-solution-sure = Oui, la montrer
button-next-puzzle = Problème suivant
button-line-best = Meilleur coup
button-line-instead = Deuxième meilleur coup
button-solve = Résoudre

daily-how = Vos essais restent privés. La solution, et qui l’a trouvée, paraissent deux problèmes plus tard, quand ce jour est fini partout.
daily-from = D’une partie jouée ici : { $who }
daily-before = **Un problème précédent** ({ $when })
daily-solution = { $notation } · { $words }. { $idea }
daily-solver =
    { $tries ->
        [one] { $who } ({ $tries } essai)
       *[other] { $who } ({ $tries } essais)
    }
daily-solvers = Résolu par { $who }
daily-nobody = Personne ne l’a résolu.
refused-daily = Je ne peux pas publier le problème du jour de ce serveur dans { $where } : { $why } Je réessaie une fois par jour ; dans `/{ command-settings }`, vous pouvez changer de salon ou le désactiver.
refused-shared = Je ne peux rien publier dans { $where } : { $why } Je réessaierai jusqu’au prochain problème du jour.
shared-streak = { $days } jours d’affilée

button-other-zone = Autre fuseau horaire…
button-back-to-settings = Retour aux réglages
daily-settings-title = **Problème du jour.** Le même pour tout le monde, à résoudre en privé ; personne ne reçoit de notification.
daily-settings-is-off = Il est **désactivé** : choisissez un salon pour l’activer.
daily-settings-is-on = Il est **activé**, dans { $channel }. Le prochain arrive { $when }.
daily-settings-refused = ⚠ Je n’ai pas pu y publier le dernier ; `/{ command-doctor }` montre ce qui manque.
daily-settings-channel = Salon (aucun choisi : pas de problème)
daily-settings-off = Pas de problème du jour
daily-settings-hour = Heure et fuseau horaire
daily-settings-zone = Fuseau horaire
daily-settings-games = Jeux (aucun choisi : tous, l’un après l’autre)
daily-settings-hardest = Difficulté : de facile le lundi à très difficile le dimanche, mais sans dépasser
daily-zone-title = Autre fuseau horaire
daily-zone-label = Une ville ou un fuseau
error-no-zone = Je ne connais pas le fuseau « { $typed } ». Essayez la grande ville la plus proche, ou un nom comme `Europe/Paris`.
error-no-puzzle = Il n’y a pas encore de problème de ce type. Essayez `/{ command-puzzle }` sans jeu ni difficulté.
error-puzzle-of-these-days = C’est un problème du jour en ce moment : résolvez-le là où il a été publié. `/{ command-puzzle }` en a d’autres pour vous.

own-turn-title = **{ $game }** · tour { $turn } de cette partie
own-turn-task = ➤ { $who } **Trouvez un meilleur coup que celui qui a été joué.**
own-turn-best = ✓ { $notation } : { $words }. C’est le meilleur coup que je connaisse.
own-turn-good = ✓ { $notation } : { $words }. Il vaut le meilleur coup que je connaisse.
own-turn-better = { $notation } : { $words }. Meilleur que le coup joué, mais il y a mieux encore.
own-turn-wrong = ✗ { $notation } : { $words }. Il y a un coup nettement meilleur.
own-turn-played = -# Dans la partie, c’était { $notation }.
button-own-turn = Pouvez-vous faire mieux ?
button-own-turn-answer = Voir le meilleur coup
own-turn-cheap-you = Aucun coup ne vous a coûté assez cher pour que je vous en demande un meilleur. **{ button-review }** montre les coups qui ont le plus compté.
own-turn-cheap = Aucun coup n’a coûté assez cher à { $who } pour que j’en demande un meilleur. **{ button-review }** montre les coups qui ont le plus compté.
own-turn-asked = { $who } aimerait offrir cette position au serveur comme problème du jour. Résolvez-la, ou regardez le meilleur coup : vous pourrez ensuite donner votre accord.
button-give-puzzle = L’offrir au serveur comme problème
give-puzzle-waits = C’est noté. Il faut aussi l’accord de { $who } : **{ button-own-turn }**, sous la partie, mène à cette position et au même bouton. Elle devient alors un problème du jour. Les autres voient la position et vos deux noms, rien d’autre de la partie.
give-puzzle-agreed = **C’est entendu.** Cette position devient un problème du jour : un par semaine au plus vient des parties du serveur. Les autres voient la position et les noms des personnes qui ont joué, rien d’autre de la partie.
button-keep-puzzle = La reprendre
keep-puzzle-done = Vous l’avez reprise : le serveur n’aura pas cette position.
keep-puzzle-late = Trop tard : cette position a déjà été un problème du jour.
