"""The first evening alone, walked end to end on the stand-in while the bot is killed: taps and messages, counted."""
