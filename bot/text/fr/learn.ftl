# Apprendre un jeu, pas à pas. Seul le lecteur voit ceci.
command-learn = apprendre
command-learn-hint = Apprendre un jeu en dix minutes, en jouant
learn-title = **{ $game }** · étape { $step } sur { $steps }
learn-hint = -# 💡 { $hint }
learn-right = ✓ **C’est juste.** { $why }
learn-done = ✓ { $notation } : { $words }. C’est juste !
learn-tried = ✗ { $notation } : { $words }.
learn-end = **Voilà { $game } !** Vous en savez assez pour une première partie. Je la joue volontiers avec vous, sans forcer.
button-try-again = Réessayer
button-last-step = ← Retour
button-skip-step = Passer →
button-play-now = Jouer maintenant
button-learn-again = Recommencer
button-learn = Apprendre ce jeu
