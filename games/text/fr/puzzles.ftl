# Problèmes : ce qu’on demande, comment l’essai a tourné, ce que valent les tours, et l’idée derrière le meilleur.

## Ce qu’on demande : puzzle-task-<task>
puzzle-task-most = Trouvez le tour qui vaut le plus.
puzzle-task-only-win = Un seul tour gagne si tout est bien joué. Trouvez-le.
puzzle-task-only-draw = Un seul tour tient la nulle si tout est bien joué. Trouvez-le.

puzzle-grade = { $grade ->
    [1] facile
    [2] moyen
    [3] difficile
   *[4] très difficile
}

## Ce qu’un tour vaut pour qui cherche : puzzle-worth-<kind>
puzzle-worth-ends-ahead = finit avec { $number } d’avance si tout est bien joué
puzzle-worth-ends-behind = finit avec { $number } de retard si tout est bien joué
puzzle-worth-ends-level = finit par la nulle si tout est bien joué

## L-Calculus
l_calculus-puzzle-ends = Comptez avant de marquer : la partie peut finir ici, à { $ours } contre { $theirs }.
l_calculus-puzzle-silences = Le silence : une seule chaîne ne marque rien, alors poussez les pions adverses ensemble.
l_calculus-puzzle-keeps = Garder : ce qu’on pourrait retirer vaut plus là où il est.
l_calculus-puzzle-patience = Patience : une permutation donnait tout de suite { $most } d’avance, mais ce qu’elle laisse à l’adversaire coûte davantage.
l_calculus-puzzle-takes = { $count ->
    [one] Un pion de moins au bout de la file : moins de points à venir pour l’adversaire.
   *[other] { $count } pions de moins au bout de la file : moins de points à venir pour l’adversaire.
}
l_calculus-puzzle-runs = Beaucoup de chaînes courtes : { $count } à vous, qui valent { $ours } contre { $theirs }.
