l_calculus-title = L-Calculus
l_calculus-tagline = One line of counters: swap blocks, build many short runs, multiply them.
l_calculus-seat-0 = White
l_calculus-seat-1 = Black

l_calculus-option-counters = Counters each
l_calculus-option-counters-hint = How many counters each player has: 10 is a short game, 20 a long one
l_calculus-option-blocks = Blocks
l_calculus-option-blocks-hint = Whether two blocks that change places must be of the same length
l_calculus-choice-blocks-any = of any length
l_calculus-choice-blocks-equal = of equal length
l_calculus-option-start = Start
l_calculus-option-start-hint = White and black in turn (White has a small advantage), or a line drawn so that it is fair
l_calculus-choice-start-alternate = white and black in turn
l_calculus-choice-start-balanced = a fair line, drawn

l_calculus-reason-last-pair = one counter of each colour is left, the marks decide
l_calculus-reason-none-left = a colour has no counter left, the marks decide

l_calculus-said-swap = swaps { $one } with { $two }
l_calculus-said-keep = removes nothing
l_calculus-said-left = removes { $count } at the left end
l_calculus-said-right = removes { $count } at the right end

l_calculus-step-keep = Remove nothing
l_calculus-step-xl = Remove at the left end
l_calculus-step-xr = Remove at the right end
l_calculus-pick-1 = First position of the left block, or what to remove
l_calculus-pick-2 = Last position of the left block, or how many to remove
l_calculus-pick-3 = Last position of the right block

l_calculus-rules-1-title = The line
l_calculus-rules-1 =
    White and Black have the same number of counters, 10 to 20 each. They lie in **one line**, alternating, with white at the left. Positions are numbered from the left; when counters leave, the numbering starts afresh.

    White begins. A turn is a **swap**, then **marks for both players**, then perhaps a **removal**. Nobody owns a part of the line: whoever is to move may move counters of both colours. When the game ends, the higher total of marks wins.

    The option *Start* can draw the line instead (a ruling of ours). With ten counters each it is one that ends level if both play perfectly; from white and black in turn, White would win by 1 (by 5 with equal blocks). Longer lines nobody has solved: the one drawn reads the same for both, each from their own end.
l_calculus-rules-2-title = Swapping
l_calculus-rules-2 =
    Choose two blocks that touch: some positions in a row, and some positions that follow directly. The two blocks **change places**; inside a block the order stays. `2-3/4-6` puts the counters 4 to 6 in front of the counters 2 and 3.

    Blocks may have any length and contain any colours. (That the two blocks must touch, and may differ in length, are rulings of ours; the option *Blocks* can ask for equal ones.)

    Two swaps are forbidden:
    • one that leaves the colours of the line as they were;
    • one that brings back the line as it stood before the opponent's swap.
l_calculus-rules-3-title = Marking
l_calculus-rules-3 =
    After every swap **both** players mark. A *run* is a stretch of neighbouring counters of one colour, as long as it goes. Multiply the lengths of all your runs: runs of 3, 2 and 2 are worth 3 × 2 × 2 = **12**.

    If all your counters stand in a single run, you mark **0**, however long it is.

    Long runs are poor: several runs of 2, 3 or 4 counters multiply best. And remember that a swap which serves you may serve your opponent as well.
l_calculus-rules-4-title = Removing
l_calculus-rules-4 =
    If after your swap an **opponent's** counter stands at an end of the line, you may remove counters there: one, or more, up to the length of the opponent's run at that end. Only at **one** of the two ends, and only after the marks are written down.

    You may also keep everything: `keep`. If both ends show your own colour, there is nothing to decide and the turn is over.
l_calculus-rules-5-title = The end
l_calculus-rules-5 =
    The game ends after a turn that leaves **one counter of each colour**, or **none of one colour**. It also ends when both agree to stop and count, or after 20 turns in a row without a removal (a ruling of ours; the number is an option).

    Always the totals of all marks decide; equal totals are a draw. Removing counters brings the end nearer but earns nothing by itself: end the game while you lead.

l_calculus-notation =
    A swap is two blocks with a slash between: `3-5/6-9`, `4/5`, `4/5-7`. The second block begins where the first ends.
    A removal is `xl2` (two at the left end) or `xr1` (one at the right end); `keep` removes nothing.
    A whole turn in one line: `3-5/6-9 xr2`. If you type only the swap, you are asked about the removal afterwards.
