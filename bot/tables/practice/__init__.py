"""Tables at which the bot itself plays: begun, answered and judged here; how it thinks is bot/workers."""
