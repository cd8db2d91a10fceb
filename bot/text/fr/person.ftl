# Ce que chacun règle pour soi : préférences, absence, vie privée. Seule la personne qui lit voit ces textes.
command-preferences = préférences
command-preferences-hint = Aperçu, messages privés, couleurs de vos images
command-away = absence
command-away-hint = Arrêter vos pendules quand vous ne pouvez pas jouer, 30 jours par an au plus
command-back = retour
command-back-hint = Vous pouvez rejouer : vos pendules repartent
command-privacy = confidentialité
command-privacy-hint = Ce qui est gardé de vous ; en prendre copie, ou le faire oublier

argument-until = date
argument-until-hint = Des jours ou une date : 5, 2 semaines, 2027-01-31, lundi

prefer-title = **Vos préférences**
prefer-preview-on = Un coup choisi par boutons vous est d’abord montré ; vous le confirmez ensuite.
prefer-preview-off = Un coup choisi par boutons est joué aussitôt.
prefer-direct-on = Les rappels vous parviennent aussi en message privé.
prefer-direct-off = Les rappels n’arrivent que dans le fil de la table.
prefer-language = Je vous réponds en français, puisque votre Discord est réglé ainsi (je parle aussi anglais). En public, je parle la langue du serveur.
prefer-theme-pick = Couleurs des images que vous seul voyez
prefer-board = { $game } : { $board }
theme-server = Comme le serveur
theme-light = Claires
theme-dark = Sombres
button-preview-on = Montrer un aperçu
button-preview-off = Se passer d’aperçu
button-direct-on = Me rappeler aussi en privé
button-direct-off = Plus de messages privés

away-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
away-done =
    Vous êtes en pause jusqu’au { $until } : les pendules de vos tables sont arrêtées, et vos adversaires voient pourquoi. `/{ command-back }` y met fin plus tôt. { $days ->
        [0] Il ne vous reste aucun jour cette année.
        [one] Il vous reste { $days } jour cette année.
       *[other] Il vous reste { $days } jours cette année.
    }
away-back = Bon retour. Vos pendules repartent.

# Ce qu’on peut écrire comme date, séparé par des blancs ; toutes les langues sont lues.
until-fillers = jusque jusqu’ jusqu’au jusqu’a au a le la dans pendant pour prochain de d’
until-days = j jour jours
until-weeks = sem semaine semaines
until-tomorrow = demain
until-weekdays = lundi mardi mercredi jeudi vendredi samedi dimanche
until-months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre

privacy-kept = **Ce qui est gardé de vous**
    - votre identifiant Discord et le nom que vous portez, pour l’écrire sur les images et les fils
    - vos défis et vos parties : conditions, coups et leur heure, résultats
    - vos préférences, et quand vous étiez en pause
    - les problèmes que vous avez essayés, et en combien d’essais vous les avez résolus
    - vos actions de modération, et celles d’autrui à vos tables, avec leurs raisons

    Tout cela se trouve dans une seule base de données, sur l’ordinateur de qui héberge ce bot ; personne d’autre ne le reçoit. Je ne lis pas les messages, et n’en garde aucun.

    Combien de temps : **jusqu’à ce que vous le fassiez oublier.** Ce qui attend d’être montré est gardé jusqu’à ce qu’il le soit, et l’effet d’un bouton ou d’une commande pendant une heure, pour que rien ne soit fait deux fois. Les copies de la base que l’hébergeur a faites auparavant restent jusqu’à ce qu’il les supprime.
privacy-mine = Tout ce qui est gardé de vous. Les secrets des parties en cours n’y figurent pas.
privacy-forget-ask =
    { $tables ->
        [0] Vous n’avez pas de table en cours.
        [one] Votre table en cours finit sans résultat.
       *[other] Vos { $tables } tables en cours finissent sans résultat.
    } Votre nom et votre identifiant sont remplacés partout par quelqu’un sans nom ; vos adversaires gardent leurs parties. Sont effacés vos préférences et vos pauses, vos problèmes, vos parties contre moi, et ce que la modération a écrit à vos tables ou que vous y avez écrit vous-même. Les copies de la base faites auparavant par l’hébergeur le contiennent encore. Les messages déjà écrits dans les salons ne dépendent pas de moi : on peut les y supprimer. **C’est sans retour.**
privacy-forgotten = C’est fait : plus rien ici ne mène à vous. Si vous rejouez, ce sera comme une nouvelle personne.
button-mine = Exporter ce qui est gardé de moi
button-forget = M’oublier…
button-forget-sure = Oui, m’oublier
