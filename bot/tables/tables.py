"""Everything people can do, in one object for each folder; each method is the implementation of its verb."""

import asyncio
from collections.abc import Callable

from bot.clock import Clock
from bot.tables.challenges.accept import Accepting
from bot.tables.challenges.offer import Offering
from bot.tables.clock import away, due
from bot.tables.clock.away import BeingAway
from bot.tables.clock.running_time import RunningTime
from bot.tables.context import REMEMBERED, Games, TableContext, draw_seed
from bot.tables.limits import Limits
from bot.tables.log.audit import Audit, check_versions
from bot.tables.log.history import Histories
from bot.tables.log.loaded_game import LoadedGames
from bot.tables.notices.outbox import Outbox
from bot.tables.people.erase import Erasing
from bot.tables.people.personal_data import PersonalData
from bot.tables.people.settings import Settling
from bot.tables.play.act import Acting
from bot.tables.play.agreed_end import AgreeingOnTheEnd
from bot.tables.play.claim import Claiming
from bot.tables.play.moderate import Moderating
from bot.tables.play.takeback import TakingBack
from bot.tables.practice.answer import Answering
from bot.tables.practice.start import StartingPractice
from bot.tables.queries.head_to_head import Encounters
from bot.tables.queries.my_tables import MyTables
from bot.tables.queries.standings import Standings
from bot.tables.queries.table_view import TableViews
from data.remembering import Remembering
from data.store import Store
from games import registry


class Challenges(Offering, Accepting):
    """From an offer to a table."""


class Play(Acting, TakingBack, AgreeingOnTheEnd, Claiming, Moderating):
    """The verbs of a running table."""


class Practice(StartingPractice, Answering):
    """Play against the bot, and the bot's own seat."""


class Queries(TableViews, MyTables, Histories, Standings, Encounters):
    """What somebody may read; nothing is written."""


class People(Settling, Erasing, PersonalData):
    """Settings and data of people and servers."""


class Tables:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        games: Games = registry.game,
        draw: Callable[[], str] = draw_seed,
        limits: Limits | None = None,
    ) -> None:
        limits = limits or Limits()
        self.context = context = TableContext(
            Remembering(store, REMEMBERED),
            RunningTime(clock, store),
            games,
            draw,
            limits,
            LoadedGames(limits.loaded_games),
        )
        self.practice = Practice(context)
        self.challenges, self.play, self.clock = Challenges(context), Play(context), BeingAway(context)
        self.queries, self.notices, self.people = Queries(context), Outbox(context), People(context)
        self._audit = Audit(context)
        self._ticking = asyncio.Lock()

    async def start(self) -> None:
        """Start: the time since the last heartbeat is charged to nobody."""
        context = self.context
        missed = await context.time.begin()
        await context.absences.load(context.store, context.time.now())
        if missed:
            await away.carry_over(context)
        await check_versions(context)

    async def tick(self, slept: int = 0) -> int:
        """Do what is due, in batches; tell how much that was. What was slept through is charged to nobody."""
        async with self._ticking:
            if slept:
                await self.context.time.miss(slept)
                await away.carry_over(self.context)
            await self._audit.go_on(self.context.limits.audited)
            return await due.tick(self.context)
