"""Games as text files: write, read and check them, with their commitments."""
