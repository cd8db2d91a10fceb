# Apprendre un jeu, pas à pas. Seul le lecteur voit ceci.
command-learn = apprendre
command-learn-hint = Apprendre un jeu en dix minutes, en jouant
learn-title = **{ $game }** · étape { $step } sur { $steps }
learn-hint = -# 💡 { $hint }
learn-right = ✓ **C’est juste.** { $why }
learn-done = ✓ { $notation } : { $words }. C’est juste !
learn-tried = ✗ { $notation } : { $words }.
learn-end = **Voilà { $game }.** Vous savez ce qu’il faut pour une première partie ; le bot la jouera volontiers avec vous, tout doucement.
button-try-again = Réessayer
button-last-step = ← Retour
button-skip-step = Passer →
button-play-now = Jouer maintenant
button-learn-again = Depuis le début
button-learn = Apprendre ce jeu
