"""Measure the look back: `python -m tools.look_backs tactic --count 30`; nobody is asked but the opponents."""
