# Puzzles: in private, and the one of the day in public.
command-puzzle = puzzle
command-puzzle-hint = Find the best move: a puzzle only you see
argument-difficulty = difficulty
argument-difficulty-hint = How hard (empty: easy at first, then what suits you)
choice-difficulty-1 = easy
choice-difficulty-2 = medium
choice-difficulty-3 = hard
choice-difficulty-4 = very hard

puzzle-title = **Puzzle** · { $game } · { $grade }
puzzle-title-daily = **Puzzle of the day** · { $game } · { $grade }
puzzle-you-play = You are { $seat }.
puzzle-turn-yours = You: { $notation } · { $words }
puzzle-turn-theirs = Your opponent: { $notation } · { $words }
puzzle-why = Why: it { $why }.
puzzle-idea = 💡 { $idea }
puzzle-line-best = **The best move, and what follows**
puzzle-line-instead = **The second-best move, and what would follow**
puzzle-comes-to = This move { $worth }.
puzzle-wrong = { $notation }: { $words }. There’s a better move.
puzzle-goes-on = Here’s what would happen:
puzzle-others = The second-best move { $worth }.
puzzle-tries =
    { $tries ->
        [one] -# One try so far.
       *[other] -# { $tries } tries so far.
    }
puzzle-solved =
    { $tries ->
        [one] **Solved** on the first try!
       *[other] **Solved** in { $tries } tries.
    }
puzzle-solved-daily =
    { $tries ->
        [one] **Solved** on the first try! Two puzzles from now, the solution is shown, with your name.
       *[other] **Solved** in { $tries } tries. Two puzzles from now, the solution is shown, with your name.
    }
puzzle-streak = { $days ->
    [1] That’s one day in a row: a beginning.
   *[other] That’s { $days } days in a row (your longest: { $longest }).
}
puzzle-right-late = That’s the best move. You had already seen the solution, so it doesn’t count.
puzzle-solved-before = -# You’ve seen all of these, so they start again. You’ve solved this one before.
puzzle-done-already =
    { $tries ->
        [one] You solved today’s puzzle on the first try.
       *[other] You solved today’s puzzle in { $tries } tries.
    }
puzzle-shown-already = You’ve already seen the solution. The next puzzle comes soon.
puzzle-day-over = -# The next puzzle is out: from here on it’s just for fun.
puzzle-reveal-ask = Show the solution? Then today’s puzzle won’t count as solved.
puzzle-shared = **Shared** in { $where }.
button-share = Share
button-solution = Show the solution
button-solution-sure = Yes, show it
button-next-puzzle = Next puzzle
button-line-best = Best move
button-line-instead = Second-best move
button-solve = Solve

daily-how = Only you see your tries. The solution, and who found it, come two puzzles later, once this day is over everywhere.
daily-from = From a game played here: { $who }
daily-before = **An earlier puzzle** ({ $when })
daily-solution = { $notation } · { $words }. { $idea }
daily-solver =
    { $tries ->
        [one] { $who } (one try)
       *[other] { $who } ({ $tries } tries)
    }
daily-solvers = Solved by { $who }
daily-nobody = Nobody solved it.
refused-daily = I can’t post this server’s puzzle of the day in { $where }: { $why } I’ll try again once a day; in `/{ command-settings }` you can choose another channel or switch it off.
refused-shared = I can’t post in { $where }: { $why } I’ll keep trying until the next puzzle of the day comes.
shared-streak = { $days } days in a row

button-other-zone = Another time zone…
button-back-to-settings = Back to the settings
daily-settings-title = **Puzzle of the day.** Everybody gets the same one and solves it in private; nobody is pinged.
daily-settings-is-off = It is **off**: choose a channel to switch it on.
daily-settings-is-on = It is **on**, in { $channel }. The next one comes { $when }.
daily-settings-refused = ⚠ I couldn’t post the last one there; `/{ command-doctor }` shows what’s missing.
daily-settings-channel = Channel (none chosen: no puzzle)
daily-settings-off = No puzzle of the day
daily-settings-hour = Hour and time zone
daily-settings-zone = Time zone
daily-settings-games = Games (none chosen: all of them, one after another)
daily-settings-hardest = Difficulty: easy on Monday, very hard on Sunday, but never harder than
daily-zone-title = Another time zone
daily-zone-label = A city or a zone
error-no-zone = I don’t know the time zone “{ $typed }”. Try the nearest large city, or a name such as `Europe/Paris`.
error-no-puzzle = There are no puzzles like that yet. Try `/{ command-puzzle }` without a game or difficulty.
error-puzzle-of-these-days = This one is a puzzle of the day right now: solve it where it was posted. `/{ command-puzzle }` has others for you.

own-turn-title = **{ $game }** · turn { $turn } of this game
own-turn-task = ➤ { $who } **Find a better move than the one that was played.**
own-turn-best = ✓ { $notation }: { $words }. That’s the best move I know.
own-turn-good = ✓ { $notation }: { $words }. That’s as good as the best move I know.
own-turn-better = { $notation }: { $words }. Better than what was played, but there’s a still better move.
own-turn-wrong = ✗ { $notation }: { $words }. There’s a clearly better move.
own-turn-played = -# In the game it was { $notation }.
button-own-turn = Can you do better?
button-own-turn-answer = Show the better move
own-turn-cheap-you = No single move cost you so much that I’d ask you for a better one. **{ button-review }** shows the moves that mattered most.
own-turn-cheap = No single move cost { $who } so much that I’d ask for a better one. **{ button-review }** shows the moves that mattered most.
own-turn-asked = { $who } would like this server to have this position as a puzzle of the day. Solve it, or look at the better move: then you can agree.
button-give-puzzle = Let the server have it as a puzzle
give-puzzle-waits = Noted. { $who } has to want it, too: **{ button-own-turn }** under the game leads them to this position, and to the same button. Then it becomes a puzzle of the day. Others see the position and your two names, nothing else of the game.
give-puzzle-agreed = **Agreed.** This position becomes a puzzle of the day: at most one a week comes from the server’s own games. Others see the position and the names of the people who played, nothing else of the game.
button-keep-puzzle = Take it back
keep-puzzle-done = You’ve taken it back: the server doesn’t get this position.
keep-puzzle-late = Too late: this position has already been a puzzle of the day.
