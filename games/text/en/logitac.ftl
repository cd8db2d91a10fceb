logitac-title = Logitac
logitac-tagline = Four boards, one above the other: capture, climb, bring the pyramid to the summit.
logitac-takes = As on the sheet a game may take many hundreds of turns: for a first game choose the length *short*.
logitac-takes-length-long = A game takes about 81 turns, both players’ counted. The sides are even.
logitac-takes-length-short = A game takes about 36 turns, both players’ counted. The sides are about even.
logitac-seat-0 = White
logitac-seat-1 = Black

logitac-option-reserve = Pawns in reserve
logitac-option-reserve-hint = How many pawns each player can still recruit: 33, or fewer for a shorter game
logitac-option-length = Length
logitac-option-length-hint = As on the sheet, or shorter by rules of ours: ascents win, and a lost pyramid loses
logitac-choice-length-sheet = as on the sheet: the summit wins
logitac-choice-length-long = long: three ascents win, a lost pyramid loses
logitac-choice-length-short = short: two ascents win, a lost pyramid loses

logitac-reason-summit = the pyramid stands on the summit
logitac-reason-bankrupt = no pawns left, and nothing to buy them back with
logitac-reason-ascents = the ascents that win are made
logitac-reason-pyramid = the pyramid is captured

logitac-said-move = moves from { $from } to { $to }
logitac-said-capture = captures on { $to }, coming from { $from }
logitac-said-chimney = goes from { $from } into the chimney { $to }
logitac-said-ascend = ascends from { $from } to { $to }
logitac-said-summit = takes the pyramid from { $from } to the summit
logitac-said-recruit = recruits a pawn on { $to }
logitac-said-recruit-double = recruits the double pawn on { $to }
logitac-said-exit-pyr = lets the pyramid come out on { $to }
logitac-said-exit-cube = lets the cube come out on { $to }
logitac-said-exit-cyl = lets the cylinder come out on { $to }
logitac-said-ransom = buys back all pawns with the double pawn
logitac-said-stay = leaves the freed pyramid where it is

logitac-step-recruit = Recruit a pawn
logitac-step-double = Recruit the double pawn
logitac-step-ascend = Ascend
logitac-step-pyr = The pyramid comes out
logitac-step-cube = The cube comes out
logitac-step-cyl = The cylinder comes out
logitac-step-ransom = Buy the pawns back
logitac-step-stay = Stay
logitac-unfinished-escape = the freed pyramid moves once, or stays.
logitac-unfinished-fallen = what fell through the chimney comes out below.
logitac-label-chimney = { $at } (chimney)
logitac-label-capture = takes { $at }
logitac-label-piece-pawn = Pawn { $at }
logitac-label-piece-double = Double { $at }
logitac-label-piece-cyl = Cylinder { $at }
logitac-label-piece-cube = Cube { $at }
logitac-label-piece-pyr = Pyramid { $at }
logitac-ask-line = Where does it come out? First the line.
logitac-ask-square = On which square of that line?
logitac-ask-escape = Where does the freed pyramid go, or does it stay?
logitac-pick-1 = Which piece moves, or what else do you do?
logitac-pick-2 = Where to?
logitac-pick-3 = Which line, or which square?
logitac-pick-4 = Which square?

logitac-moment-pyramid = It took the pyramid.
logitac-moment-freed = It freed the pyramid.
logitac-moment-ascent = { $count ->
    [1] The first ascent.
   *[other] Ascent number { $count }.
}
logitac-moment-piece = It took a piece.

logitac-rules-1-title = Four boards, one summit
logitac-rules-1 =
    Four boards lie one above the other: **board 1** (12 × 12, lines a to l), **board 2** (8 × 8, m to t), **board 3** (5 × 5, u to y) and the **summit**, the single square z26. **Bring your pyramid to the summit and you win.**

    You rise by capturing: what you take on a board earns *credits*, and a credit lifts one of yours to the board above.

    White lives on line a and goes forward to higher letters; Black lives on line l and goes forward to lower ones. Both begin with twelve pawns, a **pyramid**, a **cube** and a **cylinder**. 33 pawns and the **double pawn** wait in reserve.

    White begins. A turn is one move, recruit, ascent or ransom. You must play; if nothing is possible, you pass.

    -# Options: *Length*: in the long and the short game (rules of ours) pawns begin two or three lines further on, three or two ascents win, and who loses the pyramid loses. *Pawns in reserve*: fewer than 33.
logitac-rules-2-title = How the pieces move
logitac-rules-2 =
    - **Pyramid**: one square, in any of eight directions.
    - **Cube**: any distance along lines and columns.
    - **Cylinder**: any distance along diagonals.
    - **Double pawn**: a chess knight’s jump, over anything.

    A piece captures by moving onto an enemy, and you keep what you capture. Every piece can be captured, the pyramid too. Cube and cylinder can’t jump, and never take a pawn on that pawn’s own home line.

    Take a cube, and its owner’s cylinder moves like a cube as well; and the other way round. A chimney ends that.

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

    Pawns are what the game is paid with. Keep some in reserve: whoever runs out of them may go bankrupt (page 9).

    -# Our ruling: on board 1 pawns capture forward only.
logitac-rules-4-title = Captures earn credits
logitac-rules-4 =
    Boards 1, 2 and 3 count each for itself. On each of them you earn **one credit**
    - for **every second pawn** that you capture there,
    - for **every piece** that you capture there, double pawn and pyramid included.

    A credit of board 1 lifts to board 2, a credit of board 2 lifts to board 3, and a credit of board 3 lifts the pyramid to the summit.

    The picture says it below the boards: which ascents are earned, and where one pawn of two is captured already. White has captured two pawns on board 1 and has earned one ascent to board 2.

    -# Our ruling: a pawn counts once and for all, even if its owner buys it back.
logitac-rules-5-title = Ascending
logitac-rules-5 =
    An ascent takes the turn and one credit, and ends on any free square above.

    {"**"}To board 2**: a pawn on your home line; cube, cylinder or double pawn from anywhere on board 1; the pyramid, once four pawns and a piece of yours are on board 2.
    {"**"}To board 3**: a pawn on your home line, once four of your pawns are on board 2; cube or cylinder from board 2, never the double pawn; the pyramid from board 2, once two pawns and a piece of yours are on board 3.
    {"**"}To the summit**: the pyramid from board 3.

    {"**"}A credit must be used**: while an ascent is possible, nothing else is legal. But if no pawn waits on your home line and one there could go up, you may recruit one instead; and you must, if nothing else can go up.

    -# Our rulings: these details of the duty, and that pawns rise to board 3 straight from home. “Four” means at least four.
logitac-rules-6-title = Recruiting
logitac-rules-6 =
    Recruiting takes the turn. From your **second turn** on you may put a **pawn** from your reserve on any free square of your home line: line a for White, line l for Black.

    The **double pawn** comes in the same way, if
    - you hold at least **two captured pawns**, and
    - your cube or your cylinder is **no longer on board 1**: captured, or gone up.

    You keep those two pawns. A double pawn that was captured never comes back; one that fell through a chimney waits in reserve again.

    In the picture White may recruit on a1, a2, a3 and a9 to a12.

    -# Our ruling: the captured pawns are a condition, not a price.
logitac-rules-7-title = Chimneys
logitac-rules-7 =
    The nine black holes are chimneys: d4, d9, i4, i9 on board 1, o15, o18, r15, r18 on board 2, w23 on board 3. Nothing stays on one.

    - A **pawn** may fall into a chimney next to it, by its step, to a side or diagonally; not backwards on board 1. It returns to your reserve.
    - **Cube and cylinder** may end a move on a chimney of boards 2 and 3. They come out at once on the board below, where you like.
    - The **pyramid** may too, by a step, and drags along all of yours on that board: pawns and double pawn to the reserve, the others out below.
    - The **double pawn** may jump into one of board 2, and returns to reserve.

    Board 1’s are for pawns only.

    -# Our rulings: a pawn’s ways in; out come pyramid, cube, cylinder, in this order; without room for all below, the chimney is closed.
logitac-rules-8-title = The captured pyramid
logitac-rules-8 =
    Losing your pyramid doesn’t lose the game: it waits with your opponent until you **free** it.

    It is free when one of your **pawns arrives on the enemy’s home line** of board 1, by a step or a capture. The pyramid takes that square, the pawn goes to your reserve, and the pyramid **may make one move at once**, or stay.

    In the picture Black holds White’s pyramid. The white pawn on k9 frees it by going to l9, or by capturing the pawn on l8.

    Freeing a pyramid gives no credit, but capturing one does, like any piece.

    -# Our ruling: how it comes back, and that the move is a choice. In the shorter games (option *Length*) a captured pyramid loses.
logitac-rules-9-title = Winning, ransom, bankruptcy
logitac-rules-9 =
    {"**"}You win** when your pyramid stands on z26. (The option *Length* offers shorter games, won by two or three ascents.)

    {"**"}Mind your reserve.** If at the start of your turn it holds no pawns while your opponent holds some of yours, look at your double pawn. Is it on a board, and another piece of yours on board 3? Then you may spend the turn on the **ransom**: give up the double pawn for good, and get back all those pawns. (A duty to ascend comes first.) If not, you are **bankrupt** and lose at once, as White does in the picture.

    {"**"}A draw**: by agreement; if neither of you can act; or after 100 turns in a row without a capture, an ascent, a freed pyramid, or a pawn reaching a line of board 1 that none of its side had reached before (option *Quiet turns*).

    -# Our rulings: that limit; and if your opponent holds none of your pawns, you neither buy nor lose.

logitac-notation =
    Move `b4-c4`, capture `b4xc5`, into a chimney `c4-d4`, ascend `a4^o14`.
    Recruit a pawn `+a4`, the double pawn `++a4`. Buy the pawns back: `ransom`.
    Coming out of a chimney: `pyr@d7`, `cube@d7`, `cyl@d7`. After freeing the pyramid: its move, or `stay`.
    A whole turn in one line: `o14-o15 cube@d7`. Between squares any of `-`, `x`, `>` and `^` is understood, capitals and spaces, too.

## Why it is not legal
logitac-illegal-no-square = There is no square { $at }.
logitac-illegal-pyr-comes-out = The pyramid must come out first: `pyr@…`, on a free square of board { $board }.
logitac-illegal-cube-comes-out = The cube must come out first: `cube@…`, on a free square of board { $board }.
logitac-illegal-cyl-comes-out = The cylinder must come out first: `cyl@…`, on a free square of board { $board }.
logitac-illegal-pyr-is-next = The pyramid comes out next, on board { $board }.
logitac-illegal-cube-is-next = The cube comes out next, on board { $board }.
logitac-illegal-cyl-is-next = The cylinder comes out next, on board { $board }.
logitac-illegal-other-board = { $at } isn’t on board { $board }, where it comes out.
logitac-illegal-not-free = { $at } isn’t free.
logitac-illegal-nothing-falls = Nothing has fallen through a chimney: nothing comes out.
logitac-illegal-pyramid-or-stay = The freed pyramid makes one move now, or says `stay`.
logitac-illegal-no-stay = Only a pyramid just freed may stay: play something.
logitac-illegal-where-from = Nothing of yours stands on { $at }. Say also where from: a move is written `…-{ $at }`, two squares joined.
logitac-illegal-where-to = Say also where to: a move is written `{ $at }-…`, two squares joined.
logitac-illegal-ascend-first = You have a credit that can be used: somebody must ascend before anything else.
logitac-illegal-recruit-first = A pawn on your home line could use your credit: recruit one first.
logitac-illegal-ransom-reserve = You still have pawns in reserve ({ $count }): a ransom is for an empty one.
logitac-illegal-ransom-nobody = The opponent holds none of your pawns: there is nobody to buy back.
logitac-illegal-not-home = { $at } isn’t on your home line { $line }: recruits enter there.
logitac-illegal-too-early = Recruiting begins with your second turn.
logitac-illegal-reserve-empty = You have no pawn left in reserve.
logitac-illegal-no-double = Your double pawn isn’t in reserve.
logitac-illegal-double-wants-captives = The double pawn enters once you hold two captured pawns; you hold { $count }.
logitac-illegal-double-waits = The double pawn waits while both your cube and your cylinder are on board 1.
logitac-illegal-nobody-there = Nothing stands on { $at }.
logitac-illegal-not-yours = What stands on { $at } is the opponent’s.
logitac-illegal-no-way-down = From { $from } to { $to } nothing moves: the way down is a chimney.
logitac-illegal-stays = It stands on { $at } already.
logitac-illegal-pyramid-step = The pyramid goes one square, in any direction.
logitac-illegal-double-jump = The double pawn jumps like a knight: two squares straight and one aside.
logitac-illegal-cube-line = The cube goes along lines and columns.
logitac-illegal-cylinder-line = The cylinder goes along diagonals.
logitac-illegal-both-lines = It goes along lines, columns and diagonals, no other way.
logitac-illegal-chimney-between = The chimney { $at } lies in the way: only the double pawn jumps it.
logitac-illegal-way-blocked = Something stands in the way on { $at }.
logitac-illegal-own-there = Your own piece stands on { $at }.
logitac-illegal-refuge = The pawn on { $at } is on its own home line: no cube or cylinder takes it there.
logitac-illegal-chimney-closed = Chimneys of board 1 are closed to all but pawns.
logitac-illegal-no-room-below = Board { $board } has no room for what would come out.
logitac-illegal-pawn-far = A pawn goes one square at a time.
logitac-illegal-pawn-backward = On board 1 pawns never go back.
logitac-illegal-pawn-diagonal = A pawn goes diagonally only to capture, and { $at } is empty.
logitac-illegal-pawn-sideways = Pawns step sideways on board 3 only.
logitac-illegal-pawn-straight = { $at } is taken: a pawn captures diagonally.
logitac-illegal-one-board = Pieces ascend one board at a time.
logitac-illegal-no-credit = You have no credit of board { $board } to ascend with.
logitac-illegal-pawn-from-home = Pawns ascend only from your home line { $line } of board 1.
logitac-illegal-pawns-second = A pawn may ascend to board 3 once four of yours are on board 2; there are { $count }.
logitac-illegal-summit-pyramid = Only the pyramid ascends to the summit, from board 3.
logitac-illegal-double-stays = The double pawn never ascends to board 3.
logitac-illegal-pyramid-follows = The pyramid follows once { $wanted } of your pawns and a piece are on board { $board }; pawns there: { $pawns }.

logitac-lasts = The short game: about 36 turns, 20 minutes against me
