"""Slow thinking beside the event loop: a pool of small processes, what they can be asked, and who asks."""
