"""Find the step of a lesson that a button or a row speaks of."""

from bot.ui.refusal import UiRefusal
from games.lessons.walk import Walk, read_walk


def first_step(game: str) -> Walk:
    """Begin a game's lesson; UiRefusal for a game nobody has."""
    walk = Walk(game)
    try:
        _ = walk.step
    except KeyError:
        raise UiRefusal("error-unknown-game", id=game) from None
    return walk


def find_step(name: str) -> tuple[Walk, bool]:
    """Find the step of this name; where a lesson of before had it, today's first step, and True."""
    first = first_step(name.partition("-")[0])
    walk = read_walk(name)
    return (first, True) if walk is None else (walk, False)
