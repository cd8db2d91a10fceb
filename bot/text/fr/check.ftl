# `python -m bot check` : une ligne par chose, pour qui héberge Cairn.
check-pictures-good = Images : les polices et les bibliothèques sont en place.
check-pictures-bad = Impossible de dessiner les images ({ $error }). Réinstallez Cairn avec sa commande d’installation : elle apporte les polices et les bibliothèques.
check-zones-bad = Fuseaux horaires : cette machine n’en connaît aucun ; le problème du jour suit donc l’heure UTC. Installez le paquet tzdata (sous Debian : apt install tzdata).
check-database-good = Base de données : { $path } est en bon état.
check-database-later = Base de données : { $path } est en bon état ; le prochain démarrage la mettra à jour. Faites d’abord une sauvegarde.
check-database-new = Base de données : { $path } sera créée au premier démarrage.
check-database-bad = Base de données : { $path } est inutilisable ({ $error }). Mettez une sauvegarde à sa place, ou indiquez un autre fichier dans CAIRN_DATABASE.
check-server-bad = Base de données : { $error } Voyez docs/hosting.md, ou donnez une autre adresse dans CAIRN_DATABASE.
check-server-unsafe = Base de données : le serveur PostgreSQL tourne avec { $settings } désactivé ; une coupure de courant peut faire perdre des tours, voire toute la base. Activez ce qui est désactivé dans postgresql.conf et redémarrez le serveur.
check-folder-bad = Base de données : impossible d’écrire dans { $path } ({ $error }). Donnez ce droit à l’utilisateur qui lance Cairn, ou changez CAIRN_DATABASE.
check-token-none = Jeton : aucun trouvé. Mettez DISCORD_TOKEN dans .env (portail des développeurs de Discord : votre application → Bot → Reset Token). Sans jeton, Cairn ouvre une page d’essai.
check-token-good = Jeton : Discord l’accepte ; le bot s’appelle { $name }.
check-token-bad =
    Jeton : Discord le refuse. Renouvelez-le dans le portail des développeurs (votre application → Bot → Reset Token) et mettez le nouveau dans { $file ->
        [environment] la variable d’environnement DISCORD_TOKEN
       *[other] { $file }
    }.
check-discord-bad = Discord est injoignable ({ $error }). Vérifiez la connexion de cette machine, et DISCORD_API_URL si vous l’avez changé.
check-code-grant = Les invitations échouent tant que « Requires OAuth2 Code Grant » est coché. Décochez-le dans le portail des développeurs (votre application → Bot).
check-not-public = Personne d’autre que vous ne peut inviter ce bot, car « Public Bot » est décoché. Pour vos propres serveurs, c’est très bien.
check-intents = Intents : aucun intent privilégié n’est nécessaire ; laissez-les décochés dans le portail des développeurs.
check-rights-missing = Serveur { $server } : il manque des permissions ({ $rights }). Réinvitez le bot par le lien ci-dessous, ou ajoutez-les à son rôle.
check-servers =
    { $count ->
        [0] Le bot n’est encore sur aucun serveur : ouvrez le lien ci-dessous pour l’inviter.
        [one] Le bot est sur un serveur ; `/{ command-doctor }` en examine les salons.
       *[other] Le bot est sur { $count } serveurs ; `/{ command-doctor }` en examine les salons.
    }
check-invite = Pour l’inviter, avec juste les permissions nécessaires : { $url }
check-endpoint = Une « Interactions Endpoint URL » est indiquée : Discord y envoie clics et commandes, et Cairn n’en reçoit aucun. Supprimez-la dans le portail des développeurs (votre application → General Information).
check-user-install = On peut ajouter l’application à un compte personnel, pour apprendre et s’entraîner partout en privé. Pour y mettre fin, décochez « User Install » dans le portail des développeurs (votre application → Installation), puis redémarrez-moi.
check-no-user-install = L’application ne peut pas être ajoutée à un compte personnel. Pour permettre d’apprendre et de s’entraîner partout en privé, cochez « User Install » dans le portail des développeurs (votre application → Installation), puis redémarrez-moi.
check-addresses =
    L’application n’a pas d’adresse pour { $lacking ->
        [terms] ses conditions d’utilisation
        [privacy] sa politique de confidentialité
       *[both] ses conditions d’utilisation ni pour sa politique de confidentialité
    } ; Discord le demande avant qu’un bot puisse rejoindre plus de 100 serveurs. Ajoutez ce qui manque dans le portail des développeurs (votre application → General Information).
check-commands-good = Commandes : Discord n’y trouve rien à redire.
check-commands-bad = Commandes : Discord refuse { $path } ({ $reason }). Cairn démarrerait avec ses commandes d’avant ; merci de signaler cette ligne.
check-rights-unknown = Serveur { $server } : Discord ne dit pas quelles permissions a le bot. Utilisez-y `/{ command-doctor }`.
check-write-bad = Disque : impossible d’écrire dans { $path } ({ $error }). Donnez ce droit à l’utilisateur qui lance Cairn.
check-room-bad = Disque : il ne reste que { $free } Mo là où se trouve { $path }. Faites de la place : il en faut au moins 200.
check-running = Mesures : un Cairn en marche les montre sur le port { $port } de { $host }.
check-sessions-few = Sessions : Discord ne laisse ce bot en ouvrir que { $left } de plus dans les { $hours } prochaines heures ; un démarrage attendrait donc. Quelque chose le redémarre trop souvent : son journal dit quoi.
