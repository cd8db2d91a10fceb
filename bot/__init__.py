"""Cairn, the bot. This is the one place that says which version it is."""

__version__ = "0.3.0"
