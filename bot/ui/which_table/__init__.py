"""The table that a request is about: named, meant by its place or next to wait; and who may read about it."""
