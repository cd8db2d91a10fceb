"""What the two players do: challenge, pick, type, offer."""
