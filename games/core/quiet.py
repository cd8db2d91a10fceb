"""The end of games without progress (G-10)."""

from games.core.option import Option, OptionValue

OFF = "off"
COUNTED = 10  # turns: the fewest that a limit allows


def quiet_option(default: int, offered: int | None = None) -> Option:
    return Option("quiet", default, choices=(OFF,), low=COUNTED, high=500, offered=offered)


def is_too_quiet(turns: int, limit: OptionValue) -> bool:
    return limit != OFF and turns >= int(limit)


def turns_left(turns: int, limit: OptionValue) -> int | None:
    """Tell how many quiet turns are left, if fewer than ten are; where only ten are allowed, from the start."""
    if limit == OFF:
        return None
    left = int(limit) - turns
    return left if left < COUNTED or int(limit) == COUNTED else None
