"""What exists on the stand-in, what happens to it, and who may see and do what."""
