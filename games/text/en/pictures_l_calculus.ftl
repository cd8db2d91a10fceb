alt-line = The line from the left: { $line }.
alt-marked = { $seat } last marked { $product }.
