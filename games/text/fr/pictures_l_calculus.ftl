alt-line = La rangée depuis la gauche : { $line }.
alt-marked = { $seat } a marqué en dernier { $product }.
