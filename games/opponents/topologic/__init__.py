"""Topologic: keep the tiles that fit every answer, and choose the stands that leave the fewest turns."""
