"""Opponents for every game: each sees what its seat may see, and nothing else (docs/opponents.md)."""
