logitac-title = Logitac
logitac-tagline = Four stacked boards: capture, ascend, bring your pyramid to the summit.
logitac-takes = By the printed rules a game can last many hundreds of turns. For a first game, choose the length *short*.
logitac-takes-length-long = About 81 turns in all. The sides are even.
logitac-takes-length-short = About 38 turns in all between good players, 25 between beginners. The sides are about even, and draws are rare.
logitac-seat-0 = White
logitac-seat-1 = Black

logitac-option-reserve = Pawns in reserve
logitac-option-reserve-hint = How many pawns each player can recruit: 33, or fewer for a shorter game
logitac-option-length = Length
logitac-option-length-hint = The printed rules, or shorter ones: ascents win, losing the pyramid loses
logitac-choice-length-sheet = printed rules: reach the summit
logitac-choice-length-long = long: three ascents win
logitac-choice-length-short = short: two ascents win

logitac-reason-quiet = { $limit } turns in a row without a capture, an ascent or a pawn reaching a new line
logitac-reason-summit = the pyramid is on the summit
logitac-reason-bankrupt = bankrupt: no pawns left in reserve, and no way to pay their ransom
logitac-reason-ascents = all the ascents needed are made
logitac-reason-pyramid = the pyramid was captured

logitac-said-move = { $from } to { $to }
logitac-said-capture = capture on { $to } from { $from }
logitac-said-chimney = { $from } into the chimney { $to }
logitac-said-ascend = ascent from { $from } to { $to }
logitac-said-summit = the pyramid from { $from } to the summit
logitac-said-recruit = pawn recruited on { $to }
logitac-said-recruit-double = double pawn recruited on { $to }
logitac-said-exit-pyr = the pyramid comes out on { $to }
logitac-said-exit-cube = the cube comes out on { $to }
logitac-said-exit-cyl = the cylinder comes out on { $to }
logitac-said-ransom = ransom: all pawns back for the double pawn
logitac-said-stay = the freed pyramid stays
logitac-said-piece-moves = { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} from { $from } to { $to }
logitac-said-piece-captures = { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} from { $from } captures { $victim ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} on { $to }
logitac-said-piece-chimney = { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} from { $from } goes down the chimney { $to }
logitac-said-piece-ascends = { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} ascends from { $from } to { $to }
logitac-said-piece-summit = { $piece ->
    [pyr] the pyramid
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
   *[pawn] a pawn
} ascends from { $from } to the summit
logitac-said-escape = freeing the pyramid, which escapes from { $from } to { $to }
logitac-said-escape-captures = freeing the pyramid, which escapes from { $from } and captures { $victim ->
    [cube] the cube
    [cyl] the cylinder
    [double] the double pawn
    [pyr] the pyramid
   *[pawn] a pawn
} on { $to }
logitac-said-credit = earning a credit for board { $board }
logitac-said-ascents = ascent { $made } of { $wanted }

logitac-step-recruit = Recruit a pawn
logitac-step-double = Recruit the double pawn
logitac-step-ascend = Ascend
logitac-step-pyr = The pyramid comes out
logitac-step-cube = The cube comes out
logitac-step-cyl = The cylinder comes out
logitac-step-ransom = Pay the ransom
logitac-step-stay = Stay
logitac-unfinished-escape = the freed pyramid may move once, or stay.
logitac-unfinished-fallen = place what fell through the chimney on the board below.
logitac-label-chimney = { $at } (chimney)
logitac-label-capture = capture { $at }
logitac-label-piece-pawn = Pawn { $at }
logitac-label-piece-double = Double { $at }
logitac-label-piece-cyl = Cylinder { $at }
logitac-label-piece-cube = Cube { $at }
logitac-label-piece-pyr = Pyramid { $at }
logitac-ask-line = Where does it come out? Choose the line first.
logitac-ask-square = On which square of that line?
logitac-ask-escape = Where does the freed pyramid go, or does it stay?
logitac-pick-1 = Which piece, or what else?
logitac-pick-2 = Where to?
logitac-pick-3 = Which line, or which square?
logitac-pick-4 = Which square?

logitac-margin-ascents = Ascents: { $first } to { $second }.
logitac-moment-pyramid = It captured the pyramid.
logitac-moment-freed = It freed the pyramid.
logitac-moment-ascent = { $count ->
    [1] The first ascent.
   *[other] Ascent number { $count }.
}
logitac-moment-piece = It captured a piece.

logitac-rules-1-title = Four boards, one summit
logitac-rules-1 =
    Four boards lie one above the other: **board 1** (12 × 12, lines a to l), **board 2** (8 × 8, m to t), **board 3** (5 × 5, u to y) and the **summit**, the single square z26. **Bring your pyramid to the summit and you win.**

    You ascend by capturing: what you capture on a board earns *credits*, and a credit lifts one of your pieces to the board above.

    White starts on line a and moves towards line l; Black starts on line l and moves towards a. Both have twelve pawns, a **pyramid**, a **cube** and a **cylinder**. 33 pawns and the **double pawn** wait in reserve.

    White begins. A turn is one move, one recruit, one ascent or the ransom. You must play; pass only if nothing is possible.

    -# Options: *Length*: in the long and short games (our own rules) pawns start two or three lines further on, three or two ascents win, and losing your pyramid loses. *Pawns in reserve*: fewer than 33.
logitac-rules-2-title = How the pieces move
logitac-rules-2 =
    - **Pyramid**: one square, in any of eight directions.
    - **Cube**: any distance along lines and columns.
    - **Cylinder**: any distance along diagonals.
    - **Double pawn**: a chess knight’s jump, over anything.

    A piece captures by moving onto an enemy, and you keep what you capture. Every piece can be captured, even the pyramid. Cube and cylinder can’t jump, and never capture a pawn on that pawn’s own home line.

    Capture a cube, and its owner’s cylinder can also move like a cube; and the other way round. Falling through a chimney ends that.

    In the picture the cube on n18 may go along line n, to m18, or into the chimney o18.

    -# Our rulings: “jumping one square from black to white” is a knight’s jump. A power lost in a chimney is lost for good.
logitac-rules-3-title = Pawns
logitac-rules-3 =
    A pawn **steps** one square, onto a free one:
    - board 1: forward only,
    - board 2: forward or back,
    - board 3: forward, back or to a side.

    It **captures** one square diagonally, never straight ahead: on board 1 forward only, on boards 2 and 3 in all four diagonals.

    In the picture the pawn on f7 may step to g7, or capture the black pawn on g6.

    Pawns are the money of this game. Keep some in reserve: if you run out, you may go bankrupt (page 9).

    -# Our ruling: on board 1 pawns capture forward only.
logitac-rules-4-title = Captures earn credits
logitac-rules-4 =
    Boards 1, 2 and 3 are counted separately. On each you earn **one credit**
    - for **every second pawn** that you capture there,
    - for **every piece** that you capture there, double pawn and pyramid included.

    A credit of board 1 lifts to board 2, a credit of board 2 lifts to board 3, and a credit of board 3 lifts the pyramid to the summit.

    Below the boards, the picture shows which ascents you’ve earned, and where you have one pawn of two. Here White has captured two pawns on board 1 and has earned one ascent to board 2.

    -# Our ruling: a pawn counts once and for all, even if it is ransomed.
logitac-rules-5-title = Ascending
logitac-rules-5 =
    An ascent is your turn, uses one credit, and ends on any free square of that board.

    {"**"}To board 2**: a pawn on your home line; cube, cylinder or double pawn from anywhere on board 1; the pyramid, once four pawns and a piece of yours are on board 2.
    {"**"}To board 3**: a pawn on your home line, once four of your pawns are on board 2; cube or cylinder from board 2, never the double pawn; the pyramid from board 2, once two pawns and a piece of yours are on board 3.
    {"**"}To the summit**: the pyramid from board 3.

    {"**"}A credit must be used**: while an ascent is possible, nothing else is legal. But if you have no pawn on your home line and one there could ascend, you may recruit one instead; and if nothing else can ascend, you must.

    -# Our rulings: the details of this duty, and that pawns ascend to board 3 straight from the home line. “Four” means at least four.
logitac-rules-6-title = Recruiting
logitac-rules-6 =
    Recruiting is your turn. From your **second turn** on you may put a **pawn** from your reserve on any free square of your home line: line a for White, line l for Black.

    The **double pawn** comes in the same way, if
    - you hold at least **two captured pawns**, and
    - your cube or your cylinder is **no longer on board 1**: captured, or ascended.

    You keep those two pawns. A double pawn that was captured never comes back; one that fell through a chimney waits in reserve again.

    In the picture White may recruit on a1, a2, a3 and a9 to a12.

    -# Our ruling: the captured pawns are a condition, not a price.
logitac-rules-7-title = Chimneys
logitac-rules-7 =
    The nine black holes are chimneys: d4, d9, i4, i9 on board 1, o15, o18, r15, r18 on board 2, w23 on board 3. Nothing stays on one.

    - A **pawn** may fall into a chimney next to it, by its step, to a side or diagonally; not backwards on board 1. It returns to your reserve.
    - **Cube and cylinder** may end a move on a chimney of boards 2 and 3. They come out at once on the board below, where you like.
    - So may the **pyramid**, by a step, and it drags all your pieces on that board along: pawns and double pawn to the reserve, the others out below.
    - The **double pawn** may jump into one on board 2, and returns to your reserve.

    Those on board 1 are for pawns only.

    -# Our rulings: how a pawn gets in; pyramid, cube and cylinder come out in this order; without room for all of them below, the chimney is closed.
logitac-rules-8-title = The captured pyramid
logitac-rules-8 =
    Losing your pyramid doesn’t lose the game: your opponent holds it until you **free** it.

    You free it when one of your **pawns reaches the enemy’s home line** of board 1, by a step or a capture. The pyramid moves to that square, the pawn goes to your reserve, and the pyramid **may make one move at once**, or stay.

    In the picture Black holds White’s pyramid. The white pawn on k9 frees it by going to l9, or by capturing the pawn on l8.

    Freeing a pyramid gives no credit, but capturing one does, like any piece.

    -# Our ruling: how it comes back, and that the move is a choice. In the shorter games (option *Length*) a captured pyramid loses.
logitac-rules-9-title = Winning, ransom, bankruptcy
logitac-rules-9 =
    {"**"}You win** when your pyramid is on z26. (The option *Length* offers shorter games, won by two or three ascents.)

    {"**"}Watch your reserve.** If it has no pawns at the start of your turn while your opponent holds some of yours, look at your double pawn. Is it on a board, and another piece of yours on board 3? Then you may pay the **ransom** as your turn: give up the double pawn for good, and get all those pawns back. (If you must ascend, that comes first.) If not, you are **bankrupt** and lose at once, like White in the picture.

    {"**"}A draw**: by agreement; if neither of you can act; or after 100 turns in a row without a capture, an ascent, a freed pyramid, or a pawn reaching a line of board 1 that none of its side had reached before (option *Quiet turns*).

    -# Our rulings: that limit; and if your opponent holds none of your pawns, there is neither ransom nor bankruptcy.
logitac-rules-10-title = How we read the printed rules
logitac-rules-10 =
    Where the printed rules leave room, we chose. At home you may read them otherwise.

    - **Pawns** capture diagonally, and may fall by a diagonal step. On board 1 ours do both forward only. Stricter: on every diagonal.
    - **The double pawn** changes colour and line, “jumping one square”. Ours jumps like a knight. Once you hold two captured pawns, you may recruit it, on your home line. Stricter: you must.
    - **Two pieces in one.** A lone cube or cylinder has both powers, until it falls. With us it loses the other one for good. Stricter: only on the board it falls to.
    - **Four, two, one.** We read “at least”, and a captured pawn counts for ever. Stricter: just so many, and only those still held.
    - **An ascent owed.** Ascending is compulsory; without a pawn waiting, you bring one to the home line. With us only if it could use the credit. Stricter: in any case.
logitac-rules-11-title = How we read the printed rules, part 2
logitac-rules-11 =
    - **A pyramid freed** has a move at once. With us the pawn may arrive by a capture, and the pyramid may capture, or stay. Stricter: none of that.
    - **Falling**, a pyramid drags its side along. With us pyramid, cube and cylinder come out in this order, where you like. Stricter: in any order.
    - **Ransom and bankruptcy.** With an empty reserve you pay or lose: with us when your turn begins, if pawns of yours are held. Paying is the turn. Stricter: the moment your last pawn goes.
    - **The end.** Our limit is 100 quiet turns. A pawn’s step counts if it gets further than any of yours before. Stricter: *Quiet turns* never, *Length* as printed.
    - **A piece let go is played.** With us you let go by confirming. Stricter: by putting it down.
    - **Three rounds** may be played: our best of three. Stricter: always all three.
    - **Three shapes**, pyramid, stairs and flat, are three pictures of one game.

logitac-notation =
    Move `b4-c4`, capture `b4xc5`, into a chimney `c4-d4`, ascend `a4^o14`.
    Recruit a pawn `+a4`, the double pawn `++a4`. Pay the ransom: `ransom`.
    Coming out of a chimney: `pyr@d7`, `cube@d7`, `cyl@d7`. After freeing the pyramid: its move, or `stay`.
    A whole turn in one line: `o14-o15 cube@d7`. Between squares any of `-`, `x`, `>` and `^` is understood, capitals and spaces, too.

## Why it is not legal
logitac-illegal-no-square = There is no square { $at }.
logitac-illegal-pyr-comes-out = First the pyramid has to come out: `pyr@…`, on a free square of board { $board }.
logitac-illegal-cube-comes-out = First the cube has to come out: `cube@…`, on a free square of board { $board }.
logitac-illegal-cyl-comes-out = First the cylinder has to come out: `cyl@…`, on a free square of board { $board }.
logitac-illegal-pyr-is-next = The pyramid comes out next, on board { $board }.
logitac-illegal-cube-is-next = The cube comes out next, on board { $board }.
logitac-illegal-cyl-is-next = The cylinder comes out next, on board { $board }.
logitac-illegal-other-board = { $at } isn’t on board { $board }, where it comes out.
logitac-illegal-not-free = { $at } isn’t free.
logitac-illegal-nothing-falls = Nothing has fallen through a chimney, so nothing comes out.
logitac-illegal-pyramid-or-stay = Now move the freed pyramid one square, or type `stay`.
logitac-illegal-no-stay = Only a pyramid you’ve just freed can stay: make a move.
logitac-illegal-where-from = You have nothing on { $at }. Say where from, too: a move is written `…-{ $at }`, with both squares.
logitac-illegal-where-to = Say where to, too: a move is written `{ $at }-…`, with both squares.
logitac-illegal-ascend-first = You have a credit you can use: you have to ascend before anything else.
logitac-illegal-recruit-first = A pawn on your home line could use your credit: recruit one now.
logitac-illegal-ransom-reserve = You still have { $count } in reserve: you can only pay a ransom when it’s empty.
logitac-illegal-ransom-nobody = Your opponent holds none of your pawns: there’s nothing to ransom.
logitac-illegal-not-home = { $at } isn’t on your home line { $line }: that’s where you recruit.
logitac-illegal-too-early = You can recruit from your second turn on.
logitac-illegal-reserve-empty = You have no pawn left in reserve.
logitac-illegal-no-double = Your double pawn isn’t in reserve.
logitac-illegal-double-wants-captives = You need two captured pawns for the double pawn; you have { $count }.
logitac-illegal-double-waits = The double pawn waits while both your cube and your cylinder are on board 1.
logitac-illegal-nobody-there = There is nothing on { $at }.
logitac-illegal-not-yours = The piece on { $at } is your opponent’s.
logitac-illegal-no-way-down = You can’t move from { $from } to { $to }: the only way down is a chimney.
logitac-illegal-stays = It’s already on { $at }.
logitac-illegal-pyramid-step = The pyramid goes one square, in any direction.
logitac-illegal-double-jump = The double pawn jumps like a knight: two squares straight, one to the side.
logitac-illegal-cube-line = The cube goes along lines and columns.
logitac-illegal-cylinder-line = The cylinder goes along diagonals.
logitac-illegal-both-lines = This piece moves along lines, columns and diagonals only.
logitac-illegal-chimney-between = The chimney { $at } is in the way: only the double pawn jumps over it.
logitac-illegal-way-blocked = Something on { $at } is in the way.
logitac-illegal-own-there = One of your own pieces is on { $at }.
logitac-illegal-refuge = The pawn on { $at } is on its own home line: no cube or cylinder can capture it there.
logitac-illegal-chimney-closed = Only pawns can use the chimneys of board 1.
logitac-illegal-no-room-below = Board { $board } has no room for what would come out.
logitac-illegal-pawn-far = A pawn goes one square at a time.
logitac-illegal-pawn-backward = On board 1 pawns never go back.
logitac-illegal-pawn-diagonal = A pawn goes diagonally only to capture, and { $at } is empty.
logitac-illegal-pawn-sideways = Pawns step sideways on board 3 only.
logitac-illegal-pawn-straight = { $at } is occupied: a pawn captures diagonally.
logitac-illegal-one-board = A piece ascends one board at a time.
logitac-illegal-no-credit = You have no credit on board { $board } to ascend with.
logitac-illegal-pawn-from-home = Pawns ascend only from your home line { $line } of board 1.
logitac-illegal-pawns-second = A pawn may ascend to board 3 once four of yours are on board 2; there are { $count }.
logitac-illegal-summit-pyramid = Only the pyramid ascends to the summit, from board 3.
logitac-illegal-double-stays = The double pawn never ascends to board 3.
logitac-illegal-pyramid-follows = The pyramid can follow once { $wanted } of your pawns and one piece are on board { $board }; pawns there now: { $pawns }.

logitac-lasts = The short game: about 36 turns, 20 minutes against me
