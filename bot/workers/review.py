"""Look back at a finished game: who stood better turn by turn, and the turns that changed most for each side."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, zip_longest

from bot.newest import Newest
from bot.tables import PastTurn, Tables
from bot.workers.jobs import Job, JudgeCourse, JudgeTurn, TurnVerdict, WeighAgain
from bot.workers.pool import JobFailed, WorkerLost, WorkerPool
from games.core.game import Position
from games.core.outcome import Seat

MOST_KEPT = 64
CANDIDATES, SHOWN = 8, 3
BUDGET_S = 8.0  # of wall time; as many turns as are shown are compared even on a machine that is late
AT_ONCE = 8  # positions of the course
LEAST = 0.05  # what a turn must have cost to be spoken of, by both of two looks
FALLEN = 0.01  # and the course must have fallen with it, so that chart and words agree

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
    key_turns: tuple[KeyTurn, ...]  # the loser's dearest first, at least one of each side that lost something
    given_away: tuple[int, int] | None  # points by seat, where play is solved
    faultless: tuple[Seat, ...]  # who could hardly have played any turn better
    unsure: tuple[Seat, ...] = ()  # of whose turns one look blames some, and the other none


class Reviewer:
    """Make reviews in a worker, and keep the last ones: a finished game doesn't change."""

    def __init__(self, tables: Tables, pool: WorkerPool) -> None:
        self._tables, self._pool = tables, pool
        self._kept = Newest[tuple[str, int], Review](MOST_KEPT)
        self._making: dict[tuple[str, int], asyncio.Lock] = {}

    async def review(self, table: str, game_no: int, game: str, asker: str = "", loser: Seat | None = None) -> Review:
        """Make a review once; others who ask meanwhile wait for the same one."""
        name = (table, game_no)
        async with self._making.setdefault(name, asyncio.Lock()):
            if name not in self._kept:
                turns = await self._tables.queries.past_turns(table, game_no)
                self._kept[name] = await made(game, turns, loser, table, partial(self._pool.run, asker=asker))
        self._making.pop(name, None)
        return self._kept[name]


async def made(game: str, turns: Sequence[PastTurn], loser: Seat | None, seed: str, think: Think) -> Review:
    until = time.monotonic() + BUDGET_S
    views = (*(turn.before for turn in turns[:1]), *(turn.after for turn in turns))
    course = await _course(game, views, seed, think)
    falls = _falls(turns, course)
    suspects = [(at, turns[at]) for at in _suspects(turns, falls, loser)]
    verdicts = await _compared(game, suspects, seed, until, think)
    blamed = [one for one in verdicts if _is_dear(one.verdict, falls[one.number - 1])]
    chosen = await _held(game, _chosen(blamed, loser), seed, think)
    played = {turn.seat for turn in turns}
    suspected, guilty = ({one.turn.seat for one in found} for found in (blamed, chosen))
    faultless, unsure = (tuple(sorted(seats)) for seats in (played - suspected, suspected - guilty))
    return Review(tuple(course[1:]), tuple(chosen), _given_away(verdicts, len(turns)), faultless, unsure)


async def _course(game: str, views: Sequence[Position], seed: str, think: Think) -> list[float]:
    """Judge a few positions at a time: between them the worker is free for those who play."""
    course: list[float] = []
    for start in range(0, len(views), AT_ONCE):
        judged = await think(JudgeCourse(game, None, seed, tuple(views[start : start + AT_ONCE])))
        course += judged if isinstance(judged, tuple) else ()
    return course


def _falls(turns: Sequence[PastTurn], course: Sequence[float]) -> list[float]:
    """Tell how far the course fell for each turn's player: at once, or when it was answered."""
    shown = [*course, *course[-1:]]
    return [
        max(before - now, before - then) if turn.seat == 0 else max(now - before, then - before)
        for turn, before, now, then in zip(turns, shown, shown[1:], shown[2:], strict=False)
    ]


def _suspects(turns: Sequence[PastTurn], falls: Sequence[float], loser: Seat | None) -> list[int]:
    """Order turns by how much they cost their player, by turns of either side; the loser's dearest first."""
    worst = sorted(range(len(turns)), key=lambda at: -falls[at])
    first = loser if loser is not None else turns[worst[0]].seat if worst else 0
    ours = [at for at in worst if turns[at].seat == first]
    theirs = [at for at in worst if turns[at].seat != first]
    return [at for at in chain.from_iterable(zip_longest(ours, theirs)) if at is not None]


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


def _is_dear(verdict: TurnVerdict, fallen: float) -> bool:
    """Where play is solved points count, however decided the game is; elsewhere the chart must show it, too."""
    return bool(verdict.points) if verdict.points is not None else verdict.lost >= LEAST and fallen > FALLEN


def _chosen(blamed: Sequence[KeyTurn], loser: Seat | None) -> list[KeyTurn]:
    """Order what is blamed: the loser's dearest, the dearest of the other side, then by cost."""
    dearest = sorted(blamed, key=lambda one: (one.verdict.lost, one.verdict.points or 0), reverse=True)
    if loser is not None:
        dearest.sort(key=lambda one: one.turn.seat != loser)
    other = next((one for one in dearest if one.turn.seat != dearest[0].turn.seat), None)
    if other is None:
        return dearest
    rest = [one for one in dearest[1:] if one is not other]
    return [*dearest[:1], other, *rest]


async def _held(game: str, blamed: Sequence[KeyTurn], seed: str, think: Think) -> list[KeyTurn]:
    """Keep the first few that another look finds as well."""
    held: list[KeyTurn] = []
    for one in blamed:
        if len(held) < SHOWN and await _holds(game, one, seed, think):
            held.append(one)
    return held


async def _holds(game: str, one: KeyTurn, seed: str, think: Think) -> bool:
    """Look at both turns once more in another way: a turn isn't blamed for what one look alone says of it."""
    if one.verdict.points is not None:
        return True
    try:
        lost = await think(WeighAgain(game, one.turn.before, seed, one.turn.actions, one.verdict.best.actions))
    except (JobFailed, WorkerLost):
        return False
    return isinstance(lost, float) and lost >= LEAST


def _given_away(verdicts: Sequence[KeyTurn], turns: int) -> tuple[int, int] | None:
    """Sum what each gave away, if every turn was compared exactly."""
    points = [(one.turn.seat, one.verdict.points) for one in verdicts]
    if len(points) < turns or any(given is None for _, given in points):
        return None
    first, second = (sum(given or 0 for seat, given in points if seat == wanted) for wanted in (0, 1))
    return first, second
