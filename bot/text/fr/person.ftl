# Ce que chacun règle pour soi : préférences, absence, vie privée. Seule la personne qui lit voit ces textes.
command-preferences = préférences
command-preferences-hint = Heures calmes, rappels, cote, aperçu, couleurs de vos images
command-away = pause
command-away-hint = Mettre vos pendules en pause, jusqu’à 30 jours par an
command-back = retour
command-back-hint = Vous revoilà : vos pendules repartent
command-block = bloquer
command-block-hint = Ne plus commencer de partie avec quelqu’un, sans que cela se voie
command-unblock = débloquer
command-unblock-hint = Accepter de nouveau les parties avec quelqu’un
command-privacy = confidentialité
command-privacy-hint = Ce que je garde sur vous ; le télécharger ou l’effacer

argument-until = date
argument-until-hint = Un nombre de jours ou une date : 5, 2 semaines, 2027-01-31, lundi
argument-blocked-hint = De qui il s’agit

prefer-title = **Vos préférences**
prefer-preview-on = Quand vous choisissez un coup avec les boutons, vous voyez d’abord où il mène, puis vous le confirmez.
prefer-preview-off = Un coup choisi avec les boutons est joué aussitôt.
prefer-direct-on = Les rappels vous parviennent aussi en message privé.
prefer-direct-off = Les rappels n’arrivent que dans le fil de la partie.
prefer-direct-time-up-on = Quand votre temps est écoulé, je vous l’écris aussi en privé.
prefer-direct-time-up-off = Quand votre temps est écoulé, je ne le dis que dans le fil de la partie.
prefer-rated-on = Vos parties classées comptent pour votre cote.
prefer-rated-off = Vous ne jouez pas de parties classées et n’avez pas de cote.
prefer-no-quiet = Vous n’avez pas d’heures calmes : les notifications arrivent de jour comme de nuit.
prefer-quiet = Aucune notification de { $from } à { $to } ({ $zone }) ; tout est publié malgré tout.
prefer-reminder-none = Je ne vous rappelle pas les parties qui vous attendent.
prefer-reminder-half = Je vous rappelle votre coup quand la moitié de votre temps est écoulée.
prefer-reminder-late = Je vous rappelle votre coup quand les quatre cinquièmes de votre temps sont écoulés.
prefer-reminder-day = Je vous rappelle votre coup un jour avant la fin de votre temps.
prefer-digest = Au lieu de rappels, vous recevez un message par jour après vos heures calmes : ce qui vous attend.
prefer-language = Je vous réponds en français, comme votre Discord (je parle aussi anglais). En public, j’utilise la langue du serveur.
button-ring = Heures calmes et rappels
ring-title = Heures calmes et rappels
ring-from = Aucune notification à partir de
ring-no-quiet = Pas d’heures calmes
ring-to = … jusqu’à
ring-zone = Quelle heure est-il chez vous ?
ring-reminder = Quand me rappeler mon coup
ring-reminder-none = Jamais
ring-reminder-half = Quand la moitié du temps est écoulée
ring-reminder-late = Quand les quatre cinquièmes sont écoulés
ring-reminder-day = Un jour avant la fin
ring-digest = Un message par jour au lieu de rappels
ring-digest-no = Non, un rappel pour chaque partie
ring-digest-yes = Oui, après mes heures calmes
error-digest-without-quiet = Le message quotidien arrive à la fin de vos heures calmes. Choisissez aussi vos heures calmes.
prefer-pictures = **Vos images** : couleurs, et genre de plateau quand un jeu en a plusieurs
prefer-nothing-remembered = **Nouvelles parties** : qui commence quand vous ne le dites pas
prefer-remembered = **Nouvelles parties** : vos défis reprennent vos dernières conditions ({ $games }) ; ci-dessous, qui commence quand vous ne le dites pas
prefer-seat-pick = Qui commence
seat-usual = Comme la dernière fois, ou d’habitude
seat-host = Je commence
seat-guest = L’adversaire commence
seat-lot = Qui commence : tirage au sort
button-forget-terms = Oublier mes dernières conditions
prefer-theme-pick = Couleurs de vos images privées
prefer-board = { $game } : { $board }
theme-server = Comme sur le serveur
theme-light = Claires
theme-dark = Sombres
button-preview-on = Montrer un aperçu
button-preview-off = Jouer sans aperçu
button-direct-on = M’écrire aussi en privé
button-direct-off = Plus de messages privés
button-rated-on = Jouer des parties classées
button-rated-off = Plus de parties classées
button-blocked = Personnes bloquées
blocked-who = **Vous avez bloqué :** { $people }
blocked-nobody = **Vous n’avez bloqué personne.**
blocked-means = Avec une personne que vous avez bloquée, aucune nouvelle partie ne commence : ni défi ni revanche. Elle n’en est pas informée, et les parties en cours continuent.
block-done = C’est fait : plus de nouvelle partie avec { $who }. Les défis ouverts entre vous sont fermés.
unblock-done = C’est fait : { $who } et vous pouvez de nouveau vous défier.
block-pick = Bloquer quelqu’un
unblock-pick = Débloquer quelqu’un

away-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
away-done =
    Vous êtes en pause jusqu’au { $until } : vos pendules sont arrêtées, et vos adversaires savent pourquoi. `/{ command-back }` y met fin plus tôt. { $days ->
        [0] Il ne vous reste aucun jour cette année.
        [one] Il vous reste { $days } jour cette année.
       *[other] Il vous reste { $days } jours cette année.
    }{ $withdrawn ->
        [0] {""}
        [one] {" "}Votre défi permanent est retiré.
       *[other] {" "}Vos { $withdrawn } défis permanents sont retirés.
    }
away-back = Quel plaisir de vous revoir ! Vos pendules repartent.

# Ce qu’on peut écrire comme date, séparé par des blancs ; toutes les langues sont lues.
until-fillers = jusque jusqu’ jusqu’au jusqu’a au a le la dans pendant pour prochain de d’
until-days = j jour jours
until-weeks = sem semaine semaines
until-tomorrow = demain
until-weekdays = lundi mardi mercredi jeudi vendredi samedi dimanche
until-months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre

privacy-kept = **Ce que je garde sur vous**
    - votre identifiant Discord et votre nom affiché, pour l’écrire sur les images et les fils
    - vos défis et vos parties : conditions, coups et leur heure, résultats
    - vos préférences, vos dernières conditions pour chaque jeu, vos heures calmes, et quand vous étiez en pause
    - les réponses que vous avez préparées, jusqu’à ce qu’elles soient jouées ou annulées ; vos notes sur des parties, les parties dont vous voulez connaître la fin, et les personnes que vous avez bloquées
    - où vous en êtes dans les leçons ; les problèmes qui vous ont été montrés, le nombre d’essais qu’il vous a fallu, et quand vous les avez résolus, l’avez partagé ou en avez vu la solution, et les positions de vos parties que vous offrez à un serveur comme problèmes
    - les championnats et les échelles que vous avez rejoints ou annoncés, et vos dates d’arrivée et de départ
    - votre vote, là où un serveur joue contre moi, jusqu’à ce qu’un coup soit joué, et votre souhait que chaque vote vous soit annoncé
    - vos actions de modération, et celles d’autrui à vos tables, avec leurs raisons

    Tout est dans une seule base de données, sur l’ordinateur de la personne qui héberge ce bot ; personne d’autre n’y a accès. Je ne lis pas vos messages et n’en garde aucun.

    Combien de temps : **jusqu’à ce que vous demandiez l’oubli.** Un message à publier est gardé jusqu’à sa publication, et l’effet d’un bouton ou d’une commande pendant une heure, pour que rien ne soit fait deux fois. Les sauvegardes déjà faites de la base restent jusqu’à ce que la personne qui héberge le bot les supprime.
privacy-mine = Tout ce que je garde sur vous. Les secrets des parties en cours n’y figurent pas.
privacy-forget-ask =
    { $tables ->
        [0] Vous n’avez pas de partie en cours.
        [one] Votre partie en cours finira sans résultat.
       *[other] Vos { $tables } parties en cours finiront sans résultat.
    } Votre nom et votre identifiant disparaissent partout ; vos adversaires gardent leurs parties, contre quelqu’un sans nom (👤). J’efface vos préférences et vos pauses, vos réponses préparées, vos notes et vos blocages, vos problèmes, votre vote, vos parties contre moi, et les raisons écrites par la modération à vos tables, ou par vous au titre de la modération. Les sauvegardes déjà faites de la base contiennent encore tout cela. Je ne peux pas reprendre ce qui est déjà publié dans les salons, messages et noms de fils ; on peut le supprimer sur place. **C’est irréversible.**
privacy-forgotten = C’est fait : plus rien ici ne renvoie à vous. Si vous rejouez, vous serez quelqu’un de nouveau.
button-mine = Télécharger mes données
button-forget = M’oublier…
button-forget-sure = Oui, m’oublier
