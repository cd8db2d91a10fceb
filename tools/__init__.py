"""What the make targets run."""
