# Looking things up: tables, logs, replays, rules, standings, help. Only the reader sees these.
command-tables = tables
command-tables-hint = Your games: whose turn it is, the time left, and links
command-history = history
command-history-hint = The moves of a game, in notation
command-replay = replay
command-replay-hint = Watch a game again, picture by picture
command-export = export
command-export-hint = Download a game as a text file, to keep or replay elsewhere
command-rules = rules
command-rules-hint = How a game is played, in short pages with pictures
command-help = help
command-help-hint = What you can do right here, right now
command-profile = profile
command-profile-hint = Your results on this server, and how far you’ve come on your own
command-leaderboard = leaderboard
command-leaderboard-hint = Who has won the most on this server

argument-number = number
argument-number-hint = Which game of a series (empty: the last one)
argument-game = game
argument-game-hint = Which game
argument-user = person
argument-user-hint = Whose games (empty: yours)
argument-by = by
argument-by-hint = What it is sorted by (usually wins)
choice-by-wins = wins
choice-by-games = most games
choice-by-rating = rating

button-jump = Jump to…

tables-title = **Your games**
tables-none = No games and no challenges yet. What would you like to do?
tables-mine = ➤ **your turn**
tables-answer = ➤ **waiting for your answer**
tables-claim = ➤ **you can claim the win**
tables-theirs = opponent’s turn
tables-pocket = in a private message: `/{ command-practice }`
tables-aside = on hold until a moderator has looked
tables-challenge-made = You challenged { $who } to { $game } · expires: { $when }
tables-challenge-anyone = You’re offering { $game } to anyone · expires: { $when }
tables-challenged = { $who } challenges you to { $game } · expires: { $when }

history-title = **{ $game }** · table `{ $table }` · game { $number }
history-none = Nobody has played yet.
history-passed = the opponent, who couldn’t move, passed
history-conditional = prepared beforehand
history-taken-back = { $line } (taken back)

replay-step = **{ $game }** · step { $step } of { $steps }
replay-played = Turn { $turn }, { $who }, { $notation }: { $words }
replay-jump-title = Jump to a step
replay-jump-label = A number from 0 to { $steps }

export-done = `{ $file }` has the whole game: settings, seed, everything hidden, and every move. You can replay it in the terminal and check that nothing was changed.
export-running = `{ $file }` has the game so far. Hidden things are added once it’s over.

fair-title = **Fair play**
fair-sealed =
    All the luck in this game is settled before the first move, and a hidden move can’t change any more once it is made. Of each I’ve published a fingerprint (SHA-256), which nobody can turn back and nothing else can have. When the game is over, you’ll see here what they were, with a command that shows whether the fingerprints are the same.
fair-opened =
    All the luck in this game was settled before the first move, and each hidden move as it was made; of each I published a fingerprint then. Here is what they were. To check, copy a command into a terminal (Linux or Mac): it must print the fingerprint from the message posted then.
fair-seed-sealed = - Luck: `{ $hash }`
fair-secret-sealed = - Hidden move, action { $number }: `{ $hash }`
fair-seed = - Luck: `{ $hash }`
fair-secret = - Hidden move, action { $number }, `{ $action }`: `{ $hash }`
fair-more = The rest is in the export.
fair-lot =
    Who went first was random: the SHA-256 of `lot:` and the seed is `{ $hash }`. Its first hex digit, { $digit }, is { $lot ->
        [0] even, so whoever made the challenge went first.
       *[other] odd, so whoever accepted went first.
    }

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
profile-none = No finished game against another person yet.
profile-alone = **On your own**
profile-puzzles =
    { $solved ->
        [one] one puzzle solved
       *[other] { $solved } puzzles solved
    }
profile-streak =
    { $days ->
        [one] puzzle of the day: one day in a row (best: { $longest })
       *[other] puzzle of the day: { $days } days in a row (best: { $longest })
    }
leaderboard-title = **Leaderboard** · { $what }
leaderboard-all = all games
leaderboard-none = No game has finished here yet. Start one with `/{ command-challenge }`.
standing-late =
    { $late ->
        [one] one of them on time
       *[other] { $late } of them on time
    }
rating-about =
    { $place ->
        [below] plays below my level 1
        [above] plays above my level 4
       *[other] plays about like my level { NUMBER($level, minimumFractionDigits: 1) }
    }
rating-range = ({ $low } to { $high })
rating-bound = { NUMBER($level, minimumFractionDigits: 1) }
rating-low = below 1
rating-high = above 4
rating-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
rating-provisional = provisional until { $least } games
profile-rating = **Rating**: { $rating }
head-to-head =
    Between you two: { $wins ->
        [one] one win for you
       *[other] { $wins } wins for you
    }, { $losses ->
        [one] one for them
       *[other] { $losses } for them
    }{ $draws ->
        [0] { "" }
        [one] , one draw
       *[other] , { $draws } draws
    }.
leaderboard-unrated = Nobody who shows their rating has played a rated game here yet. Turn ratings on in `/{ command-preferences }`, then challenge somebody with **{ argument-rated }**.

help-direct = **Here, in private**, you can play against me: `/{ command-play }`. `/{ command-tables }` lists your games from every server, with links. To challenge somebody, go to a channel of a server.
help-for-oneself = **Here, only you can see me**: you added me to your account, and nobody has invited me to this place. You can learn, practise against me and solve puzzles: `/{ command-learn }` · `/{ command-practice }` · `/{ command-puzzle }` · `/{ command-rules }` how to play · `/{ command-review }` look back at a game · `/{ command-profile }` how far you’ve come · `/{ command-privacy }` your data
    A practice game stays in one private message, and goes on with `/{ command-practice }` in any place like this. Games with other people, reminders and the puzzle of the day are on servers that have invited me.
help-channel = **In this channel** you can play against me with `/{ command-play }`, or challenge somebody with `/{ command-challenge }`: without an opponent, anyone here can accept. Each game gets its own thread.
help-elsewhere = **Games are played in** { $channels }: start one there with `/{ command-challenge }`.
help-table = **{ $game }** · table `{ $id }`
help-your-turn = It’s your turn. Press **{ button-play }** under the latest picture and choose step by step, or type your move with `/{ command-move }`. **{ button-view }** shows what only you may see; everything else is under **{ $opponent ->
    [bot] { button-offer-alone }
   *[person] { button-offer }
}** and **{ button-more }**.
help-waiting = It’s { $who }’s turn; I’ll mention you when it’s yours. Meanwhile `/{ command-view }` shows the position and `/{ command-history }` lists the moves.
help-waiting-alone = It’s my turn: I answer here in a moment. Meanwhile `/{ command-view }` shows the position and `/{ command-history }` lists the moves.
help-undo = You can still take back your last turn, or ask to: `/{ command-undo }`.
help-watching = You’re watching. `/{ command-view }` shows the position as everyone sees it, `/{ command-replay }` how the game got there.
help-over = This game is over. `/{ command-replay }` shows it again step by step, `/{ command-export }` gives you a file of it, and **{ button-rematch }** under the last picture starts another.
help-always = **Anywhere**: `/{ command-tables }` your games · `/{ command-rules }` how to play · `/{ command-puzzle }` find the best move · `/{ command-review }` look back at a game · `/{ command-profile }` and `/{ command-leaderboard }` who won what · `/{ command-preferences }` your preferences · `/{ command-league } { command-league-show }` and `/{ command-ladder } { command-ladder-show }` who plays whom, and who’s first · `/{ command-away }` when you can’t play for a few days · `/{ command-privacy }` what I know about you
help-host = **You manage this server**: `/{ command-settings }` sets channels, pace and language · `/{ command-doctor }` finds missing permissions · `/{ command-moderate }` ends, undoes or decides a game · `/{ command-league } { command-league-new }` and `/{ command-ladder } { command-ladder-new }` give the server a league or a ladder
help-games = **The games**, easiest first:

command-review = review
command-review-hint = Look back at a finished game: who was ahead, and which turns mattered
error-no-review = I couldn’t look back at this game just now. Try again in a moment.
button-review = Look back
look-back-turn = **Turn { $number }** · { $who } played { $played }. { $better } was better: { $words }.
look-back-turn-points = That cost { $points ->
    [one] 1 point
   *[other] { $points } points
}.
look-back-pictures = { $count ->
    [2] **In pictures, turn { $turn }**: before it, with the better move marked; after what was played.
    [3] **In pictures, turn { $turn }**: before it, with the better move marked; after what was played; after the better move.
   *[4] **In pictures, turn { $turn }**: before it, with the better move marked; after what was played; after the better move; after the answer to that.
}
look-back-follows = After the better move, { $who } would probably play { $notation }: { $words }.
alt-look-back-before = Before turn { $turn }, with the better move marked.
alt-look-back-played = What was played: { $notation }.
alt-look-back-better = What was better: { $notation }.
alt-look-back-answer = What would probably follow: { $notation }.
look-back-unsure-you = I can’t say for certain which of your moves cost you the most.
look-back-unsure = I can’t say for certain which of { $who }’s moves cost the most.
look-back-faultless-you = You have nothing to reproach yourself with: I found no turn in which you had a clearly better move.
look-back-faultless = I found no turn in which { $who } had a clearly better move.
button-key-turn = Turn { $turn } in pictures
button-play-on = Play on from here
button-play-better = Play on after the better move
look-back-given-away = Points { $who } gave away in all: { $points ->
    [0] none, perfect play
    [one] 1
   *[other] { $points }
}.
look-back-even = No single turn decided this one.
look-back-hidden = Each turn is judged only by what its player could know at the time.

command-about = about
command-about-hint = Which version this is, what’s new, and who runs it
about-cairn = **Cairn { $version }** · a bot for five quiet two-player board games. It’s free software under the MIT licence.
about-news-0-3-0 = **What’s new**
    - `/{ command-play }` leads you to a lesson, a game against me, a puzzle or a challenge in one tap.
    - You see the level of a game against me, and the end offers you the next one.
    - L-Calculus between two people is played twice on one line, once from each side.
    - Who goes first at random can be checked under **{ button-fair }**.
about-host = This bot is run by { $host }. `/{ command-privacy }` shows what I know about you.
about-no-host-alone = Whoever gave you the link to add me knows who runs me. `/{ command-privacy }` shows what I know about you.
about-no-host = Whoever added me to your server knows who runs me. `/{ command-privacy }` shows what I know about you.
button-source = Source code
button-host-privacy = Privacy policy
button-terms = Terms of use
