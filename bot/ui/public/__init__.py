"""What everybody in a channel sees: messages, pictures, threads."""
