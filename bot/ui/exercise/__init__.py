"""Exercises: a position to be solved in private with the picker or by typing; lessons and puzzles are made of them."""
