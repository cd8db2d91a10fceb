"""Puzzles in private: the one of the day, and as many more as one likes."""
