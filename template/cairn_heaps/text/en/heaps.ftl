heaps-title = Heaps
heaps-tagline = Three heaps of stones: take from one at a time, and take the last stone of all.
heaps-takes = A short game. Going first wins against anybody who doesn’t know the trick.
heaps-lasts = About 9 turns, 3 minutes against me
heaps-seat-0 = South
heaps-seat-1 = North

heaps-option-most = At most
heaps-option-most-name = most
heaps-option-most-hint = How many stones you may take at once: 2 is a long game, 7 a short one

heaps-reason-last = the last stone is taken

heaps-said-one = one stone from { $heap }
heaps-said-some = { $count } stones from { $heap }

heaps-label-heap = Heap { $heap } ({ $count })
heaps-label-count = Take { $count }
heaps-ask-count = How many stones from heap { $heap }?
heaps-pick-1 = Which heap?
heaps-pick-2 = How many stones?

heaps-moment-last = It took the last stone.
heaps-moment-levels = It left { $left } stones, and no good answer.

heaps-why-ends = takes the last stone
heaps-why-levels = leaves { $left } stones, and no turn that wins
heaps-why-waits = leaves { $left } stones and waits for a mistake

heaps-illegal-no-heap = There is no heap { $heap }: the heaps are A, B and C.
heaps-illegal-none = You have to take a stone at least: write how many.
heaps-illegal-empty = Heap { $heap } is empty: take from another one.
heaps-illegal-few = Heap { $heap } has only { $left } left.
heaps-illegal-most = You may take { $most } stones at most at once.

heaps-rules-1-title = Three heaps
heaps-rules-1 =
    Three heaps hold 3, 5 and 7 stones. They belong to nobody: both of you take from them, in turns.

    Whoever takes the **last stone of all** wins.
heaps-rules-2-title = Taking stones
heaps-rules-2 =
    On your turn you take stones from **one** heap: one at least, **three at most**, and no more than there are. You can’t pass.

    Broken rings show where you may take from.

    -# Our ruling: the option *At most* sets another limit, from 2 to 7.
heaps-rules-3-title = How it ends
heaps-rules-3 =
    In the picture a single heap is left, and whoever is to move looks at it closely: leave your opponent a heap of **four**, and whatever they take, you take the rest.

    There is no draw, unless you both agree to end the game.
heaps-notation = A turn is a heap and how many stones: `b2` takes two from heap B.
heaps-board-key =
    a, b, c: the heaps; o: a stone.

heaps-lesson-take = Three heaps of stones lie between you and your opponent. On your turn you take stones from one heap, and whoever takes the last stone of all wins.
heaps-lesson-take-task = Take stones from any heap.
heaps-lesson-take-hint = For instance two from the lowest row: `c2`.
heaps-lesson-take-wrong = Take at least one stone.
heaps-lesson-take-right = The empty places show what was taken.
heaps-lesson-heap = You may take several stones at once, but only from one heap, and no more than three.
heaps-lesson-heap-task = Take as many stones as you may.
heaps-lesson-heap-hint = Three from whichever heap you like: `c3`.
heaps-lesson-heap-wrong = You may take more than that.
heaps-lesson-heap-right = Three is the most, unless you agreed on another limit.
heaps-lesson-most = The limit stays the same however large a heap is.
heaps-lesson-most-task = May you empty the marked heap of seven in one turn?
heaps-lesson-most-1 = I may
heaps-lesson-most-2 = I may not
heaps-lesson-most-3 = Only as the last heap
heaps-lesson-most-hint = How many stones may go at once?
heaps-lesson-most-wrong = Three stones at once are the most, in every heap.
heaps-lesson-most-right = Three at once, so it takes three turns at least.
heaps-lesson-leave = One heap is left. Think of what your opponent does next: a heap of four is a trap, since whatever they take, you take the rest.
heaps-lesson-leave-task = Set that trap.
heaps-lesson-leave-hint = There are six stones, and four should stay: `c2`.
heaps-lesson-leave-wrong = Then it isn’t four that stay, and your opponent can set the trap.
heaps-lesson-leave-right = Four are left: you can’t lose any more.
heaps-lesson-twins = Two heaps of the same size are a trap as well: whatever your opponent takes from one, you take from the other.
heaps-lesson-twins-task = Make the two heaps equal.
heaps-lesson-twins-hint = The middle heap has one stone more: `b1`.
heaps-lesson-twins-wrong = They aren’t equal then. Compare how many are left.
heaps-lesson-twins-right = Now do as your opponent does.
heaps-lesson-end = Three stones, and your turn.
heaps-lesson-end-task = Win.
heaps-lesson-end-hint = Take them all: `c3`.
heaps-lesson-end-wrong = Your opponent would take the rest.
heaps-lesson-end-right = That was the last one.
heaps-lesson-praise = You’ve won, and you know the trick: well done!

heaps-puzzle-twins = Equal heaps: whatever your opponent takes from one, you take from the other.
heaps-puzzle-four = Leave four: whatever your opponent takes, you take the rest.

legend-heaps-stone = A stone
legend-heaps-last = Just taken
alt-heaps-heap = Heap { $heap }: { $count ->
    [0] empty
    [one] one stone
   *[other] { $count } stones
  }.
