alt-logan_stones-held = En main : la tuile de { $cell }, { $faces }.
alt-logan_stones-line = Quatre en ligne : { $cells }.
alt-logan_stones-turned = Retournées par elle : { $cells }.
alt-logan_stones-table = Sur la table : { $stones }.
alt-logan_stones-reserve = Réserve, { $name } : { $stones }.
