"""The picker: a turn built by clicks, step by step, as a draft that is played as a whole."""
