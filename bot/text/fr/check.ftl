# `python -m bot check` : une ligne par chose, pour qui héberge Cairn.
check-pictures-good = Images : les polices et les bibliothèques sont en place.
check-pictures-bad = Impossible de dessiner les images ({ $error }). Réinstallez Cairn avec sa commande d’installation : elle apporte les polices et les bibliothèques.
check-zones-bad = Fuseaux horaires : cette machine n’en connaît aucun ; le problème du jour suit donc l’heure UTC. Installez le paquet tzdata (sous Debian : apt install tzdata).
check-database-good = Base de données : { $path } est en bon état.
check-database-later = Base de données : { $path } est en bon état ; le prochain démarrage la mettra à jour. Faites d’abord une sauvegarde.
check-database-new = Base de données : { $path } sera créée au premier démarrage.
check-database-bad = Base de données : { $path } est inutilisable ({ $error }). Mettez une sauvegarde à sa place, ou indiquez un autre fichier dans CAIRN_DATABASE.
check-folder-bad = Base de données : impossible d’écrire dans { $path } ({ $error }). Donnez ce droit à l’utilisateur qui lance Cairn, ou changez CAIRN_DATABASE.
check-token-none = Jeton : aucun trouvé. Mettez DISCORD_TOKEN dans .env (portail des développeurs de Discord : votre application → Bot → Reset Token). Sans jeton, `python -m bot` ouvre une page d’essai.
check-token-good = Jeton : Discord l’accepte ; le bot s’appelle { $name }.
check-token-bad = Jeton : Discord le refuse. Renouvelez-le dans le portail des développeurs (votre application → Bot → Reset Token) et mettez le nouveau dans .env.
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
