logan_stones-title = Logan Stones
logan_stones-tagline = Pierre, feuille, ciseaux sur deux faces : retournez, puis alignez quatre symboles.
logan_stones-seat-0 = Premier
logan_stones-seat-1 = Second

logan_stones-option-faces = Face à la pose
logan_stones-option-faces-hint = Si une tuile de la réserve peut aussi être posée le dos dessus
logan_stones-choice-faces-front = face visible
logan_stones-choice-faces-free = au choix
logan_stones-option-notes = Notes
logan_stones-option-notes-hint = Si votre vue privée garde chaque face que vous avez pu voir
logan_stones-choice-notes-off = non : à vous de retenir
logan_stones-choice-notes-on = oui : le bot retient

logan_stones-reason-line = quatre symboles alignés

logan_stones-said-place = pose la tuile { $stone } en { $cell }
logan_stones-said-place-over = pose la tuile { $stone } retournée en { $cell }
logan_stones-said-lift = soulève la tuile en { $cell }
logan_stones-said-drop = la repose en { $cell }
logan_stones-said-drop-over = la retourne et la repose en { $cell }
logan_stones-said-flip = retourne la tuile en { $cell }

logan_stones-step-lift = Soulever et déplacer une tuile
logan_stones-step-flip = Retourner une tuile sur place
logan_stones-step-drop = La reposer
logan_stones-step-same = Telle quelle
logan_stones-step-over = Retournée
logan_stones-pick-1 = Quelle tuile, ou que faire
logan_stones-pick-2 = Quelle case
logan_stones-pick-3 = Quelle face dessus

logan_stones-rules-1-title = Des tuiles à deux faces
logan_stones-rules-1 =
    Dix-huit tuiles portent pierre (R), feuille (P) ou ciseaux (S) sur leurs **deux faces**, semblables ou non : trois tuiles de chaque sorte RR, PP, SS, RP, PS et RS. Chaque joueur en a huit, numérotées de 1 à 8. Deux sont déjà sur la table, en m13 et n13.

    Il n’y a pas de plateau. Les cases sont des hexagones désignés par une lettre et un nombre.

    Tous voient les faces visibles, réserves comprises. Vous seul connaissez aussi le **dos de vos huit tuiles** ; personne ne connaît celui des deux premières. Qui voit une tuile se retourner en connaît les deux faces, mais doit s’en souvenir, sauf avec l’option *Notes*.

    Trois tuiles de chaque sorte, et le droit de regarder ses propres dos : ce sont des décisions de notre part.
logan_stones-rules-2-title = Poser, et retourner les voisines
logan_stones-rules-2 =
    Tant que vous avez des tuiles en réserve, posez-en **une** par tour : face visible dessus, sur une case vide au contact d’**au moins deux** tuiles. (Avec l’option *Face à la pose : au choix*, vous pouvez aussi la poser retournée.)

    Votre tuile retourne alors chaque **voisine qu’elle bat** :
    • la pierre bat les ciseaux,
    • les ciseaux battent la feuille,
    • la feuille bat la pierre.

    Toutes les voisines sont comparées en même temps à votre tuile, et rien d’autre ne se retourne ensuite. La vôtre ne bouge pas, même à côté d’un symbole plus fort. Une tuile à deux faces semblables se retourne aussi, mais montre toujours le même symbole.
logan_stones-rules-3-title = Quand la réserve est vide
logan_stones-rules-3 =
    À chaque tour, vous déplacez une tuile ou vous en retournez une ; peu importe qui l’a posée.

    Pour **déplacer**, soulevez une tuile et reposez-la sur une **autre** case, la face de votre choix dessus, au contact d’au moins deux des autres. Sans elle, les autres doivent rester **d’un seul tenant**. Dès qu’elle est soulevée, vous voyez son autre face et devez la déplacer, elle et pas une autre.

    Pour **retourner** une tuile sur place, il faut qu’elle en touche **exactement une** autre, ou qu’elle soit le **seul lien** entre des parties de l’île. Un tel lien ne se déplace pas.

    La tuile retourne ensuite les voisines qu’elle bat, comme à la pose. Si vous ne pouvez ni déplacer ni retourner, votre adversaire continue.
logan_stones-rules-4-title = Quatre en ligne
logan_stones-rules-4 =
    Si à la fin de votre tour **quatre tuiles ou plus en ligne droite** montrent le même symbole, vous gagnez. Une ligne suit l’une des trois directions des hexagones.

    Les lignes n’appartiennent à personne. Trois symboles alignés sont une invitation pour l’adversaire, et peu importe que le quatrième ait été posé ou retourné.

    Vous pouvez convenir d’une partie nulle. Décision de notre part : la partie est nulle aussi après 60 tours de suite sans pose d’une tuile de réserve (le nombre est une option).

logan_stones-notation =
    Poser la tuile 3 de votre réserve : `3@n14` ; retournée, là où c’est permis : `3*@n14`.
    Déplacer : `m13^ @p15` soulève la tuile en m13 et la repose telle quelle en p15 ; `@p15*` la repose retournée. `m13-p15` est compris aussi. Vous pouvez d’abord soulever avec `m13^`, regarder, puis décider.
    Retourner sur place : `m13!`

## Pourquoi ce n’est pas permis
logan_stones-illegal-which-stone = Dites laquelle de vos tuiles va en { $cell } : `1@{ $cell }` est votre tuile 1.
logan_stones-illegal-lift-or-flip = Dites que faire de la tuile en { $cell } : `{ $cell }^` la soulève, `{ $cell }!` la retourne.
logan_stones-illegal-drop-first = Vous tenez une tuile : reposez-la d’abord. Une fois soulevée, elle ne revient pas à sa place.
logan_stones-illegal-reserve-empty = Votre réserve est vide : déplacez ou retournez une tuile de la table.
logan_stones-illegal-no-stone = Il n’y a pas de tuile { $stone } : les vôtres portent les numéros 1 à 8.
logan_stones-illegal-placed-already = Votre tuile { $stone } est déjà sur la table.
logan_stones-illegal-front-only = Dans cette partie, on pose face visible dessus : `{ $stone }@{ $cell }`.
logan_stones-illegal-no-cell = Il n’y a pas de case { $cell } : les colonnes vont de a à z, les nombres de 1 à 26.
logan_stones-illegal-taken = Il y a déjà une tuile en { $cell }.
logan_stones-illegal-touches-one = En { $cell }, elle ne toucherait qu’une tuile : il en faut deux.
logan_stones-illegal-touches-none = En { $cell }, elle ne toucherait aucune tuile : il en faut deux.
logan_stones-illegal-lift-first = Vous ne tenez pas de tuile : soulevez-en d’abord une, par exemple `m13^`.
logan_stones-illegal-same-cell = C’est de { $cell } que vous l’avez soulevée : elle va sur une autre case.
logan_stones-illegal-place-first = Tant que vous avez des tuiles en réserve, vous en posez une par tour ; déplacer et retourner viennent après.
logan_stones-illegal-nothing-there = Il n’y a pas de tuile en { $cell }.
logan_stones-illegal-only-link = La tuile en { $cell } est le seul lien : on peut la retourner, pas la déplacer.
logan_stones-illegal-nowhere = La tuile en { $cell } n’a aucune autre case où aller.
logan_stones-illegal-touches-several = La tuile en { $cell } en touche { $count } et n’est pas un lien : on ne retourne qu’une tuile à une seule voisine, ou un lien.
