# Puzzles: in private, and the one of the day in public.
command-puzzle = puzzle
command-puzzle-hint = Find the best turn: a puzzle, only for you
argument-difficulty = difficulty
argument-difficulty-hint = How deep one must look; left out, the easier ones first
choice-difficulty-1 = easy
choice-difficulty-2 = medium
choice-difficulty-3 = hard
choice-difficulty-4 = very hard

puzzle-title = **Puzzle** · { $game } · { $grade }
puzzle-title-daily = **Puzzle of the day** · { $game } · { $grade }
puzzle-you-play = For { $seat }:
puzzle-turn = { $seat }: { $notation } · { $words }
puzzle-why = Why: { $why }.
puzzle-idea = 💡 { $idea }
puzzle-line-best = **The best turn, and how play goes on**
puzzle-line-instead = **The next best, and what would have happened**
puzzle-comes-to = It { $worth }.
puzzle-wrong = { $notation }: { $words }. That isn’t best.
puzzle-goes-on = It would go on so:
puzzle-others = Of the other turns, the best { $worth }.
puzzle-tries =
    { $tries ->
        [one] -# One try so far.
       *[other] -# { $tries } tries so far.
    }
puzzle-solved =
    { $tries ->
        [one] **Solved**, at the first try.
       *[other] **Solved** in { $tries } tries.
    }
puzzle-solved-daily =
    { $tries ->
        [one] **Solved**, at the first try. The next puzzle’s post will say so.
       *[other] **Solved** in { $tries } tries. The next puzzle’s post will say so.
    }
puzzle-right-late = That is the best turn. You had seen the solution, so it doesn’t count.
puzzle-solved-before = -# You have solved every one of these; this is the one you solved longest ago.
puzzle-done-already =
    { $tries ->
        [one] You have solved today’s puzzle, at the first try.
       *[other] You have solved today’s puzzle in { $tries } tries.
    }
puzzle-shown-already = You have seen the solution of today’s puzzle. Tomorrow is another day.
puzzle-day-over = -# The next puzzle is out, and so is this one’s solution: it’s for the fun of it now.
puzzle-reveal-ask = Shall I show you the solution? Today’s puzzle won’t count as solved, then.
button-solution = Show the solution
button-solution-sure = Yes, show it
button-next-puzzle = Next puzzle
button-line-best = The best line
button-line-instead = The next best
button-solve = Solve

daily-how = You solve it in private. The next puzzle’s post brings the solution, and who solved it in how many tries.
daily-before = **The one before** ({ $when })
daily-solution = { $notation } · { $words }. { $idea }
daily-solver =
    { $tries ->
        [one] { $who } (one try)
       *[other] { $who } ({ $tries } tries)
    }
daily-solvers = Solved by { $who }
daily-nobody = Nobody solved it this time.
refused-daily = I can’t post this server’s puzzle of the day in { $where }: { $why } I try once a day; `/{ command-settings }` changes the channel, or switches it off.

button-daily = Puzzle of the day…
button-other-zone = Another time zone…
button-back-to-settings = Back to the settings
daily-settings-title = **The puzzle of the day.** The same for everybody, solved in private; nobody is mentioned and nothing rings.
daily-settings-is-off = It is **off**: choose a channel to switch it on.
daily-settings-is-on = It is **on**, in { $channel }. The next one comes { $when }.
daily-settings-refused = ⚠ I couldn’t post the last one there; `/{ command-doctor }` says what is missing.
daily-settings-channel = Channel (none chosen: no puzzle)
daily-settings-off = No puzzle of the day
daily-settings-hour = Hour, and time zone
daily-settings-zone = Time zone
daily-settings-games = Games (none chosen: all of them, in turn)
daily-settings-all-games = All games
daily-zone-title = Another time zone
daily-zone-label = A city or a zone
error-no-zone = I don’t know the time zone “{ $typed }”. Try the nearest large city, or a name such as `Europe/Paris`.
error-no-puzzle = There is no puzzle of this kind yet. Try `/{ command-puzzle }` without a game or a difficulty.
error-puzzle-of-these-days = This one is the puzzle of the day somewhere now: solve it there. `/{ command-puzzle }` has others for you.
