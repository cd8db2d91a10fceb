l_calculus-title = L-Calculus
l_calculus-tagline = One line of counters: swap blocks, build short runs, multiply their lengths.
l_calculus-takes = With ten counters each, about 9 turns in all between good players, 22 between beginners. Beginners are even; the better you both play, the more going first helps.
l_calculus-takes-start-balanced = About 6 turns in all between good players, 18 between beginners. With perfect play it’s a draw; otherwise going second is a big advantage.
l_calculus-takes-legs-2 = With ten counters each, two legs: about 18 turns in all between good players, 44 between beginners. It’s even, since each of you goes first once. Good players nearly always draw (less often from a random start), others hardly ever.
l_calculus-seat-0 = White
l_calculus-seat-1 = Black
# One letter for each colour in the text board: White, Black. All different.
l_calculus-letters = WB

l_calculus-option-counters = Counters each
l_calculus-option-counters-hint = How many counters each player has: 10 is a short game, 20 a long one
l_calculus-option-blocks = Blocks
l_calculus-option-blocks-hint = Whether the two blocks you swap must have the same length
l_calculus-choice-blocks-any = any length
l_calculus-choice-blocks-equal = equal length
l_calculus-option-start = Start
l_calculus-option-start-hint = Alternating (White +1 at best), random, or random and level (10 counters)
l_calculus-choice-start-alternate = alternating colours
l_calculus-choice-start-drawn = random
l_calculus-choice-start-balanced = random, but level
l_calculus-option-legs = Legs
l_calculus-option-legs-hint = 2: the same line once from each side, points added up; 1: the printed rules
l_calculus-choice-legs-1 = one, by the printed rules
l_calculus-choice-legs-2 = two, one from each side
l_calculus-news-leg = First leg over: White { $white }, Black { $black }. Second leg: the same line with its colours exchanged; Black goes first.

l_calculus-reason-quiet = { $limit } turns in a row without a removal, so the points decide
l_calculus-reason-last-pair = one counter of each colour is left, the points decide
l_calculus-reason-none-left = one colour has no counters left, the points decide

l_calculus-said-swap = { $one } swapped with { $two }
l_calculus-said-keep = nothing removed
l_calculus-said-left = { $count } removed at the left end
l_calculus-said-right = { $count } removed at the right end
l_calculus-said-scored = White +{ $white }, Black +{ $black }

l_calculus-step-keep = Remove nothing
l_calculus-label-left = { $count } from the left
l_calculus-label-right = { $count } from the right
l_calculus-unfinished-remove = now remove counters at one end, or keep them all.
l_calculus-ask-begin = Swap two blocks that touch. Where does the left one begin?
l_calculus-ask-end = The left block begins at { $first }. Where does it end?
l_calculus-ask-second = The left block is { $block }; the right one begins at { $next }. Where does it end?
l_calculus-ask-remove = How many of your opponent’s counters do you remove, and at which end?
l_calculus-pick-1 = First place of the left block, or what to remove
l_calculus-pick-2 = Last place of the left block
l_calculus-pick-3 = Last place of the right block

l_calculus-moment-points = It scored { $mine } points, against { $theirs } for the opponent.

l_calculus-rules-1-title = One line, two colours
l_calculus-rules-1 =
    White and Black have ten counters each, unless you agreed on more. They lie in **one line**, colours alternating, with a white one at the left end.

    Nobody owns a part of it: on your turn you may move counters of both colours. **After every swap you both score**, and the higher total wins at the end.

    White begins. A turn is
    1. a **swap** of two blocks,
    2. **points** for both players, counted by the bot,
    3. perhaps a **removal** of counters at one end.

    The small numbers are the places, counted from the left. When counters are removed, the line closes up and is renumbered.

    -# Our ruling: with ten counters and perfect play White wins by 1 from here (by 5 with equal blocks). The option *Start* draws another line, any line or one that is level with perfect play (ten counters only).
l_calculus-rules-2-title = Swapping two blocks
l_calculus-rules-2 =
    Choose two blocks that touch: some places in a row, and some more right behind them. The two **change places**; inside a block nothing changes. In the picture, `2-3/4-6` has moved counters 4 to 6 in front of 2 and 3.

    A block may be a single counter or almost the whole line, and may mix colours.

    Two swaps are forbidden:
    - one that leaves the colours of the line as they were;
    - one that brings back the line as it was before your opponent’s swap. (After a removal or a pass, anything goes.)

    -# Our ruling: the two blocks must touch, and may differ in length. The option *Blocks* can ask for equal ones.
l_calculus-rules-3-title = Points: multiply your runs
l_calculus-rules-3 =
    A *run* is an unbroken row of counters of one colour, taken whole. After every swap **both players multiply the lengths of all their runs**, and the product is added to their total.

    In the picture White’s runs are 2, 3 and 2, so White scores 2 × 3 × 2 = **12**. Black’s are 1, 3 and 1, which makes **3**.

    A player with only **one run**, however long, scores **0**.

    So a few runs of 2, 3 or 4 counters are worth more than one long one. And look at both colours: a swap that serves you may serve your opponent even better.
l_calculus-rules-4-title = Removing counters at an end
l_calculus-rules-4 =
    Once the points are counted, look at both ends of the line. If one of your **opponent’s** counters is at an end, you may remove counters there: from one up to the whole run at that end.

    Only at **one** of the two ends, and only your opponent’s. You may also keep everything: `keep`. If both ends are your own colour, there is nothing to decide and your turn is over.

    In the picture White has swapped the first two counters, and may now remove the black counter on 1 or the one on 20, or keep both.

    Removing earns no points, but your opponent has fewer counters, and the end comes closer.
l_calculus-rules-5-title = How it ends
l_calculus-rules-5 =
    The game is over after a turn that leaves **one counter of each colour**, or **none of one colour**. The higher total of points wins, no matter who removed more; equal totals are a draw.

    It also ends when you both agree to stop and count, or after **10 turns in a row** without a removal (the option *Quiet turns* sets another number). Here, too, the totals decide. If you have no legal swap, you pass.

    In the picture White has removed the last two black counters, and wins 15 to 12. End the game while you lead!

    With **two legs** (the option *Legs*) all this is only the first half: the same line is laid again with its colours exchanged, Black goes first, and the points of both legs count together.

    -# Our ruling: the limit of quiet turns, and two legs. The printed rules have one leg.
l_calculus-rules-6-title = How we read the printed rules
l_calculus-rules-6 =
    Where the printed rules leave room, we chose. If you play at home, you may read them otherwise.

    - **Blocks.** The rules swap groups “whatever their size”, and the drawing shows two of four. Ours must touch, but may differ in length. Stricter: the option *Blocks*.
    - **No going back.** The rules forbid making the opponent’s swap again to bring the line back. With us no swap may do that, whichever blocks it names. A stricter reader would forbid the very same swap only.
    - **The end.** The rules have one leg and no limit. *Legs* and *Quiet turns* are ours. Stricter: set them to one leg and to *never*.

l_calculus-notation =
    A swap is two blocks with a slash between: `3-5/6-9`, `4/5`, `4/5-7`. The second block begins where the first ends.
    A removal is `xl2` (two at the left end) or `xr1` (one at the right end); `keep` removes nothing.
    A whole turn in one line: `3-5/6-9 xr2`. If you type only the swap, you are asked about the removal afterwards.

## Why it is not legal
l_calculus-illegal-swapped = You have already swapped: now remove counters, or `keep` them.
l_calculus-illegal-swap-first = A turn starts with a swap; removing comes after it.
l_calculus-illegal-one-block = A swap needs two blocks that touch: after { $block } name the one beside it, such as `3-5/6-9`.
l_calculus-illegal-which-end = Say which end and how many: `xl1` from the left, `xr1` from the right.
l_calculus-illegal-own-left-end = The counter at the left end is yours: you can only remove your opponent’s.
l_calculus-illegal-own-right-end = The counter at the right end is yours: you can only remove your opponent’s.
l_calculus-illegal-remove-none = To remove nothing, write `keep`.
l_calculus-illegal-too-many-left = You can’t remove { $count } from the left end: the opponent’s run there has { $most }.
l_calculus-illegal-too-many-right = You can’t remove { $count } from the right end: the opponent’s run there has { $most }.
l_calculus-illegal-no-place = There is no place { $place }: the line ends at { $last }.
l_calculus-illegal-backwards = Name a block from left to right, smaller number first.
l_calculus-illegal-left-first = The left block comes first: `{ $one }/{ $two }`.
l_calculus-illegal-overlap = The two blocks overlap: the second begins right after the first ends.
l_calculus-illegal-apart = The two blocks must touch: after { $last } the next one begins at { $next }.
l_calculus-illegal-unequal = In this game both blocks must have the same length, not { $one } and { $two }.
l_calculus-illegal-changes-nothing = That swap would leave the colours of the line exactly as they are.
l_calculus-illegal-undoes = That would undo your opponent’s swap: you can’t bring the line straight back.

l_calculus-lasts = About 20 turns, 10 minutes against me
