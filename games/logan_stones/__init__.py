"""Logan Stones: its rules are docs/rules/logan-stones.md."""
