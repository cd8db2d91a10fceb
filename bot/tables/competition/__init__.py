"""What a club of friends keeps for months: ratings and leagues."""
