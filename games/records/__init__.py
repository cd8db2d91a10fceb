"""A finished or running game as a text file: written, read, checked; and the promises it holds."""
