# Problèmes : en privé, et celui du jour en public.
command-puzzle = problème
command-puzzle-hint = Trouver le meilleur tour : un problème, pour vous seul
argument-difficulty = difficulté
argument-difficulty-hint = Jusqu’où il faut voir ; sans elle, les plus faciles d’abord
choice-difficulty-1 = facile
choice-difficulty-2 = moyen
choice-difficulty-3 = difficile
choice-difficulty-4 = très difficile

puzzle-title = **Problème** · { $game } · { $grade }
puzzle-title-daily = **Problème du jour** · { $game } · { $grade }
puzzle-you-play = Côté { $seat } :
puzzle-turn = { $seat } : { $notation } · { $words }
puzzle-why = Pourquoi : { $why }.
puzzle-idea = 💡 { $idea }
puzzle-line-best = **Le meilleur tour, et la suite**
puzzle-line-instead = **Le deuxième choix, et ce qui serait arrivé**
puzzle-comes-to = Ce tour { $worth }.
puzzle-wrong = { $notation } : { $words }. Ce n’est pas le meilleur.
puzzle-goes-on = Voici la suite :
puzzle-others = Des autres tours, le meilleur { $worth }.
puzzle-tries =
    { $tries ->
        [one] -# { $tries } essai jusqu’ici.
       *[other] -# { $tries } essais jusqu’ici.
    }
puzzle-solved =
    { $tries ->
        [one] **Résolu** du premier coup.
       *[other] **Résolu** en { $tries } essais.
    }
puzzle-solved-daily =
    { $tries ->
        [one] **Résolu** du premier coup. Le prochain problème le dira à tout le monde.
       *[other] **Résolu** en { $tries } essais. Le prochain problème le dira à tout le monde.
    }
puzzle-right-late = C’est le meilleur tour. Vous aviez vu la solution, alors cela ne compte pas.
puzzle-solved-before = -# Vous les avez tous résolus ; voici celui que vous avez résolu il y a le plus longtemps.
puzzle-done-already =
    { $tries ->
        [one] Vous avez résolu le problème du jour du premier coup.
       *[other] Vous avez résolu le problème du jour en { $tries } essais.
    }
puzzle-shown-already = Vous avez vu la solution du problème du jour. Demain est un autre jour.
puzzle-day-over = -# Le problème suivant est sorti, avec la solution de celui-ci : c’est pour le plaisir, maintenant.
puzzle-reveal-ask = Vous montrer la solution ? Le problème du jour ne comptera alors pas comme résolu.
button-solution = Voir la solution
button-solution-sure = Oui, montrer
button-next-puzzle = Problème suivant
button-line-best = La meilleure suite
button-line-instead = Le deuxième choix
button-solve = Résoudre

daily-how = On résout en privé. Le prochain problème apporte la solution, et qui l’a trouvée en combien d’essais.
daily-before = **Le précédent** ({ $when })
daily-solution = { $notation } · { $words }. { $idea }
daily-solver =
    { $tries ->
        [one] { $who } ({ $tries } essai)
       *[other] { $who } ({ $tries } essais)
    }
daily-solvers = Résolu par { $who }
daily-nobody = Personne ne l’a résolu cette fois.
refused-daily = Je ne peux pas publier le problème du jour de ce serveur dans { $where } : { $why } J’essaie une fois par jour ; `/{ command-settings }` change de salon, ou le désactive.

button-daily = Problème du jour…
button-other-zone = Autre fuseau horaire…
button-back-to-settings = Retour aux réglages
daily-settings-title = **Le problème du jour.** Le même pour tout le monde, résolu en privé ; personne n’est mentionné, rien ne sonne.
daily-settings-is-off = Il est **désactivé** : choisissez un salon pour l’activer.
daily-settings-is-on = Il est **activé**, dans { $channel }. Le prochain vient { $when }.
daily-settings-refused = ⚠ Je n’ai pas pu y publier le dernier ; `/{ command-doctor }` dit ce qui manque.
daily-settings-channel = Salon (aucun choisi : pas de problème)
daily-settings-off = Pas de problème du jour
daily-settings-hour = Heure et fuseau horaire
daily-settings-zone = Fuseau horaire
daily-settings-games = Jeux (aucun choisi : tous, à tour de rôle)
daily-settings-all-games = Tous les jeux
daily-zone-title = Autre fuseau horaire
daily-zone-label = Une ville ou un fuseau
error-no-zone = Je ne connais pas le fuseau « { $typed } ». Essayez la grande ville la plus proche, ou un nom comme `Europe/Paris`.
error-no-puzzle = Il n’y a pas encore de problème de ce genre. Essayez `/{ command-puzzle }` sans jeu ni difficulté.
error-puzzle-of-these-days = C’est le problème du jour quelque part en ce moment : résolvez-le là-bas. `/{ command-puzzle }` en a d’autres pour vous.
