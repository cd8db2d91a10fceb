# Playing: commands, the picker, and what is settled between two people. Only the reader sees these.
command-challenge = challenge
command-challenge-hint = Challenge somebody to a game
command-practice = practice
command-practice-hint = Play against the bot
command-practice-game-hint = Play { $game } against me: four levels, hints, no clock
argument-level = level
argument-level-hint = How well the bot plays; left out, the level that suits you
choice-level-1 = 1 · first game
choice-level-2 = 2 · casual
choice-level-3 = 3 · good
choice-level-4 = 4 · hard
command-move = move
command-move-hint = Play a move by typing it
command-view = view
command-view-hint = See the position as only you may, as a picture and as text
command-resign = resign
command-resign-hint = Give up the game; you’ll be asked once more
command-draw = draw
command-draw-hint = Offer to end the game in agreement
command-undo = undo
command-undo-hint = Take back your last action, or ask for your last turn
command-claim = claim
command-claim-hint = Claim the win when your opponent’s time is up

command-rematch = rematch
command-rematch-hint = Play the same again, with sides swapped

argument-opponent = opponent
argument-opponent-hint = Whom you challenge: a person, or me; left out, anyone in the channel may accept
argument-first = first
argument-first-hint = Who begins (usually by lot)
argument-pace = pace
argument-pace-hint = How long a turn may take
argument-takebacks = takebacks
argument-takebacks-hint = Whether a turn can be taken back
argument-best_of = best-of
argument-best_of-hint = How many games
argument-text = text
argument-text-hint = Your move in notation; a whole turn in one line is fine
argument-table = table
argument-table-hint = Which of your tables, if you mean another than this one

choice-first-lot = by lot
choice-first-host = I begin
choice-first-guest = my opponent begins
choice-pace-0 = no clock
choice-pace-1 = 1 day a turn
choice-pace-2 = 2 days a turn
choice-pace-3 = 3 days a turn
choice-pace-5 = 5 days a turn
choice-pace-7 = 7 days a turn
choice-pace-14 = 14 days a turn
choice-takebacks-free = free, until the opponent has played
choice-takebacks-ask = if the opponent agrees
choice-takebacks-off = none
choice-best_of-1 = one game
choice-best_of-3 = best of 3
choice-best_of-5 = best of 5

refusal-ask = Declined. Would you like to say why?
refusal-pick = Say why
refusal-label-none = No reason
refusal-label-not-now = Not now
refusal-label-other-game = I’d rather play another game
refusal-label-other-terms = I’d rather have other terms
refusal-done = Thank you. It stands there now.
rematch-asked = You asked for a rematch: the challenge stands in { $where }.
rematch-begins = The rematch begins in { $where }.
practice-begun = Your table: **[{ $table }]({ $where })**
practice-later = Your table, **{ $table }**, isn’t shown yet: Discord keeps me waiting. You’ll find it in `/{ command-tables }`.
practice-unreachable = I can’t send you direct messages, so there’s no table. Allow them in your privacy settings, or play in a server’s channel.
button-to-table = Go to the table
error-open-to-all = This challenge is open to anyone here, so there is nothing to decline. Only { $who } can withdraw it.

pick-step = Choose
pick-page = { $first }–{ $last } of { $all }
pick-unfinished = **Your turn isn’t over** · step { $step } of up to { $most }: { $how }
pick-step-number = **Step { $step } of up to { $most }**
pick-so-far = So far { $notation }: { $words }
pick-confirm = { $notation }: { $words }. Play it?
move-taken = { $notation } is on its way. Once it is played, the new picture shows it.
played = You played { $notation }: { $words }.
button-play-it = Play it
button-undo-step = Undo step
button-lot = Leave it to chance
button-lot-again = Another one
button-type = Type it
button-undo-action = Take back
button-next-table = Next table
type-title = Type a move
type-label = Your move
type-hint = One action, or a whole turn

board-pick = Another picture
error-own-offer = This is your own offer: your opponent answers it. **{ button-decline }** takes it back.
offer-ask = What would you like to offer?
offer-nothing = There is nothing to offer or to answer now.
button-offer-draw = Offer a draw
button-offer-count = Offer to stop and count
button-withdraw-offer = Withdraw my offer
button-take-back = Take back
button-withdraw-takeback = Withdraw my request
more-ask = What else can be done at this table:
button-resign = Resign
button-resign-sure = Yes, I resign
button-cancel-table = Cancel the table
resign-ask = Do you really want to give up **{ $table }**?
resign-done = You resigned.
claim-done = The win is yours.
more-time-done = Done: your opponent’s time now runs out { $when }.
cancel-done = The table is cancelled, without a result.
keep-done = Good. The table stays.
end-offer-done = Offered. It stands until your next turn begins.
end-withdraw-done = Your offer is withdrawn.
end-yes-done = Agreed: the game is over.
end-no-done = Declined. The game goes on.
back-yes-done = The turn was given back.
back-no-done = Declined: the turn stands.
back-withdraw-done = Your request is withdrawn.
takeback-done = Taken back.
takeback-asked-done = Asked. It’s for your opponent to decide.

error-missing-rights = I can’t play here: I need { $rights }. Somebody who manages this server can give me that; `/{ command-doctor }` shows where it’s missing.
error-server-only = That works in a server’s channel, not here.
table-between = { $game }, { $host } – { $guest }
table-against = { $game } against { $who }
draw-ask = Offer an end in **{ $table }**? It stands until your next turn begins.
draw-accept-ask = Your opponent offers a draw in **{ $table }**. Accept it? The game ends at once.
draw-accept-ask-count = Your opponent offers to stop and count in **{ $table }**. Accept it? The game ends at once.
claim-ask = Claim the win in **{ $table }**? The game ends at once.
error-over-here = The game in this thread is over. What you want to do elsewhere, do there, or choose the table with `table`.
error-which-table =
    You have several tables:
    { $tables }
    Use this in the table’s thread, or choose one with `table`.
error-which-past =
    You have several finished games:
    { $tables }
    Use this in the game’s thread, or choose one with `table`.
error-no-past = You have no finished game here yet.
error-no-table = You have no running table here. `/{ command-challenge }` starts one.

right-view_channel = to see this channel
right-send_messages = to send messages
right-create_public_threads = to open threads
right-send_messages_in_threads = to write in threads
right-attach_files = to attach files
right-read_message_history = to read message history

button-hint = Hint
hint-turn = { $notation }: { $words }.
hint-why = { $hint }
    It { $why }.
error-no-hints = There are no hints in games between people.
error-no-hint = No hint could be found this time. Try again in a moment.
