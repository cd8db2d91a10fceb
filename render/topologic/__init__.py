"""Pictures of Topologic."""
