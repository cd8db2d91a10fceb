"""The games a server can play by votes: those that hide nothing, since what all voters know is no secret."""

from games.registry import games

VOTED = tuple(rules.key for rules in games() if not rules.has_secrets)
