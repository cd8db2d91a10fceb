"""The state of the stand-in, its changes, and the permissions in it."""
