"""Pictures of Logitac."""
