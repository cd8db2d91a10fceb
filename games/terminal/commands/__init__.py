"""What the command line can do: one file each."""
