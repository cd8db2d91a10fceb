# Round robins: everybody in a league meets everybody else once.
command-league = league
command-league-hint = Leagues: everybody meets everybody once
command-league-new = new
command-league-new-hint = Announce a league in this channel (for moderators)
command-league-show = show
command-league-show-hint = This channel’s league: its table and who plays whom
command-league-stop = stop
command-league-stop-hint = End this channel’s league now (for moderators)
argument-days = days
argument-days-hint = How many days each round lasts (empty: 7)

season-month = { $month } { $year }
season-title = { $month }: { $games ->
    [0] puzzles
    [one] one game
   *[other] { $games } games
}
season-seen = **The longest game played to its end:** { $first } – { $second }, { $game }, { $turns } turns.
button-league-join = Join
button-league-leave = Leave
button-league-begin = Begin

league-title = **{ $game }: league**
league-how = Everybody plays everybody once: one round every { $days } days, { $pace ->
    [one] one day
   *[other] { $pace } days
} per turn. A win is worth 2 points, a draw 1. It begins when { $who } or another moderator presses **{ button-league-begin }**, and ends on its date, even if games are unfinished.
league-away = -# Joining means you’ll play a game in each round, starting with the first. If you’re `/{ command-away }` when a round starts, your game starts when you’re back; if you know that already, tell the others now.
league-joined = **Joined ({ $count }; 3 to 12 can play):** { $who }
league-cancelled = This league was called off before it began.
league-round = **Round { $number } of { $of }** · end of the round: { $when } · end of the league: { $ends }
league-pair = { $one } – { $other }: { $state ->
    [waits] not started yet
    [runs] in play
    [never] won’t be played
   *[over] finished
}
league-off = { $who } has this round off.
told-league-reminder = { $game } league: round { $number } ends { $left ->
    [0] today
    [one] tomorrow
   *[other] in { $left } days
}.
asked-league-reminder = Your game is still in play.
league-unfinished = A game that isn’t finished when the league ends ({ $ends }) doesn’t count.
league-over = **The league is over.** { $count ->
    [0] No game was finished in time.
    [one] { $who } comes first!
   *[other] { $who } share first place!
}
league-announced = I’ve announced the league: people can join with the button under it.
league-stopped = This league ends now, with the results so far. Games in play go on, but don’t count for it any more.
league-left = { $kind ->
    [ladder] You’ve left the ladder, and your open challenges on it are closed. Games in play go on; joining again starts at the foot.
   *[league] You’ve left the league. Games in play go on; no new ones will start for you.
}
error-league-threads = Several games are played at once, each in a thread of its own. Use a text channel where I may create threads, and allow threads in `/{ command-settings }`.
error-league-none = There’s no league in this channel. A moderator can announce one with `/{ command-league } { command-league-new }`.
error-league-runs = { $kind ->
    [ladder] This server already has a ladder of this game, in { $where }. End it with `/{ command-ladder } { command-ladder-stop }` first.
   *[league] There’s already a league in this channel. End it with `/{ command-league } { command-league-stop }`, or use another channel.
}
error-league-joined = You’ve joined already. { $kind ->
    [ladder] Press **{ button-ladder-up }** to challenge somebody above you.
   *[league] I’ll start your games when the league begins.
}
error-league-full = { $kind ->
    [ladder] This ladder is full: { $most } people can join.
   *[league] This league is full: { $most } people can join.
}
error-league-not-in = { $kind ->
    [ladder] You’re not on this ladder. Press **{ button-league-join }** first.
   *[league] You’re not in this league.
}
error-league-too-few = A league needs at least { $least } people. Wait until more have joined.
error-league-closed = This league has already begun. You can join the next one.
error-league-over = { $kind ->
    [ladder] This ladder is over. `/{ command-ladder } { command-ladder-show }` shows the latest one of a game.
   *[league] This league is over. `/{ command-league } { command-league-show }` shows the latest one in a channel.
}
