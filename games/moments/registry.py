"""Find how a game weighs its turns."""

from collections.abc import Callable
from functools import cache
from typing import Any

from games.core.outcome import Seat
from games.moments.moment import Moment
from games.registry import find_part

FindMoment = Callable[[Any, Any, Seat], Moment | None]  # the views before and after, and who played


@cache
def weighing(game: str) -> FindMoment:
    moment: FindMoment = find_part(game, "moments")
    return moment
