"""The server against the bot: a table at which everybody votes, and a turn is played a day."""
