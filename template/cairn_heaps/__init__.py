"""Heaps, a game for Cairn: the rules are in rules.md."""
