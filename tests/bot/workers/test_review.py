"""A look back: which turns are compared, in how much time, and what is kept."""

import itertools
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables import PastTurn, Tables
from bot.workers import review
from bot.workers.fair_queue import Place
from bot.workers.jobs import Job, JudgeCourse, JudgeTurn, TurnVerdict
from bot.workers.pool import WorkerPool
from bot.workers.review import CANDIDATES, SHOWN, Reviewer
from games.opponents.opponent import RankedTurn, TurnReason

TURNS = 20


class Judging(WorkerPool):
    """Find each turn a little worse for who played it, and a better one for every turn."""

    def __init__(self) -> None:
        super().__init__()
        self.compared: list[str] = []

    async def think(self, job: Job, place: Place) -> object:
        if isinstance(job, JudgeCourse):
            return tuple(-at / TURNS for at in job.views)
        assert isinstance(job, JudgeTurn)
        self.compared.append(job.played[0])
        played, best = RankedTurn(job.played, 0.0), RankedTurn(("better",), 0.5)
        return TurnVerdict(played, best, TurnReason("safe", {}), 0.0)


def reviewer(pool: Judging) -> Reviewer:
    async def past_turns(*_: object) -> list[PastTurn]:
        return [PastTurn(0, nth + 1, (f"turn {nth + 1}",), nth, nth + 1) for nth in range(TURNS)]

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
