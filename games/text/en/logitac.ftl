logitac-title = Logitac
logitac-tagline = Four boards, one above the other: capture, climb, bring the pyramid to the summit.
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
logitac-pick-1 = Who moves, or what else to do
logitac-pick-2 = Where to
logitac-pick-3 = Which line or square
logitac-pick-4 = Which square

logitac-rules-1-title = Four boards, one summit
logitac-rules-1 =
    Four boards lie one above the other: **board 1** with 12 × 12 squares (lines `a`–`l`, columns 1–12), **board 2** with 8 × 8 (`m`–`t`, 13–20), **board 3** with 5 × 5 (`u`–`y`, 21–25), and the **summit** `z26`. Nine holes, the **chimneys**, take the place of squares: nothing ever stands on them.

    White lives on line a and goes forward to higher letters; Black lives on line l and goes forward to lower ones. Both begin with 12 pawns, a pyramid, a cube and a cylinder; 33 pawns (an option) and the **double pawn** wait in reserve.

    {"**"}Bring your pyramid to the summit.** You rise by capturing. Keep some pawns in reserve: who has none can go bankrupt.

    White begins. A turn is one move, one recruit, one ascent or the ransom; you must play.
logitac-rules-2-title = Moving and capturing
logitac-rules-2 =
    • **Pyramid**: one square, any direction.
    • **Cube**: any distance along lines and columns. **Cylinder**: along diagonals.
    • **Double pawn**: like a chess knight, jumping over anything.
    • **Pawns** step to a free square: on board 1 forward; on board 2 forward or back; on board 3 sideways, too. They capture one square diagonally: on board 1 forward only (our ruling), higher up in all four diagonals.

    To capture, move onto an enemy; it stays with you. All pieces can be captured. For cube and cylinder whatever is in the way ends the line. They may never capture a pawn on that pawn's own home line.

    If your cube is captured, your cylinder also moves as a cube, and the other way round, until it falls through a chimney. Then that power is gone for good (our ruling).
logitac-rules-3-title = Chimneys
logitac-rules-3 =
    • A **pawn** may enter a chimney next to it by its step, sideways or diagonally, but not backwards on board 1 (which ways: our ruling). It returns to its owner's reserve.
    • **Cube and cylinder** may end a move on a chimney of boards 2 and 3. At once they come out on the next lower board, on a free square you choose.
    • The **pyramid** may do so with a step, but it drags along everything of yours on that board: pawns and double pawn go to reserve; pyramid, cube and cylinder come out below, in this order (the order: our ruling).
    • The **double pawn** may jump into a chimney of board 2 and returns to reserve.

    On board 1 only pawns use chimneys. If there is no room below for all that would come out, the chimney is closed (our ruling).
logitac-rules-4-title = Recruits and credits
logitac-rules-4 =
    {"**"}Recruiting** takes the turn. From your second turn on you may put a pawn from reserve on a free square of your home line.

    The double pawn comes in the same way, if you hold at least two captured pawns and your cube or cylinder is no longer on board 1. You keep those pawns (our ruling). A captured double pawn never returns.

    {"**"}Credits** let you ascend. Each of the boards 1, 2 and 3 counts for itself: you earn one credit there
    • for every second pawn you ever capture on that board,
    • for each piece you capture on it, double pawn and pyramid included.

    The picture shows the credits you have, and ½ where the next pawn earns one.
logitac-rules-5-title = Ascending
logitac-rules-5 =
    An ascent takes the turn, costs one credit and ends on any free square above.
    • **Board 1's credit**, to board 2: a pawn from your home line; cube, cylinder or double pawn from anywhere on board 1; the pyramid, if at least four pawns and one piece of yours are on board 2.
    • **Board 2's credit**, to board 3: a pawn from your home line on board 1 (our ruling), if you have at least four pawns on board 2; cube or cylinder from board 2, never the double pawn; the pyramid from board 2, if at least two pawns and one piece of yours are on board 3.
    • **Board 3's credit**: the pyramid from board 3 to the summit.

    {"**"}Duty** (details: our ruling): while an ascent is possible, only ascents are legal. If no pawn waits on your home line and one there could use a credit, you may recruit instead, and must if nothing can ascend. Otherwise credits wait.
logitac-rules-6-title = Freed, ransomed, finished
logitac-rules-6 =
    A **captured pyramid** is freed when a pawn of its colour arrives on the enemy's home line of board 1. The pyramid takes that square, the pawn goes to reserve, and the pyramid may at once make one move or stay (details: our ruling).

    {"**"}You win** with your pyramid on z26.

    If at your turn your **reserve is empty** and your opponent holds pawns of yours, look at your double pawn. Is it on a board, and another piece of yours on board 3? Then you may spend the turn on giving it up for all those pawns (after any duty to ascend). If not, you are **bankrupt** and lose at once, before anything else.

    A **draw**: by agreement; if neither can act (one who can't just passes); after 100 turns in a row without a capture, an ascent, a freed pyramid or a pawn's step on board 1 (our ruling, an option).

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
