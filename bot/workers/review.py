"""Look back at a finished game: who stood better turn by turn, and the turns that changed most."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bot.tables import PastTurn, Tables
from bot.workers.jobs import Job, JudgeCourse, JudgeTurn, TurnVerdict
from bot.workers.pool import JobFailed, WorkerLost, WorkerPool
from games.core.game import Position

MOST_KEPT = 64
CANDIDATES, SHOWN = 8, 3
BUDGET_S = 8.0  # of wall time; as many turns as are shown are compared even on a machine that is late
AT_ONCE = 8  # positions of the course
LEAST = 0.01  # what a turn must have cost to be spoken of

Think = Callable[[Job], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class KeyTurn:
    """A turn that changed much; `number` counts turns from 1, as the chart does."""

    number: int
    turn: PastTurn
    verdict: TurnVerdict


@dataclass(frozen=True, slots=True)
class Review:
    standings: tuple[float, ...]  # of seat 0, after each turn
    key_turns: tuple[KeyTurn, ...]
    given_away: tuple[int, int] | None  # points by seat, where play is solved


class Reviewer:
    """Make reviews in a worker, and keep the last ones: a finished game doesn't change."""

    def __init__(self, tables: Tables, pool: WorkerPool) -> None:
        self._tables, self._pool = tables, pool
        self._kept: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._making: dict[tuple[str, int], asyncio.Lock] = {}

    async def review(self, table: str, game_no: int, game: str, asker: str = "") -> Review:
        """Make a review once; others who ask meanwhile wait for the same one."""
        name = (table, game_no)
        async with self._making.setdefault(name, asyncio.Lock()):
            if name not in self._kept:
                turns = await self._tables.queries.past_turns(table, game_no)
                self._kept[name] = await _made(game, turns, table, partial(self._pool.run, asker=asker))
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
        self._making.pop(name, None)
        return self._kept[name]


async def _made(game: str, turns: Sequence[PastTurn], seed: str, think: Think) -> Review:
    until = time.monotonic() + BUDGET_S
    views = (*(turn.before for turn in turns[:1]), *(turn.after for turn in turns))
    course = await _course(game, views, seed, think)
    verdicts = await _compared(game, [(at, turns[at]) for at in _worst_first(turns, course)], seed, until, think)
    costly = sorted((one for one in verdicts if one.verdict.lost > LEAST), key=lambda one: -one.verdict.lost)
    return Review(tuple(course[1:]), tuple(costly[:SHOWN]), _given_away(verdicts, len(turns)))


async def _course(game: str, views: Sequence[Position], seed: str, think: Think) -> list[float]:
    """Judge a few positions at a time: between them the worker is free for those who play."""
    course: list[float] = []
    for start in range(0, len(views), AT_ONCE):
        judged = await think(JudgeCourse(game, None, seed, tuple(views[start : start + AT_ONCE])))
        course += judged if isinstance(judged, tuple) else ()
    return course


async def _compared(
    game: str, turns: Sequence[tuple[int, PastTurn]], seed: str, until: float, think: Think
) -> list[KeyTurn]:
    """Compare turns, the most costly first, as long as there is time."""
    compared: list[KeyTurn] = []
    for nth, (at, turn) in enumerate(turns):
        solved = bool(compared) and all(one.verdict.points is not None for one in compared)
        if (nth >= SHOWN and time.monotonic() > until) or (nth >= CANDIDATES and not solved):
            break
        try:
            verdict = await think(JudgeTurn(game, turn.before, seed, turn.actions))
        except (JobFailed, WorkerLost):
            continue
        if isinstance(verdict, TurnVerdict):
            compared.append(KeyTurn(at + 1, turn, verdict))
    return compared


def _worst_first(turns: Sequence[PastTurn], course: Sequence[float]) -> list[int]:
    """Order turns by how much they cost their player in the course of the game."""
    cost = [(course[at] - course[at + 1]) * (-1 if turn.seat else 1) for at, turn in enumerate(turns)]
    return sorted(range(len(turns)), key=lambda at: -cost[at])


def _given_away(verdicts: Sequence[KeyTurn], turns: int) -> tuple[int, int] | None:
    """Sum what each gave away, if every turn was compared exactly."""
    points = [(one.turn.seat, one.verdict.points) for one in verdicts]
    if len(points) < turns or any(given is None for _, given in points):
        return None
    by_seat = [sum(given or 0 for seat, given in points if seat == wanted) for wanted in (0, 1)]
    return by_seat[0], by_seat[1]
