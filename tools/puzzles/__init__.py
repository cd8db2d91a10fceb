"""Find positions with one best turn, grade them, and hold the shipped ones to what they claim."""
