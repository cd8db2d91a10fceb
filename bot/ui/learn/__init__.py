"""Learning a game, step by step, in private."""
