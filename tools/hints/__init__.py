"""Hold hints against the engine and the truth: `python -m tools.hints tactic --count 400`."""
