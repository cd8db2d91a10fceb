# Pour qui gère un serveur. Seule la personne qui lit voit ces textes.
command-settings = réglages
command-settings-hint = Salons, fils, rythme, langue, modération de ce serveur
command-doctor = docteur
command-doctor-hint = Vérifier quelles permissions me manquent, et où
command-moderate = modérer
command-moderate-hint = Fermer, annuler, trancher ou débloquer une partie, avec une raison
command-moderate-end = fermer
command-moderate-end-hint = Fermer une table sans résultat
command-moderate-undo = annuler
command-moderate-undo-hint = Annuler le dernier coup, quelles que soient les conditions
command-moderate-adjudicate = trancher
command-moderate-adjudicate-hint = Trancher une partie : désigner qui gagne, ou partie nulle
command-moderate-unlock = débloquer
command-moderate-unlock-hint = Reprendre une table mise de côté

argument-reason = raison
argument-reason-hint = Votre raison ; elle est notée et montrée à la table
argument-moderated = table
argument-moderated-hint = Le code à la fin du nom du fil (vide : ce fil-ci)
argument-winner = victoire
argument-winner-hint = Qui gagne (vide : partie nulle)

settings-title = **Cairn sur ce serveur.** Choisissez ce que vous voulez changer ; chaque changement prend effet aussitôt.
settings-gone = -# Choisi, mais disparu : { $what }. Faites un autre choix, ou appuyez sur **{ button-clear-gone }**.
button-clear-gone = Retirer ce qui a disparu
settings-line = **{ $page } :** { $how }
settings-page-places = Salons et fils
settings-page-people = Qui joue et qui regarde
settings-page-games = Jeux
settings-page-defaults = Réglages par défaut
settings-page-limits = Limites
settings-page-moderators = Modération
settings-page-results = Résultats
settings-page-daily = Problème du jour
settings-channels = Salons pour les défis (aucun choisi : tous)
settings-channels-none = Tous les salons
settings-players = Rôles autorisés à jouer (aucun choisi : tout le monde). Les parties en cours continuent.
settings-players-none = Tout le monde peut jouer
settings-games = Jeux qu’on peut commencer ici (aucun choisi : tous)
settings-games-none = Tous les jeux
settings-moderators = Rôles autorisés à utiliser `/{ command-moderate }`, en plus des personnes qui gèrent le serveur
settings-how-shown = Discord ne leur montre la commande qu’une fois permise dans Paramètres du serveur → Intégrations → Cairn.
settings-moderators-none = Seulement les personnes qui gèrent le serveur
settings-results_channel = Salon des résultats (aucun choisi : celui du fil de la partie)
settings-results_channel-none = Dans le salon du fil de la partie
settings-season_channel = Salon pour une page par mois : parties, victoires, problèmes (aucun choisi : pas de page)
settings-season_channel-none = Pas de page par mois
settings-pace = Temps par tour, sauf si le défi en fixe un
settings-most_tables = Nombre de parties en cours par personne
settings-most_tables-at-most =
    { $most ->
        [one] { $most } partie par personne
       *[other] { $most } parties par personne
    }
settings-most_challenges = Nombre de défis par personne et par heure
settings-most_challenges-at-most =
    { $most ->
        [0] Défis sans limite
        [one] { $most } défi par heure
       *[other] { $most } défis par heure
    }
settings-language = Langue des messages publics
settings-language-is = Langue : { $chosen }
settings-theme = Couleurs des images publiques
settings-theme-is = Couleurs : { $chosen }
settings-threads-on = Chaque partie a **son propre fil**
settings-threads-off = Les parties se jouent **dans le salon même**, une à la fois
settings-watching-on = Chaque personne qui voit une partie **peut la suivre**
settings-watching-off = **Seules les personnes qui jouent** suivent une partie
settings-results-on = Chaque résultat est annoncé **en une ligne**, sans notification
settings-results-off = Les résultats ne sont montrés que **dans le fil de la partie**
settings-recaps-on = **Avec un résumé** de la partie
settings-recaps-off = Sans résumé
button-watching-on = Permettre de suivre
button-watching-off = Ne plus permettre de suivre
button-recaps-on = Ajouter un résumé
button-recaps-off = Ne plus ajouter de résumé
button-results-on = Annoncer les résultats
button-results-off = Ne plus annoncer les résultats
button-threads-on = Utiliser des fils
button-threads-off = Ne pas utiliser de fils
language-host = Celle du serveur sur Discord, sinon celle du bot
language-en = English
language-fr = Français
language-en-GB = Pseudo-langue

doctor-well = **Tout va bien.** J’ai toutes les permissions qu’il me faut, partout où les défis sont permis.
doctor-ill = **Il me manque quelque chose.** Donnez-moi ces permissions dans les salons ci-dessous (Modifier le salon → Permissions), ou réinvitez-moi avec toutes.
doctor-missing =
    { $count ->
        [one] - Permission manquante, **{ $right }**, dans { $channels }. { $without }
       *[other] - Permission manquante, **{ $right }**, dans { $count } salons : { $channels }. { $without }
    }
doctor-gone-title = **Un choix fait dans `/{ command-settings }` n’existe plus.** Faites-en un autre là-bas :
doctor-gone = - { $page } : { $what }
doctor-commands = **Discord refuse certaines de mes commandes**, et celles d’avant restent en service. La personne qui héberge le bot retrouve ceci dans le journal :
doctor-command = - `{ $path }` : { $reason }
without-view_channel = Rien n’y marche : ni défi, ni tour, ni rappel.
without-send_messages = Je ne peux montrer ni défis ni tours.
without-create_public_threads = Les parties se jouent dans le salon même, une à la fois.
without-create_private_threads = Personne ne peut jouer en privé : il faut pour cela un fil privé.
without-send_messages_in_threads = Les parties se jouent dans le salon même, une à la fois ; celles en cours dans un fil restent muettes.
without-attach_files = Je ne peux pas envoyer d’images : impossible de montrer les tours.
without-read_message_history = Je ne peux pas retirer les vieux boutons, et les fils ne s’ouvrent pas sous leur défi.
button-invite = Réinviter avec tous les droits

moderate-done = C’est fait, noté, et montré à la table `{ $id }`.

error-managers-only = Seules les personnes qui gèrent ce serveur peuvent faire cela.
error-moderators-only = Seule la modération peut faire cela : les personnes qui gèrent ce serveur et les rôles choisis dans `/{ command-settings }`.
error-moderate-which = Quelle table ? Faites-le dans le fil de la partie, ou choisissez-en une dans la liste de `table`.
