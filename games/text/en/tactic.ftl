tactic-title = Tactic
tactic-tagline = Race three patrols to the far end while your two guards stand in the way.
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
tactic-pick-1 = The piece that moves
tactic-pick-2 = Where to
tactic-pick-3 = Which station of that line

tactic-rules-1-title = The board and the aim
tactic-rules-1 =
    72 stations on 13 lines, joined by tracks. South lives on line 1, North on line 13; each has three **central bases** there. At the rims lie 16 **outer bases**; the other 50 are **transit bases**. (The printed board's figure is lost: this one is our reconstruction.)

    Each side has three **patrols**, which start on its central bases, and two **guards**, which wait in reserve.

    Bring your patrols onto the opponent's central bases. The first one home is worth **1** point, the second **3**, the third **5**. There is one piece to a station, and nothing is captured by moving.
tactic-rules-2-title = Patrols
tactic-rules-2 =
    A patrol steps along a track to a free station: **forward** or **sideways**, never backward. It may stand on any kind of station. On an opponent's central base it is **home** and never moves again.

    On **lines 2 and 12** a patrol that can go forward may not go sideways. One that cannot may step sideways, but only towards the nearest outer base (from the middle, towards either); on the outer base itself it has to wait.

    On lines 1 and 13 sideways steps between neighbours are allowed (a ruling of ours). Beware of corners: a patrol on 2a with 3a taken, or on your last line's corner (13a or 13e for South, 1a or 1e for North) with its neighbour taken, is caught until the way is clear, perhaps for good.
tactic-rules-3-title = Guards
tactic-rules-3 =
    A guard stands on **transit bases** only. It enters from the reserve on any free transit base, and moves from where it stands to **any** free transit base, near or far: tracks do not matter to guards.

    Once on the board a guard stays until it is given up as a penalty. It never goes back to the reserve.

    Guards block friend and foe alike. Moving your own guard out of the way first, then stepping onto its place with a patrol, is a fine turn.
tactic-rules-4-title = A turn, and being blocked
tactic-rules-4 =
    A turn is **two actions**, one of:
    • one patrol steps twice, at least once forward (not sideways twice);
    • two patrols step once each;
    • one patrol steps once and a guard enters or moves once, in either order.

    The first action must leave a second one possible if that can be done at all; if no full turn exists but a step does, the single step is the turn (a ruling of ours).

    If none of your patrols can step, even after moving a guard, you are **blocked**: you give up one guard of your choice, on the board or in reserve, and that is your turn. Without guards you pass until something comes free. If both are blocked without guards, the game ends and the points decide.
tactic-rules-5-title = The end
tactic-rules-5 =
    The game ends at once when somebody's **third patrol** comes home, and after a **shuttle**: the same patrol, in six of its player's turns in a row, makes exactly one step a turn, always between the same two neighbouring stations of line 4, 6, 8 or 10, to and fro. The other action of those turns is free. A turn that is only a penalty breaks the count, a pass does not (how we read the sheet).

    The higher sum of points wins; equal sums are a draw. So a shuttle is a way to stop the game while you lead.

    The players may agree to stop and count. After 40 turns in a row without a forward step, a patrol coming home or a penalty the game ends the same way (a ruling of ours; the number is an option).
tactic-rules-6-title = Variants
tactic-rules-6 =
    In **Capture**, who is blocked gives up a **patrol** that is not home instead of a guard. Who has lost all three has lost everything: the opponent's patrols count 1, 3 and 5 wherever they stand. Somebody whose remaining patrols are all home passes. (Details ruled by us.)

    In **Forced**, if at the start of your turn even **one** patrol (not home) has no step, you give up a guard of your choice, one a turn, and then play on. If then nothing can move, that was your turn. Without guards there is nothing to give. (We judge this before any guard moves.)

tactic-notation =
    A station is its line and letter: `4c`. A step of a patrol or move of a guard: `1b-2c`. A guard enters: `g@7c`. A penalty: `lose 7c` or `lose reserve`.
    A whole turn in one line: `1b-2c 2c-3b` or `1b-2c g@7c`; a patrol's path `1b-2c-3b` is understood, too.

## Why it is not legal
tactic-illegal-no-station = There is no station { $at }.
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
