# Public messages: challenges, turns, ends, reminders.
thread-name = { $game } · { $host } vs { $guest } · { $id }

button-play = Play
button-view = My view
button-offer = Offer…
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-rules = Rules
button-rematch = Rematch
button-replay = Replay
button-export = Export
button-fair = Fair play
button-keep = I’m still playing
button-claim = Claim the win
button-more-time = Give more time

turn-begin = **{ $game }** begins. Have a good game!
turn-played = { $who } played { $notation }: { $words }.
turn-answered = { $who } played { $notation }: { $words }.
    { $by } answered { $answer }: { $meaning }.
turn-answered-several = { $who } played { $notation }: { $words }.
    { $by } answered, turn by turn:
turn-yours = { $who }, it’s your turn ({ $seat })
turn-score = score { $first }–{ $second }
turn-clock = time runs out { $when }
turn-overdue = time was up { $when }
turn-away = { $who } is away until { $until }; the clock is stopped
turn-seed-commitment = All the luck in this game is already fixed: `{ $hash }`… See **{ button-fair }** under ⋯.
turn-commitment = The secret can’t change any more: `{ $hash }`… See **{ button-fair }** under ⋯.

taken-back-free = { $who } took back the last turn.
taken-back-ask = { $who } took back the last turn, by agreement.
taken-back-moderator = A moderator undid the last turn.

challenge-anyone = { $who } is looking for somebody to play **{ $game }** with.
challenge-you = { $invited }, { $who } challenges you to **{ $game }**.
challenge-rematch = { $invited }, { $who } would like a rematch: **{ $game }** again, with sides swapped.
challenge-sample = The picture is only an example: your own deal is drawn when the game begins.
challenge-accepted = Accepted: the game begins.
challenge-declined = Declined.
challenge-withdrawn = Withdrawn.
challenge-expired = Nobody answered in time, so the challenge has expired.
refusal-not-now = Not now, maybe another time.
refusal-other-game = But another game would be nice.
refusal-other-terms = But other settings would be fine.

term-first-lot = Who goes first: random
term-first-host = The challenger goes first
term-first-guest = The challenged player goes first
term-pace =
    { $days ->
        [0] No clock
        [one] One day per turn
       *[other] { $days } days per turn
    }
term-takebacks-free = Takebacks: until the next move is played
term-takebacks-ask = Takebacks: if the opponent agrees
term-takebacks-off = No takebacks
term-best-of =
    { $games ->
        [1] One game
       *[other] Best of { $games } games
    }
term-expires = Expires { $when }

ended-won = { $who } beats { $other }: { $why }.
ended-drawn = { $who } and { $other } drew: { $why }.
ended-none = { $who }, { $other }: this game ends without a result ({ $why }).
ended-moderator = { $by }: { $reason }
ended-score = Score: { $host } { $first } – { $second } { $guest }
ended-meetings =
    Your games on this server: { $host } { $first } – { $second } { $guest }{ $draws ->
        [0] {""}
        [one] , one draw
       *[other] , { $draws } draws
    }.
ended-streak = { $who } has won { $count } in a row.
ended-moment-named = Best moment: { $turn }, by { $who }: { $notation } ({ $words }). { $what }
ended-moment = Best moment: turn { $number }, by { $who }: { $notation } ({ $words }). { $what }
ended-fair = Don’t take my word for it: **{ button-fair }** shows what was fixed in advance, and proves it.
result-won = **{ $game }**: { $who } beat { $other }. { $where }
result-drawn = **{ $game }**: { $who } and { $other } drew. { $where }
result-series = **{ $game }**: { $host } { $first } – { $second } { $guest }, series over. { $where }
ended-thanks = Thanks for the game!
series-stands = Series: { $host } { $first } – { $second } { $guest }. On to the next game.
series-over = Series over: { $host } { $first } – { $second } { $guest }.

notice-end-offered-draw = { $who }, { $by } offers a draw.
notice-end-offered-count = { $who }, { $by } offers to stop here and count the scores.
notice-end-offered-draw-alone = { $by } offers me a draw. I’m thinking about it.
notice-end-offered-count-alone = { $by } offers to stop here and count the scores. I’m thinking about it.
notice-takeback-asked = { $who }, { $by } would like to take back the last turn.
notice-reminder = { $who }, a reminder: your time runs out { $when }.
notice-time-up = { $who }, your time ran out { $when }. You can still play, as long as nobody claims the win.
notice-still-playing = { $who }, nothing has happened here for a while. If you’re still playing, press the button; otherwise the table closes { $when }.
notice-gone = { $who }, { $by } has left this server. The table waits; you can claim the win { $when }.
notice-time-given = { $who }, { $by } gives you more time: it now runs out { $when }.
notice-moderated-end = { $who }, { $by } closed this table without a result: { $reason }
notice-moderated-undo = { $who }, { $by } undid the last turn: { $reason }
notice-moderated-adjudicate = { $who }, { $by } decided this game: { $reason }
notice-moderated-unlock = { $who }, { $by } reopened this table: { $reason }
notice-set-aside-rules-changed = { $who }, this game began under older rules that this version of me doesn’t know. It’s on hold, unchanged, until a moderator decides.
notice-set-aside-log-broken = { $who }, the log of this game no longer leads to the position you had. The game is on hold, unchanged, until a moderator looks at it.
notice-set-aside-game-missing = { $who }, this version of me doesn’t know this game. The table is on hold, unchanged.

offer-declined = Declined.
offer-withdrawn = Withdrawn.
offer-lapsed = No longer open.
offer-granted = Agreed.

refused-told = { $who } Discord won’t let me show what happened at table `{ $id }` ({ $where }): { $why } Nothing is lost; I’ll go on as soon as I can. Until then, `/{ command-view }` shows the game.
refused-gone = its channel no longer exists.
refused-permission = I’m missing a permission there; `/{ command-doctor }` shows which.
refused-locked = its thread is locked. A moderator can unlock it.
refused-threads = this server has as many open threads as Discord allows. Please archive a few.
refused-otherwise = Discord doesn’t accept my message there (error { $code }).
refused-automod = this server’s AutoMod blocked the message. A moderator can make an exception for me.

startup-shards = CAIRN_SHARDS needs PostgreSQL: an SQLite database belongs to one process. Remove CAIRN_SHARDS, or set CAIRN_DATABASE=postgresql://….
startup-token = Discord rejects this token. Reset it in the developer portal and put the new one into .env.
startup-metrics-port = CAIRN_METRICS: port { $port } of { $host } is already in use. Choose another, or leave the line empty.
startup-metrics-address = CAIRN_METRICS: can’t listen on port { $port } of { $host } ({ $why }). Use 127.0.0.1, or leave the line empty.
startup-metrics = CAIRN_METRICS needs prometheus_client: python -m pip install --require-hashes -r requirements/metrics.lock
startup-port = Port { $port } is taken by { $holder ->
    [unknown] another program
   *[other] { $holder }
}. Stop it, or choose another port for the page: CAIRN_DEMO_PORT in .env (0 picks a free one).
demo-ready = Cairn is ready to try at { $address } (no token found). To run it on Discord, put DISCORD_TOKEN into .env; README.md explains how.
