# Messages that ring. What a lock screen shows: `told-…`, a line without markup that begins with the game, and `asked-…`
# after it, 100 characters together. Names and moves in `told-…` are shortened to fit.
told-begin = { $game }: { $host } against { $guest }, the game begins.
told-played = { $game }: { $by } played { $move }.
told-done = { $game }: { $what }.
told-taken-back-free = { $game }: { $by } took back the last move.
told-taken-back-ask = { $game }: { $by } took back the last move, by agreement.
told-taken-back-moderator = { $game }: a moderator undid the last move.
told-taken-back-game-back = { $game }: the game is here again, and yours goes on.
told-changed = { $game }: the clock has changed.
asked-move = Your move.
asked-move-days =
    Your move, { $left ->
        [one] 1 day.
       *[other] { $left } days.
    }
asked-move-hours =
    Your move, { $left ->
        [one] 1 hour left.
       *[other] { $left } hours left.
    }
asked-move-overdue = Your move, time is up.

told-challenge-anyone = { $game }: { $by } is looking for an opponent.
told-challenge-standing = { $game }: { $by } plays anyone, any time.
told-challenge-you = { $game }: { $by } challenges you.
told-challenge-rematch = { $game }: { $by } would like a rematch.
asked-challenge-anyone = Want to play?
asked-challenge-you = Accept or decline?

told-end-offered-draw = { $game }: { $by } offers a draw.
told-end-offered-count = { $game }: { $by } offers to stop and count the scores.
told-end-offered-draw-alone = { $game }: { $by } offers me a draw.
told-end-offered-count-alone = { $game }: { $by } offers to stop and count the scores.
told-takeback-asked = { $game }: { $by } would like to take back the last move.
asked-offer = Accept or decline?
asked-offer-alone = I’m thinking about it.

told-digest =
    { $count ->
        [one] One game is waiting for you: { $table }.
       *[other] { $count } games are waiting for you, first { $table }.
    }
digest-more =
    { $count ->
        [one] … and one more: see all your games with `/{ command-tables }`
       *[other] … and { $count } more: see all your games with `/{ command-tables }`
    }
told-reminder = { $game }: { $by } is waiting for your move.
told-time-up = { $game }: your time against { $by } is up.
asked-claim = You can claim the win.
asked-time-up = You can still move.
told-still-playing = { $game }: { $host } and { $guest }, no move for a while.
asked-still-playing =
    Still playing? Say so within { $left ->
        [one] 1 day.
       *[other] { $left } days.
    }
told-time-given = { $game }: { $by } gives you more time.
told-gone = { $game }: { $by } has left this server.
asked-gone =
    You can claim the win { $left ->
        [0] now.
        [one] in 1 day.
       *[other] in { $left } days.
    }

told-ended-won = { $game }: { $by } beat { $other }.
told-ended-drawn = { $game }: { $by } and { $other } drew.
told-ended-none = { $game }: { $by } and { $other }, closed without a result.
asked-rematch = Play again?
asked-next-game = The next game begins.

told-moderated-end = { $game }: a moderator closed your game without a result.
told-moderated-undo = { $game }: a moderator undid the last move.
told-moderated-adjudicate = { $game }: a moderator decided your game.
told-moderated-unlock = { $game }: a moderator reopened your game.
asked-nothing = You don’t have to do anything.
asked-see-turn = See above whose move it is.

told-set-aside = { $game }: { $host } against { $guest } is on hold.
asked-set-aside = A moderator decides.

told-shared =
    { $tries ->
        [one] { $game }: { $by } solved the puzzle of the day on the first try.
       *[other] { $game }: { $by } solved the puzzle of the day in { $tries } tries.
    }
asked-shared = Can you?

told-refused-game = { $game }: I can’t post in your game with { $by }.
told-refused-challenge = { $game }: I can’t post your challenge.
told-refused-league = { $game }: I can’t post the { $kind ->
    [ladder] ladder
   *[league] league
}.
told-refused-shared = Puzzle of the day: I can’t share your result.
told-refused-daily = Puzzle of the day: I can’t post it.
asked-refused = Nothing is lost.
asked-refused-daily = Choose another channel?

# What follows, with markup.
turn-move = { $words } ({ $notation }).
turn-to-move = { $who } ({ $seat })
move-clock = The deadline for this move, as agreed: { $when }.
move-overdue = The time allowed for this move has run out ({ $when }).
move-away = The clock is stopped: { $who } is away until { $until }.
begin-sides = { $first } begins ({ $one }), against { $second } ({ $other }).
begin-sides-again = Rematch: { $first } begins ({ $one }), against { $second } ({ $other }).
notice-reminder = Once your time is up, your opponent can claim the win: { $when }.
notice-time-up = Your opponent can claim the win, or give you more time. Your time ran out { $when }.
notice-still-playing = Press the button if you’re still playing; otherwise the game closes by itself ({ $when }).
notice-time-given = The time for this move starts afresh. New deadline: { $when }.
notice-takeback-answer = Accepting gives two things back: the last move played by hand, and what was played automatically in answer.
notice-gone = The game waits for your opponent; if they stay away, you can claim the win ({ $when }).
notice-moderated = { $by }: { $reason }
notice-set-aside-rules-changed = This game began under older rules that this version of me doesn’t know. It’s on hold, unchanged, until a moderator decides.
notice-set-aside-log-broken = The log of this game no longer leads to the position you had. The game is on hold, unchanged, until a moderator looks at it.
notice-set-aside-game-missing = I don’t have this game any more. Yours is on hold, unchanged, and goes on by itself when the game is here again.
refused-league = Discord won’t let me write in { $where }: { $why } I’ll go on as soon as I can. Games go on and count meanwhile.
refused-told = Discord won’t let me show what happened at table `{ $id }` ({ $where }): { $why } I’ll go on as soon as I can. Until then, `/{ command-view }` shows the game.
