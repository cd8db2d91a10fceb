"""Looking things up: tables, logs, pictures of the past, rules, standings. Nothing here changes a game."""
