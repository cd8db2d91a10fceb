# What can be wrong: what it is, and what can be done.
error-old-button = This button is from another time of the bot. Use `/{ command-tables }` to find your games.
error-old-command = This command has changed since your Discord last looked. Type it anew; should it stay so, restart Discord.
error-too-fast = One thing after the other, please: I’m still busy with what you asked before.
error-unknown = Something went wrong on our side; nothing was lost. Try again, and if it stays, tell the host the number `{ $reference }`.
error-moved = This server has just been handed to another process of mine, and nothing was changed. Do it once more.
error-database = My database didn’t answer. Look whether it was done; if it wasn’t, try again in a moment.
error-discord = Discord didn’t take my answer. Look whether it was done; if it wasn’t, try again in a moment.
error-forbidden = Discord doesn’t let me do that here: a permission is missing. Somebody who manages this server can see with `/{ command-doctor }` which one.
error-gone = What this was about isn’t there any more. `/{ command-tables }` shows your games.

error-unknown-table = There is no table `{ $id }`. `/{ command-tables }` shows yours.
error-unknown-challenge = There is no challenge `{ $id }`.
error-unknown-game = There is no game called `{ $id }`. `/{ command-help }` lists them.
error-not-your-table = Only the two players of this table can do that.
error-not-your-turn = It isn’t your turn. You’ll be mentioned when it is.
error-old-turn = That picture was an old one: the game has gone on since. Here it is as it stands.
error-table-over = This game is over.
error-set-aside = This table rests until a moderator has looked at it.
error-log-broken = I can’t show this game any more: its log is damaged. Its result still counts.
error-illegal = That isn’t possible here.
error-busy = This table is busy with the move before. Try again in a moment.
error-bad-id = I can’t read that.
error-bad-option = `{ $value }` isn’t offered for { $name }. Choose: { $allowed }.
error-bad-term = `{ $value }` isn’t offered for { $name }.
error-bad-setting = `{ $value }` isn’t offered for { $name }.
error-bad-reason = Please say why, in at most { $most } characters.
error-self-challenge = You can’t challenge yourself. Leave the opponent out, and anyone in the channel can accept.
error-bot-invited = Other bots don’t play. Choose a person, or me, or leave the opponent out.
error-challenged-already = The same challenge stands open already. It can be withdrawn there.
error-channel-not-allowed = Challenges aren’t allowed in this channel. `/{ command-help }` says where they are.
error-challenge-closed = This challenge isn’t open any more.
error-not-in-server = { $who } isn’t in this server, so the challenge would reach nobody. Challenge somebody who is here.
error-not-invited = This challenge is for somebody else. `/{ command-challenge }` makes one of your own.
error-own-challenge = You can’t accept your own challenge. Somebody else has to.
error-not-author = Only who made the challenge can withdraw it.
error-too-many-tables = <@{ $person }> has { $most } tables running, which is as many as this server allows.
error-room-taken = Table `{ $table }` is being played in this channel. Threads can’t be opened here, so it’s one at a time.
error-not-over = This table isn’t over yet.
error-no-takebacks = You agreed to play without takebacks.
error-nothing-to-take-back = There is nothing to take back.
error-revealed = That action showed something hidden, so it stands.
error-takeback-late = Your opponent has played since: that turn stands.
error-asked-already = You have asked already. It’s for your opponent to answer.
error-not-asked = Nobody is asking for a takeback now.
error-no-offer = There is no open offer.
error-offered-already = You have offered that in this turn already.
error-cancel-late = Both have played a turn, so the table can’t be cancelled. You can offer a draw, or resign.
error-no-clock = This table is played without a clock.
error-own-clock = It’s your own clock: only your opponent can do that.
error-time-not-up = The time runs out { $deadline }, not before.
error-away-bad = I can’t read that date. Try `5` for five days, or a date such as `2027-01-31`.
error-away-too-long =
    { $days ->
        [0] That is too long: no days are left to you this year.
        [one] That is too long: one day is left to you this year.
       *[other] That is too long: { $days } days are left to you this year.
    }
error-not-away = You aren’t away.
error-nothing-to-undo = No turn was completed yet.
error-not-set-aside = This table doesn’t rest: there is nothing to unlock.
error-cannot-unlock = The log doesn’t fit the rules this bot knows, so the table can’t go on. It can be ended or decided.
error-no-such-step =
    { $steps ->
        [0] There is nothing to step through yet: nobody has played.
        [one] There is one step to see.
       *[other] There are { $steps } steps to see.
    }
error-no-such-game =
    { $games ->
        [one] This table has one game so far.
       *[other] This table has { $games } games so far.
    }

illegal-empty = Nothing was typed. Write a move, such as the ones `/{ command-move }` suggests.
illegal-unreadable = I can’t read “{ $word }” as a move.
illegal-illegal = I can’t read “{ $word }” (word { $nth }) as a move here.
illegal-ambiguous = “{ $word }” (word { $nth }) can mean more than one thing.
illegal-because = “{ $word }” can’t be played now. { $why }
illegal-turn-over = Your turn ends before “{ $word }” (word { $nth }), so nothing was played.
illegal-nothing-played = Nothing of the line was played.
illegal-game-over = This game is over.
illegal-not-yours = It isn’t your turn.
illegal-near = Possible: { $near }
