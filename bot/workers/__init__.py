"""Slow thinking beside the event loop: a pool of small processes, their jobs, and those who give them."""
