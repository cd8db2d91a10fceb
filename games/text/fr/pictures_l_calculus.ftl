alt-line = La rangée depuis la gauche : { $line }.
alt-marked = Dernière marque, { $seat } : { $product }.
