"""What those who run a server settle, look into and decide."""
