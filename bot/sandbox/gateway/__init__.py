"""What the bot is told, and the socket it is told by."""
