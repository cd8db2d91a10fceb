## python -m games
terminal-about = Play Cairn’s five games in one terminal
terminal-about-list = which games there are, and their options
terminal-about-learn = learn a game step by step, by typing
terminal-about-play = two people play at this terminal
terminal-about-actions = print the legal actions after a log, as JSON
terminal-about-perft = count the ways a game can go
terminal-about-replay = play an exported game again and check it
terminal-usage-prefix = usage:{" "}
terminal-placeholder-command = COMMAND
terminal-placeholder-game = GAME
terminal-placeholder-file = FILE
terminal-placeholder-name = NAME
terminal-placeholder-value = VALUE
terminal-placeholder-seed = SEED
terminal-placeholder-depth = DEPTH
terminal-placeholder-action = ACTION
terminal-placeholder-level = LEVEL
terminal-os-enoent = there is no such file or folder
terminal-os-eacces = that isn’t allowed
terminal-os-eperm = that isn’t allowed
terminal-os-eisdir = that is a folder
terminal-os-enotdir = a folder in this path is a file
terminal-os-enospc = the disk is full
terminal-os-erofs = nothing can be written there
terminal-os-enametoolong = the name is too long
terminal-heading-arguments = arguments ([in brackets]: optional)
terminal-heading-options = options (optional unless marked “required”)
terminal-heading-commands = commands (one is required)
terminal-help-help = show this and stop
terminal-help-game = a game’s name, see list
terminal-help-game-to-play = a game’s name, see list; required unless --resume is given
terminal-help-actions = the log so far: one action or one turn each; none: the position at the start
terminal-help-file = an exported or recorded game
terminal-help-depth = required: how many actions deep, 1 to 99
terminal-help-divide = count for each first action, at the full depth
terminal-help-seed = the seed of all chance; otherwise play draws one, actions and perft take “cairn”
terminal-help-option = an option of the game, name=value; can be repeated; otherwise its default
terminal-help-lang = en or fr; otherwise from LANG
terminal-help-record = keep the game in this file, updated after each action; otherwise it isn’t kept
terminal-help-resume = go on with a recorded game, and keep it there
terminal-help-names = the two players’ names, seat 0 first; otherwise nobody is named
terminal-help-checks = only the checks, no positions

terminal-usage = Can’t read the command line: { $detail } (see python -m games --help)
terminal-usage-missing = missing: { $missing }
terminal-usage-choice = { $argument } can’t be { $word }; choose { $choices }
terminal-usage-value = { $argument } can’t be { $word }
terminal-usage-lacking = { $argument } needs a value after it
terminal-usage-surplus = { $argument } takes no value, but got { $word }
terminal-usage-twice = { $argument } can’t be used with { $other }
terminal-usage-unknown = unexpected: { $word }
terminal-usage-command = which command? { $commands }
terminal-no-game = There is no game called “{ $word }”. Choose one of: { $games }
terminal-no-option = “{ $word }” isn’t an option: write name=value
terminal-bad-option = Option { $name } can’t be “{ $value }”. Choose: { $allowed }
terminal-bad-seed = A seed is one line of 1 to 200 printable characters
terminal-play-what = Say which game to play, or which file to resume
terminal-resume-alone = A resumed game keeps its own options and seed: leave out --seed and --option
terminal-resume-other = { $file } holds a game of { $game }
terminal-at-argument = Argument { $nth }: { $problem }
terminal-no-file = Can’t read { $file }: { $problem }
terminal-no-text = Can’t read { $file }: it isn’t a text file
terminal-no-write = Can’t write { $file }: { $problem }
terminal-no-place = { $file } isn’t an ordinary file: choose another name
terminal-not-empty = { $file } already holds something: choose another name, or go on with --resume
terminal-not-running = The game in { $file } is over: look at it with replay
terminal-not-opened = { $file } doesn’t contain the seed, so the game can’t go on
terminal-not-holding = The game in { $file } can’t be played on: { $where }
terminal-interrupted = Stopped.

terminal-flaw = { $file }, line { $line }: { $problem }
terminal-flaw-not-an-export = this isn’t an export (its first line must be “{ $format }”)
terminal-flaw-too-long = far too long for an export
terminal-flaw-unprintable = a character that can’t be printed: “{ $detail }”
terminal-flaw-no-header = not a header: “{ $detail }”
terminal-flaw-unknown = unknown header: “{ $detail }”
terminal-flaw-twice = header given twice: “{ $detail }”
terminal-flaw-missing = header missing: “{ $detail }”
terminal-flaw-bad-value = bad value: “{ $detail }”
terminal-flaw-bad-turn = not a turn of the form “1. 0 action, action”: “{ $detail }”
terminal-flaw-cut-short = the last line, the seal, is missing: the file was cut short
terminal-flaw-after-end = text after the last line: “{ $detail }”

terminal-fault-empty = You didn’t type anything.
terminal-fault-too-long = That’s too long: a turn is much shorter.
terminal-fault-unreadable = “{ $word }” (word { $nth }) is too long to be an action.
terminal-fault-illegal = “{ $word }” (word { $nth }) isn’t legal here.
terminal-fault-ambiguous = “{ $word }” (word { $nth }) can be read in several ways.
terminal-fault-turn-over = “{ $word }” (word { $nth }): your turn is already over before it. Nothing was played.
terminal-fault-game-over = The game is over.
terminal-fault-not-yours = “{ $word }” (word { $nth }): there is nothing to do here.
terminal-fault-unquoted = That isn’t legal here. I don’t repeat it, since it may be secret. Type ? for the list.
terminal-fault-because = { $fault } { $why } ({ $rule })
terminal-near = Did you mean: { $near }
terminal-near-ask = Type ? for the list.

## Words typed instead of a move (English ones are always understood)
terminal-command-help = help
terminal-command-undo = undo
terminal-command-view = view
terminal-command-rules = rules
terminal-command-log = log
terminal-command-agree = agree
terminal-command-resign = resign
terminal-command-quit = quit
terminal-spectator = spectator
terminal-yes = yes

terminal-help =
    Type a move, or several of one turn with spaces between. Or:
      ?  lists what is legal     ? b4  only what begins with b4
      undo  takes back the last action of this turn
      view 0 | view 1 | view spectator  shows what that seat may know
      rules [page]   log   agree (both want to stop)   resign   quit
terminal-notation = How moves are written: { $notation }
terminal-welcome = { $title }: { $first } against { $second }. Type help for help.
terminal-promise-seed = Promised: the SHA-256 of the seed is { $commitment }
terminal-promise-secret = Promised: the SHA-256 of the hidden action is { $commitment }
terminal-open-seed = The seed was { $seed }
terminal-open-secret = Action { $index } was “{ $action }”, its salt { $salt }
terminal-prompt = { $seat }, turn { $turn }
terminal-score = { $first } { $ours } : { $theirs } { $second }
terminal-legal = { $count ->
    [one] One legal action:
   *[other] { $count } legal actions:
  }
terminal-none-such = No legal action begins with “{ $word }”.
terminal-no-undo-none = Nothing to take back: this turn hasn’t begun.
terminal-no-undo-shown = That action revealed something hidden: it can’t be taken back.
terminal-undone = Taken back.
terminal-bad-view = Whose view? Type view 0, view 1 or view spectator.
terminal-bad-page = There are rules pages 1 to { $last }.
terminal-look-away = Only { $seat } may look now. Press Enter when ready.
terminal-look-done = Press Enter to hide it again.
terminal-confirm-resign = { $seat } resigns: type yes to confirm
terminal-confirm-agree = Both agree to stop here: type yes to confirm
terminal-not-done = Cancelled.
terminal-left = Left off at turn { $turn }.
terminal-kept = The game is saved in { $file }. To go on: python -m games play --resume { $again }
terminal-recorded = The game is recorded in { $file }.
terminal-lost-record = Not saved this time ({ $problem }). Play on: I’ll try again after the next action.

terminal-option = { $name }: { $allowed } (default { $default })
terminal-turn = { $turn }. { $seat }: { $actions }
terminal-unopened = This game was still running when it was exported: without the seed its positions can’t be shown.

terminal-verdict-holds = OK
terminal-verdict-broken = BROKEN
terminal-verdict-unseen = unknown
terminal-check-rules = rules’ version
terminal-check-log = file as it was written
terminal-unsealed = older record: the log itself isn’t sealed
terminal-unsealed-resumed = { $file } is an older record without a seal: there is no telling whether its log was changed
terminal-note-unsealed = resumed after action { $actions } from an older record without a seal: nothing vouches for what came before
terminal-check-dates = dates
terminal-check-seed = seed as promised
terminal-check-secrets = hidden action as promised
terminal-check-moves = every action legal
terminal-check-result = result by the rules
terminal-check-digest = final position’s digest
terminal-finding = { $verdict } · { $check } ({ $detail })
terminal-finding-bare = { $verdict } · { $check }

## Against an opponent, and opponents against each other
terminal-about-match = let two levels of an opponent meet, and count
terminal-help-against = play against an opponent of level 1 (first game) to 4 (strong)
terminal-help-seat = your own seat against an opponent, 0 or 1
terminal-help-entrant = a level, 1 to 4, or random
terminal-help-games = how many games, seats swapped each time
terminal-seats-against = You play { $person }; the program plays { $other }, at level { $level }.
terminal-played = { $player } played: { $actions }
terminal-other-plays-on = { $player } would rather play on.
terminal-confirm-agree-alone = Your opponent agrees to stop here: type yes to confirm
terminal-match = { $title }: { $one } against { $two }, seed { $seed }
terminal-match-random = random
terminal-match-level = level { $level }
terminal-match-score = Score of { $one }
terminal-match-seat = { $seat }, whoever played it
terminal-match-turns = Turns per game: { $middle } (95% up to { $long }, longest { $longest })
terminal-match-ends = Ends: { $ends }
terminal-match-costs = A turn of { $name }: { $middle } ms (95% up to { $long }, longest { $longest }), { $nodes } nodes (most { $most })

## Learning
terminal-learn-step = { $game } · step { $step } of { $steps }
terminal-learn-prompt = step { $step }
terminal-learn-help = Do what each step asks: type a move, or the letter of an answer. Also: ? (what is legal), hint, skip, back, quit.
terminal-learn-choose = Type the letter of an answer, a to { $last }.
terminal-learn-go-on = Good so far, go on.
terminal-learn-right = ✓ Right. { $why }
terminal-learn-new-position = A new position.
terminal-learn-hint = Hint: { $hint }
terminal-learn-end = { $praise } Now play your first game of { $game }: { $command }
terminal-learn-command-skip = skip
terminal-learn-command-back = back
terminal-learn-command-hint = hint
terminal-learn-command-help = help
terminal-learn-command-quit = quit

## Puzzles
terminal-about-puzzle = solve puzzles by typing
terminal-help-game-of-puzzles = a game’s name, see list; otherwise puzzles of all games
terminal-help-grade = only puzzles of this difficulty, 1 (easy) to 4 (very hard)
terminal-help-puzzle = one puzzle by its name
terminal-help-puzzle-seed = which puzzle comes first; otherwise it’s random
terminal-no-puzzle = There is no puzzle “{ $word }”.
terminal-no-puzzles = There are no puzzles of that kind.
terminal-command-solution = solution
terminal-puzzle-title = { $title }, { $grade } puzzle { $id }
terminal-puzzle-prompt = { $seat }
terminal-puzzle-help = Type your move, solution to see it, quit to stop. What is legal now:
terminal-puzzle-wrong = Not quite. Here’s what would happen:
terminal-puzzle-solved = { $tries ->
    [1] Solved on the first try!
   *[other] Solved in { $tries } tries.
  }
terminal-puzzle-best = The best move { $worth }:
terminal-puzzle-instead = The second-best move { $worth }:
terminal-puzzle-step = {"  "}{ $seat }: { $actions } – { $reason }
terminal-puzzle-next = Press Enter for another puzzle, or type quit
