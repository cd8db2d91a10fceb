"""A recap of a finished game: who may see one, and that it is posted once."""

from dataclasses import replace

from bot.tables.core.context import Verbs
from bot.tables.core.idempotency import once
from bot.tables.core.unit_of_work import TableUpdate
from bot.tables.log.loading import round_of, row
from bot.tables.values.answers import Answer, Event, EventKind
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import is_everybody
from bot.tables.values.notice_contents import RecapPosted
from bot.tables.values.states import LIVE
from data.records import Round, Table
from data.store import Replace
from games.core.game import AnyGame


class RecapVerbs(Verbs):
    async def post_recap(
        self, table_id: str, person: str, game_no: int, form: str = "film", *, interaction: str = ""
    ) -> Answer:
        """Let the channel see it: a film, or a story of four pictures."""

        async def work() -> Answer:
            table = await row(self.context, table_id)
            if person not in (table.host, table.guest) and not is_everybody(table.host):
                raise TableError(ErrorCode.NOT_YOUR_TABLE)
            round_ = await round_of(self.context, table, game_no)
            refuse_unless_open(self.context.games(table.game), table, round_)
            if round_.recapped_at is not None:
                raise TableError(ErrorCode.RECAP_POSTED)
            update = TableUpdate(self.context, table)
            update.add(Replace(replace(round_, recapped_at=update.when), round_))
            update.notify(RecapPosted(game_no, form))
            update.events.append(Event(EventKind.RECAPPED))
            return await update.commit(person, interaction)

        async with self.context.locks.hold(table_id):
            return await once(self.context, person, interaction, work)


def refuse_unless_open(game: AnyGame, table: Table, round_: Round) -> None:
    """Refuse to show all of a game that isn't over; one that hides something, before the whole series is."""
    if round_.ended_at is None:
        raise TableError(ErrorCode.NOT_OVER)
    if game.has_secrets and table.status in LIVE:
        raise TableError(ErrorCode.SERIES_RUNS)
