"""What a host's tools may ask: figures, health, readiness; and messages to the service manager."""
