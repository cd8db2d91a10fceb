# What people settle for themselves: preferences, absence, privacy. Only the reader sees these.
command-preferences = preferences
command-preferences-hint = Preview, direct messages, colours of your pictures
command-away = away
command-away-hint = Stop your clocks while you can’t play, at most 30 days a year
command-back = back
command-back-hint = You can play again: your clocks go on
command-privacy = privacy
command-privacy-hint = What is kept of you; take it away, or have it forgotten

argument-until = until
argument-until-hint = Days or a date: 5, 2 weeks, 2027-01-31, monday

prefer-title = **How you like it**
prefer-preview-on = Before a move chosen by buttons is played, you see where it leads and confirm it.
prefer-preview-off = A move chosen by buttons is played at once.
prefer-direct-on = Reminders also come to you as direct messages.
prefer-direct-off = Reminders come in the table’s thread only.
prefer-language = I answer you in English, because your Discord is set to it (French I speak as well). In public I speak the server’s language.
prefer-theme-pick = Colours of the pictures that only you see
prefer-board = { $game }: { $board }
theme-server = As the server has them
theme-light = Light
theme-dark = Dark
button-preview-on = Show a preview
button-preview-off = Skip the preview
button-direct-on = Remind me directly as well
button-direct-off = Stop direct messages

away-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
away-done =
    You are away until { $until }: the clocks of your tables stand still, and your opponents see why. `/{ command-back }` ends it sooner. { $days ->
        [0] No day is left for later this year.
        [one] One day is left for later this year.
       *[other] { $days } days are left for later this year.
    }
away-back = Welcome back. Your clocks go on.

# What people may type for a date, parted by blanks; all languages are read.
until-fillers = until till the for in on next of
until-days = d day days
until-weeks = w wk week weeks
until-tomorrow = tomorrow
until-weekdays = monday tuesday wednesday thursday friday saturday sunday
until-months = january february march april may june july august september october november december

privacy-kept = **What is kept of you**
    - your Discord id and the name you go by, to write on pictures and threads
    - your challenges and games: terms, moves and when they were made, results
    - your preferences, and when you were away
    - the puzzles you tried, and in how many tries you solved them
    - what you did as a moderator, and what moderators did at your tables, with the reasons

    It lies in one database on the computer of whoever runs this bot; nobody else gets it. I don’t read messages, and I keep none.

    How long: **until you have it forgotten.** What waits to be shown is kept until it is shown, and what a button or command did for one hour, so that nothing is done twice. Copies that the host made of the database before stay until the host deletes them.
privacy-mine = Everything that is kept of you. In games that still run, what is secret is left out.
privacy-forget-ask =
    { $tables ->
        [0] You have no running table.
        [one] Your running table ends without a result.
       *[other] Your { $tables } running tables end without a result.
    } Your name and id are replaced everywhere by somebody nameless; the people you played with keep their games. Deleted are your preferences and absences, your puzzles, your games against me, and what moderators wrote at your tables or you wrote as one. Copies of the database that the host made before still hold it. Messages that stand in channels are not mine to unsay: they can be deleted there. **This can’t be undone.**
privacy-forgotten = Done: nothing here leads to you any more. If you play again, you begin as somebody new.
button-mine = Export what is kept of me
button-forget = Forget me…
button-forget-sure = Yes, forget me
