# Public messages: challenges, turns, ends, reminders.
thread-name = { $game } · { $host } vs { $guest } · { $id }
named = { $name }: { $value }
title-level = { $game }, level { $level }

button-play = Play
button-view = My view
button-offer = Offer…
button-offer-alone = Take back or end…
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-rules = Rules
button-rematch = Rematch
button-level = Try level { $level }
button-take-win = Take the win
button-try-puzzle = Try a puzzle
button-replay = Replay
button-export = Export
button-fair = Fair play
button-tell-result = Make the result public
button-keep = I’m still playing
button-claim = Claim the win
button-more-time = Give more time

turn-answered = { $who } played { $notation }: { $words }.
    { $by } answered { $answer }: { $meaning }.
turn-earlier = { $who } played { $notation }: { $words }.
turn-answered-several = { $who } played { $notation }: { $words }.
    { $by } answered, turn by turn:
turn-unseen = in secret
turn-concedes = I can’t turn this around any more. **{ button-take-win }**, or play on to the end.
turn-yours = It’s your turn ({ $seat })
turn-theirs = { $who }’s turn ({ $seat })
turn-score = score { $first }–{ $second }
turn-clock = deadline { $when }
turn-overdue = time ran out { $when }
turn-paused = the clock is stopped
turn-away = { $who } is away until { $until }
turn-sealed = Settled in advance: { $promises } · **{ button-fair }** under **{ button-more }**
turn-sealed-luck = luck `{ $hash }`…
turn-sealed-secret = hidden move `{ $hash }`…

challenge-sample = The picture is only an example: your own deal is drawn when the game begins.
challenge-accepted = Accepted: the game begins.
challenge-declined = Declined.
challenge-withdrawn = Withdrawn.
challenge-expired = Nobody answered in time, so the challenge has expired.
challenge-expired-standing = Over: it was open for { $days } days.
refusal-not-now = Not now, maybe another time.
refusal-other-game = But another game would be nice.
refusal-other-terms = But other settings would be fine.

term-first-lot = Who goes first: random
term-first-host = The challenger goes first
term-first-guest = The challenged player goes first
term-pace =
    { $number ->
        [0] No clock
        [one] One day per turn
       *[other] { $number } days per turn
    }
term-takebacks-free = Takebacks: until the next move is played
term-takebacks-ask = Takebacks: if the opponent agrees
term-takebacks-off = No takebacks
term-rated-no = { "" }
term-rated-yes = Rated: no takebacks, no hints
term-best-of =
    { $number ->
        [1] One game
       *[other] Best of { $number } games
    }
term-private-no = {""}
term-private-yes = In a private thread
term-standing =
    { $number ->
        [one] Open again and again: one game at a time
       *[other] Open again and again: up to { $number } games at once
    }
term-ladder = **On the ladder**: whoever wins keeps or takes the higher place
term-expires = Expires: { $when }

ended-won = { $who } beats { $other }: { $why }.
ended-drawn = { $who } and { $other } drew: { $why }.
ended-none = { $who }, { $other }: this game ends without a result ({ $why }).
ended-moderator = { $by }: { $reason }
ended-score = Score: { $host } { $first } – { $second } { $guest }
ended-last-move = The last move, by { $who }, { $notation }: { $words }.
ended-first-win = Well played, { $who }: your first win against me at level { $level } of { $game }!
ended-alone =
    { $who } against me in { $game } so far: { $wins ->
        [one] one win
       *[other] { $wins } wins
    }, { $losses ->
        [one] one loss
       *[other] { $losses } losses
    }{ $draws ->
        [0] {""}
        [one] , one draw
       *[other] , { $draws } draws
    }.
ended-meetings =
    Your games on this server: { $host } { $first } – { $second } { $guest }{ $draws ->
        [0] {""}
        [one] , one draw
       *[other] , { $draws } draws
    }.
ended-streak = { $who } has won { $count } in a row.
ended-moment-named = Best moment: { $turn }, by { $who }, { $notation }: { $words }. { $what }
ended-moment = Best moment: turn { $number }, by { $who }, { $notation }: { $words }. { $what }
result-won = **{ $game }**: { $who } beat { $other }. { $where }
result-drawn = **{ $game }**: { $who } and { $other } drew. { $where }
result-series = **{ $game }**: { $host } { $first } – { $second } { $guest }, series over. { $where }
result-private = It was a private game.
ended-thanks = Thanks for the game!
series-stands = Series: { $host } { $first } – { $second } { $guest }. On to the next game.
series-over = Series over: { $host } { $first } – { $second } { $guest }.

offer-declined = Declined.
offer-withdrawn = Withdrawn.
offer-lapsed = No longer open.
offer-granted = Agreed.

refused-gone = its channel no longer exists.
refused-permission = I’m missing a permission there; `/{ command-doctor }` shows which.
refused-locked = its thread is locked; a moderator can unlock it.
refused-threads = this server has as many open threads as Discord allows; please archive a few.
refused-otherwise = Discord doesn’t accept my message there (error { $code }).
refused-automod = this server’s AutoMod blocked the message; a moderator can make an exception for me.

startup-shards = CAIRN_SHARDS needs PostgreSQL: an SQLite database belongs to one process. Remove CAIRN_SHARDS, or set CAIRN_DATABASE=postgresql://….
startup-token = Discord rejects this token. Reset it in the developer portal and put the new one into { $file ->
    [environment] the environment variable DISCORD_TOKEN
   *[other] { $file }
}.
startup-refused = Discord’s gateway refuses this bot and will go on refusing it (close code { $code }): { $about ->
    [shard] it doesn’t know this shard. Look at CAIRN_SHARDS: every process needs the same count.
    [sharding] one connection can’t carry so many servers. Give CAIRN_SHARDS a larger count.
    [intents] it doesn’t grant the intents. I need no privileged one, so look in the developer portal whether the bot is restricted.
   *[other] it no longer speaks with this version. Update Cairn.
}
startup-unknown = There is no setting { $name }{ $meant ->
    [none] .
   *[other] ; did you mean { $meant }?
}
startup-metrics-port = CAIRN_METRICS: port { $port } of { $host } is already in use. Choose another, or leave the line empty.
startup-metrics-address = CAIRN_METRICS: can’t listen on port { $port } of { $host } ({ $why }). Use 127.0.0.1, or leave the line empty.
startup-metrics = CAIRN_METRICS needs prometheus_client: { $install }
startup-port = Port { $port } is taken by { $holder ->
    [unknown] another program
   *[other] { $holder }
}. Stop it, or choose another port for the page: CAIRN_DEMO_PORT in .env (0 picks a free one).
demo-ready = Cairn is ready to try at { $address } (no token found). To run it on Discord, put DISCORD_TOKEN into .env; README.md explains how.
