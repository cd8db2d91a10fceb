l_calculus-title = L-Calculus
l_calculus-tagline = One line of counters: swap blocks, build many short runs, multiply them.
l_calculus-takes = A game takes about 9 turns between good players, both players’ counted, and 22 between beginners. Whoever begins is favoured, the more so the better you both play.
l_calculus-takes-start-balanced = A game takes about 6 turns between good players, both players’ counted, and 18 between beginners. Perfect play ends level; short of that the second player is much favoured.
l_calculus-seat-0 = White
l_calculus-seat-1 = Black
l_calculus-letters = WB

l_calculus-option-counters = Counters each
l_calculus-option-counters-hint = How many counters each player has: 10 is a short game, 20 a long one
l_calculus-option-blocks = Blocks
l_calculus-option-blocks-hint = Whether two blocks that change places must be of the same length
l_calculus-choice-blocks-any = of any length
l_calculus-choice-blocks-equal = of equal length
l_calculus-option-start = Start
l_calculus-option-start-hint = In turn (perfect play gives White 1 mark more), or drawn: level with perfect play
l_calculus-choice-start-alternate = white and black in turn
l_calculus-choice-start-balanced = a drawn line, level with perfect play

l_calculus-reason-last-pair = one counter of each colour is left, the marks decide
l_calculus-reason-none-left = a colour has no counter left, the marks decide

l_calculus-said-swap = swaps { $one } with { $two }
l_calculus-said-keep = removes nothing
l_calculus-said-left = removes { $count } at the left end
l_calculus-said-right = removes { $count } at the right end

l_calculus-step-keep = Remove nothing
l_calculus-label-left = { $count } at the left
l_calculus-label-right = { $count } at the right
l_calculus-unfinished-remove = now remove counters at an end, or remove nothing.
l_calculus-ask-begin = Swap two blocks that touch: on which place does the left one begin?
l_calculus-ask-end = The left block begins on { $first }. On which place does it end?
l_calculus-ask-second = The left block is { $block }; the right one begins on { $next }. Where does that one end?
l_calculus-ask-remove = How many of your opponent’s counters do you remove, and at which end?
l_calculus-pick-1 = First position of the left block, or what to remove
l_calculus-pick-2 = Last position of the left block
l_calculus-pick-3 = Last position of the right block

l_calculus-moment-points = It brought { $mine } points, and the opponent { $theirs }.

l_calculus-rules-1-title = One line, two colours
l_calculus-rules-1 =
    White and Black have the same number of counters, ten each unless you agreed on more. They lie in **one line**, white and black in turn, with white at the left.

    Nobody owns a part of it: on your turn you may move counters of both colours. **After every swap both of you score**, and when the game ends the higher total wins.

    White begins. A turn is
    1. a **swap** of two blocks,
    2. the **marks** for both players, which the bot writes down,
    3. perhaps a **removal** of counters at one end.

    The small numbers are the places, counted from the left. When counters leave, the line closes up and is numbered afresh.

    -# Our ruling: with ten counters and perfect play White wins by 1 from here (by 5 with equal blocks). The option *Start* draws another line: with ten counters one that ends level, with more one that is alike for both.
l_calculus-rules-2-title = Swapping two blocks
l_calculus-rules-2 =
    Choose two blocks that touch: some places in a row, and some more right behind them. The two **change places**; inside a block nothing changes. In the picture `2-3/4-6` has put what lay on 4 to 6 in front of what lay on 2 and 3.

    A block may be a single counter or almost the whole line, and may mix colours.

    Two swaps are forbidden:
    - one that leaves the colours of the line as they were;
    - one that brings back the line as it was before your opponent’s swap. (After a removal or a pass, anything goes.)

    -# Our ruling: the two blocks must touch, and may differ in length. The option *Blocks* can ask for equal ones.
l_calculus-rules-3-title = Marks: multiply your runs
l_calculus-rules-3 =
    A *run* is a stretch of neighbouring counters of one colour, as long as it goes. After every swap **both players multiply the lengths of all their runs**, and the product is added to their total.

    In the picture White’s runs are 2, 3 and 2, so White marks 2 × 3 × 2 = **12**. Black’s are 1, 3 and 1, and make **3**.

    Whoever has only **one run**, however long, marks **0**.

    So a few runs of 2, 3 or 4 counters are worth more than one long one. And look at both colours: a swap that serves you may serve your opponent even better.
l_calculus-rules-4-title = Removing counters at an end
l_calculus-rules-4 =
    After the marks, look at both ends of the line. Where one of your **opponent’s** counters stands at an end, you may take counters away there: one or more, up to the whole run at that end.

    Only at **one** of the two ends, and only your opponent’s. You may also leave everything: `keep`. If both ends show your own colour there is nothing to decide, and your turn is over.

    In the picture White has swapped the first two counters, and may now take the black counter on 1 or the one on 20, or keep both.

    Removing earns no points. It takes material from your opponent, and brings the end nearer.
l_calculus-rules-5-title = How it ends
l_calculus-rules-5 =
    The game is over after a turn that leaves **one counter of each colour**, or **none of one colour**. The higher total of marks wins, whoever has removed more; equal totals are a draw.

    It also ends when you both agree to stop and count, or after **20 turns in a row** without a removal (the option *Quiet turns* sets another number). Then the totals decide as well. Somebody who has no legal swap just passes.

    In the picture White has taken the last two black counters, and wins by 15 to 12. End the game while you lead!

    -# Our ruling: the limit of quiet turns.

l_calculus-notation =
    A swap is two blocks with a slash between: `3-5/6-9`, `4/5`, `4/5-7`. The second block begins where the first ends.
    A removal is `xl2` (two at the left end) or `xr1` (one at the right end); `keep` removes nothing.
    A whole turn in one line: `3-5/6-9 xr2`. If you type only the swap, you are asked about the removal afterwards.

## Why it is not legal
l_calculus-illegal-swapped = You have swapped already: now remove counters, or keep them.
l_calculus-illegal-swap-first = A turn begins with a swap; counters come off after it.
l_calculus-illegal-one-block = A swap needs two blocks that touch: after { $block } name the one beside it, such as `3-5/6-9`.
l_calculus-illegal-which-end = Say which end and how many: `xl1` from the left, `xr1` from the right.
l_calculus-illegal-own-left-end = Your own counter stands at the left end: you remove only the opponent’s.
l_calculus-illegal-own-right-end = Your own counter stands at the right end: you remove only the opponent’s.
l_calculus-illegal-remove-none = To remove nothing, write `keep`.
l_calculus-illegal-too-many-left = You can’t take { $count } from the left end: the opponent’s run there has { $most }.
l_calculus-illegal-too-many-right = You can’t take { $count } from the right end: the opponent’s run there has { $most }.
l_calculus-illegal-no-place = There is no position { $place }: the line ends at { $last }.
l_calculus-illegal-backwards = A block is named from left to right, the smaller number first.
l_calculus-illegal-left-first = The left block comes first: `{ $one }/{ $two }`.
l_calculus-illegal-overlap = The two blocks overlap: the second begins right after the first ends.
l_calculus-illegal-apart = The two blocks must touch: after { $last } the next one begins at { $next }.
l_calculus-illegal-unequal = The blocks must be of equal length in this game, not { $one } and { $two }.
l_calculus-illegal-changes-nothing = That swap would leave the line’s colours just as they are.
l_calculus-illegal-undoes = That would undo the swap just made: the line may not return to what it was before.

l_calculus-lasts = About 20 turns, 10 minutes against me
