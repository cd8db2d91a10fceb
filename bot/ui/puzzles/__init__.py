"""Puzzles in private: the puzzle of the day, and any number of others."""
