"""What everybody sees: messages, pictures, threads."""
