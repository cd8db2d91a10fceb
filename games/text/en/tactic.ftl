tactic-title = Tactic
tactic-tagline = Race three patrols to the far end while your two guards stand in the way.
tactic-takes = A game takes about 45 turns, both players’ counted. Whoever begins is a little behind.
tactic-seat-0 = South
tactic-seat-1 = North

tactic-option-variant = Variant
tactic-option-variant-hint = What being blocked costs, and when
tactic-choice-variant-classic = classic: a blocked player loses a guard
tactic-choice-variant-capture = capture: a blocked player loses a patrol
tactic-choice-variant-forced = forced: one blocked patrol costs a guard

tactic-reason-home = all three patrols are home, the points decide
tactic-reason-shuttle = a shuttle is complete, the points decide
tactic-reason-no-patrols = all three patrols are lost, those left count

tactic-said-step = goes from { $from } to { $to }
tactic-said-jump = moves a guard from { $from } to { $to }
tactic-said-enter = enters a guard on { $to }
tactic-said-lose = gives up the piece on { $at }
tactic-said-lose-reserve = gives up a guard in reserve

tactic-step-g = Enter a guard
tactic-step-lose = Give up a piece
tactic-step-reserve = A guard in reserve
tactic-step-line-1 = Line 1
tactic-step-line-2 = Line 2
tactic-step-line-3 = Line 3
tactic-step-line-4 = Line 4
tactic-step-line-5 = Line 5
tactic-step-line-6 = Line 6
tactic-step-line-7 = Line 7
tactic-step-line-8 = Line 8
tactic-step-line-9 = Line 9
tactic-step-line-10 = Line 10
tactic-step-line-11 = Line 11
tactic-step-line-12 = Line 12
tactic-step-line-13 = Line 13
tactic-unfinished-second = one more action, with a patrol or a guard.
tactic-unfinished-turn = the guard is paid; now your two actions.
tactic-label-patrol = Patrol on { $at }
tactic-label-guard = Guard on { $at }
tactic-ask-lose = Which piece do you give up?
tactic-pick-1 = Which piece moves?
tactic-pick-2 = Where to?
tactic-pick-3 = Which station of that line?

tactic-moment-home = A patrol came home, for { $points ->
    [one] 1 point
   *[other] { $points } points
}.

tactic-rules-1-title = Three patrols, two guards
tactic-rules-1 =
    Two sides face each other on 72 stations, joined by tracks. South begins on line 1 and goes up; North begins on line 13 and goes down.

    You have three **patrols**, on the three **central bases** at your end (in square frames), and two **guards**, which wait in reserve.

    {"**"}Bring your patrols onto the opponent’s central bases.** The first one home is worth 1 point, the second 3, the third 5. When somebody’s third patrol comes home the game ends, and the higher sum wins.

    There is one piece to a station, and nothing is captured by moving: you slip past each other, or you stand in the way.

    -# Our ruling: the printed board’s figure is lost. This board is the simplest that has everything the sheet tells of it.
tactic-rules-2-title = A turn is two actions
tactic-rules-2 =
    South begins. A turn is **two actions**, one of these:
    - **one patrol steps twice**, at least once forward (never sideways twice);
    - **two patrols** step once each;
    - **one patrol steps once and one guard** enters or moves once, in either order.

    So a patrol steps in every turn, and never do two guards move in the same turn.

    In the picture South has stepped from 1b to 2c. The second action may be another step of that patrol, a step of another one, or a guard.

    -# Our rulings: the first action must leave a second one possible, if that can be done. If there is no full turn but a patrol can step, that single step is the turn.
tactic-rules-3-title = How a patrol steps
tactic-rules-3 =
    A patrol steps along a track to the next station, if that is free: **forward** or **sideways**, **never back**. Forward is up for South, and down for North.

    In the picture the patrol on 4c may go forward to 5b, or sideways to 4b or 4d.

    Tracks to the side run on the even lines and on the two end lines. A patrol may stand on any kind of station.

    On one of the opponent’s central bases it is **home**, and never moves again.

    The tracks in words: from a station of lines 3 to 11 up and down alike, a to a and b, b to c and d, c to d and e, d to f and g; from lines 1 and 13, a to a and b, b to b and c, c to c, d and e, d to e and f, e to f and g.

    -# Our ruling: on lines 1 and 13 a patrol may step sideways, too.
tactic-rules-4-title = Lines 2 and 12, and dead ends
tactic-rules-4 =
    On **lines 2 and 12** a patrol that can go forward may not step sideways. One that can’t may step sideways, but only **towards the nearest outer base**, a or g at the rim; from the middle, d, either way will do. On a or g itself it can’t step sideways at all, and waits.

    In the picture North’s guard on 3b stops the patrol on 2c. It may only go to 2b.

    {"**"}Mind the dead ends.** A patrol on 2a is caught while 3a is taken. And one on a corner of the far line (13a or 13e for South, 1a or 1e for North) is caught while its one neighbour is taken: for good, if a patrol has come home there. The picture warns you.
tactic-rules-5-title = Guards
tactic-rules-5 =
    A guard stands on **transit bases** only: on every station but the central bases and the outer bases at the rim.

    It **enters** from your reserve on any free transit base. Later it **moves** from where it stands to **any** other free one, near or far: tracks don’t matter to guards.

    A guard stands in everybody’s way, its own side’s too. It stays on the board until it is given up as a penalty, and never goes back to the reserve.

    In the picture South’s guard on 10d may go wherever there is a dot or a ring. Moving your own guard away first and then stepping onto its place with a patrol is a fine turn.
tactic-rules-6-title = Blocked
tactic-rules-6 =
    You are **blocked** when none of your patrols can step, not even after you have moved one of your guards away.

    Then you **give up one guard** of your choice, from the board or the reserve. It is out of the game, and that was your turn. With no guard left you pass, until a way comes free.

    In the picture South is blocked: North’s guards on 3a and 3d stop all three patrols, and the patrol on 2a is in the way of the one on 2b. South has to give up a guard.

    If you are both blocked and neither has a guard left, the game ends and the points decide.
tactic-rules-7-title = The end, and the shuttle
tactic-rules-7 =
    The game ends when somebody’s **third patrol comes home**, or when somebody completes a **shuttle**. The higher sum of points (1, then 3, then 5) wins; equal sums are a draw.

    A shuttle: in **six of your turns in a row** the same patrol makes exactly one step, to and fro between the same two neighbouring stations of line 4, 6, 8 or 10. The other action of these turns is free. The picture counts along: South’s is at 2 of 6.

    A shuttle doesn’t win; it stops the game. It’s worth it while you lead.

    You may also agree to stop and count. After **40 turns in a row** without a forward step, a patrol coming home or a penalty, the game ends the same way (option *Quiet turns*).

    -# Our rulings: that limit; and a turn that is only a penalty breaks a shuttle, a pass doesn’t.
tactic-rules-8-title = Two sharper variants
tactic-rules-8 =
    The option *Variant* offers two more games.

    {"**"}Capture.** If you are blocked you give up a **patrol** that isn’t home, instead of a guard. Who has lost all three has lost everything: the opponent’s patrols then count 1, 3 and 5 wherever they stand.

    {"**"}Forced.** If at the start of your turn even **one** patrol can’t step, you first give up a guard of your choice, if you have one. Then you play your turn; if nothing can move, it was your turn. In the picture the patrol on 2c can’t step: North’s guard is on 3b, South’s own patrol on 2b.

    -# Our rulings: patrols at home are exempt in both variants, and if all you have left are home, you pass. In Forced you lose one guard a turn at most, judged before any guard moves.

tactic-notation =
    A station is its line and letter: `4c`. A step of a patrol or move of a guard: `1b-2c`. A guard enters: `g@7c`. A penalty: `lose 7c` or `lose reserve`.
    A whole turn in one line: `1b-2c 2c-3b` or `1b-2c g@7c`; a patrol’s path `1b-2c-3b` is understood, too.

## Why it is not legal
tactic-illegal-no-station = There is no station { $at }.
tactic-illegal-where-from = Nothing of yours stands on { $at }. Say also where from: a step is written `…-{ $at }`, and a guard enters with `g@{ $at }`.
tactic-illegal-where-to = Say also where to: a step is written `{ $at }-…`, two stations joined.
tactic-illegal-owes-guard = You are blocked: this turn you give up a guard.
tactic-illegal-owes-guard-first = A patrol of yours has no step: first you give up a guard.
tactic-illegal-owes-patrol = You are blocked: this turn you give up a patrol.
tactic-illegal-no-penalty = You aren’t blocked, so there is nothing to give up.
tactic-illegal-lose-guard = Only a guard of yours can be given up.
tactic-illegal-lose-patrol = Only a patrol of yours that isn’t home can be given up.
tactic-illegal-no-reserve = You have no guard left in reserve.
tactic-illegal-guard-on-base = A guard stands on transit bases only, and { $at } is none.
tactic-illegal-one-guard = A guard has gone already in this turn: now a patrol steps.
tactic-illegal-no-step-after = With a guard on { $at } none of your patrols could step, and the turn needs one.
tactic-illegal-guard-meets-their-guard = The opponent’s guard stands on { $at }: a guard needs a free base.
tactic-illegal-guard-meets-their-patrol = An opponent’s patrol stands on { $at }: a guard needs a free base.
tactic-illegal-guard-meets-own-guard = Your own guard stands on { $at }.
tactic-illegal-guard-meets-own-patrol = Your own patrol stands on { $at }: a guard needs a free base.
tactic-illegal-patrol-meets-their-guard = { $at } is held by the opponent’s guard: a patrol can’t enter.
tactic-illegal-patrol-meets-their-patrol = An opponent’s patrol stands on { $at }, and nothing is captured here.
tactic-illegal-patrol-meets-own-guard = Your own guard stands on { $at }: move it first, or go round.
tactic-illegal-patrol-meets-own-patrol = Your own patrol stands on { $at }: one piece to a base.
tactic-illegal-not-yours = The piece on { $at } is the opponent’s.
tactic-illegal-nobody-there = None of your pieces stands on { $at }.
tactic-illegal-home = The patrol on { $at } is home: it never moves again.
tactic-illegal-stays = It stands on { $at } already.
tactic-illegal-no-track = No track joins { $from } and { $to }: a patrol steps from neighbour to neighbour.
tactic-illegal-backward = A patrol never steps back.
tactic-illegal-forward-first = From { $at } the way forward is free: on lines 2 and 12 it must be taken.
tactic-illegal-escape-outward = From { $at } a patrol may escape sideways only towards the nearest outer base.
tactic-illegal-outer-waits = On the outer base { $at } there is no step sideways: the patrol waits.
tactic-illegal-sideways-twice = The same patrol doesn’t go sideways twice in one turn.
tactic-illegal-no-second = After { $step } no second action would be left, and another start allows a whole turn.

tactic-lasts = About 45 turns, 20 minutes against me
