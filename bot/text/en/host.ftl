# For those who run a server. Only the reader sees these.
command-settings = settings
command-settings-hint = Channels, threads, pace, language, moderators of this server
command-doctor = doctor
command-doctor-hint = Check which permissions I’m missing, and where
command-moderate = moderate
command-moderate-hint = End, undo, decide or unlock a game, with a reason
command-moderate-end = end
command-moderate-end-hint = Close a table without a result
command-moderate-undo = undo
command-moderate-undo-hint = Undo the last move, whatever the players agreed
command-moderate-adjudicate = adjudicate
command-moderate-adjudicate-hint = Decide a game: name the winner, or call it a draw
command-moderate-unlock = unlock
command-moderate-unlock-hint = Resume a table that was put on hold

argument-reason = reason
argument-reason-hint = Your reason; it’s kept on record and shown at the table
argument-moderated = table
argument-moderated-hint = The code at the end of the thread’s name (empty: this thread)
argument-winner = winner
argument-winner-hint = Who wins (empty: a draw)

settings-title = **Cairn on this server.** Choose what to change; every change is saved right away.
settings-gone = -# Chosen, but gone: { $what }. Choose again, or press **{ button-clear-gone }**.
button-clear-gone = Take out what’s gone
settings-line = **{ $page }:** { $how }
settings-page-places = Channels and threads
settings-page-people = Who may play and watch
settings-page-games = Games
settings-page-defaults = Defaults
settings-page-limits = Limits
settings-page-moderators = Moderators
settings-page-results = Results
settings-page-daily = Puzzle of the day
settings-channels = Channels for challenges (none chosen: all of them)
settings-channels-none = All channels
settings-players = Roles that may play (none chosen: everybody). Games that are running go on.
settings-players-none = Everybody may play
settings-games = Games that may be started here (none chosen: all of them)
settings-games-none = All games
settings-moderators = Roles that may use `/{ command-moderate }`, besides server managers
settings-how-shown = Discord shows them the command only after you allow it under Server Settings → Integrations → Cairn.
settings-moderators-none = Server managers only
settings-results_channel = Channel for results (none chosen: the one above the game’s thread)
settings-results_channel-none = In the channel above the game’s thread
settings-season_channel = Channel for a page about each month: games, winners, puzzles (none chosen: no page)
settings-season_channel-none = No page about each month
settings-pace = Time per turn, unless the challenge sets one
settings-most_tables = How many games one person may have running
settings-most_tables-at-most =
    { $most ->
        [one] One game per person
       *[other] { $most } games per person
    }
settings-most_challenges = How many challenges one person may make in an hour
settings-most_challenges-at-most =
    { $most ->
        [0] No limit on challenges
        [one] One challenge an hour
       *[other] { $most } challenges an hour
    }
settings-language = Language of public messages
settings-language-is = Language: { $chosen }
settings-theme = Colours of public pictures
settings-theme-is = Colours: { $chosen }
settings-threads-on = Each game gets **its own thread**
settings-threads-off = Games are played **in the channel itself**, one at a time
settings-watching-on = Whoever sees a game **may watch it**
settings-watching-off = **Only its players** follow a game
settings-results-on = Each result is posted **in one line**, without pinging anyone
settings-results-off = Results are shown **in the game’s thread only**
settings-recaps-on = **With a recap** of the game
settings-recaps-off = Without a recap
button-watching-on = Allow watching
button-watching-off = Don’t allow watching
button-recaps-on = Add a recap
button-recaps-off = Don’t add a recap
button-results-on = Post results
button-results-off = Don’t post results
button-threads-on = Use threads
button-threads-off = Don’t use threads
language-host = The server’s at Discord, else the bot’s
language-en = English
language-fr = Français
language-en-GB = Pseudo-language

doctor-well = **All good.** I have every permission I need, wherever challenges are allowed.
doctor-ill = **I’m missing something.** Give me these permissions in the channels below (Edit channel → Permissions), or invite me again with all of them.
doctor-missing =
    { $count ->
        [one] - Missing permission **{ $right }** in { $channels }. { $without }
       *[other] - Missing permission **{ $right }** in { $count } channels: { $channels }. { $without }
    }
doctor-gone-title = **Something chosen in `/{ command-settings }` is gone.** Please choose again there:
doctor-gone = - { $page }: { $what }
doctor-commands = **Discord rejects some of my commands**, so the ones I had before are still in use. My host finds this in the log:
doctor-command = - `{ $path }`: { $reason }
without-view_channel = Nothing works there: no challenge, no turn, no reminder.
without-send_messages = I can’t show challenges or turns.
without-create_public_threads = Games are played in the channel itself, one at a time.
without-create_private_threads = Nobody can play in private: a private game needs a private thread.
without-send_messages_in_threads = Games are played in the channel itself, one at a time; those already in threads go silent.
without-attach_files = I can’t send pictures, so I can’t show turns.
without-read_message_history = I can’t remove old buttons, and threads don’t open under their challenge.
button-invite = Invite again with all permissions

moderate-done = Done. It’s on record, and shown at table `{ $id }`.

error-managers-only = Only people who manage this server can do that.
error-moderators-only = Only moderators can do that: people who manage this server, and the roles chosen in `/{ command-settings }`.
error-moderate-which = Which table? Use this in the game’s thread, or choose one from the list of `table`.
