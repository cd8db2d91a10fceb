"""All verbs, in one object for each folder; each method is the implementation of its verb."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager

from bot.clock import Clock
from bot.tables import due
from bot.tables.challenges.accept import AcceptanceVerbs
from bot.tables.challenges.remembered_terms import RememberedTermsVerbs
from bot.tables.challenges.standing import ClockVerbs
from bot.tables.competition.ladders import LadderVerbs
from bot.tables.competition.ratings import RatingQueries
from bot.tables.competition.seasons import SeasonQueries
from bot.tables.core.context import REMEMBERED, Games, Listener, TableContext, draw_seed
from bot.tables.core.loaded_game import LoadedGames
from bot.tables.core.running_time import RunningTime
from bot.tables.core.seats import Seats
from bot.tables.core.sharing import Alone, Sharing
from bot.tables.notices.clearing import Clearing
from bot.tables.notices.outbox import Outbox
from bot.tables.people.blocking import BlockingVerbs
from bot.tables.people.erase import ErasureVerbs
from bot.tables.people.lessons import LessonVerbs
from bot.tables.people.notes import NoteVerbs
from bot.tables.people.personal_data import PersonalData
from bot.tables.people.ringing import RingingVerbs
from bot.tables.people.settings import SettingVerbs
from bot.tables.people.watching import WatchingVerbs
from bot.tables.play import away
from bot.tables.play.act import ActVerbs
from bot.tables.play.agreed_end import AgreedEndVerbs
from bot.tables.play.audit import Audit, check_versions, set_broken_aside
from bot.tables.play.claim import ClaimVerbs
from bot.tables.play.conditions import ConditionVerbs
from bot.tables.play.moderate import ModerationVerbs
from bot.tables.play.recaps import RecapVerbs
from bot.tables.play.resume import bring_back
from bot.tables.play.takeback import TakebackVerbs
from bot.tables.play.tell_result import ResultVerbs
from bot.tables.practice.answer import OpponentVerbs
from bot.tables.practice.play_on import PlayOnVerbs
from bot.tables.practice.remove import PracticeRemovalVerbs
from bot.tables.puzzles.daily import DailyPuzzleVerbs
from bot.tables.puzzles.own_games import OwnPuzzleVerbs
from bot.tables.puzzles.shares import PuzzleSharingVerbs
from bot.tables.puzzles.wishes import PuzzleWishVerbs
from bot.tables.queries.conditions import OwnConditions
from bot.tables.queries.head_to_head import Encounters
from bot.tables.queries.history import Histories
from bot.tables.queries.my_tables import MyTables
from bot.tables.queries.standings import Standings
from bot.tables.queries.table_view import TableViews
from bot.tables.values.ids import PERSON_CHANGED, SUBJECT_CHANGED
from bot.tables.values.limits import Limits
from bot.tables.values.puzzle_rotation import GradedPuzzles
from bot.tables.values.shipped_puzzles import shipped_puzzles
from bot.tables.votes.weekly import VotingVerbs
from data.records import Table
from data.remembering import Remembering
from data.store import Store
from games import registry


class Challenges(RememberedTermsVerbs, AcceptanceVerbs):
    """From an offer to a table."""


class Play(
    ActVerbs, ConditionVerbs, TakebackVerbs, AgreedEndVerbs, ClaimVerbs, ModerationVerbs, ResultVerbs, RecapVerbs
):
    """The verbs of a table."""


class Practice(PlayOnVerbs, PracticeRemovalVerbs, OpponentVerbs):
    """Play against the bot, and the bot's own seat."""


class Puzzles(PuzzleWishVerbs, DailyPuzzleVerbs, PuzzleSharingVerbs, OwnPuzzleVerbs):
    """The puzzle of the day, and who solved which."""


class Queries(TableViews, OwnConditions, MyTables, Histories, Standings, Encounters):
    """What somebody may read; nothing is written."""


class Competition(RatingQueries, SeasonQueries):
    """How good people are, and what they have played in a month."""


class People(
    SettingVerbs, RingingVerbs, LessonVerbs, NoteVerbs, WatchingVerbs, BlockingVerbs, ErasureVerbs, PersonalData
):
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
        sharing: Sharing | None = None,
        puzzles: Callable[[], GradedPuzzles] = shipped_puzzles,
    ) -> None:
        limits, sharing = limits or Limits(), sharing or Alone()
        self.context = context = TableContext(
            Remembering(store, REMEMBERED) if sharing.is_alone else store,
            RunningTime(clock, store, is_shared=not sharing.is_alone),
            games,
            draw,
            limits,
            LoadedGames(limits.loaded_games),
            seats=Seats() if sharing.is_alone else Seats(most=0),
            sharing=sharing,
            puzzles=puzzles,
        )
        self.practice, self.puzzles, self.votes = Practice(context), Puzzles(context), VotingVerbs(context)
        self.challenges, self.play, self.clock = Challenges(context), Play(context), ClockVerbs(context)
        self.queries, self.notices, self.people = Queries(context), Outbox(context), People(context)
        self.leagues, self.competition = LadderVerbs(context), Competition(context)
        self._audit, self._clearing = Audit(context), Clearing(context)
        self.sharing = context.sharing  # tells which servers this process is responsible for
        self._ticking = asyncio.Lock()

    def look_after(self, subject: str) -> AbstractAsyncContextManager[None]:
        """Work on a table or challenge that nobody clicked on; LeaseLost if it belongs to another process."""
        return self.context.looking_after(subject)

    def listen(self, listener: Listener) -> None:
        """Call a function after every commit at a table."""
        self.context.listeners.append(listener)

    def new_seed(self) -> str:
        """Draw chance for something that isn't at a table."""
        return self.context.draw()

    async def start(self) -> None:
        """Start, or take tables over; nobody's clock counts the time since the last heartbeat."""
        context = self.context
        missed = await context.time.begin()
        await context.learn_of_all()
        if missed:
            await away.carry_over(context)
        if context.sharing.does_chores:
            await check_versions(context)
            await bring_back(context)
        self._audit = Audit(context)

    async def wake(self, slept: int) -> None:
        """Take the time the machine slept off all clocks, before any request is served."""
        async with self._ticking:
            if not self.context.sharing.is_idle and await self._missed(slept):
                await away.carry_over(self.context)

    async def tick(self, slept: int = 0) -> int:
        """Do what is due, in batches, and return how much that was; time slept is taken off all clocks."""
        async with self._ticking:
            if self.context.sharing.is_idle:
                return 0
            if await self._missed(slept):
                await away.carry_over(self.context)
            await self._audit.go_on(self.context.limits.audited)
            await self._clearing.go_on()
            return await due.tick(self.context)

    async def _missed(self, slept: int) -> int:
        """Keep running time going, and return how much time passed while no process was up."""
        if not self.context.sharing.is_alone:
            return await self.context.time.follow()
        if slept:
            await self.context.time.miss(slept)
        await self.context.time.beat()
        return slept

    async def set_broken_aside(self, table_id: str, game_no: int) -> bool:
        """Set a game aside whose log a proof has found broken; return whether it wasn't yet."""
        return await set_broken_aside(self.context, table_id, game_no)

    async def hear(self, changed: Sequence[str]) -> None:
        """Take up what another process has changed; an empty list stands for anything."""
        context = self.context
        if not changed:
            await context.learn_of_all()
        await context.learn_of(*_named(changed, PERSON_CHANGED))
        for subject in _named(changed, SUBJECT_CHANGED):
            await self._hear_of(subject)

    async def _hear_of(self, subject: str) -> None:
        home = (await self.context.homes.of([subject])).get(subject)
        if home is None or not self.context.sharing.is_ours(home):
            return
        self.context.changed_subjects.add(subject)
        table = await self.context.store.get(Table, subject)
        if table is not None:
            for listener in self.context.listeners:
                listener(table, ())


def _named(changed: Sequence[str], kind: str) -> list[str]:
    return [word.removeprefix(kind) for word in changed if word.startswith(kind)]
