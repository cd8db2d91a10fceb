"""The log of every game: append to it, replay it."""
