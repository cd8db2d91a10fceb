"""The gateway: its sockets, its sessions and the events the bot receives."""
