topologic-title = Topologic
topologic-tagline = Hide a tile; find your opponent’s in fewer turns, by one number a turn.
topologic-takes = About 13 turns in all between good players, 29 between beginners, over two rounds. The sides are even; about one game in ten is a draw.
topologic-seat-0 = Hides first
topologic-seat-1 = Seeks first
topologic-seat-hider = Hider
topologic-seat-seeker = Seeker
topologic-seat-first-seeker = First seeker
topologic-seat-second-seeker = Second seeker

topologic-news-found = Found it: { $tile } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
topologic-news-found-after = { topologic-news-found } In the first round it took { $before ->
    [one] one turn
   *[other] { $before } turns
}.
topologic-news-missed-after = { topologic-news-missed } In the first round it took { $before ->
    [one] one turn
   *[other] { $before } turns
}.
topologic-news-missed = Not found in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: it was { $tile }.

topologic-turn-hide = Round { $round }
topologic-turn-seek = Round { $round }, turn { $turn }

topologic-role-hide = hide a tile
topologic-role-enter = place your pawns
topologic-role-seek = seek the tile

topologic-option-field = Field
topologic-option-field-hint = An island with bays and gaps, or a plain block of ten by six tiles
topologic-choice-field-island = an island
topologic-choice-field-block = a block
topologic-option-seekers = Pawns
topologic-option-seekers-hint = How many pawns seek the tile: five is the full game, three the easiest
topologic-option-entry = Entry
topologic-option-entry-hint = Where pawns may be placed: on any tile, or only along the edge
topologic-choice-entry-anywhere = any tile
topologic-choice-entry-edge = edge only

topologic-reason-faster = the tile was found in fewer turns
topologic-reason-slower = the second seeker has no turns left
topologic-reason-level = both needed the same number of turns
topologic-reason-unfound = neither tile was found

topologic-said-hide = { $tile } hidden
topologic-said-hide-unseen = a tile hidden
topologic-told-unseen = { $by } has hidden a tile
topologic-said-enter = pawn { $pawn } placed on { $tile }
topologic-said-move = pawn { $pawn } to { $tile }
topologic-said-ask = score asked for
topologic-said-entered = { $count } pawns placed, { $points } of { $all } points
topologic-said-moved = { $count ->
    [0] score asked for
    [one] one pawn moved
   *[other] { $count } pawns moved
}, { $points } of { $all } points

topologic-step-hide = Hide a tile
topologic-step-ask = Ask for the score
topologic-unfinished-enter = place the next pawn.
topologic-unfinished-seek = move another pawn, or ask for the score.
topologic-label-tile = { $tile }
topologic-label-pawn = Pawn { $pawn } ({ $at })
topologic-label-pawn-enters = Pawn { $pawn } of { $all }
topologic-ask-hide = Which tile do you hide?
topologic-ask-enter = Which tile do you place it on?
topologic-ask-seek = Where does it go? Or choose another pawn.
topologic-ask-seek-or-ask = Where does it go? Or choose another pawn, or ask for the score.
topologic-pick-1 = Which pawn, or what to do
topologic-pick-2 = Which tile
topologic-propose-lot = Pick at random
topologic-propose-spread = Spread them out
topologic-propose-rows = Top to bottom
topologic-propose-again = As in round 1
topologic-adjust = Move pawn { $pawn } ({ $tile })
topologic-shelf-12 = Values 1–2
topologic-shelf-34 = Values 3–4
topologic-shelf-56 = Values 5–6

topologic-moment-narrowed = It narrowed { $were } possible tiles down to { $left ->
    [1] one
   *[other] { $left }
}.

topologic-rules-1-title = A field, a secret, two rounds
topologic-rules-1 =
    Sixty tiles lie in random order, one for each of **ten colours** and **six values**. A tile is named by its colour’s letter and its value: `y5` is the yellow five.

    The **hider** picks a tile in secret. The **seeker** looks for it with five pawns, and gets a single number after each turn. Then you swap roles, on the same field. **Whoever needs fewer turns wins.**

    The letters: R red, O orange, Y yellow, G green, C cyan, B blue, V violet, P pink, W white, K black.

    Options: *Field*, an island or a block of 10 × 6 tiles; *Pawns*, four or three for an easier game; *Entry*, see page 3.

    -# Our rulings: the field stays the same in both rounds, and an island always fits into 12 × 10 places.
topologic-rules-2-title = Hiding a tile
topologic-rules-2 =
    The hider picks any of the sixty tiles. That’s all they do in this round: from now on **the bot gives the scores**, at once.

    Only the hider sees the secret, with a star, in their own view (as in this picture). Everybody else learns it when the round is over.

    The choice can’t be changed. The bot publishes a fingerprint of it right away, and after the game you can check that it fits.

    A tile with few straight ways to it is hard to reach. But if you always hide there, you’ll be found out!
topologic-rules-3-title = First turn, and the score
topologic-rules-3 =
    On the first turn the seeker places every pawn on a tile: any tile, and several pawns may share one. (With the option *Entry: edge only*, a pawn may only be placed where a gap or the outside touches a side of the tile.)

    Then the seeker gets the **score**. Each pawn counts
    - 1 if its tile has the **colour** of the secret,
    - 1 if its tile has the **value** of the secret.

    A pawn on the secret itself counts 2. The seeker only gets the **total**, never which pawns earned it.

    In the picture the secret is y5. The pawns on y1 and y3 count for their colour, the one on g5 for its value: **3**. The notebook keeps every turn, with its score, for all to see.
topologic-rules-4-title = Moving the pawns
topologic-rules-4 =
    On each later turn the seeker moves **one or more** pawns, each **once** at most. Then `ask` ends the turn and gives the new score. When every pawn has moved, the turn ends by itself.

    A pawn goes straight in one of the **eight directions**, as far as you like, over free and occupied tiles alike, and may end on any tile.

    It never crosses a gap. Between two gaps that touch at a corner it may slip through diagonally.

    In the picture pawns 1 and 2 have moved this turn. Pawn 3, on g5, may go up as far as w2 or down to v5.

    -# Our ruling: at least one pawn has to move before you ask.
topologic-rules-5-title = Finding it, and winning
topologic-rules-5 =
    A round ends when **all pawns are on the secret** and score in full: 10 points with five pawns, 8 with four, 6 with three. Knowing the tile isn’t enough; every pawn has to get there. **Every turn counts**, the first and the last as well.

    Then the tile is shown, the pawns leave, and you swap roles. **Fewer turns win**; the same number is a draw. If the second seeker uses as many turns as the first needed without finding the tile, they lose.

    In the picture the first seeker needed 4 turns; the second has used 1.

    If you both agree to stop, or neither of you finds the tile, the game is a draw.

    -# Our ruling: a seeker who hasn’t found the tile after 40 turns counts as having needed 41.
topologic-rules-6-title = How we read the printed rules
topologic-rules-6 =
    Where the printed rules leave room, we chose. If you play at home, you may read them otherwise.

    - **The field** is laid at the beginning, and stays for both rounds. A stricter reader lays a new one.
    - **Moving.** At least one pawn moves, and a diagonal between two gaps may be passed. A stricter reader closes it.
    - **The result.** The rules say that fewer turns win. With us, equal is a draw, and the game is over once the second seeker can’t be in time. A stricter reader plays the round to its end.
    - **40 turns.** The rules have no limit. With us a seeker who hasn’t found the tile by then counts as having needed 41. A stricter reader seeks on.
    - **The notebook.** The rules have the seeker note their scores on paper. With us everybody sees them. A stricter reader lets only the seeker see them, and forget one.

topologic-notation =
    Hide a tile: `hide y4`, or just `y4`.
    Place the pawns: `1@y4 2@r2 3@r2 4@b6 5@k1`, or the tiles alone in the order of the pawns: `y4 r2 r2 b6 k1`.
    Move pawn 1 to y4 and pawn 3 to b2, then get the score: `1>y4 3>b2 ask`.
    Without `ask` your turn stays open and you may move further pawns.

## Why it is not legal
topologic-illegal-no-tile = There is no tile “{ $tile }”: a tile is a colour’s letter (r o y g c b v p w k) and a value from 1 to 6.
topologic-illegal-hide-first = First name the tile to hide, such as `hide y4`.
topologic-illegal-hidden-already = You’ve already hidden your tile for this round; it can’t be changed.
topologic-illegal-hide-what = Say which tile to hide: `hide y4`.
topologic-illegal-no-pawn = There is no pawn { $pawn }: they are numbered 1 to { $last }.
topologic-illegal-entered-already = Pawn { $pawn } is already on the field; next is pawn { $next }.
topologic-illegal-pawn-order = Place the pawns in order: next is pawn { $next }, not { $pawn }.
topologic-illegal-not-at-edge = { $tile } isn’t at the edge: in this game you can only place pawns next to a gap or the outside.
topologic-illegal-enter-all = You get the score once every pawn is placed; next is pawn { $next }.
topologic-illegal-moved-already = Pawn { $pawn } has already moved this turn: each moves once, then ask.
topologic-illegal-same-tile = Pawn { $pawn } is already on { $tile }.
topologic-illegal-gap = There’s a gap between { $from } and { $to }: no pawn can cross it.
topologic-illegal-no-line = There is no straight way from { $from } to { $to }: pawns go along rows, columns and diagonals.
topologic-illegal-move-first = Move at least one pawn before you ask.
topologic-illegal-where-to = Say where pawn { $pawn } goes, too: `{ $pawn }>…` and a tile.
topologic-illegal-where-in = Say where pawn { $pawn } starts, too: `{ $pawn }@…` and a tile.
topologic-illegal-which-pawn = Say which pawn goes to { $tile }: `1>{ $tile }`.

topologic-lasts = About 13 turns, 15 minutes against me
