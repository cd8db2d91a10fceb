"""What is kept of a person and of a server, and how it is given out or erased."""
