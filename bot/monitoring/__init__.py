"""What a host's own tools may ask: figures, health, readiness, and word to the service manager."""
