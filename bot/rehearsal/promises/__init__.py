"""What the bot relies on, by theme, in the order in which it is tried."""
