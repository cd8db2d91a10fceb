"""Tables at which the bot itself plays. Its thinking happens in bot/workers."""
