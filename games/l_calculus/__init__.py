"""L-Calculus: its rules are docs/rules/l-calculus.md."""
