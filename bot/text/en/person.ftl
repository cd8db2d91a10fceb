# What people settle for themselves: preferences, absence, privacy. Only the reader sees these.
command-preferences = preferences
command-preferences-hint = Quiet hours, reminders, ratings, previews, colours of your pictures
command-away = away
command-away-hint = Stop your clocks while you’re away, up to 30 days a year
command-back = back
command-back-hint = You’re back: your clocks start again
command-block = block
command-block-hint = Begin no new games with somebody; they aren’t told
command-unblock = unblock
command-unblock-hint = Be open to games with somebody again
command-privacy = privacy
command-privacy-hint = What I know about you; download it, or erase it

argument-until = until
argument-until-hint = A number of days or a date: 5, 2 weeks, 2027-01-31, monday
argument-blocked-hint = Who it is

prefer-title = **Your preferences**
prefer-preview-on = When you choose a move with buttons, you see where it leads and confirm it before it’s played.
prefer-preview-off = A move you choose with buttons is played right away.
prefer-direct-on = Reminders also reach you as direct messages.
prefer-direct-off = Reminders come only in the game’s thread.
prefer-direct-time-up-on = When your time is up, I also send you a direct message.
prefer-direct-time-up-off = When your time is up, I say so only in the game’s thread.
prefer-rated-on = Rated games count for your ratings.
prefer-rated-off = You play no rated games, and have no rating.
prefer-no-quiet = You have no quiet hours: notifications reach you day and night.
prefer-quiet = You get no notifications from { $from } to { $to } ({ $zone }); everything is posted all the same.
prefer-reminder-none = I don’t remind you of games that wait for you.
prefer-reminder-half = I remind you once half of your time for a move is used up.
prefer-reminder-late = I remind you once four fifths of your time for a move are used up.
prefer-reminder-day = I remind you a day before your time for a move runs out.
prefer-digest = In place of reminders, you get one message a day after your quiet hours: what is waiting for you.
prefer-language = I answer you in English because your Discord is in English (I also speak French). In public I use the server’s language.
button-ring = Quiet hours and reminders
ring-title = Quiet hours and reminders
ring-from = No notifications from
ring-no-quiet = No quiet hours
ring-to = … until
ring-zone = What time is it where you are?
ring-reminder = When to remind me of my move
ring-reminder-none = Never
ring-reminder-half = When half of the time is used up
ring-reminder-late = When four fifths of the time are used up
ring-reminder-day = A day before the end
ring-digest = One message a day in place of reminders
ring-digest-no = No, remind me of each game
ring-digest-yes = Yes, after my quiet hours
error-digest-without-quiet = The daily message comes when your quiet hours are over. Choose your quiet hours as well.
prefer-pictures = **Your pictures**: colours, and the kind of board where a game has several
prefer-nothing-remembered = **New games**: who goes first where you don’t say
prefer-remembered = **New games**: your challenges begin with what you last agreed on ({ $games }); below, who goes first where you don’t say
prefer-seat-pick = Who goes first
seat-usual = As last time, else as usual
seat-host = I go first
seat-guest = My opponent goes first
seat-lot = Who goes first: random
button-forget-terms = Forget what I last agreed on
prefer-theme-pick = Colours of the pictures only you see
prefer-board = { $game }: { $board }
theme-server = Same as the server
theme-light = Light
theme-dark = Dark
button-preview-on = Show a preview
button-preview-off = Play without a preview
button-direct-on = Send me direct messages too
button-direct-off = Stop direct messages
button-rated-on = Play rated games
button-rated-off = Play no rated games
button-blocked = Blocked people
blocked-who = **You’ve blocked:** { $people }
blocked-nobody = **You haven’t blocked anybody.**
blocked-means = You and somebody you’ve blocked can’t begin new games together: no challenges, no rematches. They aren’t told, and games that are running go on.
block-done = Done: no new games with { $who }. Open challenges between you are closed.
unblock-done = Done: you and { $who } can challenge each other again.
block-pick = Block somebody
unblock-pick = Unblock somebody

away-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
away-done =
    You’re away until { $until }: your clocks are stopped, and your opponents can see why. `/{ command-back }` ends it sooner. { $days ->
        [0] You have no days left this year.
        [one] You have one day left this year.
       *[other] You have { $days } days left this year.
    }{ $withdrawn ->
        [0] {""}
        [one] {" "}Your standing challenge is withdrawn.
       *[other] {" "}Your { $withdrawn } standing challenges are withdrawn.
    }
away-back = Welcome back! Your clocks are running again.

# What people may type as a date, with blanks between; the order of days and months counts.
until-fillers = until till the for in on next of
until-days = d day days
until-weeks = w wk week weeks
until-tomorrow = tomorrow
until-weekdays = monday tuesday wednesday thursday friday saturday sunday
until-months = january february march april may june july august september october november december

privacy-kept = **What I keep about you**
    - your Discord id and your display name, to write on pictures and threads
    - your challenges and games: their settings, your moves and when you made them, the results
    - your preferences, the settings you last agreed on for each game, your quiet hours, and when you were away
    - the answers you’ve prepared, until they’re played or void; your notes on games, the games whose end you want to be told, and who you’ve blocked
    - how far you are in the lessons; the puzzles you were shown, how many tries you needed, and when you solved them, shared that, or saw the solution, and the positions of your games that you let a server have as puzzles
    - the leagues and ladders you joined or announced, and when you joined and left
    - your vote, where a server plays against me, until a move is played, and whether you want to be told of each vote
    - what you did as a moderator, and what moderators did at your tables, with the reasons

    It’s all in one database, on the computer of whoever runs this bot; nobody else gets it. I don’t read your messages or keep any.

    How long: **until you ask me to forget you.** A message still to be posted is kept until it’s posted, and the effect of a button or command for one hour, so that nothing happens twice. Earlier backups of the database stay until whoever runs the bot deletes them.
privacy-mine = Everything I keep about you. Secrets of games still running are left out.
privacy-forget-ask =
    { $tables ->
        [0] You have no running games.
        [one] Your running game will end without a result.
       *[other] Your { $tables } running games will end without a result.
    } Your name and id are removed everywhere; the people you played with keep their games, against somebody without a name (👤). I delete your preferences and absences, your prepared answers, your notes and whom you blocked, your puzzles, your vote, your games against me, and reasons that moderators wrote at your tables or that you wrote as a moderator. Earlier backups of the database still have all this. I can’t take back what was already posted in channels, messages and the names of threads, but people there can delete it. **This can’t be undone.**
privacy-forgotten = Done: nothing here points to you any more. If you play again, you start as somebody new.
button-mine = Download my data
button-forget = Forget me…
button-forget-sure = Yes, forget me
