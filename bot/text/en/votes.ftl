# The server against Cairn: everybody votes for a move, and one is played a day.
asked-vote = Vote for a move.
asked-vote-over = That was the server’s game.
button-vote = Vote
button-vote-for-it = Vote for it
button-vote-again = Choose another move
vote-until = Voting ends: { $when }. If nobody votes, it goes on for another day, and so on until the game ends: { $ends }.
vote-until-last = Voting ends: { $when }. Nobody has voted for days: if nobody does by then, the game ends.
turn-votes =
    { $votes ->
        [one] -# One vote decided this move.
       *[other] -# { $votes } votes, { $agreed } of them for this move.
    }
vote-title = **{ $game }: the server against Cairn**
vote-how = -# The move with the most votes is played; if several have the most, it’s a random one of them. Nobody sees who voted for what.
vote-so-far = **Your vote so far:** { $notation }: { $words }.
vote-confirm = { $notation }: { $words }. Vote for it?
vote-kept = ✓ **You voted** for { $notation }: { $words }. You can change your mind until the vote ends ({ $when }).
told-vote = { $game }: { $server } votes on its next move.
vote-call-until = The end of the vote: { $when }.
button-vote-calls-on = Tell me of each vote
button-vote-calls-off = No more messages of votes
vote-calls-on = I’ll send you a direct message when the next vote begins, and at each one after that. In your quiet hours it comes without a notification.
vote-calls-off = I won’t send you messages of votes here any more.
error-vote-over = This vote is over. Press **{ button-vote }** under the latest picture; there is none while I’m thinking.
error-vote-instead = This is the whole server’s game. Press **{ button-vote }** under the latest picture to vote for a move.

settings-page-votes = The server against Cairn
votes-settings-title = **The server against Cairn.** Everybody votes in private for a move, and once a day the one with the most votes is played. A new game begins each week at most; nobody is pinged, unless they ask to be told of each vote.
votes-settings-is-off = It is **off**: choose a channel to switch it on.
votes-settings-is-on = It is **on**, in { $channel }. The next game begins { $when }.
votes-settings-no-game = It is **on**, but no game can begin: this server allows none of the games chosen here.
votes-settings-runs = A game is running in { $channel }. The vote ends { $when }.
votes-settings-channel = Channel (none chosen: no new game); best one where no other games are played
votes-settings-off = No new game
votes-settings-hour = Hour at which votes end, and time zone
votes-settings-games = Games (none chosen: all of them, one after another). Games that hide something can’t be voted on.
votes-settings-level = How well I play
votes-settings-rising = higher after two wins, lower after two losses
