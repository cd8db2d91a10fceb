"""Find how a game weighs its turns; a game without such a module has no best moment."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from games.core.outcome import Seat
from games.moments.moment import Moment

FindMoment = Callable[[Any, Any, Seat], Moment | None]  # the views before and after, and who played


@cache
def weighing(game: str) -> FindMoment | None:
    name = f"games.moments.{game}"
    if find_spec(name) is None:
        return None
    found: FindMoment = import_module(name).moment
    return found
