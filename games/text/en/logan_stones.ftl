logan_stones-title = Logan Stones
logan_stones-tagline = Rock, paper, scissors on both faces: turn what you beat, line up four alike.
logan_stones-seat-0 = First
logan_stones-seat-1 = Second

logan_stones-option-faces = Faces when placing
logan_stones-option-faces-hint = Whether a stone from the reserve may also be placed with its back up
logan_stones-choice-faces-front = front up
logan_stones-choice-faces-free = either face up
logan_stones-option-notes = Notes
logan_stones-option-notes-hint = Whether your private view keeps every face that you have had the chance to see
logan_stones-choice-notes-off = off: remember yourself
logan_stones-choice-notes-on = on: the bot remembers

logan_stones-reason-line = four alike in a line

logan_stones-said-place = places stone { $stone } on { $cell }
logan_stones-said-place-over = places stone { $stone } back up on { $cell }
logan_stones-said-lift = lifts the stone on { $cell }
logan_stones-said-drop = puts it down on { $cell }
logan_stones-said-drop-over = turns it over and puts it down on { $cell }
logan_stones-said-flip = turns over the stone on { $cell }

logan_stones-step-lift = Lift a stone and move it
logan_stones-step-flip = Turn a stone over in place
logan_stones-step-drop = Put it down
logan_stones-step-same = As it lay
logan_stones-step-over = Turned over
logan_stones-pick-1 = Which stone, or what to do
logan_stones-pick-2 = Which cell
logan_stones-pick-3 = Which face up

logan_stones-rules-1-title = Stones with two faces
logan_stones-rules-1 =
    Eighteen stones show rock (R), paper (P) or scissors (S) on **both faces**, which may be alike or differ: there are three each of RR, PP, SS, RP, PS and RS. Each player has eight, numbered 1 to 8. Two lie on the table to begin with, on m13 and n13.

    There is no board. Cells are hexagons with a letter and a number, and stones touch along edges.

    Everybody sees the faces that lie up, in the reserves as well. You alone also know the **backs of your own eight**; nobody knows those of the first two. If you see a stone turn over you know both its faces, but you have to remember them, unless the option *Notes* is on.

    Three stones of each kind, and looking at your own backs, are rulings of ours.
logan_stones-rules-2-title = Placing, and turning neighbours
logan_stones-rules-2 =
    As long as you have stones in reserve, place **one** on each turn: front up, on an empty cell that touches **at least two** stones. (With the option *Faces when placing: either face up* you may also place it back up.)

    Then your stone turns over every **neighbour it beats**:
    • rock beats scissors,
    • scissors beat paper,
    • paper beats rock.

    All neighbours are compared with your stone at once, and nothing turns any further from there. Your own stone stays as it is, even beside a stronger one. A stone with two like faces turns as well, but still shows the same.
logan_stones-rules-3-title = When your reserve is empty
logan_stones-rules-3 =
    Each turn you either move a stone or flip one; whose it was doesn't matter.

    To **move**, lift a stone and put it down on **another** cell, either face up, touching at least two of the other stones. The others must stay **in one piece** without it. As soon as it is lifted you see its other face, and you must move that very stone.

    To **flip**, turn a stone over in place. Only a stone that touches **exactly one** other can be flipped, or one that is the **only link** between parts of the island. Such a link cannot be moved.

    Afterwards the stone turns over the neighbours it beats, just as when it was placed. If you can neither move nor flip, your opponent goes on.
logan_stones-rules-4-title = Four in a line
logan_stones-rules-4 =
    If at the end of your turn **four or more stones in a straight line** show the same symbol, you win. A line runs in one of the three directions of the hexagons.

    Lines belong to nobody. Three in a row are an invitation to your opponent, and it doesn't matter whether the fourth was placed or turned over.

    You may agree on a draw. By a ruling of ours the game is also drawn after 60 turns in a row without a stone placed from a reserve (the number is an option).

logan_stones-notation =
    Place stone 3 of your reserve: `3@n14`; back up, where that is allowed: `3*@n14`.
    Move: `m13^ @p15` lifts the stone on m13 and puts it down on p15 as it lay; `@p15*` puts it down turned over. `m13-p15` is understood, too. You may lift first with `m13^`, look, and decide then.
    Flip in place: `m13!`

## Why it is not legal
logan_stones-illegal-which-stone = Say which of your stones goes to { $cell }: `1@{ $cell }` is your stone 1.
logan_stones-illegal-lift-or-flip = Say what to do with the stone on { $cell }: `{ $cell }^` lifts it, `{ $cell }!` flips it.
logan_stones-illegal-drop-first = You hold a stone: put it down first. Once lifted, it can’t go back.
logan_stones-illegal-reserve-empty = Your reserve is empty: now move a stone on the table, or flip one.
logan_stones-illegal-no-stone = There is no stone { $stone }: yours are numbered 1 to 8.
logan_stones-illegal-placed-already = Your stone { $stone } lies on the table already.
logan_stones-illegal-front-only = In this game stones are placed front up: `{ $stone }@{ $cell }`.
logan_stones-illegal-no-cell = There is no cell { $cell }: columns are a to z, numbers 1 to 26.
logan_stones-illegal-taken = A stone lies on { $cell } already.
logan_stones-illegal-touches-one = On { $cell } it would touch one stone only: it needs two.
logan_stones-illegal-touches-none = On { $cell } it would touch no other stone: it needs two.
logan_stones-illegal-lift-first = No stone is in your hand: lift one first, such as `m13^`.
logan_stones-illegal-same-cell = { $cell } is where you lifted it: it goes to another cell.
logan_stones-illegal-place-first = While you have stones in reserve you place one each turn; moving and flipping come later.
logan_stones-illegal-nothing-there = No stone lies on { $cell }.
logan_stones-illegal-only-link = The stone on { $cell } is the only link: it can be flipped, not moved.
logan_stones-illegal-nowhere = The stone on { $cell } has no other cell to go to.
logan_stones-illegal-touches-several = The stone on { $cell } touches { $count } others and is no link: only one with a single neighbour, or a link, can be flipped.
