"""Puzzles: the one a day that a server wants, who solved what, and in how many tries."""
