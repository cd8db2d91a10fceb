"""The end of games without progress (G-10)."""

from games.core.option import Option, OptionValue

OFF = "off"


def quiet_option(default: int, offered: int | None = None) -> Option:
    return Option("quiet", default, choices=(OFF,), low=10, high=500, offered=offered)


def is_too_quiet(turns: int, limit: OptionValue) -> bool:
    return limit != OFF and turns >= int(limit)


def turns_left(turns: int, limit: OptionValue) -> int | None:
    """Tell how many quiet turns are left, if fewer than ten are."""
    if limit == OFF or int(limit) - turns >= 10:
        return None
    return int(limit) - turns
