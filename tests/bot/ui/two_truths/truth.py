"""One of two truths: how the table under test is dealt there, what chance draws, and how the bot plays."""

import asyncio
import gc
import hashlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.process_memory import SELDOM
from bot.tables.core.context import TableContext
from bot.tables.values.notice_contents import Urgency
from bot.ui.public.presenter import Presenter
from bot.workers.fair_queue import Place
from bot.workers.jobs import ChooseTurn, JudgeStanding, WeighGivingUp
from bot.workers.pool import JobFailed, WorkerPool
from games.core.example import example_turn
from games.core.game import AnyGame
from games.core.outcome import Seat
from games.core.reading import read
from games.registry import game, manual
from tests.bot.ui.conftest import Stage
from tests.bot.ui.two_truths.plan import Plan, planned

Serve = Callable[[Presenter, str, Urgency], Awaitable[None]]


@dataclass
class Truth:
    """All chance is the same in both truths but that of the table under test, which is a secret: its seed and salts."""

    rules: AnyGame
    which: int
    lots: Random  # of the plan
    viewers: tuple[Seat | None, ...]
    bot: Seat | None = None
    plan: Plan | None = None  # made as the first truth is dealt
    seed: str = ""
    is_own: bool = False  # what is drawn now belongs to the table under test
    jobs: list[str] = field(default_factory=list)  # what workers were given to answer people
    stage: Stage | None = None
    _drawn: Iterator[int] = field(default_factory=count)
    _drawn_own: Iterator[int] = field(default_factory=count)
    _ids: Iterator[int] = field(default_factory=count)

    @contextmanager
    def own_chance(self) -> Iterator[None]:
        self.is_own = True
        try:
            yield
        finally:
            self.is_own = False

    def begin(self, patch: pytest.MonkeyPatch) -> None:
        """Take chance, the deal and the workers into one's own hands."""
        tokens = count()
        patch.setattr("secrets.token_hex", self._draw)
        patch.setattr("sandbox.world.interactions.secrets.token_urlsafe", lambda _: _hash("token", next(tokens)))
        patch.setattr(TableContext, "new_id", lambda _: f"t{next(self._ids):03}")
        patch.setattr(Presenter, "_serve", self._one_at_a_time(Presenter._serve))
        patch.setattr("bot.clock.SleepWatch.slept", lambda _: 0)  # a busy machine is no sleep
        patch.setattr("bot.process_memory.settle", lambda: gc.set_threshold(*SELDOM))
        patch.setattr("bot.app.WorkerPool", lambda _: Thinking(self))
        deal = type(self.rules).setup

        def setup(this: AnyGame, options: Any, seed: str) -> Any:
            dealt = deal(this, options, seed)
            if self.is_own and not self.seed:
                self.seed = seed
                self.plan = self.plan or planned(this, dealt, self.viewers, self.lots, self.bot)
            return self.plan.deals[self.which] if self.plan and seed == self.seed else dealt

        patch.setattr(type(self.rules), "setup", setup)

    def _one_at_a_time(self, serve: Serve) -> Serve:
        """Show one subject after the other, once people were answered and the bot has moved."""
        lock = asyncio.Lock()

        async def served(this: Presenter, subject: str, urgency: Urgency) -> None:
            async with lock:
                while not await self._is_quiet():  # noqa: ASYNC110 it tells nobody when it is
                    await asyncio.sleep(0.001)
                await serve(this, subject, urgency)

        return served

    async def _is_quiet(self) -> bool:
        bot = self.stage.bot if self.stage else None
        return bot is None or (bot.dispatcher.is_empty and not await bot.ui.tables.practice.waiting())

    def _draw(self, size: int) -> str:
        own, drawn = f"of truth {self.which}", next(self._drawn_own if self.is_own else self._drawn)
        return _hash(own if self.is_own else "of both", drawn)[: 2 * size]


def _hash(label: str, number: int) -> str:
    return hashlib.sha256(f"{label} {number}".encode()).hexdigest()


class Thinking(WorkerPool):
    """Answer jobs at once: the bot plays what the plan says, and notes what it was asked on behalf of people."""

    def __init__(self, truth: Truth) -> None:
        super().__init__(1)
        self._truth = truth

    async def think(self, job: Any, place: Place) -> object:
        if isinstance(job, JudgeStanding):
            return 0.0
        if isinstance(job, WeighGivingUp):
            return False
        if isinstance(job, ChooseTurn):
            return self._planned(job) or self._example(job)
        self._truth.jobs.append(repr(job))
        if job.game != self._truth.rules.key:
            raise JobFailed("not thought of here")
        return job.run()

    def _planned(self, job: ChooseTurn) -> tuple[str, ...]:
        """Find the bot's turn in the plan by the view it decides from; what it hides then is salted by own chance."""
        truth, plan = self._truth, self._truth.plan
        if plan is None or truth.bot is None or job.game != truth.rules.key:
            return ()
        state = plan.deals[truth.which]
        for turn in plan.turns:
            line = turn.lines[truth.which]
            for nth, action in enumerate(line):
                if turn.seat == truth.bot and truth.rules.view(state, truth.bot) == job.view:
                    truth.is_own = True
                    return self._until_shown(job, line[nth:])
                state = truth.rules.apply(state, action)
        return ()

    def _until_shown(self, job: ChooseTurn, line: tuple[str, ...]) -> tuple[str, ...]:
        """Stop where something is uncovered: the bot is asked again then."""
        return line[:1] if self._truth.rules.shows_hidden(job.view, line[0]) else line

    def _example(self, job: ChooseTurn) -> tuple[str, ...]:
        """Take one action: what it uncovers settles how the next is spelled."""
        rules = game(job.game)
        return tuple(read(manual(rules), job.view, example_turn(manual(rules), job.view))[:1])
