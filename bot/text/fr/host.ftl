# Pour qui gère un serveur. Seule la personne qui lit voit ces textes.
command-settings = réglages
command-settings-hint = Salons, fils, rythme, langue, modération de ce serveur
command-doctor = docteur
command-doctor-hint = Quelle permission me manque, où, et ce qui échoue sans elle
command-moderate = modérer
command-moderate-hint = Fermer, annuler, trancher ou débloquer une partie, avec une raison
command-moderate-end = fermer
command-moderate-end-hint = Fermer une table sans résultat
command-moderate-undo = annuler
command-moderate-undo-hint = Reprendre le dernier tour, quelles que soient les conditions
command-moderate-adjudicate = trancher
command-moderate-adjudicate-hint = Décider d’une partie : quelqu’un gagne, ou la partie est nulle
command-moderate-unlock = débloquer
command-moderate-unlock-hint = Remettre en jeu une table mise de côté

argument-reason = raison
argument-reason-hint = Pourquoi ; c’est noté, et montré à la table
argument-moderated = table
argument-moderated-hint = Les cinq lettres à la fin du nom du fil ; sans elles, la table de ce fil
argument-winner = gagnant
argument-winner-hint = Qui gagne ; sans nom, partie nulle

settings-title = **Comment Cairn se comporte sur ce serveur.** Chaque changement prend effet aussitôt.
settings-channels = Salons où les défis sont permis (aucun choisi : tous)
settings-channels-all = Tous les salons
settings-moderators = Rôles qui peuvent utiliser `/{ command-moderate }`, en plus de qui gère ce serveur
settings-how-shown = Discord leur montre la commande une fois permise dans Paramètres du serveur → Intégrations → Cairn.
settings-moderators-none = Aucun rôle
settings-pace = Temps pour un tour, si le défi n’en dit rien
settings-most_tables = Tables en cours permises par personne
settings-cap =
    { $most ->
        [one] { $most } table par personne
       *[other] { $most } tables par personne
    }
settings-language = Langue des messages publics
settings-theme = Couleurs des images publiques
settings-threads-on = Chaque table ouvre **son propre fil**.
settings-threads-off = Les tables se jouent **dans le salon même**, une à la fois.
settings-results-on = Chaque résultat est annoncé en une ligne **dans le salon**, sans notification.
settings-results-off = Les résultats restent **à la table**.
button-results-on = Annoncer les résultats
button-results-off = Ne pas les annoncer
button-threads-on = Ouvrir des fils
button-threads-off = Ne pas ouvrir de fils
language-host = Celle de l’hébergeur
language-en = English
language-fr = Français

doctor-well = **Tout va bien.** J’ai toutes les permissions qu’il me faut, partout où les défis sont permis.
doctor-ill = **Il manque quelque chose.** Donnez-moi ces permissions dans les salons nommés (Modifier le salon → Permissions), ou invitez-moi de nouveau avec toutes.
doctor-missing =
    { $count ->
        [one] - Permission manquante, **{ $right }**, dans { $channels }. { $without }
       *[other] - Permission manquante, **{ $right }**, dans { $count } salons : { $channels }. { $without }
    }
doctor-gone = - { $channel } est nommé dans `/{ command-settings }`, mais je ne le trouve plus. Refaites-y votre choix.
without-view_channel = Rien n’y marche : ni défi, ni tour, ni rappel.
without-send_messages = Défis et tours ne peuvent pas être montrés.
without-create_public_threads = Les tables se jouent dans le salon même, une à la fois.
without-send_messages_in_threads = Les tables se jouent dans le salon même, une à la fois ; celles en cours restent muettes.
without-attach_files = Il n’y a pas d’images : les tours ne peuvent pas être montrés.
without-read_message_history = Les vieux boutons ne peuvent pas être retirés, et les fils ne s’ouvrent pas sous leur défi.
button-invite = Inviter avec toutes les permissions

moderate-done = C’est fait, et noté. La table `{ $id }` le montre.

error-managers-only = Seules les personnes qui gèrent ce serveur peuvent faire cela.
error-moderators-only = Seule la modération peut faire cela : qui gère ce serveur, et les rôles nommés dans `/{ command-settings }`.
error-moderate-which = Quelle table ? Faites-le dans le fil de la table, ou donnez les cinq lettres à la fin du nom du fil.
