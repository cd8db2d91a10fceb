# For those who run a server. Only the reader sees these.
command-settings = settings
command-settings-hint = Channels, threads, pace, language, moderators of this server
command-doctor = doctor
command-doctor-hint = Which permission I lack where, and what fails without it
command-moderate = moderate
command-moderate-hint = End, undo, decide or unlock a game, with a reason
command-moderate-end = end
command-moderate-end-hint = Close a table without a result
command-moderate-undo = undo
command-moderate-undo-hint = Take back the last turn, whatever the terms say
command-moderate-adjudicate = adjudicate
command-moderate-adjudicate-hint = Decide a game: somebody wins, or it’s a draw
command-moderate-unlock = unlock
command-moderate-unlock-hint = Put a table that was set aside back into play

argument-reason = reason
argument-reason-hint = Why; it is recorded, and shown at the table
argument-moderated = table
argument-moderated-hint = The table’s five letters at the end of its thread’s name; left out, this thread’s
argument-winner = winner
argument-winner-hint = Who wins; left out, it’s a draw

settings-title = **How Cairn behaves on this server.** Every change is kept at once.
settings-channels = Channels where challenges are allowed (none chosen: all of them)
settings-channels-all = All channels
settings-moderators = Roles that may use `/{ command-moderate }`, besides those who manage this server
settings-how-shown = Discord shows them the command once you allow it under Server Settings → Integrations → Cairn.
settings-moderators-none = No role
settings-pace = Time for a turn, if a challenge doesn’t say
settings-most_tables = Running tables a person may have
settings-cap =
    { $most ->
        [one] One table a person
       *[other] { $most } tables a person
    }
settings-language = Language of public messages
settings-theme = Colours of public pictures
settings-threads-on = Each table opens **a thread of its own**.
settings-threads-off = Tables are played **in the channel itself**, one at a time.
settings-results-on = Each result is told in one line **in the channel**, without a ring.
settings-results-off = Results are told **at the table only**.
button-results-on = Tell results in the channel
button-results-off = Don’t tell results there
button-threads-on = Open threads
button-threads-off = Don’t open threads
language-host = As the host has set it
language-en = English
language-fr = Français

doctor-well = **All is well.** I have every permission I need, wherever challenges are allowed.
doctor-ill = **Something is missing.** Give me these permissions in the channels named (Edit channel → Permissions), or invite me again with all of them.
doctor-missing =
    { $count ->
        [one] - I’m not allowed **{ $right }** in { $channels }. { $without }
       *[other] - I’m not allowed **{ $right }** in { $count } channels: { $channels }. { $without }
    }
doctor-gone = - { $channel } is named in `/{ command-settings }`, but I can’t find it any more. Choose again there.
without-view_channel = Nothing works there: no challenge, no turn, no reminder.
without-send_messages = Challenges and turns can’t be shown.
without-create_public_threads = Tables are played in the channel itself, one at a time.
without-send_messages_in_threads = Tables are played in the channel itself, one at a time; running ones stay silent.
without-attach_files = There are no pictures, so turns can’t be shown.
without-read_message_history = Old buttons can’t be taken away, and threads don’t open under their challenge.
button-invite = Invite again with all permissions

moderate-done = Done, and recorded. It is shown at table `{ $id }`.

error-managers-only = Only those who manage this server can do that.
error-moderators-only = Only moderators can do that: those who manage this server, and the roles named in `/{ command-settings }`.
error-moderate-which = Which table? Use this in the table’s thread, or give the five letters at the end of the thread’s name.
