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

turn-answered = { $who } played { $notation }: { $words }.
    { $by } answered { $answer }: { $meaning }.
turn-answered-several = { $who } played { $notation }: { $words }.
    { $by } answered, turn by turn:
turn-yours = { $who }, it’s your turn ({ $seat })
turn-score = score { $first }–{ $second }
turn-clock = time runs out { $when }
turn-overdue = time was up { $when }
turn-away = { $who } is away until { $until }, the clock stands still
turn-seed-commitment = Chance is fixed: `{ $hash }`… **{ button-fair }** under ⋯ tells more.
turn-commitment = The secret is fixed: `{ $hash }`… **{ button-fair }** under ⋯ tells more.

challenge-sample = The picture is a sample: this game’s own deal is drawn when it begins.
challenge-accepted = Accepted: the table is open.
challenge-declined = Declined.
challenge-withdrawn = Withdrawn.
challenge-expired = Nobody answered in time: the challenge has expired.
refusal-not-now = Not now, perhaps another day.
refusal-other-game = Another game would be welcome.
refusal-other-terms = Other terms would be welcome.

term-first-lot = The lot decides who begins
term-first-host = The challenger begins
term-first-guest = The challenged player begins
term-pace =
    { $days ->
        [0] No clock
        [one] One day a turn
       *[other] { $days } days a turn
    }
term-takebacks-free = Takebacks: free, until the opponent has played
term-takebacks-ask = Takebacks: if the opponent agrees
term-takebacks-off = No takebacks
term-best-of =
    { $games ->
        [1] One game
       *[other] Best of { $games } games
    }
term-expires = Expires { $when }

ended-won = { $who } wins against { $other }: { $why }.
ended-drawn = { $who } and { $other } draw: { $why }.
ended-none = { $who }, { $other }, the table is closed without a result: { $why }.
ended-moderator = { $by }: { $reason }
ended-score = Score: { $host } { $first } – { $second } { $guest }
ended-meetings =
    Between you on this server: { $host } { $first } – { $second } { $guest }{ $draws ->
        [0] {""}
        [one] , one draw
       *[other] , { $draws } draws
    }.
ended-streak = { $who } has won { $count } in a row.
ended-moment-named = Best moment: { $turn }, by { $who }, { $notation } ({ $words }). { $what }
ended-moment = Best moment: turn { $number } by { $who }, { $notation } ({ $words }). { $what }
ended-fair = No need to take it on trust: **{ button-fair }** shows what was fixed in advance, and proves it.
result-won = **{ $game }**: { $who } won against { $other }. { $where }
result-drawn = **{ $game }**: { $who } and { $other } drew. { $where }
result-series = **{ $game }**: { $host } { $first } – { $second } { $guest }, series over. { $where }
ended-thanks = Thank you for the game.
series-stands = Series: { $host } { $first } – { $second } { $guest }. The next game begins.
series-over = Series over: { $host } { $first } – { $second } { $guest }.

offer-declined = Declined.
offer-withdrawn = Withdrawn.
offer-lapsed = No longer open.
offer-granted = Agreed.

refused-gone = its channel is gone.
refused-permission = a permission is missing there, which `/{ command-doctor }` names.
refused-locked = its thread is locked. A moderator can unlock it.
refused-threads = this server has as many open threads as Discord allows. Archive some.
refused-otherwise = Discord takes no message there (its error { $code }).
refused-automod = this server’s AutoMod blocked the message. A moderator can make an exception for me.

startup-shards = CAIRN_SHARDS is for PostgreSQL: an SQLite database belongs to one process, so leave CAIRN_SHARDS out or give CAIRN_DATABASE=postgresql://….
startup-token = Discord doesn’t know this token. Reset it in the developer portal and put the new one into { $file ->
    [environment] the environment variable DISCORD_TOKEN
   *[other] { $file }
}.
startup-refused = Discord’s gateway refuses this bot and will go on refusing it (close code { $code }): { $code ->
    [4010] it doesn’t know this shard. Look at CAIRN_SHARDS: every process needs the same count.
    [4011] one connection can’t carry so many servers. Give CAIRN_SHARDS a larger count.
    [4014] it doesn’t grant the intents. I need no privileged one, so look in the developer portal whether the bot is restricted.
   *[other] it no longer speaks with this version. Update Cairn.
}
startup-metrics-port = CAIRN_METRICS: port { $port } of { $host } is taken. Name another, or leave the line empty.
startup-metrics-address = CAIRN_METRICS: nothing can listen on port { $port } of { $host } here ({ $why }). Use 127.0.0.1, or leave the line empty.
startup-metrics = CAIRN_METRICS needs prometheus_client: python -m pip install --require-hashes -r requirements/metrics.lock
startup-port = Port { $port } is taken by { $holder ->
    [unknown] another program
   *[other] { $holder }
}. Stop it, or give the page another port: CAIRN_DEMO_PORT in .env (0 takes a free one).
demo-ready = Cairn is open for a trial at { $address } (no token was found). To bring it to Discord, put DISCORD_TOKEN into .env: README.md says how.
