"""Programs of the make targets."""
