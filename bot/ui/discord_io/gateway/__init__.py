"""The connection to Discord: what comes in is handed to the command or route it is for."""
