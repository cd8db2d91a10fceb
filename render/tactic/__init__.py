"""Pictures of Tactic."""
