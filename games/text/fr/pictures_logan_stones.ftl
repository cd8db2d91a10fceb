legend-logan_stones-beats = Chacune bat la suivante ; 4 en ligne gagnent
legend-logan_stones-acted = Vient d’être jouée
legend-logan_stones-turned = Vient d’être retournée

picture-logan_stones-backs = Dos connus
picture-logan_stones-all = Les autres faces
picture-logan_stones-held = En main : telle quelle, ou retournée

alt-logan_stones-held = En main : la tuile de { $cell }, { $faces }.
alt-logan_stones-line = Quatre en ligne : { $cells }.
alt-logan_stones-turned = Elle a retourné : { $cells }.
alt-logan_stones-table = Sur la table : { $stones }.
alt-logan_stones-open = Cases libres au contact d’au moins deux : { $cells }.
alt-logan_stones-reserve = Réserve, { $name } : { $stones }.
alt-logan_stones-rock = pierre
alt-logan_stones-paper = feuille
alt-logan_stones-scissors = ciseaux
alt-logan_stones-blank = inconnue
alt-logan_stones-over = { $top } sur { $under }

logan_stones-board-key =
    P pierre, F feuille, C ciseaux ;
    en petit : la face du dessous.
    Un point : on peut y poser une tuile.
    0, 1 : les réserves.
