# Looking things up: tables, logs, replays, rules, standings, help. Only the reader sees these.
command-tables = tables
command-tables-hint = Your games: whose turn it is, the time left, and links
command-history = history
command-history-hint = The moves of a game, in notation
command-replay = replay
command-replay-hint = Step through a game, picture by picture
command-export = export
command-export-hint = A game as a text file to keep, or to replay elsewhere
command-rules = rules
command-rules-hint = How a game is played, in short pages with pictures
command-help = help
command-help-hint = What you can do here and now
command-profile = profile
command-profile-hint = Games won, drawn and lost on this server
command-leaderboard = leaderboard
command-leaderboard-hint = Who has won most on this server

argument-number = number
argument-number-hint = Which game of a series, if you mean another than the last one
argument-game = game
argument-game-hint = Which game
argument-user = person
argument-user-hint = Whose games; left out, your own

button-jump = Jump to…

tables-title = **Your tables**
tables-none = No table and no challenge yet. `/{ command-challenge }` starts a game, `/{ command-rules }` explains them.
tables-mine = ➤ **your turn**
tables-answer = ➤ **waits for your answer**
tables-theirs = your opponent’s turn
tables-aside = set aside until a moderator has looked
tables-challenge-made = You challenged { $who } to { $game } · expires { $when }
tables-challenge-anyone = You offer { $game } to anyone · expires { $when }
tables-challenged = { $who } challenges you to { $game } · expires { $when }

history-title = **{ $game }** · table `{ $table }` · game { $number }
history-none = Nothing was played yet.
history-taken-back = { $line } taken back

replay-step = **{ $game }** · step { $step } of { $steps }
replay-played = Turn { $turn }, { $who }: { $notation }: { $words }
replay-jump-title = Jump to a step
replay-jump-label = A number from 0 to { $steps }

export-done = `{ $file }` holds the whole game: terms, seed, what was hidden, and every move. It replays in the terminal, and proves that nothing was changed.
export-running = `{ $file }` holds the game so far. What is hidden is added when the game is over.

fair-title = **Fair play**
fair-seed-sealed = All chance in this game was fixed before the first move. SHA-256 of its seed: `{ $hash }`
fair-secret-sealed = Hidden action { $number } is fixed. SHA-256: `{ $hash }`
fair-later = When the game is over, seed and secrets are opened here, and anybody can check that they fit.
fair-seed = Seed: `{ $seed }`, SHA-256 `{ $hash }`
fair-secret = Hidden action { $number } was `{ $action }`, salt `{ $salt }`, SHA-256 `{ $hash }`
fair-more = The rest stands in the export.

rules-title = ## { $game }: { $title } ({ $page } of { $pages })
rules-notation = **How to type your moves**
    { $how }
rules-pick = Read the rules of…

standing-counts =
    { $wins ->
        [one] one win
       *[other] { $wins } wins
    }, { $draws ->
        [one] one draw
       *[other] { $draws } draws
    }, { $losses ->
        [one] one loss
       *[other] { $losses } losses
    }
profile-title = **{ $who }** on this server
profile-none = No finished game yet.
profile-puzzles =
    { $solved ->
        [one] one puzzle solved
       *[other] { $solved } puzzles solved
    }
profile-streak =
    { $days ->
        [one] puzzle of the day: one day in a row (at most { $longest })
       *[other] puzzle of the day: { $days } days in a row (at most { $longest })
    }
leaderboard-title = **Leaderboard** · { $what }
leaderboard-all = all games
leaderboard-none = No game has been finished here yet. `/{ command-challenge }` starts one.

help-direct = **Here, in private**, you can look after your games of all servers: `/{ command-tables }` lists them with links. Challenges are made in a server’s channel.
help-channel = **In this channel** you can start a game: `/{ command-challenge }`, then the game, then whom you’d like to play with. Without an opponent, anyone here can accept. Once accepted, the game has a thread of its own.
help-elsewhere = **Games are played in** { $channels }: start one there with `/{ command-challenge }`.
help-table = **{ $game }** · table `{ $id }`
help-your-turn = It’s your turn. Press **{ button-play }** under the newest picture and choose step by step, or type your move with `/{ command-move }`. **{ button-view }** shows what only you may know; **{ button-offer }** and **⋯** hold everything else.
help-waiting = It’s { $who }’s turn; you’ll be mentioned when it’s yours. Until then `/{ command-view }` shows the position, and `/{ command-history }` lists the moves.
help-undo = What you played last you can still take back, or ask for: `/{ command-undo }`.
help-watching = You are watching. `/{ command-view }` shows the position as everyone sees it, `/{ command-replay }` how it came about.
help-over = This game is over. `/{ command-replay }` shows it again step by step, `/{ command-export }` hands it to you, and **{ button-rematch }** under the last picture starts the next.
help-always = **Anywhere**: `/{ command-tables }` your games · `/{ command-rules }` how to play · `/{ command-puzzle }` find the best turn · `/{ command-preferences }` how you like it · `/{ command-away }` when you can’t play for some days · `/{ command-privacy }` what is kept of you
help-host = **You manage this server**: `/{ command-settings }` settles channels, pace and language · `/{ command-doctor }` finds missing permissions · `/{ command-moderate }` ends, undoes or decides a game
help-games = **The games**, easiest first:

command-review = review
command-review-hint = Look back at a finished game: who stood better, and which turns mattered
error-no-review = I couldn’t look back at this game just now. Try again in a moment.
button-review = Look back
look-back-turn = **Turn { $number }** · { $who } played { $played }. Better was { $better }: { $words }.
look-back-turn-points = That gave away { $points ->
    [one] 1 point
   *[other] { $points } points
}.
look-back-given-away = { $who } gave away { $points ->
    [0] nothing: perfect play
    [one] 1 point
   *[other] { $points } points
}.
look-back-even = No single turn changed much: well fought.
look-back-hidden = Each turn is judged by what its player could know then.
