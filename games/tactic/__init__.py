"""Tactic: its rules are docs/rules/tactic.md."""
