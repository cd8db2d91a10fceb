heaps-title = Tas
heaps-tagline = Trois tas de pierres : servez-vous dans un seul à la fois, et prenez la toute dernière.
heaps-takes = Une partie courte. Qui commence gagne, si l’adversaire ne connaît pas l’astuce.
heaps-lasts = Environ 9 tours, 3 minutes contre moi
heaps-seat-0 = Sud
heaps-seat-1 = Nord

heaps-option-most = Au plus
heaps-option-most-name = maximum
heaps-option-most-hint = Combien de pierres on peut prendre d’un coup : 2 pour une partie longue, 7 pour une courte

heaps-reason-last = la dernière pierre est prise

heaps-said-one = une pierre du tas { $heap }
heaps-said-some = { $count } pierres du tas { $heap }

heaps-label-heap = Tas { $heap } ({ $count })
heaps-label-count = En prendre { $count }
heaps-ask-count = Combien de pierres du tas { $heap } ?
heaps-pick-1 = Quel tas ?
heaps-pick-2 = Combien de pierres ?

heaps-moment-last = Il a pris la dernière pierre.
heaps-moment-levels = Il a laissé { $left } pierres, et aucune bonne réponse.

heaps-why-ends = prend la dernière pierre
heaps-why-levels = laisse { $left } pierres, et aucun coup qui gagne
heaps-why-waits = laisse { $left } pierres et attend une erreur

heaps-illegal-no-heap = Il n’y a pas de tas { $heap } : les tas sont A, B et C.
heaps-illegal-none = Il faut prendre au moins une pierre : écrivez combien.
heaps-illegal-empty = Le tas { $heap } est vide : prenez dans un autre.
heaps-illegal-few = Le tas { $heap } n’en a plus que { $left }.
heaps-illegal-most = On prend au plus { $most } pierres d’un coup.

heaps-rules-1-title = Trois tas
heaps-rules-1 =
    Trois tas comptent 3, 5 et 7 pierres. Ils ne sont à personne : vous y prenez tous deux, chacun son tour.

    Qui prend la **toute dernière pierre** gagne.
heaps-rules-2-title = Prendre des pierres
heaps-rules-2 =
    À votre tour, vous prenez des pierres dans **un seul** tas : une au moins, **trois au plus**, et pas plus qu’il n’y en a. On ne passe pas.

    Les cercles brisés montrent où vous pouvez prendre.

    -# Notre décision : l’option *Au plus* fixe une autre limite, de 2 à 7.
heaps-rules-3-title = Comment ça finit
heaps-rules-3 =
    Sur l’image, il reste un seul tas, et il faut le regarder de près : laissez à l’adversaire un tas de **quatre**, et quoi qu’il prenne, vous prenez le reste.

    Il n’y a pas de partie nulle, sauf si vous convenez d’arrêter.
heaps-notation = Un tour s’écrit par un tas et un nombre de pierres : `b2` en prend deux dans le tas B.
heaps-board-key =
    a, b, c : les tas ; o : une pierre.

heaps-lesson-take = Trois tas de pierres sont entre vous et votre adversaire. À votre tour, vous prenez des pierres dans un seul tas, et qui prend la toute dernière gagne.
heaps-lesson-take-task = Prenez des pierres dans n’importe quel tas.
heaps-lesson-take-hint = Par exemple deux dans la rangée du bas : `c2`.
heaps-lesson-take-wrong = Prenez au moins une pierre.
heaps-lesson-take-right = Les places vides montrent ce qui a été pris.
heaps-lesson-heap = On peut prendre plusieurs pierres d’un coup, mais dans un seul tas, et trois au plus.
heaps-lesson-heap-task = Prenez-en autant que vous pouvez.
heaps-lesson-heap-hint = Trois dans le tas de votre choix : `c3`.
heaps-lesson-heap-wrong = Vous pouvez en prendre davantage.
heaps-lesson-heap-right = Trois est le maximum, sauf si vous avez convenu d’une autre limite.
heaps-lesson-most = La limite reste la même, si grand que soit le tas.
heaps-lesson-most-task = Pouvez-vous vider en un tour le tas marqué, qui en compte sept ?
heaps-lesson-most-1 = Oui
heaps-lesson-most-2 = Non
heaps-lesson-most-3 = S’il est le dernier
heaps-lesson-most-hint = Combien de pierres peut-on prendre d’un coup ?
heaps-lesson-most-wrong = Trois pierres d’un coup au plus, dans tous les tas.
heaps-lesson-most-right = Trois à la fois : il faut au moins trois tours.
heaps-lesson-leave = Il reste un tas. Pensez à ce que fera l’adversaire : un tas de quatre est un piège, car quoi qu’il prenne, vous prenez le reste.
heaps-lesson-leave-task = Tendez ce piège.
heaps-lesson-leave-hint = Il y a six pierres, quatre doivent rester : `c2`.
heaps-lesson-leave-wrong = Il n’en reste alors pas quatre, et c’est l’adversaire qui peut tendre le piège.
heaps-lesson-leave-right = Il en reste quatre : vous ne pouvez plus perdre.
heaps-lesson-twins = Deux tas de même taille sont aussi un piège : ce que l’adversaire prend dans l’un, vous le prenez dans l’autre.
heaps-lesson-twins-task = Rendez les deux tas égaux.
heaps-lesson-twins-hint = Le tas du milieu a une pierre de plus : `b1`.
heaps-lesson-twins-wrong = Ils ne sont pas égaux. Comparez ce qui reste.
heaps-lesson-twins-right = Maintenant, imitez l’adversaire.
heaps-lesson-end = Trois pierres, et c’est à vous.
heaps-lesson-end-task = Gagnez.
heaps-lesson-end-hint = Prenez-les toutes : `c3`.
heaps-lesson-end-wrong = L’adversaire prendrait le reste.
heaps-lesson-end-right = C’était la dernière.
heaps-lesson-praise = Vous avez gagné, et vous connaissez l’astuce : bravo !

heaps-puzzle-twins = Des tas égaux : ce que l’adversaire prend dans l’un, vous le prenez dans l’autre.
heaps-puzzle-four = Laissez-en quatre : quoi que l’adversaire prenne, vous prenez le reste.

legend-heaps-stone = Une pierre
legend-heaps-last = Pris à l’instant
alt-heaps-heap = Tas { $heap } : { $count ->
    [0] vide
    [one] une pierre
   *[other] { $count } pierres
  }.
