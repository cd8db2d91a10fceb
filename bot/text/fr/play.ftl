# Jouer : commandes, choix pas à pas, et ce qui se règle à deux. Seule la personne qui lit voit ces textes.
command-challenge = défi
command-challenge-hint = Défier quelqu’un
command-practice = entraînement
command-practice-hint = Jouer contre moi
command-practice-game-hint = Jouer à { $game } contre moi : quatre niveaux, des conseils, sans pendule
argument-level = niveau
argument-level-hint = Ma force (vide : un niveau qui vous convient)
choice-level-1 = 1 · première partie
choice-level-2 = 2 · tranquille
choice-level-3 = 3 · bon
choice-level-4 = 4 · fort
command-move = coup
command-move-hint = Jouer un coup en l’écrivant
command-view = vue
command-view-hint = La position telle que vous la voyez, en image et en texte
command-watch = suivre
command-watch-hint = Apprendre en privé comment finit une partie en cours
command-resign = abandonner
command-resign-hint = Abandonner la partie (avec confirmation)
command-draw = nulle
command-draw-hint = Proposer la nulle, ou d’arrêter et de compter
command-undo = reprendre
command-undo-hint = Reprendre votre dernière action, ou demander à reprendre votre dernier tour
command-claim = réclamer
command-claim-hint = Réclamer la victoire quand le temps de l’adversaire est écoulé

command-rematch = revanche
command-rematch-hint = Rejouer la même partie, les places échangées

challenge-remembered = Mêmes conditions qu’à votre dernière partie de { $game }, sauf choix contraire de votre part : { $terms }. `/{ command-preferences }` peut les oublier.
argument-opponent = adversaire
argument-opponent-hint = Qui défier : une personne, ou moi (vide : tout le salon)
argument-first = début
argument-first-hint = Qui commence (d’habitude tiré au sort)
argument-pace = rythme
argument-pace-hint = Temps permis pour chaque tour
argument-takebacks = reprises
argument-takebacks-hint = S’il est permis de reprendre un coup
argument-best_of = parties
argument-best_of-hint = Combien de parties
argument-private = privé
argument-private-hint = S’il faut jouer dans un fil privé, hors de toute liste
argument-text = texte
argument-text-hint = Votre coup en notation ; on peut taper un tour entier sur une ligne
argument-table = table
argument-table-hint = Laquelle de vos parties, si ce n’est pas celle-ci
argument-watched = table
argument-watched-hint = Le code à la fin du nom du fil (vide : ce fil)

argument-standing = permanent
argument-standing-hint = Jouer avec tout le monde, à tout moment : nombre de parties à la fois
argument-rated = classée
argument-rated-hint = Si elle compte pour votre cote : ni reprises de coup ni conseils
choice-rated-no = non
choice-rated-yes = oui
choice-first-lot = tirage au sort
choice-first-host = je commence
choice-first-guest = l’adversaire commence
choice-pace-0 = sans pendule
choice-pace-1 = 1 jour par tour
choice-pace-2 = 2 jours par tour
choice-pace-3 = 3 jours par tour
choice-pace-5 = 5 jours par tour
choice-pace-7 = 7 jours par tour
choice-pace-14 = 14 jours par tour
choice-takebacks-free = libres jusqu’au coup suivant
choice-takebacks-ask = si l’adversaire est d’accord
choice-takebacks-off = aucune
choice-best_of-1 = une partie
choice-best_of-3 = au meilleur de 3
choice-best_of-5 = au meilleur de 5
choice-private-no = non : à la vue du salon
choice-private-yes = oui : dans un fil privé

refusal-ask = Refusé. Souhaitez-vous dire pourquoi ?
refusal-pick = Dire pourquoi
refusal-label-none = Sans raison
refusal-label-not-now = Pas maintenant
refusal-label-other-game = Je préférerais un autre jeu
refusal-label-other-terms = Je préférerais d’autres conditions
refusal-done = Merci ! Je l’ai ajouté sous le défi.
rematch-asked = Revanche demandée : votre défi est dans { $where }.
rematch-begins = La revanche commence dans { $where }.
practice-begun = Votre partie : **[{ $table }]({ $where })**
pocket-begins = Toute la partie tient dans ce message, visible que de vous. S’il disparaît, `/{ command-practice }` la ramène, partout où je ne suis pas invité.
pocket-goes-on = Vous étiez au milieu de cette partie : elle continue ici.
pocket-thinking = Je réfléchis à mon coup…
pocket-yours = Vous : { $notation } · { $words }
pocket-mine = Moi : { $notation } · { $words }
button-go-on = Revenir à la partie
practice-later = Votre partie, **{ $table }**, n’est pas encore là : Discord me fait attendre. Vous la trouverez dans `/{ command-tables }`.
practice-unreachable = Je ne peux pas vous envoyer de messages privés : la partie n’a donc pas commencé. Autorisez-les dans vos paramètres de confidentialité, ou jouez dans le salon d’un serveur.
button-to-table = Aller à la partie
error-open-to-all = Ce défi est ouvert à tout le monde : il n’y a rien à refuser. Seule la personne qui l’a lancé, { $who }, peut le retirer.

pick-step = Choisissez
pick-page = { $first }–{ $last } sur { $all }
pick-unfinished = **Votre tour n’est pas fini** (action { $step }, { $most } au plus) : { $how }
pick-step-number = **Action { $step } sur { $most } au plus**
pick-so-far = Jusqu’ici { $notation } : { $words }
pick-confirm = { $notation } : { $words }. Le jouer ?
move-taken = Un instant : je lis { $notation }.
played = Vous avez joué { $notation } : { $words }.
button-play-it = Jouer
button-at-once = Jouer, désormais sans aperçu
played-at-once = -# Vos coups choisis avec les boutons sont désormais joués aussitôt. `/{ command-preferences }` rétablit l’aperçu.
button-undo-step = Revenir d’un pas
button-previous = ◀ Précédent
button-next = Suivant ▶
button-start = ⏮ Début
button-end = Fin ⏭
button-more = ⋯ Plus
button-type = Saisir
button-undo-action = Reprendre cette action
button-next-table = Table suivante
type-title = Saisir un coup
type-label = Votre coup
type-hint = Une action, ou un tour entier

board-pick = Une autre image
button-note = Ma note
note-title = Ma note sur cette partie
note-label = Visible que de vous
view-note = **Votre note**
    { $note }
error-own-offer = C’est votre propre proposition : c’est à l’adversaire de répondre. **{ button-decline }** la retire.
offer-ask = Que voulez-vous proposer ?
offer-ask-alone = Que souhaitez-vous faire ?
offer-nothing = Il n’y a rien à proposer en ce moment, et aucune proposition à laquelle répondre.
button-offer-draw = Proposer la nulle
button-offer-count = Proposer d’arrêter et de compter
button-withdraw-offer = Retirer ma proposition
button-take-back = Reprendre mon coup
button-withdraw-takeback = Retirer ma demande
more-ask = Autres actions à cette table :
button-watch-on = M’annoncer la fin
button-watch-off = Ne pas m’annoncer la fin
error-watch-which = Quelle partie ? Utilisez `/{ command-watch }` dans son fil, ou ajoutez le code de cinq signes qui termine le nom du fil.
watch-on = Je vous enverrai un seul message privé, à la fin de cette partie.
watch-off = Entendu, je ne vous annoncerai pas la fin.
button-resign = Abandonner
button-resign-sure = Oui, j’abandonne
button-cancel-table = Annuler la partie
resign-ask = Abandonner la partie **{ $table }** ?
resign-done = Vous avez abandonné.
claim-done = La victoire est à vous.
more-time-done = C’est fait. Nouvelle échéance de votre adversaire : { $when }.
cancel-done = La partie est annulée, sans résultat.
keep-done = Très bien, la partie reste ouverte.
tell-result-wished = C’est noté. Quand votre adversaire aura appuyé sur le même bouton, le résultat sera public.
tell-result-done = Vous êtes d’accord : le résultat est public, et compte sur ce serveur.
end-offer-done = C’est proposé. L’adversaire peut accepter jusqu’au début de votre prochain tour.
end-withdraw-done = Votre proposition est retirée.
end-yes-done = D’accord : la partie est finie.
end-no-done = Refusé. La partie continue.
back-yes-done = C’est fait : le coup est repris.
back-no-done = Refusé : le coup reste joué.
back-withdraw-done = Votre demande est retirée.
takeback-done = Votre coup est repris.
takeback-asked-done = C’est demandé. À l’adversaire de répondre.

error-missing-rights = Je ne peux pas jouer ici sans ces permissions : { $rights }. Les personnes qui gèrent ce serveur peuvent me les donner ; `/{ command-doctor }` montre où elles manquent.
error-server-only = Cela ne marche que dans le salon d’un serveur.
table-between = { $game }, { $host } – { $guest }
table-against = { $game } contre { $who }
table-against-level = { $game } contre { $who }, niveau { $level }
draw-ask = Proposer d’arrêter **{ $table }** maintenant ? La proposition vaut jusqu’au début de votre prochain tour.
draw-accept-ask = Votre adversaire propose la nulle dans **{ $table }**. Acceptez-vous ? La partie s’arrête aussitôt.
draw-accept-ask-count = Votre adversaire propose d’arrêter et de compter dans **{ $table }**. Acceptez-vous ? La partie s’arrête aussitôt.
claim-ask = Réclamer la victoire dans **{ $table }** ? La partie s’arrête aussitôt.
error-over-here = La partie de ce fil est finie. Pour une autre, allez dans son fil ou choisissez-la avec `table`.
error-which-table =
    Vous avez plusieurs parties en cours :
    { $tables }
    Faites-le dans le fil de la partie, ou choisissez-en une avec `table`.
error-which-past =
    Vous avez plusieurs parties finies :
    { $tables }
    Faites-le dans le fil de la partie, ou choisissez-en une avec `table`.
error-no-past = Vous n’avez pas encore de partie finie ici.
error-no-table = Vous n’avez pas de partie en cours ici. Lancez-en une avec `/{ command-challenge }`.

right-view_channel = Voir le salon
right-send_messages = Envoyer des messages
right-create_public_threads = Créer des fils publics
right-create_private_threads = Créer des fils privés
right-send_messages_in_threads = Envoyer des messages dans les fils
right-attach_files = Joindre des fichiers
right-read_message_history = Voir les anciens messages

button-hint = Conseil
button-play-hint = Jouer ce coup
hint-turn = { $notation } : { $words }.
hint-why = { $hint }
    Ce coup { $why }.
error-no-hints = Je ne donne pas de conseils dans les parties entre personnes.
error-no-hints-rated = Dans une partie classée, je ne donne pas de conseils. Nous la reverrons ensemble après : `/{ command-review }`.
error-rated-in-server = Une partie classée appartient à un serveur, au classement duquel elle compte. Commencez-la là-bas.
error-no-hint = Je n’ai pas trouvé de conseil cette fois. Réessayez dans un instant.

button-conditions = Préparer des réponses
button-condition-new = Si l’adversaire joue…
button-condition-keep = Garder cette réponse
button-condition-back = Un tour en arrière
button-condition-only = Le seul coup : { $move }
button-conditions-list = Toutes les réponses préparées
button-conditions-clear = Effacer les réponses préparées
button-only-turn-on = Jouer mon seul coup pour moi
button-only-turn-off = Ne plus jouer mon seul coup
conditions-title = **Vos réponses préparées** · visibles que de vous
conditions-none = Aucune pour l’instant.
conditions-hint = -# Si le tour de votre adversaire mène à une position que vous attendiez, je joue aussitôt votre réponse ; tout autre coup l’annule, tout comme un tour repris. Jusqu’à { $most } suites de { $turns } tours.
conditions-count =
    { $count ->
        [one] 1 réponse préparée
       *[other] { $count } réponses préparées
    }
conditions-cleared = Vos réponses préparées sont effacées.
conditions-missed = Votre réponse préparée { $move } n’a pas été jouée. C’est à vous.
condition-theirs = si { $who } joue { $move }
condition-mine = vous jouez { $move }
condition-building = **Une réponse préparée** · rien n’est encore joué
condition-ask-first = **Si { $who } joue…**
condition-ask-next = **Et si { $who } joue ensuite…**
condition-ask-mine = **… vous jouez :**
condition-kept = Gardée. Je la jouerai si la partie y mène.
only-turn-on = Désormais, je joue votre coup ici quand c’est le seul possible.
only-turn-off = Vous choisissez de nouveau tous vos coups ici.

person-command-challenge = Défier à un jeu
new-game-title = Une nouvelle partie
new-game-opponent = Avec qui (personne : tout le salon)
new-game-anybody = Tout le salon
new-game-which = À quel jeu
new-game-first = Qui commence
new-game-pace = Temps permis pour chaque tour
new-game-more = Et aussi
new-game-series = Au meilleur de { $number }
new-game-options = D’autres options, avant l’envoi
new-game-choose = **{ $game }** avec { $who } : choisissez ce qui vous plaît, puis **{ button-challenge }**.
new-game-choose-anybody = **{ $game }** avec tout le salon : choisissez ce qui vous plaît, puis **{ button-challenge }**.
new-game-once = Une partie, avec la première personne qui accepte
new-game-not-private = À découvert : tout le monde ici peut regarder
new-game-not-rated = Non classée
new-game-sent = Votre défi est dans ce salon.
button-challenge = Défier
