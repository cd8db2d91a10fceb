"""The parts every game is made of."""
