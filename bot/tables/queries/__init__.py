"""Read what somebody may see; nothing here changes a table."""
