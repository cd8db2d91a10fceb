# Learning a game, step by step. Only the reader sees these.
command-learn = learn
command-learn-hint = Learn a game in ten minutes, by playing
learn-title = **{ $game }** · step { $step } of { $steps }
learn-hint = -# 💡 { $hint }
learn-right = ✓ **Right.** { $why }
learn-done = ✓ { $notation }: { $words }. That’s right!
learn-tried = ✗ { $notation }: { $words }.
learn-end = **That’s { $game }!** You know enough for a first game. I’ll gladly play it with you, and I’ll go easy.
button-try-again = Try again
button-last-step = ← Back
button-skip-step = Skip →
button-play-now = Play it now
button-learn-again = Start over
button-learn = Learn this game
