"""What every drill runs on: the bot in a process, two players, many tables."""
