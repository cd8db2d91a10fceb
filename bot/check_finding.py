"""One line of `python -m bot check`."""

from dataclasses import dataclass

from games.text import WordValue

MOST_SAID = 300


@dataclass(frozen=True, slots=True)
class CheckFinding:
    key: str
    values: dict[str, WordValue]
    sign: str = "✓"

    @property
    def is_wrong(self) -> bool:
        return self.sign == "✗"


def fine(key: str, **values: WordValue) -> CheckFinding:
    return CheckFinding(key, values)


def doubtful(key: str, **values: WordValue) -> CheckFinding:
    """Tell what doesn't keep Cairn from playing, and should be looked at."""
    return CheckFinding(key, values, "!")


def wrong(key: str, **values: WordValue) -> CheckFinding:
    return CheckFinding(key, values, "✗")


def in_short(error: Exception) -> str:
    """Say an error in one line; an edge's whole page of HTML wouldn't help."""
    return " ".join(str(error).split())[:MOST_SAID] or type(error).__name__
