"""Logitac: its rules are docs/rules/logitac.md."""
