# `python -m bot check`: a line each, for whoever hosts Cairn.
check-pictures-good = Pictures: fonts and libraries are all in place.
check-pictures-bad = Pictures can’t be drawn ({ $error }). Reinstall Cairn with its set-up command; that brings the fonts and libraries with it.
check-zones-bad = Time zones: this machine has none, so the puzzle of the day follows UTC. Install the package tzdata (on Debian: apt install tzdata).
check-database-good = Database: { $path } is sound.
check-database-later = Database: { $path } is sound; the next start will bring it up to date. Make a backup first.
check-database-new = Database: { $path } will be created at the first start.
check-database-bad = Database: { $path } can’t be used ({ $error }). Put a backup in its place, or set CAIRN_DATABASE to another file.
check-folder-bad = Database: can’t write in { $path } ({ $error }). Let the user who runs Cairn write there, or set CAIRN_DATABASE.
check-token-none = Token: none found. Put DISCORD_TOKEN into .env (Discord’s developer portal: your application → Bot → Reset Token). Without one, `python -m bot` opens a page to try Cairn.
check-token-good = Token: Discord accepts it; the bot is called { $name }.
check-token-bad = Token: Discord rejects it. Reset it in the developer portal (your application → Bot → Reset Token) and put the new one into .env.
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
