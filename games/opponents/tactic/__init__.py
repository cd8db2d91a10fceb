"""Tactic against Cairn: a race counted in steps, and guards put where they cost the most."""
