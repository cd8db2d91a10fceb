logan_stones-title = Logan Stones
logan_stones-tagline = Rock, paper, scissors on both faces: turn over what you beat, line up four.
logan_stones-takes = About 14 turns in all between good players, 11 between beginners; about one game in twelve goes on much longer and is a draw. The sides are even.
logan_stones-seat-0 = First
logan_stones-seat-1 = Second
# One letter for each face in the text board: rock, scissors, paper. All different.
logan_stones-letters = RSP

logan_stones-option-faces = Face when placing
logan_stones-option-faces-hint = Whether a stone from the reserve may also be placed with its back up
logan_stones-choice-faces-front = front up
logan_stones-choice-faces-free = either face up
logan_stones-option-notes = Notes
logan_stones-option-notes-hint = Whether your private view remembers every face you could have seen
logan_stones-choice-notes-off = off: you remember
logan_stones-choice-notes-on = on: the bot remembers

logan_stones-reason-quiet = { $limit } turns in a row without a new stone, and no line
logan_stones-reason-line = four in a line

logan_stones-said-place = stone { $stone } placed on { $cell }
logan_stones-said-place-over = stone { $stone } placed back up on { $cell }
logan_stones-said-lift = stone lifted from { $cell }
logan_stones-said-drop = put down on { $cell }
logan_stones-said-drop-over = turned over and put down on { $cell }
logan_stones-said-flip = stone flipped on { $cell }
logan_stones-said-placed = { $face ->
    [R] rock
    [P] paper
   *[S] scissors
} placed on { $cell } (stone { $stone })
logan_stones-said-flipped = the stone on { $cell } flipped: now { $face ->
    [R] rock
    [P] paper
   *[S] scissors
}
logan_stones-said-lifted = { $face ->
    [R] rock
    [P] paper
   *[S] scissors
} lifted from { $cell }
logan_stones-said-put = put down on { $cell }
logan_stones-said-put-over = put down on { $cell } the other way up: { $face ->
    [R] rock
    [P] paper
   *[S] scissors
}
logan_stones-said-turned = turning { $cells } to { $face ->
    [R] rock
    [P] paper
   *[S] scissors
}
logan_stones-said-turned-too = { $cells } to { $face ->
    [R] rock
    [P] paper
   *[S] scissors
}
logan_stones-said-turned-unseen = turning over { $cells }
logan_stones-said-line = completing a line of { $face ->
    [R] rocks
    [P] papers
   *[S] scissors
} ({ $cells })

logan_stones-step-lift = Lift a stone and move it
logan_stones-step-flip = Flip a stone in place
logan_stones-step-drop = Put it down
logan_stones-step-same = Same face up
logan_stones-step-over = Other face up
logan_stones-unfinished-drop = now put the stone down.
logan_stones-label-stone-R = Stone { $stone }: rock
logan_stones-label-stone-P = Stone { $stone }: paper
logan_stones-label-stone-S = Stone { $stone }: scissors
logan_stones-label-over-R = Stone { $stone } back up: rock
logan_stones-label-over-P = Stone { $stone } back up: paper
logan_stones-label-over-S = Stone { $stone } back up: scissors
logan_stones-label-same-up-R = Same face up: rock
logan_stones-label-same-up-P = Same face up: paper
logan_stones-label-same-up-S = Same face up: scissors
logan_stones-label-over-up-R = Other face up: rock
logan_stones-label-over-up-P = Other face up: paper
logan_stones-label-over-up-S = Other face up: scissors
logan_stones-label-cell-R = { $at }: rock
logan_stones-label-cell-P = { $at }: paper
logan_stones-label-cell-S = { $at }: scissors
logan_stones-ask-place = Which stone from your reserve will you place?
logan_stones-ask-act = Move a stone, or flip one?
logan_stones-ask-lift = Which stone will you lift? You’ll see its other face, but then you have to move it.
logan_stones-ask-flip = Which stone will you flip?
logan_stones-ask-drop = Where do you put it down?
logan_stones-pick-1 = Which stone, or what to do?
logan_stones-pick-2 = Where does it go?
logan_stones-pick-3 = Which face up?

logan_stones-margin-turns = { $left ->
    [0] The line was made in turn { $turns }, with every stone on the table.
    [one] The line was made in turn { $turns }, with one stone left to place.
   *[other] The line was made in turn { $turns }, with { $left } stones left to place.
}
logan_stones-moment-turned = It turned { $count } stones over at once.

logan_stones-rules-1-title = Stones with two faces
logan_stones-rules-1 =
    Eighteen stones show rock, paper or scissors on **both faces**, the same or different. **Get four of one symbol in a straight line on your turn, and you win.**

    Each of you has eight stones, numbered 1 to 8. The last two lie on the table to begin with.

    Everyone sees the top faces, in the reserves too. Only you see the **backs of your own eight**: the small badges in your view. Nobody knows the backs of the first two. If you see a stone turn over, you have seen both its faces, but you have to remember them, unless the option *Notes* is on.

    -# Our rulings: there are three stones each of rock–rock, paper–paper, scissors–scissors, rock–paper, paper–scissors and scissors–rock; and you may look at your own backs.
logan_stones-rules-2-title = Placing a stone
logan_stones-rules-2 =
    As long as you have stones in reserve, you place **one each turn**: the face that lies up stays up, on an empty cell that touches **at least two stones**, whatever they show.

    There is no board. Cells are hexagons, named by a letter and a number, and two stones touch when they share an edge. In the picture, stone 4 may go to l14, m12, n14 or o12.

    Once it’s on the table, a stone belongs to nobody.

    -# Our ruling: a stone is placed with its front up. The option *Face when placing* lets you turn it over first.
logan_stones-rules-3-title = Turning the neighbours
logan_stones-rules-3 =
    The stone you have placed **turns over every neighbour it beats**:
    - rock beats scissors,
    - scissors beat paper,
    - paper beats rock.

    All neighbours are compared with your stone at once, and it stops there: a turned stone doesn’t turn others. Your own stone stays as it is, even next to a stronger one.

    A stone with the same symbol on both faces turns, too, and shows it again.

    In the picture paper was placed on o12. The rocks on n12 and n13 were turned: one shows scissors now, the other has rock on both faces.
logan_stones-rules-4-title = Reserve empty: moving a stone
logan_stones-rules-4 =
    Once your reserve is empty, you either **move** a stone or **flip** one, each turn, whoever placed it.

    To move, first **lift** a stone. The others must stay **in one piece** without it. Only now do you see its other face, and you can’t change your mind: you must move this stone.

    Then **put it down** on another cell where it touches at least two stones, with either face up. It turns over the neighbours it beats, just as when it was placed.

    In the picture First has lifted the scissors on m11, and found a rock on the other face. The stone may go to any cell around that touches two others, such as n10 or o12.
logan_stones-rules-5-title = Reserve empty: flipping a stone
logan_stones-rules-5 =
    To **flip** is to turn a stone over where it lies. Only two kinds of stones can be flipped:
    - one that touches **exactly one** other stone;
    - one that is the **only link** between parts of the island. (Such a link can’t be moved.)

    With its new face up it turns over the neighbours it beats.

    In the picture, k15 and l16 each touch one other stone; l14 and m15 are their only links with the rest. These four can be flipped.

    If you can neither move nor flip, you pass. If neither of you can, the game is a draw.
logan_stones-rules-6-title = Four in a line
logan_stones-rules-6 =
    If **four or more stones in a straight line** show the same symbol at the end of your turn, you win. A line runs in one of the three directions of the hexagons.

    Lines belong to nobody. It doesn’t matter who placed the stones, or whether the fourth was placed, moved or turned over. So three in a row are an invitation to your opponent!

    In the picture First placed scissors on o11: with n12, m13 and l14 that makes four.

    You may agree on a draw. The game is also drawn after **60 turns in a row** without a stone placed from a reserve (the option *Quiet turns* sets another number).

    -# Our ruling: the limit of quiet turns.
logan_stones-rules-7-title = How we read the printed rules
logan_stones-rules-7 =
    Where the printed rules leave room, we chose. If you play at home, you may read them otherwise.

    - **Your own backs.** The rules have you draw eight stones “without looking at them”. With us you may look under your own eight. A stricter reader looks under none.
    - **Placing.** The rules let you choose the face of a stone you move, and say nothing of one you place. Ours is placed front up. Freer: the option *Face when placing*.
    - **Lifting.** The rules say: announce a move or a flip, then choose the face. With us the stone you lift must be moved, once you’ve seen its back. A stricter reader names the place, too, before looking.
    - **The stones.** The rules don’t list them. We have three of each of six kinds. Stricter: as in your box.
    - **The end.** The rules have no limit. Stricter: set *Quiet turns* to *never*.

logan_stones-notation =
    Place stone 3 of your reserve: `3@n14`; back up, where that is allowed: `3*@n14`.
    Move: `m13^ @p15` lifts the stone on m13 and puts it down on p15, same face up; `@p15*` puts it down other face up. `m13-p15` works, too. You may lift first with `m13^`, look, and decide then.
    Flip in place: `m13!`
    In text, R, P and S stand for rock, paper and scissors, and a small letter for the face below.

## Why it is not legal
logan_stones-illegal-which-cell = Say where stone { $stone } goes, too: `{ $stone }@…` and a free cell.
logan_stones-illegal-which-stone = Say which of your stones goes to { $cell }: `1@{ $cell }` is your stone 1.
logan_stones-illegal-lift-or-flip = Say what to do with the stone on { $cell }: `{ $cell }^` lifts it, `{ $cell }!` flips it.
logan_stones-illegal-drop-first = You’re holding a stone: put it down first. It can’t go back where it was.
logan_stones-illegal-reserve-empty = Your reserve is empty: move or flip a stone on the table.
logan_stones-illegal-no-stone = There is no stone { $stone }: yours are numbered 1 to 8.
logan_stones-illegal-placed-already = Your stone { $stone } is already on the table.
logan_stones-illegal-front-only = In this game stones are placed front up: `{ $stone }@{ $cell }`.
logan_stones-illegal-no-cell = There is no cell { $cell }: columns are a to z, numbers 1 to 26.
logan_stones-illegal-taken = There is already a stone on { $cell }.
logan_stones-illegal-touches-one = On { $cell } it would touch only one stone: it needs two.
logan_stones-illegal-touches-none = On { $cell } it would touch no other stone: it needs two.
logan_stones-illegal-lift-first = You aren’t holding a stone: lift one first, for example `m13^`.
logan_stones-illegal-same-cell = You lifted it from { $cell }: put it on another cell.
logan_stones-illegal-place-first = While you have stones in reserve you place one each turn; moving and flipping come later.
logan_stones-illegal-nothing-there = There is no stone on { $cell }.
logan_stones-illegal-only-link = The stone on { $cell } is the only link: it can be flipped, not moved.
logan_stones-illegal-nowhere = The stone on { $cell } has no other cell to go to.
logan_stones-illegal-touches-several = The stone on { $cell } touches { $count } others and is no link: you can only flip a stone with one neighbour, or a link.

logan_stones-lasts = About 13 turns, 10 minutes against me
