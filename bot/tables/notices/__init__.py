"""What is to be shown: committed with what happened, shown afterwards."""
