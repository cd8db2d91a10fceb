# Échelles : défier quelqu’un au-dessus de soi, et prendre sa place.
command-ladder = échelle
command-ladder-hint = Échelles : défier plus haut que soi et prendre sa place
command-ladder-new = nouvelle
command-ladder-new-hint = Annoncer une échelle dans ce salon (pour la modération)
command-ladder-show = voir
command-ladder-show-hint = L’échelle d’un jeu sur ce serveur : qui tient quelle place
command-ladder-stop = arrêter
command-ladder-stop-hint = Terminer l’échelle d’un jeu sur ce serveur (pour la modération)

button-ladder-up = Défier

ladder-title = **{ $game } : échelle**
ladder-how = On entre tout en bas, puis on défie quelqu’un jusqu’à { $reach } places plus haut, { $pace ->
    [one] { $pace } jour
   *[other] { $pace } jours
} par tour. Si vous gagnez, vous prenez sa place et les places entre vous descendent d’un cran ; une défaite ou une nulle ne change rien.
ladder-refusing = Refuser un défi ou ne pas y répondre ne coûte aucune place. Mais après { $idle } jours sans jouer ici, on descend d’un cran, puis d’un autre tous les { $idle } jours, si la personne juste en dessous a joué ; `/{ command-away }` suspend cela.
ladder-over = **L’échelle est terminée.** Voici les places finales.
ladder-announced = J’ai annoncé l’échelle : on peut participer avec le bouton du message.
ladder-stopped = L’échelle est terminée, avec les places de maintenant. Les parties en cours continuent, mais ne comptent plus pour elle ; ses défis sans réponse sont retirés.
ladder-whom = Qui voulez-vous défier ? Ce sont les places juste au-dessus de la vôtre ; si vous gagnez, vous prenez la place choisie.
ladder-first = Personne n’est au-dessus de vous ! Les autres peuvent vous défier.
ladder-challenged = Votre défi est dans { $where }. Vous pourrez lancer le prochain quand celui-ci aura eu sa réponse et sa partie.
error-ladder-none = Il n’y a pas d’échelle de ce jeu sur ce serveur. La modération peut en annoncer une avec `/{ command-ladder } { command-ladder-new }`.
error-ladder-reach = Les places ont changé : cette personne n’est plus à trois places au plus au-dessus de vous. Appuyez de nouveau sur **{ button-ladder-up }**.
error-ladder-busy = Vous avez déjà lancé un défi sur cette échelle. Vous pourrez lancer le prochain quand celui-ci aura été refusé ou aura expiré, ou quand sa partie sera terminée.
