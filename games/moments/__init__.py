"""What made a turn a good one, told from the rules alone: points, pieces, tiles ruled out."""
