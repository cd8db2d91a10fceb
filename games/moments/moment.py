"""The best moment of a game."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Moment:
    """What a turn achieved: the catalogue says it by `<game>-moment-<kind>` with these values."""

    weight: int  # the heaviest turn of a game is its best moment
    kind: str
    values: Mapping[str, str | int]
