"""What ends the program in one clear line."""

from games.text import Value


class Refusal(Exception):
    """A key of the catalogue with its values, and the exit code."""

    def __init__(self, key: str, code: int = 1, /, **values: Value) -> None:
        super().__init__(key)
        self.key, self.code, self.values = key, code, values


def misuse(key: str, /, **values: Value) -> Refusal:
    """The command line itself is wrong."""
    return Refusal(key, 2, **values)
