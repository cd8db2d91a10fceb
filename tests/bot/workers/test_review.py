"""A look back: which turns are compared, in how much time, and what is kept."""

import itertools
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables import PastTurn, Tables
from bot.workers import review
from bot.workers.fair_queue import Place
from bot.workers.jobs import Job, JudgeCourse, JudgeTurn, TurnVerdict, WeighAgain
from bot.workers.pool import WorkerPool
from bot.workers.review import CANDIDATES, LEAST, SHOWN, Reviewer
from games.core.outcome import SEATS, Seat
from games.opponents.opponent import RankedTurn, TurnReason

TURNS = 20


class Judging(WorkerPool):
    """Find each turn a little worse for who played it, and a better one for every turn."""

    def __init__(self) -> None:
        super().__init__()
        self.compared: list[str] = []
        self.course = [-at / TURNS for at in range(TURNS + 1)]  # down, turn by turn
        self.again, self.gained = 0.5, 0.5  # what turns cost by a second look, and by the first
        self.points: int | None = None  # and exactly, where play is solved

    async def think(self, job: Job, place: Place) -> object:
        if isinstance(job, JudgeCourse):
            return tuple(self.course[at] for at in job.views)
        if isinstance(job, WeighAgain):
            return self.again
        assert isinstance(job, JudgeTurn)
        self.compared.append(job.played[0])
        exact = None if self.points is None else 0
        played, best = RankedTurn(job.played, 0.0, exact), RankedTurn(("better",), self.gained, self.points)
        return TurnVerdict(played, best, TurnReason("safe", {}), 0.0)


def reviewer(pool: Judging, *, both: bool = False) -> Reviewer:
    async def past_turns(*_: object) -> list[PastTurn]:
        return [
            PastTurn(1 if both and nth % 2 else 0, nth + 1, (f"turn {nth + 1}",), nth, nth + 1) for nth in range(TURNS)
        ]

    return Reviewer(cast(Tables, SimpleNamespace(queries=SimpleNamespace(past_turns=past_turns))), pool)


async def test_so_many_turns_are_compared_and_the_review_is_kept() -> None:
    pool = Judging()
    reviews = reviewer(pool)
    found = await reviews.review("table", 1, "tactic")
    assert len(pool.compared) == CANDIDATES
    assert len(found.standings) == TURNS
    assert len(found.key_turns) == SHOWN
    assert await reviews.review("table", 1, "tactic") is found
    assert len(pool.compared) == CANDIDATES


async def test_as_many_turns_as_are_shown_are_compared_on_a_machine_that_is_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A review is kept: one made in haste would say for ever that no turn had mattered."""
    clock: Any = itertools.count(step=100)
    monkeypatch.setattr(review, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    pool = Judging()
    found = await reviewer(pool).review("table", 1, "tactic")
    assert len(pool.compared) == SHOWN
    assert len(found.key_turns) == SHOWN


def up_and_down() -> Judging:
    """Let every turn cost its player the same in the course, and seat 1's turns more by comparison."""
    pool = Judging()
    pool.course = [0.0 if at % 2 == 0 else -0.5 for at in range(TURNS + 1)]
    return pool


@pytest.mark.parametrize("loser", SEATS)
async def test_the_loser_s_dearest_turn_comes_first_and_one_of_the_other_side_is_among_them(loser: Seat) -> None:
    found = await reviewer(up_and_down(), both=True).review("table", 1, "tactic", loser=loser)
    seats = [one.turn.seat for one in found.key_turns]
    assert seats[0] == loser
    assert set(seats) == set(SEATS) and found.unsure == ()


async def test_a_turn_that_a_second_look_finds_as_good_is_not_blamed() -> None:
    pool = up_and_down()
    pool.again = LEAST / 2
    found = await reviewer(pool, both=True).review("table", 1, "tactic", loser=0)
    assert found.key_turns == () == found.faultless
    assert found.unsure == SEATS, "nobody is left without a word"


async def test_a_turn_is_only_blamed_where_the_chart_falls() -> None:
    pool = up_and_down()
    pool.course = [0.0] * (TURNS + 1)
    found = await reviewer(pool, both=True).review("table", 1, "tactic", loser=0)
    assert found.key_turns == ()


async def test_points_given_away_are_blamed_though_the_chart_shows_nothing() -> None:
    """In a decided game the chart lies flat: whoever gave points away was told they had played well."""
    pool = Judging()
    pool.course, pool.points = [0.9] * (TURNS + 1), 3
    found = await reviewer(pool).review("table", 1, "l_calculus")
    assert len(found.key_turns) == SHOWN and found.faultless == ()
    assert found.given_away == (3 * TURNS, 0)


async def test_who_could_have_played_nothing_better_is_said_to_be_without_fault() -> None:
    pool = up_and_down()
    pool.gained = LEAST / 2
    found = await reviewer(pool, both=True).review("table", 1, "tactic", loser=0)
    assert (found.key_turns, found.faultless, found.unsure) == ((), SEATS, ())
