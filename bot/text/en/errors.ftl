# What can be wrong: what it is, and what can be done.
error-old-button = This button is from an older version of me. Use `/{ command-tables }` to find your games.
error-old-command = This command has changed since your Discord app last loaded it. Type it again; if that doesn’t help, restart Discord.
error-too-fast = One thing at a time, please: I’m still on your last request.
error-unknown = Something went wrong on my side; nothing was lost. Please try again. If it keeps happening, give whoever runs the bot this number: `{ $reference }`.
error-moved = I was just switching over to another process, so nothing was changed. Please do it again.
error-stopped = I was being restarted just then. Check whether it worked; if not, do it again in a moment.
error-database = My database didn’t answer. Check whether it worked; if not, try again in a moment.
error-discord = Discord didn’t accept my answer. Check whether it worked; if not, try again in a moment.
error-forbidden = Discord won’t let me do that here: I’m missing a permission. Someone who manages this server can find out which with `/{ command-doctor }`.
error-gone = That isn’t there any more. `/{ command-tables }` shows your games.

error-unknown-table = There is no table `{ $id }`. `/{ command-tables }` shows yours.
error-unknown-challenge = There is no challenge `{ $id }`.
error-unknown-game = There is no game called `{ $id }`. `/{ command-help }` lists them.
error-not-your-table = Only the two players of this table can do that.
error-not-your-turn = It isn’t your turn yet. I’ll mention you when it is.
error-old-turn = That picture was out of date: the game has moved on. Here it is now.
error-table-over = This game is over.
error-set-aside = This table is on hold until a moderator has looked at it.
error-log-broken = I can’t show this game any more: its log is damaged. Its result still counts.
error-illegal = You can’t do that here.
error-busy = I’m still dealing with the last move at this table. Try again in a moment.
error-bad-id = I don’t recognise that.
error-bad-option = `{ $value }` isn’t possible for { $name }. Choose one of: { $allowed }.
error-bad-term = `{ $value }` isn’t possible for { $name }.
error-bad-setting = `{ $value }` isn’t possible for { $name }.
error-bad-reason = Please give a reason, in { $most } characters at most.
error-self-challenge = You can’t challenge yourself. Leave the opponent empty, and anyone in the channel can accept.
error-bot-invited = Other bots don’t play. Choose a person or me, or leave the opponent empty.
error-challenged-already = You’ve already made this challenge, and it’s still open. You can withdraw it under its message.
error-channel-not-allowed = Challenges aren’t allowed in this channel. `/{ command-help }` says where they are.
error-game-not-allowed = This game isn’t played on this server: the people who manage it chose others. `/{ command-play }` shows which.
error-players-only = On this server you need one of these roles to play: { $roles }. Ask the people who manage it.
error-cannot-accept = { $who } couldn’t accept: on this server one needs one of these roles to play: { $roles }. Ask the people who manage it, or challenge somebody else.
error-challenge-closed = This challenge is no longer open.
error-not-in-server = { $who } isn’t in this server and wouldn’t see the challenge. Challenge somebody who is here.
error-not-invited = This challenge is for somebody else. Make your own with `/{ command-challenge }`.
error-own-challenge = This is your own challenge: somebody else has to accept it.
error-not-author = Only the person who made the challenge can withdraw it.
error-too-many-tables = <@{ $person }> already has { $most } games running, the most this server allows.
error-not-taking = <@{ $person }> isn’t taking on another game with you at the moment. Try again another time, or challenge somebody else.
error-forgotten = Your opponent of that game had me forget them, so I can’t ask them. Challenge somebody with `/{ command-challenge }`.
error-not-rated = Rated games are for people who want a rating. Turn it on with **{ button-rated-on }** in `/{ command-preferences }`.
error-blocked-by-you = You’ve blocked <@{ $person }>. To play a new game together, use `/{ command-unblock }` first.
error-cannot-block = You can block other people, but neither yourself nor a bot.
error-too-many-challenges = You’ve made as many challenges within an hour as this server allows ({ $most }). Time for the next one: { $deadline }.
error-room-taken = Table `{ $table }` is being played in this channel. I can’t open threads here, so it’s one game at a time.
error-not-over = This game isn’t over yet.
error-no-takebacks = This game is played without takebacks.
error-nothing-to-take-back = There is nothing to take back.
error-revealed = That action revealed something hidden, so it can’t be taken back.
error-takeback-late = Your opponent has played since, so your move can’t be taken back any more.
error-asked-already = You’ve already asked. It’s up to your opponent now.
error-asked-by-other = Your opponent is already asking for just that. Press **{ button-accept }** under their request.
error-asked-before = That was asked once already for this move, and it stays.
error-not-asked = Nobody is asking for a takeback at the moment.
error-no-offer = There is no offer to answer.
error-offered-already = You’ve already offered that this turn.
error-conditions-practice = I answer within seconds in a game against me, so there’s nothing to prepare.
error-conditions-own-turn = It’s your turn. Once you’ve played, you can prepare answers to what your opponent may play.
error-conditions-full = You can prepare { $most } answers at a table, each up to { $turns } turns deep, your opponent’s included. Clear them to begin again.
error-cancel-late = You’ve both played, so the game can’t be cancelled any more. You can still offer a draw or resign.
error-no-clock = This game is played without a clock.
error-own-clock = That’s your own clock: only your opponent can do that.
error-time-not-up = Not yet: there is time left (deadline { $deadline }).
error-away-bad = I can’t read that date. Try `5` for five days, or a date such as `2027-01-31`.
error-away-too-long =
    { $days ->
        [0] That is too long: you have no days left this year.
        [one] That is too long: you have one day left this year.
       *[other] That is too long: you have { $days } days left this year.
    }
error-not-away = You haven’t set yourself as away.
error-note-too-long = A note has room for { $most } characters. Please shorten it.
error-nothing-to-tell = Only a private game that has ended with a result can be made public.
error-no-private-thread = A private game needs a private thread, and I can’t open one here. It takes a text channel, games in threads (`/{ command-settings }`), and the permissions { right-create_private_threads } and { right-send_messages_in_threads }; `/{ command-doctor }` shows what’s missing. A challenge without `{ argument-private }` needs none of this.
error-no-watching = On this server only the players follow a game. Those who manage the server decide that in `/{ command-settings }`.
error-own-table = This is your own game: I’ll tell you its end anyway.
error-nothing-to-share = You can share a puzzle of the day once you’ve solved it yourself, until the next one comes.
error-no-puzzle-in-it = This position can’t be a puzzle of the day here: its best moves don’t stand out enough, or the server wants no puzzles from games like this one.
error-other-turn-asked = That isn’t asked for any more. Press **{ button-own-turn }** under the game again.
error-nothing-to-undo = No turn has been completed yet.
error-not-set-aside = This table isn’t on hold: there is nothing to unlock.
error-cannot-unlock = This game’s log doesn’t match the rules I know, so the game can’t go on. You can end it or decide it.
error-no-such-step =
    { $steps ->
        [0] There is nothing to replay yet: nobody has played.
        [one] This game has only one step.
       *[other] This game has only { $steps } steps.
    }
error-no-such-game =
    { $games ->
        [one] This table has one game so far.
       *[other] This table has { $games } games so far.
    }

illegal-empty = You didn’t type anything. `/{ command-move }` suggests moves as you type.
illegal-unreadable = I don’t see a move in “{ $word }”.
illegal-illegal = “{ $word }” (word { $nth }) isn’t a move you can make here.
illegal-ambiguous = “{ $word }” (word { $nth }) could mean several moves.
illegal-because = “{ $word }” can’t be played now. { $why }
illegal-turn-over = Your turn is already over before “{ $word }” (word { $nth }), so nothing was played.
illegal-nothing-played = None of it was played.
illegal-game-over = This game is over.
illegal-not-yours = It isn’t your turn.
illegal-near = You could play: { $near }
error-standing-twice = You’re already playing a game from this challenge: table `{ $table }`. You can accept again once it’s over.
error-standing-full =
    { $most ->
        [one] <@{ $person }> plays one game at a time from this challenge, and it’s running. Try again when it’s over.
       *[other] <@{ $person }> plays up to { $most } games at once from this challenge, and they’re all running. Try again when one is over.
    }
error-standing-for-one = A standing challenge is open to everyone here. Leave out the opponent, or leave out `standing`.
