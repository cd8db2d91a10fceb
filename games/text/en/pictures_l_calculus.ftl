# `picture-` and `legend-` are painted: keep them short. `alt-` is read aloud by screen readers.
picture-l_calculus-scored = Scored by the last swap
picture-l_calculus-single = { $count ->
    [0] no counters: no points
   *[other] a single run: no points
}
picture-l_calculus-ones = { $longer ->
    [0] every run is 1
   *[other] { $product }, the rest 1
}
picture-l_calculus-leg = Leg { $leg } of 2
picture-l_calculus-second-leg = Leg 2 of 2; first leg { $white }–{ $black }
legend-l_calculus-run = Length of a run: multiply your own
legend-l_calculus-swap = The two blocks just swapped
legend-l_calculus-ghost = Just removed
legend-l_calculus-offered = May be removed now

alt-line = The line from the left: { $line }.
alt-l_calculus-run-0 = { $count ->
   *[other] { $places } white
}
alt-l_calculus-run-1 = { $count ->
   *[other] { $places } black
}
alt-marked = { $seat } last scored { $product }.

l_calculus-board-key =
    W white, B black.
    Below them: how long their runs are.
    Then totals, and points just scored.
