"""Topologic: its rules are docs/rules/topologic.md."""
