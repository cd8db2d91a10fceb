"""The best moment of a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from games.core.outcome import Seat
from games.registry import find_part


@dataclass(frozen=True, slots=True)
class Moment:
    """What a turn achieved: the catalogue says it by `<game>-moment-<kind>` with these values."""

    weight: int  # the heaviest turn of a game is its best moment
    kind: str
    values: Mapping[str, str | int]


FindMoment = Callable[[Any, Any, Seat], Moment | None]  # the views before and after, and who played


@cache
def weighing(game: str) -> FindMoment:
    """Find how a game weighs its turns."""
    found: FindMoment = find_part(game, "moments")
    return found
