"""Requests to Discord: where they go, how they are written, how fast they may follow each other."""
