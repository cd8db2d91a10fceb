"""What two people do at a running table, who is away from it, and how a game ends."""
