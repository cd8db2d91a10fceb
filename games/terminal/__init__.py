"""Play, list, count and replay at a terminal, without Discord."""
