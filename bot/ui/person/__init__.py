"""What a person settles for himself."""
