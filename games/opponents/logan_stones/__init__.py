"""Logan Stones against Cairn: worlds drawn from what a seat may know, and a search in each."""
