"""Errors that end the program with one clear line."""

from games.text import WordValue


class TerminalRefusal(Exception):
    """A key of the catalogue with its values, and the exit code."""

    def __init__(self, key: str, code: int = 1, /, **values: WordValue) -> None:
        super().__init__(key)
        self.key, self.code, self.values = key, code, values


def misuse(key: str, /, **values: WordValue) -> TerminalRefusal:
    """The command line itself is wrong."""
    return TerminalRefusal(key, 2, **values)
