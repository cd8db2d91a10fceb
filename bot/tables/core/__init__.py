"""What every verb stands on: the context with its memory and locks, one transaction, one answer an interaction."""
