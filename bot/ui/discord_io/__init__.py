"""Everything that touches discord.py's insides; nothing else does."""
