# Playing: commands, the picker, and what is settled between two people. Only the reader sees these.
command-challenge = challenge
command-challenge-hint = Challenge somebody to a game
command-practice = practice
command-practice-hint = Play against me
command-practice-game-hint = Play { $game } against me: four levels, hints, no clock
argument-level = level
argument-level-hint = How well I play (empty: a level that suits you)
choice-level-1 = 1 · first game
choice-level-2 = 2 · casual
choice-level-3 = 3 · good
choice-level-4 = 4 · strong
command-move = move
command-move-hint = Play a move by typing it
command-view = view
command-view-hint = See the position as only you may see it, as a picture and as text
command-watch = watch
command-watch-hint = Be told in private how somebody’s running game ends
command-resign = resign
command-resign-hint = Give up the game (I’ll ask you to confirm)
command-draw = draw
command-draw-hint = Offer a draw, or to stop and count
command-undo = undo
command-undo-hint = Take back your last action, or ask to take back your last turn
command-claim = claim
command-claim-hint = Claim the win when your opponent’s time is up

command-rematch = rematch
command-rematch-hint = Play the same again, with sides swapped

challenge-remembered = Settings as in your last game of { $game }, wherever you chose nothing else now: { $terms }. `/{ command-preferences }` can forget them.
argument-opponent = opponent
argument-opponent-hint = Who to challenge: a person, or me (empty: anyone in the channel)
argument-first = first
argument-first-hint = Who goes first (usually random)
argument-pace = pace
argument-pace-hint = How long each turn may take
argument-takebacks = takebacks
argument-takebacks-hint = Whether turns can be taken back
argument-best_of = best-of
argument-best_of-hint = How many games
argument-private = private
argument-private-hint = Whether to play in a private thread, away from all lists
argument-text = text
argument-text-hint = Your move in notation; you can type a whole turn in one line
argument-table = table
argument-table-hint = Which of your games, if not this one
argument-watched = table
argument-watched-hint = The code at the end of the thread’s name (empty: this thread)

argument-standing = standing
argument-standing-hint = Play anyone, any time: up to how many games at once (empty: one game)
argument-rated = rated
argument-rated-hint = Whether it counts for your ratings: no takebacks, no hints
choice-rated-no = no
choice-rated-yes = yes
choice-first-lot = random
choice-first-host = I go first
choice-first-guest = my opponent goes first
choice-pace-0 = no clock
choice-pace-1 = 1 day per turn
choice-pace-2 = 2 days per turn
choice-pace-3 = 3 days per turn
choice-pace-5 = 5 days per turn
choice-pace-7 = 7 days per turn
choice-pace-14 = 14 days per turn
choice-takebacks-free = until the next move is played
choice-takebacks-ask = if the opponent agrees
choice-takebacks-off = none
choice-best_of-1 = one game
choice-best_of-3 = best of 3
choice-best_of-5 = best of 5
choice-private-no = no: in the open
choice-private-yes = yes: in a private thread

refusal-ask = Declined. Would you like to say why?
refusal-pick = Say why
refusal-label-none = No reason
refusal-label-not-now = Not now
refusal-label-other-game = I’d rather play another game
refusal-label-other-terms = I’d rather have other settings
refusal-done = Thanks! I’ve added that to the challenge.
rematch-asked = You asked for a rematch: your challenge is in { $where }.
rematch-begins = The rematch begins in { $where }.
practice-begun = Your game: **[{ $table }]({ $where })**
pocket-begins = The whole game is in this message, and only you can see it. If it’s gone, `/{ command-practice }` brings it back, in any place that hasn’t invited me.
pocket-goes-on = You were in the middle of this game: it goes on here.
pocket-thinking = I’m thinking about my move…
pocket-yours = You: { $notation } · { $words }
pocket-mine = Me: { $notation } · { $words }
button-go-on = Back to the game
practice-later = Your game, **{ $table }**, isn’t here yet: Discord is keeping me waiting. You’ll find it in `/{ command-tables }`.
practice-unreachable = I can’t send you direct messages, so no game began. Allow them in your privacy settings, or play in a server’s channel.
button-to-table = Go to the game
error-open-to-all = This challenge is open to everyone, so you don’t need to decline it. Only { $who } can withdraw it.

pick-step = Choose
pick-page = { $first }–{ $last } of { $all }
pick-unfinished = **Your turn isn’t over** (action { $step }, at most { $most }): { $how }
pick-step-number = **Action { $step } of at most { $most }**
pick-so-far = So far { $notation }: { $words }
pick-confirm = { $notation }: { $words }. Play it?
move-taken = One moment: I’m reading { $notation }.
played = You played { $notation }: { $words }.
button-play-it = Play it
button-at-once = Play it, no previews from now on
played-at-once = -# Moves you choose with buttons are now played right away. `/{ command-preferences }` brings the preview back.
button-undo-step = Step back
button-previous = ◀ Previous
button-next = Next ▶
button-start = ⏮ Start
button-end = End ⏭
button-more = ⋯ More
button-type = Type it
button-undo-action = Take back this action
button-next-table = Next table
type-title = Type a move
type-label = Your move
type-hint = One action or a whole turn

board-pick = Another picture
button-note = My note
note-title = My note on this game
note-label = Only you see it
view-note = **Your note**
    { $note }
error-own-offer = That’s your own offer: it’s up to your opponent. **{ button-decline }** withdraws it.
offer-ask = What would you like to offer?
offer-ask-alone = What would you like to do?
offer-nothing = There is nothing to offer or answer right now.
button-offer-draw = Offer a draw
button-offer-count = Offer to stop and count
button-withdraw-offer = Withdraw my offer
button-take-back = Take back my move
button-withdraw-takeback = Withdraw my request
more-ask = What else you can do at this table:
button-watch-on = Tell me the end
button-watch-off = Don’t tell me the end
watch-on = I’ll send you one direct message when this game is over.
watch-off = All right, I won’t tell you the end.
error-watch-which = Whose game? Use `/{ command-watch }` in its thread, or add the five-character code that ends the thread’s name.
button-resign = Resign
button-resign-sure = Yes, I resign
button-cancel-table = Cancel the game
resign-ask = Resign **{ $table }**?
resign-done = You resigned.
claim-done = The win is yours.
more-time-done = Done. Your opponent’s new deadline: { $when }.
cancel-done = The game is cancelled, with no result.
keep-done = Good to know. The game stays open.
tell-result-wished = Noted. Once your opponent presses the same button, the result is public.
tell-result-done = You both want it: the result is public, and counts on this server.
end-offer-done = Offered. Your opponent can accept until your next turn begins.
end-withdraw-done = Your offer is withdrawn.
end-yes-done = Agreed: the game is over.
end-no-done = Declined. The game goes on.
back-yes-done = Done: it’s taken back.
back-no-done = Declined: the move stays.
back-withdraw-done = Your request is withdrawn.
takeback-done = Taken back.
takeback-asked-done = Asked. It’s up to your opponent now.

error-missing-rights = I can’t play here without these permissions: { $rights }. Someone who manages this server can give them to me; `/{ command-doctor }` shows where they’re missing.
error-server-only = That only works in a server’s channel.
table-between = { $game }, { $host } – { $guest }
table-against = { $game } against { $who }
table-against-level = { $game } against { $who }, level { $level }
draw-ask = Offer to end **{ $table }** now? The offer is open until your next turn begins.
draw-accept-ask = Your opponent offers a draw in **{ $table }**. Accept? That ends the game right away.
draw-accept-ask-count = Your opponent offers to stop and count in **{ $table }**. Accept? That ends the game right away.
claim-ask = Claim the win in **{ $table }**? That ends the game right away.
error-over-here = The game in this thread is over. For another one, go to its thread or choose it with `table`.
error-which-table =
    You have several games running:
    { $tables }
    Do it in the game’s thread, or choose one with `table`.
error-which-past =
    You have several finished games:
    { $tables }
    Do it in the game’s thread, or choose one with `table`.
error-no-past = You haven’t finished a game here yet.
error-no-table = You have no game running here. Start one with `/{ command-challenge }`.

right-view_channel = View Channel
right-send_messages = Send Messages
right-create_public_threads = Create Public Threads
right-create_private_threads = Create Private Threads
right-send_messages_in_threads = Send Messages in Threads
right-attach_files = Attach Files
right-read_message_history = Read Message History

button-hint = Hint
button-play-hint = Play this move
hint-turn = { $notation }: { $words }.
hint-why = { $hint }
    It { $why }.
error-no-hints = I don’t give hints in games between people.
error-no-hints-rated = In a rated game I give no hints. I’ll look back at it with you afterwards: `/{ command-review }`.
error-rated-in-server = A rated game belongs to a server, whose leaderboard it counts for. Start it there.
error-no-hint = I couldn’t find a hint this time. Try again in a moment.

button-conditions = Prepare answers
button-condition-new = If they play…
button-condition-keep = Keep this answer
button-condition-back = One turn back
button-condition-only = The only move: { $move }
button-conditions-list = All prepared answers
button-conditions-clear = Clear prepared answers
button-only-turn-on = Play my only move for me
button-only-turn-off = Don’t play my only move for me
conditions-title = **Your prepared answers** · only you see them
conditions-none = None yet.
conditions-hint = -# If your opponent’s turn leads to a position you expected, I play your answer at once; anything else makes it void, and so does taking back a turn. Up to { $most } lines of { $turns } turns.
conditions-count =
    { $count ->
        [one] 1 prepared answer
       *[other] { $count } prepared answers
    }
conditions-cleared = Your prepared answers are cleared.
conditions-missed = Your prepared answer { $move } wasn’t played. The turn is yours.
condition-theirs = if { $who } plays { $move }
condition-mine = you play { $move }
condition-building = **A prepared answer** · nothing is played yet
condition-ask-first = **If { $who } plays …**
condition-ask-next = **And if { $who } then plays …**
condition-ask-mine = **… you play:**
condition-kept = Kept. I’ll play it if it comes to that.
only-turn-on = From now on I play your move here whenever it’s the only legal one.
only-turn-off = You choose every move here yourself again.

person-command-challenge = Challenge to a game
new-game-title = A new game
new-game-opponent = Who with (nobody: anyone in this channel)
new-game-anybody = Anyone here
new-game-which = Which game
new-game-first = Who goes first
new-game-pace = How long each turn may take
new-game-more = And also
new-game-series = Best of { $number }
new-game-options = More options, before I send it
new-game-choose = **{ $game }** with { $who }: choose what you like, then press **{ button-challenge }**.
new-game-choose-anybody = **{ $game }** with anyone here: choose what you like, then press **{ button-challenge }**.
new-game-once = One game, with whoever accepts first
new-game-not-private = In the open: anyone here can watch
new-game-not-rated = Not rated
new-game-sent = Your challenge is in this channel.
button-challenge = Challenge
