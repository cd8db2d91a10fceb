"""Public output: messages, pictures, threads."""
