"""The web page on which people play, and the sockets behind it."""
