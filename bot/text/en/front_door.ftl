# The front door: what a newcomer can do, each one tap away. Only the reader sees these.
command-play = play
command-play-hint = Choose a game: learn it, play it against me, or challenge somebody

button-door-learn = Learn a game
button-door-play = Play against Cairn
button-door-puzzle = Today’s puzzle
button-door-challenge = Challenge somebody

help-door = **What would you like to do?**
door-learn = **Which game would you like to learn?** A lesson takes about ten minutes; you can stop and go on any time.
door-play = **Which game would you like to play?**
door-challenge = **Which game, against somebody here?**
door-game = **{ $game }**{ $state ->
    [done] {" "}· lesson done ✓
    [begun] {" "}· lesson begun
   *[new] {""}
}
    { $idea }
    -# { $lasts }

card-title = ## { $game }
    { $idea }
card-learn = **New to you?** The lesson shows you how to play, with a position to try at every step.
card-short = **You’ve done the lesson.** A short game against me comes next, at the gentlest level.
card-full = **Against me**, level { $level } should suit you.
card-challenge = **Choose your opponent** below, or let anyone here accept.
card-whom = Challenge…
button-sit = Play against me, level { $level }
button-sit-short = Short game, level { $level }
button-sit-full = Full game, level { $level }
button-game-open = Let anyone here accept

greeting =
    Hello! I’m Cairn, and I play five board games with you, a move at a time.
    What would you like to do? I don’t read messages: press a button, or type / to see what I can do.
button-new-game = New game
