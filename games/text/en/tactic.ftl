tactic-title = Tactic
tactic-tagline = Race three patrols to the far end; two guards get in your opponent’s way.
tactic-takes = About 41 turns in all between good players, 44 between beginners. Beginners are even; between good players going first is a small disadvantage.
tactic-seat-0 = South
tactic-seat-1 = North

tactic-option-variant = Variant
tactic-option-variant-hint = What being blocked costs you, and when
tactic-choice-variant-classic = classic: blocked costs a guard
tactic-choice-variant-capture = capture: blocked costs a patrol
tactic-choice-variant-forced = forced: one blocked costs a guard

tactic-reason-quiet = { $limit } turns in a row in which no patrol came nearer home, so the points decide
tactic-reason-home = all three patrols are home, the points decide
tactic-reason-shuttle = a shuttle is completed, the points decide
tactic-reason-no-patrols = all three patrols lost, the other side’s count where they are

tactic-said-step = { $from } to { $to }
tactic-said-jump = guard from { $from } to { $to }
tactic-said-enter = guard brought in on { $to }
tactic-said-lose = piece on { $at } lost
tactic-said-lose-reserve = guard lost from the reserve
tactic-said-patrol = patrol { $way }
tactic-said-lose-patrol = patrol on { $at } lost
tactic-said-lose-guard = guard on { $at } lost
tactic-said-gained = { $places ->
    [none] no patrol left to the opponent, +{ $points }
   *[other] home on { $places }, +{ $points }
}

tactic-whole = { $way }
tactic-step-g = Bring in a guard
tactic-step-lose = Lose a piece (penalty)
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
tactic-unfinished-turn = the guard is lost; now take your two actions.
tactic-label-patrol = Patrol on { $at }
tactic-label-guard = Guard on { $at }
tactic-ask-lose = Which piece do you lose?
tactic-pick-1 = What to play?
tactic-pick-2 = Where to?
tactic-pick-3 = Which station of that line?

tactic-moment-home = A patrol got home, for { $points ->
    [one] 1 point
   *[other] { $points } points
}.

tactic-rules-1-title = Three patrols, two guards
tactic-rules-1 =
    Two sides face each other on 72 stations, joined by tracks. South begins on line 1 and goes up; North begins on line 13 and goes down.

    You have three **patrols**, on the three **central bases** at your end (in square frames), and two **guards**, which wait in reserve.

    {"**"}Bring your patrols onto the opponent’s central bases.** The first one home is worth 1 point, the second 3, the third 5. When a third patrol gets home the game ends, and the higher total wins.

    Only one piece fits on a station, and moving captures nothing: you slip past each other, or you get in the way.

    -# Our ruling: the drawing of the printed board is lost. This is the simplest board that fits everything the printed rules say.
tactic-rules-2-title = A turn is two actions
tactic-rules-2 =
    South begins. A turn is **two actions**, one of these:
    - **one patrol steps twice**, at least once forward (never sideways twice);
    - **two patrols** step once each;
    - **one patrol steps once and one guard** is brought in or moves once, in either order.

    So a patrol moves every turn, and two guards never move in the same turn.

    In the picture South has stepped from 1b to 2c. The second action may be another step of that patrol, a step of another one, or a guard.

    -# Our rulings: the first action must leave a second one possible, if there is such a choice. If no full turn is possible but a patrol can take one step, that step is your turn.
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

    {"**"}Beware of dead ends.** A patrol on 2a is stuck while 3a is taken. And a patrol in a corner of the far line (13a or 13e for South, 1a or 1e for North) is stuck while its only neighbour is taken: for good, if a patrol has got home there. The picture warns you.
tactic-rules-5-title = Guards
tactic-rules-5 =
    A guard can only be on a **transit base**: any station but the central bases and the outer bases at the rim.

    You **bring it in** from your reserve on any free transit base. Later it **moves** to **any** other free one, near or far: tracks don’t matter to guards.

    A guard is in everybody’s way, even its own side’s. It stays on the board until it is lost as a penalty, and never returns to the reserve.

    In the picture South’s guard on 10d may go wherever there is a dot or a ring. Moving your own guard away first and then stepping onto its place with a patrol is a fine turn.
tactic-rules-6-title = Blocked
tactic-rules-6 =
    You are **blocked** when none of your patrols can step, not even after you have moved one of your guards away.

    Then you **lose one guard** of your choice, from the board or the reserve. It’s out of the game, and that was your turn. With no guards left, you pass until a way opens.

    In the picture South is blocked: North’s guards on 3a and 3d stop all three patrols, and the patrol on 2a is in the way of the one on 2b. South has to lose a guard.

    If you are both blocked and neither has a guard left, the game ends and the points decide.
tactic-rules-7-title = The end, and the shuttle
tactic-rules-7 =
    The game ends when a **third patrol gets home**, or when a **shuttle** is completed. The higher total of points (1, then 3, then 5) wins; equal totals are a draw.

    A shuttle: for **six of your turns in a row** the same patrol takes exactly one step, back and forth between the same two neighbouring stations of line 4, 6, 8 or 10. The other action of these turns is free. The picture keeps count: South is at 2 of 6.

    A shuttle doesn’t win; it ends the game. It’s worth it while you lead.

    You may also agree to stop and count. After **40 turns in a row** without a forward step, a patrol getting home or a penalty, the game ends the same way (option *Quiet turns*).

    -# Our rulings: that limit; and a turn that is only a penalty breaks a shuttle, a pass doesn’t.
tactic-rules-8-title = Two sharper variants
tactic-rules-8 =
    The option *Variant* offers two more games.

    {"**"}Capture.** If you’re blocked, you lose a **patrol** that isn’t home instead of a guard. Once you’ve lost all three, the game is over, and your opponent’s patrols count 1, 3 and 5 wherever they are.

    {"**"}Forced.** If at the start of your turn even **one** patrol can’t step, you first lose a guard of your choice, if you have one. Then you play your turn; if nothing can move, that was your turn. In the picture the patrol on 2c can’t step: North’s guard is on 3b, South’s own patrol on 2b.

    -# Our rulings: patrols at home are exempt in both variants, and if all you have left are home, you pass. In Forced you lose one guard a turn at most, judged before any guard moves.
tactic-rules-9-title = How we read the printed rules
tactic-rules-9 =
    Where the printed rules leave room, we chose. At home you may read them otherwise.

    - **The board.** Its drawing is lost. Ours is the simplest that has all the text names. Stricter: the board in your box.
    - **Sideways.** Patrols follow the tracks, forward or sideways. On our board lines 1 and 13 have tracks to the side, too. Stricter: none there.
    - **Escaping.** On lines 2 and 12 a patrol that can’t go forward may step “towards the nearest outer stations”. Once it stands on one, ours stays there. Stricter: it may step back inwards.
    - **Guards** may go “in any direction” to any free crossing. Ours go any distance. Stricter: one base at a time.
    - **Captured guards.** A guard stays until it is captured; the rules don’t say how that happens. With us it’s the penalty. A stricter reader finds no other way, either.
tactic-rules-10-title = How we read the printed rules, part 2
tactic-rules-10 =
    - **A turn** is two steps, or a step and a guard. With us a single step is a turn if nothing more is possible, and the first action must leave a second. Stricter: without both you’re blocked.
    - **The shuttle** is a double move to the side and back “in six successive moves”. With us that’s six turns of yours with one such step each; the other action is free. A turn that is only a penalty breaks the row, a pass doesn’t. Stricter: two such steps in each of three turns. The rules forbid that elsewhere.
    - **Capture.** A blocked player loses a patrol. With us never one at home. Stricter: any of them.
    - **Forced.** A guard is lost as soon as one patrol is blocked. With us one guard a turn at most, judged before any guard moves. Stricter: one for every blocked patrol.
    - **The end.** The rules have no limit of quiet turns. Stricter: set *Quiet turns* to *never*.

tactic-notation =
    A station is its line and letter: `4c`. A step of a patrol or move of a guard: `1b-2c`. Bring in a guard: `g@7c`. A penalty: `lose 7c` or `lose reserve`.
    A whole turn in one line: `1b-2c 2c-3b` or `1b-2c g@7c`; a patrol’s path `1b-2c-3b` works, too.

## Why it is not legal
tactic-illegal-no-station = There is no station { $at }.
tactic-illegal-where-from = You have nothing on { $at }. Say where from, too: a step is written `…-{ $at }`; to bring in a guard, write `g@{ $at }`.
tactic-illegal-where-to = Say where to, too: a step is written `{ $at }-…`, with both stations.
tactic-illegal-owes-guard = You’re blocked: this turn you lose a guard.
tactic-illegal-owes-guard-first = One of your patrols can’t move: first you lose a guard.
tactic-illegal-owes-patrol = You’re blocked: this turn you lose a patrol.
tactic-illegal-no-penalty = You aren’t blocked, so you don’t lose anything.
tactic-illegal-lose-guard = You can only lose one of your own guards.
tactic-illegal-lose-patrol = You can only lose one of your own patrols that isn’t home.
tactic-illegal-no-reserve = You have no guard left in reserve.
tactic-illegal-guard-on-base = Guards can only stand on transit bases, and { $at } isn’t one.
tactic-illegal-one-guard = A guard has already moved this turn: now a patrol has to.
tactic-illegal-no-step-after = With a guard on { $at }, none of your patrols could move, and one has to.
tactic-illegal-guard-meets-their-guard = Your opponent’s guard is on { $at }: a guard needs a free base.
tactic-illegal-guard-meets-their-patrol = Your opponent’s patrol is on { $at }: a guard needs a free base.
tactic-illegal-guard-meets-own-guard = Your own guard is on { $at }: a guard needs a free base.
tactic-illegal-guard-meets-own-patrol = Your own patrol is on { $at }: a guard needs a free base.
tactic-illegal-patrol-meets-their-guard = Your opponent’s guard is on { $at }: a patrol can’t go there.
tactic-illegal-patrol-meets-their-patrol = Your opponent’s patrol is on { $at }, and moving captures nothing here.
tactic-illegal-patrol-meets-own-guard = Your own guard is on { $at }: move it first, or go round.
tactic-illegal-patrol-meets-own-patrol = Your own patrol is on { $at }: only one piece per base.
tactic-illegal-not-yours = The piece on { $at } is the opponent’s.
tactic-illegal-nobody-there = You have no piece on { $at }.
tactic-illegal-home = The patrol on { $at } is home: it never moves again.
tactic-illegal-stays = It’s already on { $at }.
tactic-illegal-no-track = No track joins { $from } and { $to }: a patrol steps from neighbour to neighbour.
tactic-illegal-backward = A patrol never steps back.
tactic-illegal-forward-first = From { $at } the way forward is free: on lines 2 and 12 you have to take it.
tactic-illegal-escape-outward = From { $at } a patrol may escape sideways only towards the nearest outer base.
tactic-illegal-outer-waits = On the outer base { $at } it can’t step sideways: the patrol waits.
tactic-illegal-sideways-twice = The same patrol can’t go sideways twice in one turn.
tactic-illegal-no-second = After { $step } you’d have no second action; start with something else to get a whole turn.

tactic-lasts = About 45 turns, 20 minutes against me
