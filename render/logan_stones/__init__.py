"""Pictures of Logan Stones."""
