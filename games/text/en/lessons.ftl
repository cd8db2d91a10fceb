# Lessons: what each step says, asks, hints at, and answers to a wrong try.
l_calculus-lesson-goal =
    White and Black share one line of counters, and nobody owns a part of it. White has just swapped counters 1 and 2, and both players got points for it; whoever has more at the end wins.
l_calculus-lesson-goal-task = And after your swap: who gets points then?
l_calculus-lesson-goal-1 = Only I do
l_calculus-lesson-goal-2 = Both of us
l_calculus-lesson-goal-3 = Only my opponent
l_calculus-lesson-goal-hint = Every swap changes the one line in which both colours lie.
l_calculus-lesson-goal-wrong = No: the line belongs to both, so both get points after every swap. A swap that is good for you may be even better for your opponent.
l_calculus-lesson-goal-right = The line belongs to both, so every swap gives points to both.
l_calculus-lesson-swap =
    A turn begins with a swap: two blocks that touch change places, and inside a block nothing changes. A block may be of any length and any colours, and the other needn’t be as long.
l_calculus-lesson-swap-task = Make any swap you like.
l_calculus-lesson-swap-hint = Swap the first two counters: `1/2`.
l_calculus-lesson-swap-wrong = That isn’t a swap yet: name two blocks that touch.
l_calculus-lesson-runs =
    A run is a stretch of neighbouring counters of one colour, as long as it goes. The lengths of your runs, multiplied, are the points you mark; who has a single run marks nothing.
l_calculus-lesson-runs-task = White’s runs are 2, 3 and 2. What are they worth?
l_calculus-lesson-runs-1 = 7
l_calculus-lesson-runs-2 = 12
l_calculus-lesson-runs-3 = 3
l_calculus-lesson-runs-hint = Multiply, don’t add.
l_calculus-lesson-runs-wrong = Runs are multiplied, not added or counted: 2 × 3 × 2.
l_calculus-lesson-runs-right = 2 × 3 × 2 = 12. Black’s runs are 1, 3 and 1, and mark 3.
l_calculus-lesson-score =
    You are White, and several short runs are worth more than one long one. Look for a swap that keeps your runs as good as they are.
l_calculus-lesson-score-task = Swap so that you mark at least 12.
l_calculus-lesson-score-hint = Leave the white runs in the middle and on the right alone: try `1/2-3`.
l_calculus-lesson-score-wrong = You would mark only { $gained }: a run has been cut, or two have grown together.
l_calculus-lesson-back =
    A swap may not bring back the line as it was before the opponent’s swap; after a removal everything is allowed again. White has just swapped 1 and 2, and removed nothing.
l_calculus-lesson-back-task = May Black swap 1 and 2 back?
l_calculus-lesson-back-1 = Yes
l_calculus-lesson-back-2 = No
l_calculus-lesson-back-hint = Otherwise two players could go to and fro for ever.
l_calculus-lesson-back-wrong = No: that would restore the line as it was before White’s swap. Had White removed a counter, it would be allowed.
l_calculus-lesson-back-right = Had White removed a counter, Black could.
l_calculus-lesson-remove =
    After the swap you may take your opponent’s counters away at one end of the line: from one up to the whole run there. You needn’t: `keep` takes nothing.
l_calculus-lesson-remove-task = You are White and have swapped. Take a black counter away.
l_calculus-lesson-remove-hint = `xl1` takes one at the left end, `xr1` one at the right end.
l_calculus-lesson-remove-wrong = With `keep` every black counter stays; that is legal, but here we want to see one go.
l_calculus-lesson-end =
    The game is over when one counter of each colour is left, or none of one colour; also by agreement, and after 20 turns without a removal. The higher total wins then, whoever took the last counter: White leads by 15 to 12, so end it.
l_calculus-lesson-end-task = Swap, then take away both black counters, and win.
l_calculus-lesson-end-hint = Bring both black counters to the left end with `1/2-3`, then take them: `xl2`.
l_calculus-lesson-end-wrong = The game would go on, and your lead could melt away. Both black counters have to leave in one turn.

tactic-lesson-goal =
    Three patrols want to reach the central bases at the far end (for South 13b, 13c and 13d), and guards bar their way. The first one home is worth 1 point, the second 3, the third 5.
tactic-lesson-goal-task = With two of your patrols home, how many points would you have?
tactic-lesson-goal-1 = 3
tactic-lesson-goal-2 = 4
tactic-lesson-goal-3 = 5
tactic-lesson-goal-hint = Add what the first and the second are worth.
tactic-lesson-goal-wrong = The first counts 1 and the second 3, and they are added.
tactic-lesson-goal-right = 1 for the first and 3 for the second.
tactic-lesson-step =
    A patrol steps along a track to the next free station, forward or sideways, never back. You are South, and forward is up.
tactic-lesson-step-task = Step forward with one of your patrols.
tactic-lesson-step-hint = For instance from 1b to 2c: `1b-2c`.
tactic-lesson-step-wrong = That is legal, but it brings no patrol nearer to its goal: go from line 1 to line 2.
tactic-lesson-twice =
    A turn is two actions: one patrol twice, two patrols once each, or a patrol and a guard. One patrol may never go sideways twice in a turn.
tactic-lesson-twice-task = You have stepped to 2c. Step forward once more with the same patrol.
tactic-lesson-twice-hint = From 2c the track leads up to 3b.
tactic-lesson-twice-wrong = That would be a fine second action, too, but it isn’t the same patrol once more.
tactic-lesson-sideways =
    On even lines there are tracks to the side. A turn may hold one step sideways and one forward, in either order.
tactic-lesson-sideways-task = Take the patrol on 4c one step sideways, then one forward.
tactic-lesson-sideways-hint = `4c-4d`, then `4d-5b`.
tactic-lesson-sideways-wrong = That isn’t first sideways and then forward with the patrol on 4c.
tactic-lesson-line =
    On lines 2 and 12 a patrol that can go forward may not go sideways. One that is stopped may go sideways, but only towards the nearest outer base (the double rings at the edge).
tactic-lesson-line-task = North’s guard on 3b stops your patrol on 2c. Make the one step it has.
tactic-lesson-line-hint = The nearest outer base is 2a, so it goes one to the left.
tactic-lesson-line-wrong = That moves something else: the patrol on 2c would still be stopped by the guard on 3b.
tactic-lesson-guard =
    Guards don’t follow tracks: from the reserve, or from where one stands, a guard goes to any free transit base (all but the central and outer ones). They stand in everybody’s way.
tactic-lesson-guard-task = Your patrol has stepped. Enter a guard where it will bother North.
tactic-lesson-guard-hint = Choose “Enter a guard”, or type `g@9b`.
tactic-lesson-guard-wrong = That moves a patrol; North would find no guard in the way.
tactic-lesson-blocked =
    If no patrol of yours can step, you are blocked and give up a guard of your choice, from the board or the reserve; that is your turn. Without guards you pass.
tactic-lesson-blocked-task = North’s guards have shut your patrols in on 2a, 2b and 2g. Give up a guard.
tactic-lesson-blocked-hint = Either the one on 8c (`lose 8c`) or the one in reserve (`lose reserve`).
tactic-lesson-blocked-wrong = A blocked player can only give up a guard.
tactic-lesson-shuttle =
    A shuttle is six turns of yours in a row in which the same patrol makes one step to and fro between two neighbours of line 4, 6, 8 or 10. It ends the game, and the points decide; so do 40 turns without progress, or an agreement.
tactic-lesson-shuttle-task = Does a completed shuttle win the game?
tactic-lesson-shuttle-1 = Yes, always
tactic-lesson-shuttle-2 = Only if I have more points
tactic-lesson-shuttle-hint = It stops the game, nothing else.
tactic-lesson-shuttle-wrong = A shuttle only stops the game; who has more points wins then.
tactic-lesson-shuttle-right = It only ends the game, so don’t begin one while you are behind.
tactic-lesson-home =
    Two of your patrols are home and never move again. The game ends when a third patrol comes home, and the higher sum wins.
tactic-lesson-home-task = Bring the last patrol home and win.
tactic-lesson-home-hint = It stands on 13a, right beside the free central base 13b.
tactic-lesson-home-wrong = The game would go on, with North to move. Your patrol on 13a is one step from home.

logan_stones-lesson-goal =
    Every stone has rock, paper or scissors on both its faces. Four or more of one symbol in a straight line win for the player whose turn it was; here three scissors lie in line already.
logan_stones-lesson-goal-task = Whose stones have to be in the line?
logan_stones-lesson-goal-1 = Only mine
logan_stones-lesson-goal-2 = Anybody’s
logan_stones-lesson-goal-3 = At least two of mine
logan_stones-lesson-goal-hint = Lines belong to nobody.
logan_stones-lesson-goal-wrong = Stones on the table belong to nobody: a fourth beside your opponent’s three wins for you.
logan_stones-lesson-goal-right = Once on the table, stones belong to nobody.
logan_stones-lesson-place =
    While you have stones in reserve, a turn is placing one of them, front up. It has to touch at least two stones on the table.
logan_stones-lesson-place-task = Place any of your stones.
logan_stones-lesson-place-hint = Stone 3 may go to m14: `3@m14`.
logan_stones-lesson-place-wrong = A stone has to touch two others.
logan_stones-lesson-turning =
    What you place turns over every neighbour it beats: rock beats scissors, scissors beat paper, paper beats rock. It goes no further, and a turned stone turns nothing.
logan_stones-lesson-turning-task = Place a stone that turns at least one neighbour.
logan_stones-lesson-turning-hint = Paper beats rock: put stone 1 on l14, beside the rock on m14.
logan_stones-lesson-turning-wrong = Your stone beats none of the stones it touches there, so nothing turns.
logan_stones-lesson-backs =
    Backs are hidden: you know those of your own eight stones, and of stones you saw turn. Pictures show only upper faces, so you have to remember.
logan_stones-lesson-backs-task = Which backs in your opponent’s reserve do you know?
logan_stones-lesson-backs-1 = All of them
logan_stones-lesson-backs-2 = None of them
logan_stones-lesson-backs-3 = The first four
logan_stones-lesson-backs-hint = You have never seen those stones turn.
logan_stones-lesson-backs-wrong = Only your opponent has looked under their own stones; you see the fronts.
logan_stones-lesson-backs-right = You see their fronts; whatever turns later, try to remember.
logan_stones-lesson-flip =
    Once your reserve is empty you move a stone or flip one, no matter who placed it. Only a stone that touches exactly one other, or is the only link between parts of the island, can be flipped.
logan_stones-lesson-flip-task = Flip a stone where it lies.
logan_stones-lesson-flip-hint = Choose to flip k15, or type `k15!`.
logan_stones-lesson-flip-wrong = That lifts a stone to move it; a flip leaves it where it lies.
logan_stones-lesson-lift =
    To move a stone you lift it first; now you see both its faces, and that stone has to be moved. Then you drop it with either face up, touching two others.
logan_stones-lesson-lift-task = Lift a stone, and drop it somewhere else.
logan_stones-lesson-lift-hint = Lift k15 (`k15^`), then choose any cell that is offered.
logan_stones-lesson-lift-wrong = A flip leaves the stone where it lies; here one is to be lifted and moved.
logan_stones-lesson-line =
    Now for the finish: a fourth beside three of one symbol wins for you, even beside your opponent’s. It is counted after everything has turned, so a stone that turns may be the fourth as well.
logan_stones-lesson-line-task = Win in this turn.
logan_stones-lesson-line-hint = Scissors on n12, m13 and l14 are in line already: put stone 7 on o11.
logan_stones-lesson-line-wrong = No four stand in a line after that, and it would be your opponent’s turn.

topologic-lesson-goal =
    One player hides a tile in secret, the other looks for it with pawns; then they change roles. Whoever finds the other’s tile in fewer turns wins; equal numbers are a draw.
topologic-lesson-goal-task = Each tile is named by a letter and a number. What is `y5`?
topologic-lesson-goal-1 = Row y, column 5
topologic-lesson-goal-2 = The yellow tile with the value 5
topologic-lesson-goal-3 = The fifth pawn on yellow
topologic-lesson-goal-hint = The letter stands for a colour.
topologic-lesson-goal-wrong = The letter is the tile’s colour and the number its value; where it lies is another matter.
topologic-lesson-goal-right = `y` is yellow, and 5 its value; `k` is black, `w` white.
topologic-lesson-hide =
    The hider names one tile, and nobody else sees which. After that the bot answers, and the hider has nothing to do.
topologic-lesson-hide-task = Hide any tile.
topologic-lesson-hide-hint = For instance `hide y5`.
topologic-lesson-hide-wrong = Nothing is hidden yet: name a tile.
topologic-lesson-enter =
    Now you are the seeker; here you have three pawns, in a usual game five. On the first turn all of them enter, on any tiles, and several may share one.
topologic-lesson-enter-task = Enter all three pawns.
topologic-lesson-enter-hint = For instance `1@y1 2@g5 3@k6`.
topologic-lesson-enter-wrong = Every pawn has to enter before the score is told.
topologic-lesson-sum =
    After your turn you hear one number: each pawn counts 1 for the right colour and 1 for the right value. Your pawns stand on y1, g5 and k6, and the score is 2.
topologic-lesson-sum-task = Which of these can be the secret?
topologic-lesson-sum-1 = r3
topologic-lesson-sum-2 = y5
topologic-lesson-sum-3 = k2
topologic-lesson-sum-hint = Count for each tile: which pawns share its colour, which its value?
topologic-lesson-sum-wrong = r3 would give 0, and k2 would give 1 for the colour of k6. Only y5 makes 2: colour with y1, value with g5.
topologic-lesson-sum-right = `y5` has the colour of y1 and the value of g5, which makes 2. You are told only the sum, never which pawn it was.
topologic-lesson-move =
    On later turns a pawn goes straight in one of eight directions, as far as you like, over other pawns or onto them, but never across a gap. Each pawn moves at most once a turn.
topologic-lesson-move-task = Move pawn 3 to any tile it can reach.
topologic-lesson-move-hint = From k6 it can go to r1, y6, c3 or w3.
topologic-lesson-move-wrong = That moves another pawn; pawn 3 would still stand on k6.
topologic-lesson-ask =
    You may move one pawn, or several. When you have moved enough, `ask` ends the turn, and the new score is told.
topologic-lesson-ask-task = Ask for the score.
topologic-lesson-ask-hint = Choose `ask`, or type it.
topologic-lesson-ask-wrong = That moves another pawn first; here one is enough.
topologic-lesson-found =
    Knowing the tile isn’t enough: all pawns have to stand on it, and that turn counts as well. Three pawns score 6 then, five pawns 10.
topologic-lesson-found-task = You have worked out that it is y6. Bring the last pawn there, and ask.
topologic-lesson-found-hint = `3>y6`, then `ask`.
topologic-lesson-found-wrong = Then not all pawns stand on y6, and the round goes on.
topologic-lesson-limit =
    Then the roles change. Your opponent found your tile in two turns; now you are the second seeker, have used one, and may not take more turns than they did.
topologic-lesson-limit-task = What if your second turn doesn’t find the tile?
topologic-lesson-limit-1 = I have lost
topologic-lesson-limit-2 = I may go on
topologic-lesson-limit-3 = It’s a draw
topologic-lesson-limit-hint = To win, or draw, you have to be at least as quick.
topologic-lesson-limit-wrong = You could no longer be as quick as the first seeker, so the game would be over and you would have lost.
topologic-lesson-limit-right = You could no longer be as quick as the first seeker. Found with the second turn, it would be a draw.

logitac-lesson-goal =
    Four boards lie above each other, and whoever brings their pyramid to the top, the single square z26, has won. What you capture earns credits, and a credit lifts one of yours to a higher board.
logitac-lesson-goal-task = How does a piece get to a higher board?
logitac-lesson-goal-1 = It walks to the far end
logitac-lesson-goal-2 = By a credit, for captures
logitac-lesson-goal-3 = Through a chimney
logitac-lesson-goal-hint = Captures are what counts.
logitac-lesson-goal-wrong = No: pieces go up by credits only, and those come from capturing. The dark chimneys lead down.
logitac-lesson-goal-right = Captures earn credits, credits lift you, and the pyramid on z26 wins.
logitac-lesson-pawn =
    On board 1 a pawn steps one square forward. The pyramid goes one square in any direction, the cube along lines and columns, the cylinder along diagonals; the double pawn jumps like a chess knight.
logitac-lesson-pawn-task = You are White. Step forward with any pawn.
logitac-lesson-pawn-hint = For instance `b7-c7`.
logitac-lesson-pawn-wrong = That isn’t a step of a pawn from line b to line c.
logitac-lesson-capture =
    A pawn captures one square diagonally, on board 1 forward only. The other pieces capture as they move.
logitac-lesson-capture-task = Capture the black pawn on g6.
logitac-lesson-capture-hint = The pawn on f7 stands one square diagonally behind it.
logitac-lesson-capture-wrong = That is legal, but the pawn on g6 stays, and it may capture yours on f7 next.
logitac-lesson-credit =
    Every second pawn you capture on a board earns a credit there, and so does each other piece. While a credit can lift anything, you must use it: cube, cylinder and double pawn rise from anywhere, a pawn only from your home line.
logitac-lesson-credit-task = You hold two pawns and have a credit. Ascend to board 2.
logitac-lesson-credit-hint = Lift the cube: from a7, then “Ascend”, then any free square, as in `a7^n15`.
logitac-lesson-credit-wrong = That isn’t an ascent.
logitac-lesson-recruit =
    From your second turn on you may instead put a pawn of your reserve on your home line. From there pawns rise to board 2 or, once four of yours are on it, to board 3. The double pawn comes in later, once you hold two captured pawns and your cube or cylinder has left board 1.
logitac-lesson-recruit-task = Recruit a pawn.
logitac-lesson-recruit-hint = Choose “Recruit a pawn”, or type `+a1`.
logitac-lesson-recruit-wrong = That moves something that is on the board already.
logitac-lesson-chimney =
    The dark holes are chimneys. A pawn or double pawn that goes in returns to your reserve; cube, cylinder and pyramid use those of the higher boards, and come out on the board below.
logitac-lesson-chimney-task = Send the pawn on c4 into the chimney in front of it.
logitac-lesson-chimney-hint = The chimney is d4.
logitac-lesson-chimney-wrong = Then nothing has gone into the chimney d4.
logitac-lesson-pyramid =
    In the full game a captured pyramid isn’t lost. A pawn of its colour that arrives on the enemy’s home line frees it, and the pyramid may move at once.
logitac-lesson-pyramid-task = Black holds your pyramid. Free it with the pawn on k9.
logitac-lesson-pyramid-hint = It can step to l9, or capture on l8.
logitac-lesson-pyramid-wrong = Your pyramid would still be a prisoner: only a pawn on line l frees it.
logitac-lesson-ransom =
    Mind your reserve: only one pawn is left in it. If there is none when your turn begins, and your opponent holds pawns of yours, you must be able to ransom them: by giving up the double pawn from a board, with another piece of yours on board 3.
logitac-lesson-ransom-task = Suppose your reserve were empty: Black holds a pawn of yours, and you can’t pay. What now?
logitac-lesson-ransom-1 = I pass
logitac-lesson-ransom-2 = I have lost
logitac-lesson-ransom-3 = I play on without recruiting
logitac-lesson-ransom-hint = It is called bankruptcy.
logitac-lesson-ransom-wrong = Who can’t pay the ransom is bankrupt, and has lost at once. So keep some pawns in reserve.
logitac-lesson-ransom-right = That is called bankruptcy, so keep some pawns in reserve.
logitac-lesson-short =
    The full game is long, so try the short one first: there two ascents win, and who loses the pyramid has lost. You have made one ascent already, and have a credit again.
logitac-lesson-short-task = Make the second ascent, and win.
logitac-lesson-short-hint = Any of yours that may ascend will do, such as the pawn in `a8^o14`.
logitac-lesson-short-wrong = That isn’t the second ascent, so the game would go on.
