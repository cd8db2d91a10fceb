"""The first hundred characters of a message that rings, all that a phone's lock screen shows: words without markup."""

import re
from collections.abc import Callable, Sequence
from functools import partial

from bot.text import Words
from bot.ui.names import MOST_NAME, isolated

MOST_SHOWN = 100
SHORTER = (32, 24, 18, 13, 9)  # characters of a name or a move, as many as leave room for what is asked
MARKUP = str.maketrans("\\`*~|<>#:@[]()", "＼｀＊～｜＜＞＃：＠⟦⟧⦅⦆")  # look-alikes, since a backslash would be shown
UNDERSCORE = re.compile("(?<![0-9A-Za-z])_|_(?![0-9A-Za-z])")  # but one within a word, where it marks nothing up
CUT = "…"
Cut = Callable[[str], str]  # of a name

HOUR_MS, DAY_MS = 3600_000, 24 * 3600_000  # units
NEARLY_A_DAY_MS = DAY_MS - HOUR_MS // 2  # from here down a deadline is told in hours


def fitting(told: Callable[[int], str], asked: str) -> str:
    """Say what has happened, with names and moves as long as the room before what is asked allows."""
    lines = (line for line in map(told, SHORTER) if len(line) + 1 + len(asked) <= MOST_SHOWN)
    return next(lines, "") or told(SHORTER[-1])


def with_names(told: Callable[[Cut], str], asked: str) -> str:
    """Say what has happened, where only names can be cut."""
    return fitting(lambda most: told(partial(short_name, most=most)), asked)


def short_name(name: str, most: int = MOST_NAME) -> str:
    """Cut a name, and replace the signs in it that Discord would take for markup."""
    whole = UNDERSCORE.sub("＿", name).translate(MARKUP)
    return isolated(whole if len(whole) <= most else whole[: most - 1].rstrip() + CUT)


def short_move(actions: Sequence[str], most: int) -> str:
    """Write the actions of a turn, as many as there is room for."""
    whole = " ".join(actions)
    if len(whole) <= most:
        return whole
    kept = list(actions)
    while kept and len(" ".join(kept)) + 2 > most:
        kept.pop()
    return " ".join([*kept, CUT]) if kept else whole[: most - 1] + CUT


def asked_move(deadline: int | None, now: int, speech: Words) -> str:
    """Ask for a move, with the time left for it in the unit that fits."""
    if deadline is None:
        return speech.say("asked-move")
    if deadline <= now:
        return speech.say("asked-move-overdue")
    unit, left = ("days", days_until(deadline, now)) if deadline - now > NEARLY_A_DAY_MS else ("hours", 0)
    return speech.say(f"asked-move-{unit}", left=left or max(1, round((deadline - now) / HOUR_MS)))


def days_until(moment: int, now: int) -> int:
    return max(0, round((moment - now) / DAY_MS))
