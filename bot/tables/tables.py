"""The door to this room: one method a verb, each a file of its own."""

import asyncio
from collections.abc import Callable

from bot.clock import Clock
from bot.tables.answers import Answer
from bot.tables.challenges import accept, offer
from bot.tables.challenges.terms import Terms
from bot.tables.clock import away, due
from bot.tables.clock.running_time import RunningTime
from bot.tables.context import REMEMBERED, Limits, TableContext, draw_seed
from bot.tables.ids import is_id
from bot.tables.log import history, loading
from bot.tables.log.audit import Audit, check_versions
from bot.tables.log.history import Said, Step
from bot.tables.log.loaded_game import LoadedGames
from bot.tables.notices import outbox
from bot.tables.people import erase, personal_data, settings
from bot.tables.play import act, agreed_end, claim, moderate, takeback
from bot.tables.play.moderate import Order
from bot.tables.queries import my_tables, standings, table_view
from bot.tables.queries.my_tables import TableSummary
from bot.tables.queries.standings import Standing
from bot.tables.queries.table_view import TableView
from data.records import Challenge, Notice, Person, Place, Posting, Server, Table
from data.remembering import Remembering
from data.store import Store
from games import registry
from games.core.game import AnyGame


class Tables:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        games: Callable[[str], AnyGame] = registry.game,
        draw: Callable[[], str] = draw_seed,
        limits: Limits | None = None,
    ) -> None:
        limits = limits or Limits()
        time = RunningTime(clock, store)
        self._house = TableContext(
            Remembering(store, REMEMBERED), time, games, draw, limits, LoadedGames(limits.loaded_games)
        )
        self._audit = Audit(self._house)
        self._ticking = asyncio.Lock()

    async def start(self) -> None:
        """Take up where we were: the time in between is charged to nobody."""
        context = self._house
        missed = await context.time.begin()
        await context.absences.load(context.store, context.time.now())
        if missed:
            await away.carry_over(context)
        await check_versions(context)

    async def tick(self) -> int:
        """Do what is due, in batches; tell how much that was. One tick at a time: each writes the heartbeat."""
        async with self._ticking:
            await self._audit.go_on(self._house.limits.audited)
            return await due.tick(self._house)

    def wall(self, run: int) -> int:
        """Tell when, by the clock on the wall, a moment of running time is."""
        return self._house.time.wall(run)

    # -- challenges ------------------------------------------------------------------------------------------------

    async def offer(
        self,
        author: str,
        guild: str,
        channel: str,
        terms: Terms,
        invited: str | None = None,
        *,
        invited_is_bot: bool = False,
        interaction: str = "",
    ) -> Answer:
        return await offer.offer(
            self._house,
            author,
            guild,
            channel,
            terms,
            invited=invited,
            invited_is_bot=invited_is_bot,
            rematch_of=None,
            interaction=interaction,
        )

    async def accept(self, id: str, user: str, *, in_channel: bool = False, interaction: str = "") -> Answer:
        return await accept.accept(self._house, id, user, in_channel=in_channel, interaction=interaction)

    async def decline(self, id: str, user: str, reason: str = "", *, interaction: str = "") -> Answer:
        return await offer.decline(self._house, id, user, reason, interaction)

    async def withdraw(self, id: str, user: str, *, interaction: str = "") -> Answer:
        return await offer.withdraw(self._house, id, user, interaction)

    async def rematch(self, table: str, user: str, *, in_channel: bool = False, interaction: str = "") -> Answer:
        return await accept.rematch(self._house, table, user, in_channel=in_channel, interaction=interaction)

    # -- a turn ----------------------------------------------------------------------------------------------------

    async def act(
        self, table: str, user: str, turn_no: int | None, text: str, *, at: int | None = None, interaction: str = ""
    ) -> Answer:
        return await act.act(self._house, table, user, turn_no, text, at=at, interaction=interaction)

    async def take_back(self, table: str, user: str, *, whole: bool = False, interaction: str = "") -> Answer:
        return await takeback.take_back(self._house, table, user, whole, interaction)

    async def grant_takeback(self, table: str, user: str, *, interaction: str = "") -> Answer:
        return await takeback.grant(self._house, table, user, interaction)

    async def decline_takeback(self, table: str, user: str, *, interaction: str = "") -> Answer:
        return await takeback.decline(self._house, table, user, interaction)

    async def withdraw_takeback(self, table: str, user: str, *, interaction: str = "") -> Answer:
        return await takeback.unask(self._house, table, user, interaction)

    # -- agreeing, giving up ---------------------------------------------------------------------------------------

    async def offer_end(self, table: str, user: str, *, interaction: str = "") -> Answer:
        return await agreed_end.offer_end(self._house, table, user, interaction)

    async def accept_end(self, table: str, user: str, *, interaction: str = "") -> Answer:
        return await agreed_end.accept_end(self._house, table, user, interaction)

    async def decline_end(self, table: str, user: str, *, interaction: str = "") -> Answer:
        return await agreed_end.decline_end(self._house, table, user, interaction)

    async def withdraw_end(self, table: str, user: str, *, interaction: str = "") -> Answer:
        return await agreed_end.withdraw_end(self._house, table, user, interaction)

    async def resign(self, table: str, user: str, game_no: int | None = None, *, interaction: str = "") -> Answer:
        return await agreed_end.resign(self._house, table, user, game_no, interaction)

    async def cancel(self, table: str, user: str, *, interaction: str = "") -> Answer:
        return await agreed_end.cancel(self._house, table, user, interaction)

    # -- the clock -------------------------------------------------------------------------------------------------

    async def claim(self, table: str, user: str, turn_no: int | None = None, *, interaction: str = "") -> Answer:
        return await claim.claim(self._house, table, user, turn_no, interaction)

    async def more_time(self, table: str, user: str, turn_no: int | None = None, *, interaction: str = "") -> Answer:
        return await claim.more_time(self._house, table, user, turn_no, interaction)

    async def keep(self, table: str, user: str, *, interaction: str = "") -> Answer:
        return await claim.keep(self._house, table, user, interaction)

    async def left(self, table: str, user: str) -> Answer:
        return await claim.left(self._house, table, user)

    async def away(self, user: str, until: int, *, interaction: str = "") -> Answer:
        return await away.away(self._house, user, until, interaction)

    async def back(self, user: str, *, interaction: str = "") -> Answer:
        return await away.back(self._house, user, interaction)

    def away_until(self, user: str) -> int | None:
        absence = self._house.absences.current(user, self._house.time.now())
        return absence.until_at if absence else None

    # -- those who run it ------------------------------------------------------------------------------------------

    async def moderate(
        self,
        table: str,
        guild: str,
        moderator: str,
        verb: str,
        reason: str,
        *,
        winner: str | None = None,
        interaction: str = "",
    ) -> Answer:
        return await moderate.moderate(
            self._house, table, guild, moderator, Order(verb, reason, winner), interaction=interaction
        )

    async def forget(self, user: str) -> Answer:
        return await erase.forget(self._house, user)

    async def mine(self, user: str) -> str:
        return await personal_data.personal_data(self._house, user)

    async def person(self, id: str) -> Person:
        return await settings.person(self._house, id)

    async def server(self, id: str) -> Server:
        return await settings.server(self._house, id)

    async def set_person(self, id: str, /, **columns: settings.Setting) -> Person:
        return await settings.set_person(self._house, id, columns)

    async def set_server(self, id: str, /, **columns: settings.Setting) -> Server:
        return await settings.set_server(self._house, id, columns)

    # -- looking ---------------------------------------------------------------------------------------------------

    async def challenge(self, id: str) -> Challenge:
        return await offer.find(self._house, id)

    async def table(self, id: str) -> Table:
        return await loading.row(self._house, id)

    async def sight(self, table: str, reader: str | None = None, game_no: int | None = None) -> TableView:
        return await table_view.table_view(self._house, table, reader, game_no)

    async def tables_of(self, user: str, guild: str | None = None) -> list[TableSummary]:
        return await my_tables.tables_of(self._house, user, guild)

    async def next_for(self, user: str, guild: str | None = None, but: str = "") -> TableSummary | None:
        return await my_tables.next_for(self._house, user, guild, but)

    async def past_of(self, user: str, guild: str | None = None, limit: int = 25) -> list[Table]:
        return await my_tables.past_of(self._house, user, guild, limit)

    async def tables_on(self, guild: str, limit: int = 25) -> list[Table]:
        return await my_tables.tables_on(self._house, guild, limit)

    async def challenges_of(self, user: str, guild: str | None = None) -> list[Challenge]:
        return await my_tables.challenges_of(self._house, user, guild)

    async def history(self, table: str, reader: str | None = None, game_no: int | None = None) -> list[Said]:
        return await history.history(self._house, table, reader, game_no)

    async def replay(self, table: str, step: int, reader: str | None = None, game_no: int | None = None) -> Step:
        return await history.replay(self._house, table, step, reader, game_no)

    async def export(
        self, table: str, names: tuple[str, str], reader: str | None = None, game_no: int | None = None
    ) -> str:
        return await history.export(self._house, table, names, reader, game_no)

    async def profile(self, user: str, guild: str) -> list[Standing]:
        return await standings.profile(self._house, user, guild)

    async def leaderboard(self, guild: str, game: str | None = None, limit: int = 20) -> list[Standing]:
        return await standings.leaderboard(self._house, guild, game, limit)

    # -- the outbox ------------------------------------------------------------------------------------------------

    async def changed_subjects(self) -> list[str]:
        """Wait until something was done somewhere: the subjects at which there may be something to show."""
        return await self._house.changed_subjects.take()

    async def waiting(self, limit: int = 50) -> list[str]:
        return await outbox.waiting(self._house, limit)

    async def next_notice(self, subject: str) -> Notice | None:
        return await outbox.next_notice(self._house, subject)

    async def shown(self, notice: str, channel: str, message: str | None) -> None:
        await outbox.shown(self._house, notice, channel, message)

    async def postpone(self, subject: str, until: int) -> None:
        await outbox.postpone(self._house, subject, until)

    async def faded(self, *postings: Posting) -> None:
        await outbox.faded(self._house, *postings)

    async def placed(self, subject: str, channel: str) -> None:
        await outbox.placed(self._house, subject, channel)

    async def displaced(self, subject: str) -> None:
        await outbox.displaced(self._house, subject)

    async def place(self, subject: str) -> Place | None:
        return await self._house.store.get(Place, subject) if is_id(subject) else None

    async def table_in(self, channel: str, *, over: bool = False) -> Table | None:
        return await outbox.table_in(self._house, channel, over=over)

    async def postings(self, subject: str, *, stale: bool = False) -> list[Posting]:
        return await outbox.postings(self._house, subject, stale=stale)
