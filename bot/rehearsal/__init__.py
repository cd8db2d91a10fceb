"""`python -m bot rehearse`: try on the Discord at hand what the bot relies on, and say what it would break."""
