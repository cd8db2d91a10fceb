"""Lessons: a game learnt step by step, each a position with a task; words stand in the catalogue."""
