"""A finished game as one moving picture, or as four still ones."""
