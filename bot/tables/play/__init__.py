"""What two people do at a running table, and how a game ends."""
