# `python -m bot check`: a line each, for whoever hosts Cairn.
check-pictures-good = Pictures: fonts and libraries are all in place.
check-pictures-bad = Pictures can’t be drawn ({ $error }). Reinstall Cairn with its set-up command; that brings the fonts and libraries with it.
check-zones-bad = Time zones: this machine has none, so the puzzle of the day follows UTC. Install the package tzdata (on Debian: apt install tzdata).
check-database-good = Database: { $path } is sound.
check-database-later = Database: { $path } is sound; the next start will bring it up to date. Make a backup first.
check-database-new = Database: { $path } will be created at the first start.
check-database-bad = Database: { $path } can’t be used ({ $error }). Put a backup in its place, or set CAIRN_DATABASE to another file.
check-server-bad = Database: { $error } See docs/hosting.md, or set CAIRN_DATABASE to another one.
check-server-unsafe = Database: the PostgreSQL server runs with { $settings } off, so a power cut can lose turns, or the whole database. Switch them on in postgresql.conf and restart the server.
check-folder-bad = Database: can’t write in { $path } ({ $error }). Let the user who runs Cairn write there, or set CAIRN_DATABASE.
check-token-none = Token: none found. Put DISCORD_TOKEN into .env (Discord’s developer portal: your application → Bot → Reset Token). Without one, Cairn opens a page where you can try it.
check-token-good = Token: Discord accepts it; the bot is called { $name }.
check-token-bad =
    Token: Discord rejects it. Reset it in the developer portal (your application → Bot → Reset Token) and put the new one into { $file ->
        [environment] the environment variable DISCORD_TOKEN
       *[other] { $file }
    }.
check-discord-bad = Discord can’t be reached ({ $error }). Check this machine’s connection, and DISCORD_API_URL if you have set it.
check-code-grant = Invitations fail while “Requires OAuth2 Code Grant” is on. Switch it off in the developer portal (your application → Bot).
check-not-public = Only you can invite this bot, because “Public Bot” is off. That’s fine for your own servers.
check-intents = Intents: none of the privileged ones is needed; leave them off in the developer portal.
check-rights-missing = Server { $server }: permissions are missing ({ $rights }). Invite the bot again with the link below, or add them to its role.
check-servers =
    { $count ->
        [0] The bot isn’t in any server yet: open the link below to invite it.
        [one] The bot is in one server; `/{ command-doctor }` checks its channels.
       *[other] The bot is in { $count } servers; `/{ command-doctor }` checks their channels.
    }
check-invite = Invite it, with exactly the permissions it needs: { $url }
check-endpoint = An Interactions Endpoint URL is set, so Discord sends clicks and commands there and none to Cairn. Remove it in the developer portal (your application → General Information).
check-user-install = People can add the app to their account, to learn and practise in private anywhere. To end that, untick “User Install” in the developer portal (your application → Installation) and restart me.
check-no-user-install = The app can’t be added to a person’s account. To let people learn and practise in private anywhere, tick “User Install” in the developer portal (your application → Installation) and restart me.
check-addresses =
    The app has no address for { $lacking ->
        [terms] its terms of service
        [privacy] its privacy policy
       *[both] its terms of service and its privacy policy
    }, which Discord asks for before a bot may join more than 100 servers. Add what’s missing in the developer portal (your application → General Information).
check-commands-good = Commands: Discord finds nothing wrong with them.
check-commands-bad = Commands: Discord rejects { $path } ({ $reason }). Cairn would start with the commands it had before; please report this line.
check-rights-unknown = Server { $server }: Discord doesn’t say which permissions the bot has. Run `/{ command-doctor }` there.
check-write-bad = Disk: can’t write in { $path } ({ $error }). Let the user who runs Cairn write there.
check-room-bad = Disk: only { $free } MB are free where { $path } is. Make room: at least 200 MB are needed.
check-running = Figures: a Cairn that is running shows them on port { $port } of { $host }.
check-sessions-few = Sessions: Discord lets this bot begin only { $left } more in the next { $hours } hours, so a start would wait. Something restarts it too often: its log shows what.
