"""Durable notices: committed with the change they tell of, shown afterwards."""
