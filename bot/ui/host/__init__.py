"""Commands for those who run a server: settings, diagnosis, moderation."""
