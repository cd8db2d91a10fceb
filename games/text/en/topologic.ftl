topologic-title = Topologic
topologic-tagline = Hide a tile, answer with a single number; then find your friend's in fewer turns.
topologic-seat-0 = First hider
topologic-seat-1 = First seeker

topologic-option-field = Field
topologic-option-field-hint = An island with bays and holes, or a plain block of ten by six tiles
topologic-choice-field-island = an island
topologic-choice-field-block = a block
topologic-option-seekers = Seekers
topologic-option-seekers-hint = How many pawns look for the tile: five is the full game, three the easiest
topologic-option-entry = Entry
topologic-option-entry-hint = Where the pawns may enter: on any tile, or only along the coast
topologic-choice-entry-anywhere = on any tile
topologic-choice-entry-edge = at the edge only

topologic-reason-faster = the tile was found in fewer turns
topologic-reason-slower = the second seeker has used up the first one's turns
topologic-reason-level = both needed the same number of turns
topologic-reason-unfound = neither tile was found

topologic-said-hide = hides { $tile }
topologic-said-hide-unseen = hides a tile
topologic-said-enter = puts pawn { $pawn } on { $tile }
topologic-said-move = moves pawn { $pawn } to { $tile }
topologic-said-ask = asks for the score

topologic-step-hide = Hide a tile
topologic-step-ask = Ask for the score
topologic-step-r = R · red
topologic-step-o = O · orange
topologic-step-y = Y · yellow
topologic-step-g = G · green
topologic-step-c = C · cyan
topologic-step-b = B · blue
topologic-step-v = V · violet
topologic-step-p = P · pink
topologic-step-w = W · white
topologic-step-k = K · black
topologic-pick-1 = Which pawn, or what to do
topologic-pick-2 = Colour of the tile
topologic-pick-3 = Value of the tile

topologic-rules-1-title = The field and the secret
topologic-rules-1 =
    Sixty tiles, one for each pair of **ten colours** and **values 1 to 6**, lie in random order. A tile is named by the letter of its colour and its value: `y5` is the yellow five. The letters are R red, O orange, Y yellow, G green, C cyan, B blue, V violet, P pink, W white, K black.

    The game has **two rounds** on the same field. In the first, one player secretly names a tile and the other looks for it with five pawns. Then the roles are swapped. Whoever finds the other's tile in **fewer turns** wins.

    Options: a regular block of 10 × 6 instead of an island; four or three pawns for an easier game.
topologic-rules-2-title = Entering, and the score
topologic-rules-2 =
    On the first turn the seeker puts every pawn on a tile. Any tile will do, and several pawns may share one. (With the option *Entry: at the edge only*, a pawn enters on tiles with an empty place or the outside straight beside them.)

    Then the **score** is told. Every pawn counts
    • 1 if its tile has the **colour** of the secret, and
    • 1 if its tile has the **value** of the secret.

    So a pawn on the secret itself counts 2. Only the **sum** is told, never which pawns earned it. In the picture the secret is y5: y1 and y3 count for their colour, g5 for its value: **3**.

    The hider has nothing to do here; the bot answers at once, and every answer is kept in the notebook for all to see.
topologic-rules-3-title = Moving
topologic-rules-3 =
    On each later turn the seeker moves **one or more** pawns, each at most once. A pawn goes in one of the **eight directions**, as far as the seeker likes, over free and occupied tiles alike, and may end on any tile. It never crosses a place without a tile. Between two empty places that touch at a corner it may slip through diagonally.

    When the moves are done, `ask` ends the turn and tells the score. If every pawn has moved, the turn ends by itself.

    That at least one pawn must move is a ruling of ours.
topologic-rules-4-title = Finding it, and winning
topologic-rules-4 =
    The round ends when **all pawns stand on the secret** and score in full: 10 with five pawns. It is not enough to know the tile; every pawn has to get there, and every turn counts, the first and the last as well.

    The tile is then shown, the pawns leave the field, and the other player hides. Fewer turns win, equal numbers draw. A second seeker who has used as many turns as the first needed, and still hasn't found the tile, has lost.

    Rulings of ours: the field stays the same in both rounds, and a seeker who has not found the tile after **40 turns** counts as having needed 41. If neither finds it, or both agree to stop, the game is a draw.

topologic-notation =
    Hide a tile: `hide y4`, or just `y4`.
    Enter: `1@y4 2@r2 3@r2 4@b6 5@k1`, or the tiles alone in the order of the pawns: `y4 r2 r2 b6 k1`.
    Move pawn 1 to y4 and pawn 3 to b2, then hear the score: `1>y4 3>b2 ask`.
    Without `ask` your turn stays open and you may move further pawns.

## Why it is not legal
topologic-illegal-no-tile = There is no tile “{ $tile }”: a tile is a colour’s letter (r o y g c b v p w k) and a value from 1 to 6.
topologic-illegal-hide-first = First name the tile to hide, such as `hide y4`.
topologic-illegal-hidden-already = The tile of this round is hidden already; it can’t be changed.
topologic-illegal-hide-what = Say which tile to hide: `hide y4`.
topologic-illegal-no-pawn = There is no pawn { $pawn }: they are numbered 1 to { $last }.
topologic-illegal-entered-already = Pawn { $pawn } stands on the field already; next enters pawn { $next }.
topologic-illegal-pawn-order = The pawns enter in order: next is pawn { $next }, not { $pawn }.
topologic-illegal-not-at-edge = { $tile } isn’t at the edge: in this game pawns enter only beside a gap or the outside.
topologic-illegal-enter-all = The score is told by itself once every pawn has entered; next is pawn { $next }.
topologic-illegal-moved-already = Pawn { $pawn } has moved in this turn: each moves once, then ask.
topologic-illegal-same-tile = Pawn { $pawn } stands on { $tile } already.
topologic-illegal-gap = Between { $from } and { $to } there is a place without a tile: no pawn crosses it.
topologic-illegal-no-line = From { $from } to { $to } there is no straight way: pawns go along rows, columns and diagonals.
topologic-illegal-move-first = Move at least one pawn before you ask.
topologic-illegal-which-pawn = Say which pawn goes to { $tile }: `1>{ $tile }`.
