"""How long things last, and how many there may be."""

from dataclasses import dataclass

from bot.tables.values.durations import DAY, HOUR

LADDER_REACH = 3  # places above one's own that one may challenge
LADDER_IDLE = 30 * DAY  # without a game, then a place is lost, and another after as long again
MOST_NOTE = 1_000  # characters of what a person writes down about a table


@dataclass(frozen=True, slots=True)
class Limits:
    """How long things last, in milliseconds, and how many there may be."""

    challenge: int = 7 * DAY  # then an unanswered one expires
    standing: int = 30 * DAY  # then one that no acceptance uses up expires
    silence: int = 30 * DAY  # of a table without a clock, before both are asked
    asked: int = 7 * DAY  # … and until it is given up
    gone: int = 7 * DAY  # before a win can be claimed from a player who left, at a table without a clock
    away_days: int = 30  # a year
    kept: int = 30 * DAY  # where a table was shown, after its end, and a challenge that isn't open any more
    deliveries: int = HOUR  # then an interaction's answer is forgotten; Discord gives one up after a quarter of that
    batch: int = 100  # due things handled side by side
    loaded_games: int = 256  # kept in memory
    audited: int = 20  # tables replayed at each tick, until all were
    reason: int = 300  # characters of a moderator's
