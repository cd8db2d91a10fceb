logan_stones-title = Logan Stones
logan_stones-tagline = Pierre, feuille, ciseaux sur deux faces : retournez les voisines, alignez quatre symboles.
logan_stones-takes = Environ 14 tours en tout à bon niveau, 11 quand on débute ; environ une partie sur douze dure bien plus longtemps et finit nulle. Les chances sont égales.
logan_stones-seat-0 = Premier
logan_stones-seat-1 = Second
logan_stones-letters = PCF

logan_stones-option-faces = Face posée
logan_stones-option-faces-hint = Si une tuile de la réserve peut aussi être posée côté dos
logan_stones-choice-faces-front = face visible
logan_stones-choice-faces-free = l’une ou l’autre
logan_stones-option-notes = Notes
logan_stones-option-notes-hint = Si votre vue privée garde chaque face que vous avez pu voir
logan_stones-choice-notes-off = non : à vous de vous souvenir
logan_stones-choice-notes-on = oui : le bot retient

logan_stones-reason-quiet = { $limit } tours d’affilée sans nouvelle tuile, et aucune ligne
logan_stones-reason-line = quatre symboles alignés

logan_stones-said-place = tuile { $stone } posée en { $cell }
logan_stones-said-place-over = tuile { $stone } posée retournée en { $cell }
logan_stones-said-lift = tuile soulevée en { $cell }
logan_stones-said-drop = reposée en { $cell }
logan_stones-said-drop-over = retournée, puis reposée en { $cell }
logan_stones-said-flip = tuile retournée en { $cell }
logan_stones-said-placed = { $face ->
    [R] pierre
    [P] feuille
   *[S] ciseaux
} en { $cell } (tuile { $stone })
logan_stones-said-flipped = tuile retournée en { $cell }, côté { $face ->
    [R] pierre
    [P] feuille
   *[S] ciseaux
}
logan_stones-said-lifted = tuile { $face ->
    [R] pierre
    [P] feuille
   *[S] ciseaux
} soulevée en { $cell }
logan_stones-said-put = reposée en { $cell }
logan_stones-said-put-over = reposée en { $cell }, l’autre face dessus : { $face ->
    [R] pierre
    [P] feuille
   *[S] ciseaux
}
logan_stones-said-turned = ce qui retourne { $cells } côté { $face ->
    [R] pierre
    [P] feuille
   *[S] ciseaux
}
logan_stones-said-turned-too = { $cells } côté { $face ->
    [R] pierre
    [P] feuille
   *[S] ciseaux
}
logan_stones-said-turned-unseen = ce qui retourne { $cells }
logan_stones-said-line = ce qui termine une ligne de { $face ->
    [R] pierres
    [P] feuilles
   *[S] ciseaux
} ({ $cells })

logan_stones-step-lift = Soulever et déplacer une tuile
logan_stones-step-flip = Retourner une tuile sur place
logan_stones-step-drop = La reposer
logan_stones-step-same = Même face dessus
logan_stones-step-over = Autre face dessus
logan_stones-unfinished-drop = reposez maintenant la tuile.
logan_stones-label-stone-R = Tuile { $stone } : pierre
logan_stones-label-stone-P = Tuile { $stone } : feuille
logan_stones-label-stone-S = Tuile { $stone } : ciseaux
logan_stones-label-over-R = Tuile { $stone }, dos : pierre
logan_stones-label-over-P = Tuile { $stone }, dos : feuille
logan_stones-label-over-S = Tuile { $stone }, dos : ciseaux
logan_stones-label-same-up-R = Même face dessus : pierre
logan_stones-label-same-up-P = Même face dessus : feuille
logan_stones-label-same-up-S = Même face dessus : ciseaux
logan_stones-label-over-up-R = Autre face dessus : pierre
logan_stones-label-over-up-P = Autre face dessus : feuille
logan_stones-label-over-up-S = Autre face dessus : ciseaux
logan_stones-label-cell-R = { $at } : pierre
logan_stones-label-cell-P = { $at } : feuille
logan_stones-label-cell-S = { $at } : ciseaux
logan_stones-ask-place = Quelle tuile de votre réserve posez-vous ?
logan_stones-ask-act = Déplacer une tuile, ou en retourner une ?
logan_stones-ask-lift = Quelle tuile soulevez-vous ? Vous verrez son autre face, mais il faudra la déplacer.
logan_stones-ask-flip = Quelle tuile retournez-vous ?
logan_stones-ask-drop = Où la reposez-vous ?
logan_stones-pick-1 = Quelle tuile, ou quelle action ?
logan_stones-pick-2 = Où va-t-elle ?
logan_stones-pick-3 = Quelle face dessus ?

logan_stones-margin-turns = { $left ->
    [0] La ligne a été formée au tour { $turns }, toutes les tuiles posées.
    [one] La ligne a été formée au tour { $turns }, alors qu’il restait une tuile à poser.
   *[other] La ligne a été formée au tour { $turns }, alors qu’il restait { $left } tuiles à poser.
}
logan_stones-moment-turned = Il a retourné { $count } tuiles d’un coup.

logan_stones-rules-1-title = Des tuiles à deux faces
logan_stones-rules-1 =
    Dix-huit tuiles montrent pierre, feuille ou ciseaux sur leurs **deux faces**, semblables ou non. **Alignez quatre symboles identiques à votre tour, et vous gagnez.**

    Chacun a huit tuiles, numérotées de 1 à 8. Les deux dernières sont déjà sur la table.

    Tout le monde voit les faces du dessus, réserves comprises. Le **dos de vos huit tuiles** n’est visible que de vous : les petites pastilles de votre vue. Personne ne connaît le dos des deux premières. Quand une tuile se retourne sous vos yeux, vous en avez vu les deux faces, mais il faut vous en souvenir, sauf avec l’option *Notes*.

    -# Nos décisions : il y a trois tuiles de chaque sorte (pierre–pierre, feuille–feuille, ciseaux–ciseaux, pierre–feuille, feuille–ciseaux, ciseaux–pierre), et vous pouvez regarder vos dos.
logan_stones-rules-2-title = Poser une tuile
logan_stones-rules-2 =
    Tant que vous avez des tuiles en réserve, vous en posez **une par tour** : la face visible reste dessus, sur une case vide au contact d’**au moins deux tuiles**, quels que soient leurs symboles.

    L’aire de jeu n’a pas de plateau. Les cases sont des hexagones, nommés par une lettre et un nombre ; deux tuiles se touchent par un côté. Sur l’image, la tuile 4 peut aller en l14, m12, n14 ou o12.

    Une fois posée, une tuile n’appartient plus à personne.

    -# Notre décision : une tuile se pose face visible dessus. L’option *Face posée* permet de la retourner d’abord.
logan_stones-rules-3-title = Retourner les voisines
logan_stones-rules-3 =
    La tuile que vous posez **retourne chaque voisine qu’elle bat** :
    - la pierre bat les ciseaux,
    - les ciseaux battent la feuille,
    - la feuille bat la pierre.

    Toutes les voisines sont comparées en même temps à votre tuile. Cela ne va pas plus loin : une tuile retournée n’en retourne pas d’autres. Et la vôtre ne bouge pas, même à côté d’un symbole plus fort.

    Une tuile aux deux faces semblables se retourne aussi, et montre de nouveau la même chose.

    Sur l’image, une feuille a été posée en o12. Les pierres en n12 et n13 ont été retournées : l’une montre maintenant des ciseaux, l’autre a une pierre sur chaque face.
logan_stones-rules-4-title = Réserve vide : déplacer une tuile
logan_stones-rules-4 =
    Une fois votre réserve vide, à chaque tour vous **déplacez** une tuile ou vous en **retournez** une, peu importe qui l’a posée.

    Pour déplacer, **soulevez** d’abord une tuile. Sans elle, les autres doivent rester **d’un seul tenant**. Vous ne voyez son autre face qu’à ce moment-là, et sans retour possible : c’est elle qu’il faut déplacer.

    {"**"}Reposez**-la ensuite sur une autre case où elle touche au moins deux tuiles, la face de votre choix dessus. Elle retourne les voisines qu’elle bat, comme à la pose.

    Sur l’image, Premier a soulevé les ciseaux en m11 et découvert une pierre sur l’autre face. La tuile peut aller sur toute case qui en touche deux autres, n10 ou o12 par exemple.
logan_stones-rules-5-title = Réserve vide : retourner une tuile
logan_stones-rules-5 =
    On peut aussi **retourner** une tuile sur place. Deux sortes de tuiles s’y prêtent :
    - celle qui en touche **exactement une** autre ;
    - celle qui est le **seul lien** entre des parties de l’île : la règle d’unicité. (Un tel lien ne se déplace pas.)

    Sa nouvelle face dessus, elle retourne les voisines qu’elle bat.

    Sur l’image, k15 et l16 touchent une seule autre tuile ; l14 et m15 sont leurs seuls liens avec le reste. Ces quatre-là peuvent être retournées.

    Si vous ne pouvez ni déplacer ni retourner, vous passez. Si personne ne le peut, la partie est nulle.
logan_stones-rules-6-title = Quatre en ligne
logan_stones-rules-6 =
    Si **quatre tuiles ou plus en ligne droite** montrent le même symbole à la fin de votre tour, vous gagnez. Une ligne suit l’une des trois directions des hexagones.

    Les lignes n’appartiennent à personne. Peu importe qui a posé les tuiles, et si la quatrième a été posée, déplacée ou retournée. Trois symboles alignés sont donc une invitation pour l’adversaire !

    Sur l’image, Premier a posé des ciseaux en o11 : avec n12, m13 et l14, cela fait quatre.

    Vous pouvez convenir d’une partie nulle. Elle l’est aussi après **60 tours de suite** sans pose d’une tuile de réserve (l’option *Tours calmes* fixe un autre nombre).

    -# Notre décision : la limite des tours calmes.
logan_stones-rules-7-title = Notre lecture de la règle d’origine
logan_stones-rules-7 =
    Là où la règle d’origine laisse le choix, nous avons choisi. Chez vous, vous pouvez la lire autrement.

    - **Vos propres dos.** La règle fait tirer huit tuiles « sans les regarder ». Chez nous, vous pouvez regarder sous les vôtres. Une lecture plus stricte ne regarde sous aucune.
    - **La pose.** La règle laisse choisir la face d’une tuile déplacée et ne dit rien d’une tuile posée. La nôtre se pose face visible. Plus libre : l’option *Face posée*.
    - **Soulever.** La règle dit : annoncer un déplacement ou un retournement, puis choisir la face. Chez nous, une tuile soulevée doit être déplacée, une fois son dos vu. Une lecture plus stricte nomme aussi la case avant de regarder.
    - **Les tuiles.** La règle ne les détaille pas. Nous en avons trois de chacune de six sortes. Plus strict : celles de votre boîte.
    - **La fin.** La règle n’a pas de limite. Plus strict : *Tours calmes* sur *jamais*.

logan_stones-notation =
    Poser la tuile 3 de votre réserve : `3@n14` ; retournée, là où c’est permis : `3*@n14`.
    Déplacer : `m13^ @p15` soulève la tuile en m13 et la repose telle quelle en p15 ; `@p15*` la repose retournée. `m13-p15` est compris aussi. Vous pouvez d’abord soulever avec `m13^`, regarder, puis décider.
    Retourner sur place : `m13!`
    Dans les textes, P, F et C sont pierre, feuille et ciseaux ; une petite lettre, la face du dessous.

## Pourquoi ce n’est pas permis
logan_stones-illegal-which-cell = Dites aussi où va la tuile { $stone } : `{ $stone }@…` et une case libre.
logan_stones-illegal-which-stone = Dites laquelle de vos tuiles va en { $cell } : `1@{ $cell }` est votre tuile 1.
logan_stones-illegal-lift-or-flip = Dites que faire de la tuile en { $cell } : `{ $cell }^` la soulève, `{ $cell }!` la retourne.
logan_stones-illegal-drop-first = Vous tenez une tuile : reposez-la d’abord. Elle ne peut pas revenir à sa place.
logan_stones-illegal-reserve-empty = Votre réserve est vide : déplacez ou retournez une tuile de la table.
logan_stones-illegal-no-stone = Il n’y a pas de tuile { $stone } : les vôtres portent les numéros 1 à 8.
logan_stones-illegal-placed-already = Votre tuile { $stone } est déjà sur la table.
logan_stones-illegal-front-only = Dans cette partie, on pose face visible dessus : `{ $stone }@{ $cell }`.
logan_stones-illegal-no-cell = Il n’y a pas de case { $cell } : les colonnes vont de a à z, les nombres de 1 à 26.
logan_stones-illegal-taken = Il y a déjà une tuile en { $cell }.
logan_stones-illegal-touches-one = En { $cell }, elle ne toucherait qu’une tuile : il en faut deux.
logan_stones-illegal-touches-none = En { $cell }, elle ne toucherait aucune tuile : il en faut deux.
logan_stones-illegal-lift-first = Vous ne tenez pas de tuile : soulevez-en d’abord une, par exemple `m13^`.
logan_stones-illegal-same-cell = Vous venez de la soulever de { $cell } : posez-la ailleurs.
logan_stones-illegal-place-first = Tant que vous avez des tuiles en réserve, vous en posez une par tour ; déplacer et retourner viennent après.
logan_stones-illegal-nothing-there = Il n’y a pas de tuile en { $cell }.
logan_stones-illegal-only-link = La tuile en { $cell } est le seul lien : on peut la retourner, pas la déplacer.
logan_stones-illegal-nowhere = La tuile en { $cell } n’a aucune autre case où aller.
logan_stones-illegal-touches-several = La tuile en { $cell } en touche { $count } et n’est pas un lien : on ne retourne qu’une tuile à une seule voisine, ou un lien.

logan_stones-lasts = Environ 13 tours, 10 minutes contre moi
