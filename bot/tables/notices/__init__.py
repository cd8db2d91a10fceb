"""The outbox: what is still to be shown, and where it was shown."""
