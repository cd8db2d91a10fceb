## python -m games
terminal-about = Jouer aux cinq jeux de Cairn dans un terminal
terminal-about-list = quels jeux il y a, et leurs options
terminal-about-learn = apprendre un jeu pas à pas, en tapant
terminal-about-play = deux personnes jouent à ce terminal
terminal-about-actions = donner en JSON les actions permises après un journal
terminal-about-perft = compter les suites possibles d’une partie
terminal-about-replay = rejouer une partie exportée et la vérifier
terminal-usage-prefix = emploi :{" "}
terminal-placeholder-command = COMMANDE
terminal-placeholder-game = JEU
terminal-placeholder-file = FICHIER
terminal-placeholder-name = NOM
terminal-placeholder-value = VALEUR
terminal-placeholder-seed = GRAINE
terminal-placeholder-depth = PROFONDEUR
terminal-placeholder-action = ACTION
terminal-placeholder-level = NIVEAU
terminal-os-enoent = ce fichier ou ce dossier n’existe pas
terminal-os-eacces = ce n’est pas permis
terminal-os-eperm = ce n’est pas permis
terminal-os-eisdir = c’est un dossier
terminal-os-enotdir = un dossier de ce chemin est un fichier
terminal-os-enospc = le disque est plein
terminal-os-erofs = on ne peut rien y écrire
terminal-os-enametoolong = le nom est trop long
terminal-heading-arguments = arguments ([entre crochets] : facultatifs)
terminal-heading-options = options (facultatives, sauf mention « obligatoire »)
terminal-heading-commands = commandes (il en faut une)
terminal-help-help = afficher ceci et s’arrêter
terminal-help-game = le nom d’un jeu, voir list
terminal-help-game-to-play = le nom d’un jeu, voir list ; obligatoire sans --resume
terminal-help-actions = le journal : une action ou un tour par argument ; aucun : la position de départ
terminal-help-file = une partie exportée ou enregistrée
terminal-help-depth = obligatoire : profondeur en actions, de 1 à 99
terminal-help-divide = compter par première action, à la profondeur entière
terminal-help-seed = la graine de tout le hasard ; sinon play en tire une, actions et perft prennent « cairn »
terminal-help-option = une option du jeu, nom=valeur ; peut être répété ; sinon la valeur par défaut
terminal-help-lang = en ou fr ; sinon selon LANG
terminal-help-record = garder la partie dans ce fichier, à jour après chaque action ; sinon elle n’est pas gardée
terminal-help-resume = reprendre une partie enregistrée, et la garder là
terminal-help-names = les noms des deux personnes, le siège 0 d’abord ; sinon personne n’est nommé
terminal-help-checks = seulement les vérifications, sans les positions

terminal-usage = Ligne de commande illisible : { $detail } (voir python -m games --help)
terminal-usage-missing = il manque : { $missing }
terminal-usage-choice = { $argument } ne peut pas valoir { $word } ; au choix : { $choices }
terminal-usage-value = { $argument } ne peut pas valoir { $word }
terminal-usage-lacking = { $argument } attend une valeur après
terminal-usage-surplus = { $argument } n’attend pas de valeur, mais a reçu { $word }
terminal-usage-twice = { $argument } ne s’emploie pas avec { $other }
terminal-usage-unknown = inattendu : { $word }
terminal-usage-command = quelle commande ? { $commands }
terminal-no-game = Il n’y a pas de jeu « { $word } ». Au choix : { $games }
terminal-no-option = « { $word } » n’est pas une option : écrire nom=valeur
terminal-bad-option = L’option { $name } ne peut pas valoir « { $value } ». Au choix : { $allowed }
terminal-bad-seed = Une graine est une ligne de 1 à 200 caractères imprimables
terminal-play-what = Dites à quel jeu jouer, ou quel fichier reprendre
terminal-resume-alone = Une partie reprise garde ses options et sa graine : pas de --seed ni de --option
terminal-resume-other = { $file } contient une partie de { $game }
terminal-at-argument = Argument { $nth } : { $problem }
terminal-no-file = Impossible de lire { $file } : { $problem }
terminal-no-text = Impossible de lire { $file } : ce n’est pas un fichier texte
terminal-no-write = Impossible d’écrire { $file } : { $problem }
terminal-no-place = { $file } n’est pas un fichier ordinaire : choisissez un autre nom
terminal-not-empty = { $file } contient déjà quelque chose : choisissez un autre nom, ou reprenez avec --resume
terminal-not-running = La partie de { $file } est finie : regardez-la avec replay
terminal-not-opened = { $file } ne contient pas la graine : impossible de continuer la partie
terminal-not-holding = La partie de { $file } ne peut pas continuer : { $where }
terminal-interrupted = Arrêté.

terminal-flaw = { $file }, ligne { $line } : { $problem }
terminal-flaw-not-an-export = ce n’est pas un export (la première ligne doit être « { $format } »)
terminal-flaw-too-long = bien trop long pour un export
terminal-flaw-unprintable = un caractère non imprimable : « { $detail } »
terminal-flaw-no-header = ce n’est pas un en-tête : « { $detail } »
terminal-flaw-unknown = en-tête inconnu : « { $detail } »
terminal-flaw-twice = en-tête donné deux fois : « { $detail } »
terminal-flaw-missing = en-tête manquant : « { $detail } »
terminal-flaw-bad-value = valeur incorrecte : « { $detail } »
terminal-flaw-bad-turn = ce n’est pas un tour de la forme « 1. 0 action, action » : « { $detail } »
terminal-flaw-cut-short = la dernière ligne, le sceau, manque : le fichier est tronqué
terminal-flaw-after-end = du texte après la dernière ligne : « { $detail } »

terminal-fault-empty = Vous n’avez rien tapé.
terminal-fault-too-long = C’est trop long : un tour est bien plus court.
terminal-fault-unreadable = « { $word } » (mot { $nth }) est trop long pour une action.
terminal-fault-illegal = « { $word } » (mot { $nth }) n’est pas permis ici.
terminal-fault-ambiguous = « { $word } » (mot { $nth }) peut se lire de plusieurs façons.
terminal-fault-turn-over = « { $word } » (mot { $nth }) : votre tour est déjà fini avant. Rien n’a été joué.
terminal-fault-game-over = La partie est finie.
terminal-fault-not-yours = « { $word } » (mot { $nth }) : il n’y a rien à faire ici.
terminal-fault-unquoted = Ce n’est pas permis ici. Je ne le répète pas, c’est peut-être un secret. Tapez ? pour la liste.
terminal-fault-because = { $fault } { $why } ({ $rule })
terminal-near = Vouliez-vous dire : { $near }
terminal-near-ask = Tapez ? pour la liste.

## Les mots tapés au lieu d’un coup (les mots anglais marchent toujours)
terminal-command-help = aide
terminal-command-undo = annuler
terminal-command-view = vue
terminal-command-rules = règles
terminal-command-log = journal
terminal-command-agree = accord
terminal-command-resign = abandon
terminal-command-quit = quitter
terminal-spectator = public
terminal-yes = oui

terminal-help =
    Tapez un coup, ou plusieurs du même tour séparés par des espaces. Ou bien :
      ?  montre ce qui est permis     ? b4  seulement ce qui commence par b4
      annuler  reprend la dernière action de ce tour
      vue 0 | vue 1 | vue public  montre ce que ce siège peut savoir
      règles [page]   journal   accord (arrêter à deux)   abandon   quitter
terminal-notation = Comment s’écrivent les coups : { $notation }
terminal-welcome = { $title } : { $first } contre { $second }. Tapez aide pour de l’aide.
terminal-promise-seed = Promis : le SHA-256 de la graine est { $commitment }
terminal-promise-secret = Promis : le SHA-256 de l’action cachée est { $commitment }
terminal-open-seed = La graine était { $seed }
terminal-open-secret = L’action { $index } était « { $action } », son sel { $salt }
terminal-prompt = { $seat }, tour { $turn }
terminal-score = { $first } { $ours } : { $theirs } { $second }
terminal-legal = { $count ->
    [one] Une action permise :
   *[other] { $count } actions permises :
  }
terminal-none-such = Aucune action permise ne commence par « { $word } ».
terminal-no-undo-none = Rien à reprendre : ce tour n’a pas commencé.
terminal-no-undo-shown = Cette action a révélé quelque chose de caché : elle ne se reprend pas.
terminal-undone = Repris.
terminal-bad-view = La vue de qui ? Tapez vue 0, vue 1 ou vue public.
terminal-bad-page = Les règles ont les pages 1 à { $last }.
terminal-look-away = Pour { $seat } seulement. Appuyez sur Entrée pour montrer.
terminal-look-done = Appuyez sur Entrée pour cacher de nouveau.
terminal-confirm-resign = Abandon ({ $seat }) : tapez oui pour confirmer
terminal-confirm-agree = Accord des deux côtés pour arrêter ici : tapez oui pour confirmer
terminal-not-done = Annulé.
terminal-left = Arrêt au tour { $turn }.
terminal-kept = La partie est gardée dans { $file }. Pour reprendre : python -m games play --resume { $again }
terminal-recorded = La partie est enregistrée dans { $file }.
terminal-lost-record = Pas enregistré cette fois ({ $problem }). Continuez : je réessaierai après la prochaine action.

terminal-option = { $name } : { $allowed } (par défaut { $default })
terminal-turn = { $turn }. { $seat } : { $actions }
terminal-unopened = Cette partie durait encore quand elle a été exportée : sans la graine, les positions restent cachées.

terminal-verdict-holds = OK
terminal-verdict-broken = ERREUR
terminal-verdict-unseen = inconnu
terminal-check-rules = version des règles
terminal-check-log = fichier tel qu’écrit
terminal-unsealed = enregistrement ancien : le journal lui-même n’est pas scellé
terminal-unsealed-resumed = { $file } est un enregistrement ancien, sans sceau : rien ne dit si son journal a été changé
terminal-note-unsealed = reprise après l’action { $actions } d’un enregistrement ancien, sans sceau : rien ne répond de ce qui précède
terminal-check-dates = dates
terminal-check-seed = graine comme promise
terminal-check-secrets = action cachée comme promise
terminal-check-moves = toutes les actions permises
terminal-check-result = résultat selon les règles
terminal-check-digest = empreinte de la position finale
terminal-finding = { $verdict } · { $check } ({ $detail })
terminal-finding-bare = { $verdict } · { $check }

## Contre un adversaire, et des adversaires entre eux
terminal-about-match = opposer deux niveaux d’un adversaire et compter
terminal-help-against = jouer contre un adversaire de niveau 1 (première partie) à 4 (fort)
terminal-help-seat = votre place contre un adversaire, 0 ou 1
terminal-help-entrant = un niveau, de 1 à 4, ou random (au hasard)
terminal-help-games = combien de parties, les places échangées chaque fois
terminal-seats-against = Vous : { $person }. Le programme, au niveau { $level } : { $other }.
terminal-played = { $player } : { $actions }
terminal-other-plays-on = Votre adversaire préfère continuer ({ $player }).
terminal-confirm-agree-alone = Votre adversaire accepte d’arrêter ici : tapez oui pour confirmer
terminal-match = { $title } : { $one } contre { $two }, graine { $seed }
terminal-match-random = hasard
terminal-match-level = niveau { $level }
terminal-match-score = Points de { $one }
terminal-match-seat = { $seat }, peu importe qui
terminal-match-turns = Tours par partie : { $middle } (95 % jusqu’à { $long }, la plus longue { $longest })
terminal-match-ends = Fins : { $ends }
terminal-match-costs = Un tour de { $name } : { $middle } ms (95 % jusqu’à { $long }, au plus { $longest }), { $nodes } nœuds (au plus { $most })

## Apprendre
terminal-learn-step = { $game } · étape { $step } sur { $steps }
terminal-learn-prompt = étape { $step }
terminal-learn-help = Faites ce que chaque étape demande : tapez un coup, ou la lettre d’une réponse. Et aussi : ? (ce qui est permis), conseil, passer, retour, quitter.
terminal-learn-choose = Tapez la lettre d’une réponse, de a à { $last }.
terminal-learn-go-on = C’est bien parti, continuez.
terminal-learn-right = ✓ C’est juste. { $why }
terminal-learn-new-position = Nouvelle position.
terminal-learn-hint = Conseil : { $hint }
terminal-learn-end = { $praise } À vous de jouer votre première partie de { $game } : { $command }
terminal-learn-command-skip = passer
terminal-learn-command-back = retour
terminal-learn-command-hint = conseil
terminal-learn-command-help = aide
terminal-learn-command-quit = quitter

## Problèmes
terminal-about-puzzle = résoudre des problèmes en tapant
terminal-help-game-of-puzzles = le nom d’un jeu, voir list ; sinon des problèmes de tous les jeux
terminal-help-grade = seulement des problèmes de cette difficulté, de 1 (facile) à 4 (très difficile)
terminal-help-puzzle = un problème par son nom
terminal-help-puzzle-seed = quel problème vient d’abord ; sinon c’est tiré au sort
terminal-no-puzzle = Il n’y a pas de problème « { $word } ».
terminal-no-puzzles = Il n’y a pas de problème de cette sorte.
terminal-command-solution = solution
terminal-puzzle-title = { $title }, problème { $id } ({ $grade })
terminal-puzzle-prompt = { $seat }
terminal-puzzle-help = Tapez votre coup, « solution » pour la voir, « quitter » pour finir. Ce qui est permis :
terminal-puzzle-wrong = Pas tout à fait. Voici ce qui arriverait :
terminal-puzzle-solved = { $tries ->
    [1] Résolu au premier essai !
   *[other] Résolu en { $tries } essais.
  }
terminal-puzzle-best = Le meilleur coup { $worth } :
terminal-puzzle-instead = Le deuxième meilleur coup { $worth } :
terminal-puzzle-step = {"  "}{ $seat } : { $actions } – { $reason }
terminal-puzzle-next = Entrée pour un autre problème, ou tapez « quitter »
