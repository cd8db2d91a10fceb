"""Make and check the data of the opponents."""
