# Learning a game, step by step. Only the reader sees these.
command-learn = learn
command-learn-hint = Learn a game in ten minutes, by playing
learn-title = **{ $game }** · step { $step } of { $steps }
learn-hint = -# 💡 { $hint }
learn-right = ✓ **Right.** { $why }
learn-done = ✓ { $notation }: { $words }. Right!
learn-tried = ✗ { $notation }: { $words }.
learn-end = **That was { $game }.** You know what you need for a first game; the bot is glad to play it with you, gently.
button-try-again = Try again
button-last-step = ← Back
button-skip-step = Skip →
button-play-now = Play it now
button-learn-again = From the beginning
button-learn = Learn it
