alt-line = La file depuis la gauche : { $line }.
alt-marked = Derniers points, { $seat } : { $product }.
