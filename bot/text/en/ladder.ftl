# Ladders: challenge somebody above you, and take their place by winning.
command-ladder = ladder
command-ladder-hint = Ladders: challenge people above you and take their places
command-ladder-new = new
command-ladder-new-hint = Announce a ladder in this channel (for moderators)
command-ladder-show = show
command-ladder-show-hint = This server’s ladder of a game: who stands where
command-ladder-stop = stop
command-ladder-stop-hint = End this server’s ladder of a game (for moderators)

button-ladder-up = Challenge

ladder-title = **{ $game }: ladder**
ladder-how = Join at the foot and challenge anybody up to { $reach } places above you, { $pace ->
    [one] one day
   *[other] { $pace } days
} per turn. If you win, you take their place, and those between move down one; if you lose or draw, nothing changes.
ladder-refusing = Nobody loses a place by declining or not answering. But whoever hasn’t played here for { $idle } days moves down one, and again every { $idle } days, if the next one down has played; `/{ command-away }` stops that.
ladder-over = **The ladder is over.** These are the final places.
ladder-announced = I’ve announced the ladder: people can join with the button under it.
ladder-stopped = The ladder is over, with the places as they are now. Games in play go on, but don’t count for it any more; open challenges on it are withdrawn.
ladder-whom = Whom do you challenge? They’re the nearest above you; if you win, you take their place.
ladder-first = Nobody stands above you! The others can challenge you.
ladder-challenged = Your challenge is in { $where }. You can make the next one when it’s been answered and played.
error-ladder-none = There’s no ladder of this game on this server. A moderator can announce one with `/{ command-ladder } { command-ladder-new }`.
error-ladder-reach = Places have changed: that person is no longer within three places above you. Press **{ button-ladder-up }** again.
error-ladder-busy = You’ve already challenged somebody on this ladder. You can make the next challenge when that one has been declined or expires, or when its game is over.
