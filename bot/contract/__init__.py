"""What every game promises, as tests that a package can run on its own: `pytest --cairn-game <key>`."""
