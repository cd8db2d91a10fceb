"""A league's table, worked out from its results alone: points, then the games between those who have as many."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

WIN, DRAW = 2, 1


@dataclass(frozen=True, slots=True)
class LeagueResult:
    """One game of a league that counts."""

    players: tuple[str, str]
    winner: str | None  # None for a draw


@dataclass(frozen=True, slots=True)
class LeagueStanding:
    """One line of the table; who can't be told apart shares a rank."""

    person: str
    rank: int
    wins: int
    draws: int
    losses: int

    @property
    def played(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> int:
        return WIN * self.wins + DRAW * self.draws


def standings(members: Sequence[str], results: Iterable[LeagueResult]) -> tuple[LeagueStanding, ...]:
    """Rank everybody; those who share a rank stand in the order in which they joined."""
    counted = tuple(results)
    unranked = [_count(person, counted) for person in members]
    keys = {one.person: (one.points, _among(one, unranked, counted)) for one in unranked}
    ordered = sorted(keys.values(), reverse=True)
    ranked = [
        LeagueStanding(one.person, 1 + ordered.index(keys[one.person]), one.wins, one.draws, one.losses)
        for one in unranked
    ]
    return tuple(sorted(ranked, key=lambda one: one.rank))


def _count(person: str, results: Sequence[LeagueResult]) -> LeagueStanding:
    mine = [one.winner for one in results if person in one.players]
    wins, draws = mine.count(person), mine.count(None)
    return LeagueStanding(person, 0, wins, draws, len(mine) - wins - draws)


def _among(one: LeagueStanding, everybody: Sequence[LeagueStanding], results: Sequence[LeagueResult]) -> int:
    """Count the points somebody made against those who have as many in all."""
    level = {other.person for other in everybody if other.points == one.points}
    return _count(one.person, [game for game in results if level.issuperset(game.players)]).points
