"""Puzzles: positions with one best turn, shipped as data beside the code that reads them."""
