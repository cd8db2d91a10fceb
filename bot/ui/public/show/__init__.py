"""How each kind of notice looks in the channel."""
