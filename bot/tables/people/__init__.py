"""Settings and data of people and servers: change, give out, erase."""
