"""Processes and people for the bench of the whole bot."""
