"""Ratings, worked out from results alone: nothing is kept, so the same results always give the same figures."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

from bot.tables.values.anchors import NEWCOMER, as_level, strengths
from bot.tables.values.ids import OPPONENT

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SURE = 1e-6  # the library divides by it
UNSURE = NEWCOMER / 3  # openskill's own first sigma
PROVISIONAL = 10  # games before which a rating says little
MOST_A_WEEK = 5  # games between the same two that count: friends can't farm each other
RANGE = 2.0  # sigmas to both sides


@dataclass(frozen=True, slots=True)
class RatedGame:
    """One game that counts: who played it, and who won."""

    game: str
    ended_at: int
    table: str
    game_no: int
    players: tuple[str, str]
    winner: str | None  # None for a draw
    level: int | None  # of the bot, where it played
    anchors: int  # the version of the levels' strengths its table was opened under


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is at one game, and how sure that is."""

    game: str
    mu: float = NEWCOMER
    sigma: float = UNSURE
    games: int = 0

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL

    @property
    def level(self) -> float:
        """The level of the bot that plays as well."""
        return as_level(self.mu, self.game)

    @property
    def between(self) -> tuple[float, float]:
        """The levels between which it lies, most likely."""
        low, high = (as_level(self.mu + side * RANGE * self.sigma, self.game) for side in (-1, 1))
        return low, high


Ratings = dict[tuple[str, str], Rating]  # by person and game


def rate(games: Iterable[RatedGame]) -> Ratings:
    """Rate everybody, in the order in which the games ended."""
    ratings: Ratings = {}
    for one in _counted(sorted(games, key=lambda one: (one.ended_at, one.table, one.game_no))):
        before = [_strength(one, player, ratings) for player in one.players]
        for player, old, new in zip(one.players, before, _after(one, before), strict=True):
            if player != OPPONENT:
                ratings[player, one.game] = replace(new, games=old.games + 1)
    return ratings


def _counted(games: Iterable[RatedGame]) -> Iterable[RatedGame]:
    """Leave out what the same two play beyond their share of a week."""
    played: Counter[tuple[object, ...]] = Counter()
    for one in games:
        week = datetime.fromtimestamp(one.ended_at / 1000, UTC).isocalendar()[:2]
        pair = (one.game, frozenset(one.players), one.level, week)
        played[pair] += 1
        if played[pair] <= MOST_A_WEEK:
            yield one


def _strength(one: RatedGame, player: str, ratings: Ratings) -> Rating:
    if player == OPPONENT and one.level is not None:
        return Rating(one.game, strengths(one.game, one.anchors)[one.level - 1], 0.0)
    return ratings.get((player, one.game), Rating(one.game))


@cache
def _model() -> "PlackettLuce":
    """Load the library when somebody asks for a rating: it takes as much memory as a game's rules."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def _after(one: RatedGame, before: list[Rating]) -> list[Rating]:
    """Let the library judge one game; its default for `limit_sigma` sticks to the model (issue 207): so it is said."""
    ranks = [1.0 if one.winner in (None, player) else 2.0 for player in one.players]
    model = _model()
    teams = [[model.rating(old.mu, max(old.sigma, SURE))] for old in before]
    rated = model.rate(teams, ranks=ranks, limit_sigma=True)
    return [Rating(one.game, new.mu, new.sigma) for (new,) in rated]
