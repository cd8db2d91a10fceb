# `python -m bot check`: a line each, for whoever hosts Cairn.
check-pictures-good = Pictures: fonts and libraries are there.
check-pictures-bad = Pictures can’t be painted ({ $error }). Install Cairn again with its set-up command, so that fonts and libraries come along.
check-zones-bad = Time zones: this machine knows none, so puzzles of the day come by UTC. Install the package tzdata (on Debian: apt install tzdata).
check-database-good = Database: { $path } is sound.
check-database-later = Database: { $path } is sound; the next start brings it up to date. Make a backup before.
check-database-new = Database: { $path } will be made at the first start.
check-database-bad = Database: { $path } can’t be used ({ $error }). Put a backup in its place, or set CAIRN_DATABASE to another file.
check-server-bad = Database: { $error } See docs/hosting.md, or set CAIRN_DATABASE to another one.
check-server-unsafe = Database: the PostgreSQL server runs with { $settings } off, so a power cut can lose turns, or the whole database. Switch on what is off in postgresql.conf and restart the server.
check-folder-bad = Database: nothing can be written in { $path } ({ $error }). Give the user who runs Cairn the right to write there, or set CAIRN_DATABASE.
check-token-none = Token: none found. Put DISCORD_TOKEN into .env (Discord’s developer portal: your application → Bot → Reset Token). Without one, `python -m bot` opens a page to try Cairn.
check-token-good = Token: Discord knows it; the bot is called { $name }.
check-token-bad =
    Token: Discord doesn’t know it. Reset it in the developer portal (your application → Bot → Reset Token) and put the new one into { $file ->
        [environment] the environment variable DISCORD_TOKEN
       *[other] { $file }
    }.
check-discord-bad = Discord can’t be reached ({ $error }). Check this machine’s connection, and DISCORD_API_URL if you have set it.
check-code-grant = Invitations fail while “Requires OAuth2 Code Grant” is on. Switch it off in the developer portal (your application → Bot).
check-not-public = Only you can invite this bot, since “Public Bot” is off. That is fine for your own servers.
check-intents = Intents: no privileged one is needed; leave them off in the developer portal.
check-rights-missing = Server { $server }: permissions are missing ({ $rights }). Invite the bot again by the link below, or give them to its role.
check-servers =
    { $count ->
        [0] The bot is in no server yet: open the link below to invite it.
        [one] The bot is in one server; `/{ command-doctor }` looks at its channels.
       *[other] The bot is in { $count } servers; `/{ command-doctor }` looks at their channels.
    }
check-invite = Invite it with exactly the permissions it needs: { $url }
