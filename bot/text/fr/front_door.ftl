# La porte d’entrée : ce que l’on peut faire en arrivant, chaque chose d’une seule touche. Rien que pour qui lit.
command-play = jouer
command-play-hint = Choisir un jeu : l’apprendre, y jouer contre moi ou défier quelqu’un

button-door-learn = Apprendre un jeu
button-door-play = Jouer contre Cairn
button-door-puzzle = Le problème du jour
button-door-challenge = Défier quelqu’un

help-door = **Que voulez-vous faire ?**
door-learn = **Quel jeu voulez-vous apprendre ?** Une leçon prend une dizaine de minutes ; vous pouvez l’arrêter et la reprendre à tout moment.
door-play = **À quel jeu voulez-vous jouer ?**
door-challenge = **À quel jeu, contre quelqu’un d’ici ?**
door-game = **{ $game }**{ $state ->
    [done] {" "}· leçon terminée ✓
    [begun] {" "}· leçon commencée
   *[new] {""}
}
    { $idea }
    -# { $lasts }

card-title = ## { $game }
    { $idea }
card-learn = **Nouveau pour vous ?** La leçon vous montre comment on joue, avec une position à essayer à chaque étape.
card-short = **Vous avez fait la leçon.** Place à une partie courte contre moi, au niveau le plus doux.
card-full = **Contre moi**, le niveau { $level } devrait vous convenir.
card-challenge = **Choisissez votre adversaire** ci-dessous, ou laissez accepter n’importe qui ici.
card-whom = Défier…
button-sit = Jouer contre moi, niveau { $level }
button-sit-short = Partie courte, niveau { $level }
button-sit-full = Partie entière, niveau { $level }
button-game-open = Ouvrir à tout le monde ici

greeting =
    Bonjour ! Je suis Cairn, et je joue avec vous à cinq jeux de plateau, un coup à la fois.
    Que voulez-vous faire ? Je ne lis pas les messages : appuyez sur un bouton, ou tapez / pour voir ce que je sais faire.
button-new-game = Nouvelle partie
