"""Begin a practice table against the bot: it has no challenge and no clock, and counts in no ranking."""

from dataclasses import dataclass, replace

from bot.tables.challenges.accept import inherit_thread, open_table, refuse_taken
from bot.tables.challenges.caps import refuse_other_game
from bot.tables.challenges.offer import known_game
from bot.tables.challenges.willing import refuse_unrated
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import once
from bot.tables.log.loading import row
from bot.tables.values.answers import Answer
from bot.tables.values.errors import ErrorCode, TableError, bad_term
from bot.tables.values.ids import OPPONENT, check_ids
from bot.tables.values.states import LIVE
from bot.tables.values.terms import NONE, First, Takebacks, Terms, agreed, terms_of
from data.records import Table
from data.store import ColumnValue, Where
from games.core.option import usual
from games.opponents.opponent import LEVELS

MOST = 10  # practice tables a person, at once


@dataclass(frozen=True, slots=True)
class AloneRecord:
    """Wins, draws and losses against the bot."""

    wins: int
    draws: int
    losses: int
    wins_at_level: int


class PracticeStartVerbs(Verbs):
    async def start(
        self,
        person: str,
        guild: str,
        channel: str,
        terms: Terms,
        level: int,
        *,
        in_channel: bool = False,
        before: str | None = None,
        interaction: str = "",
    ) -> Answer:
        """Begin; after a table before, in its thread."""
        check_ids(person, guild, channel)
        if level not in LEVELS:
            raise bad_term("level", level)
        game = known_game(self.context, terms.game)
        unless = NONE if before else usual(game.options, alone=True)
        quiet = agreed(replace(terms, pace=0, takebacks=Takebacks.FREE, best_of=1), game, unless)
        await refuse_unrated(self.context, person, terms.rated)
        here: dict[str, ColumnValue] = {"guild": guild, "channel": channel, "host": person, "guest": OPPONENT}

        async def work() -> Answer:
            if before and (begun := await _begun_since(self.context, before, game=terms.game, level=level, **here)):
                return Answer(begun.id, ())
            await refuse_more(self.context, person, guild, terms.game, channel if in_channel else None)
            update = await open_table(
                self.context,
                game,
                quiet,
                guild=guild,
                channel=channel,
                host=person,
                guest=OPPONENT,
                by=person,
                in_channel=in_channel,
                level=level,
            )
            if before and not in_channel:
                await inherit_thread(update, before)
            return await update.commit(person, interaction)

        async with self.context.locks.hold_all(f"person:{person}", f"room:{channel or person}"):
            return await once(self.context, person, interaction, work)

    async def again(
        self, table_id: str, person: str, level: int | None = None, *, in_channel: bool = False, interaction: str = ""
    ) -> Answer:
        """Play the same game again from the other seat, at the same level unless another is named."""
        table = await row(self.context, table_id)
        if person != table.host or table.level is None:
            raise TableError(ErrorCode.NOT_YOUR_TABLE)
        if table.status in LIVE:
            raise TableError(ErrorCode.NOT_OVER)
        first = First.GUEST if table.lead == 0 else First.HOST
        terms = terms_of(table, first=first)
        return await self.start(
            person,
            table.guild,
            table.channel,
            terms,
            level or table.level,
            in_channel=in_channel,
            before=table.id,
            interaction=interaction,
        )

    async def record_alone(self, person: str, game: str, level: int, until: int | None = None) -> AloneRecord:
        """Count a person's games of one kind against the bot, and how many of those wins were at this level."""
        check_ids(person, game)
        over = Where(
            equal={"host": person, "guest": OPPONENT, "game": game, "played_on": False},
            among={"status": ("over",)},
            at_most={} if until is None else {"ended_at": until},
        )
        played = await self.context.store.find(Table, over)
        wins, losses = sum(table.host_wins for table in played), sum(table.guest_wins for table in played)
        at_level = sum(table.host_wins for table in played if table.level == level)
        return AloneRecord(wins, len(played) - wins - losses, losses, at_level)

    async def best_levels(self, person: str) -> dict[str, int]:
        """Find the highest level that somebody has won against, by game."""
        check_ids(person)
        won = Where(equal={"host": person, "guest": OPPONENT, "host_wins": 1, "played_on": False})
        best: dict[str, int] = {}
        for table in await self.context.store.find(Table, won):
            best[table.game] = max(best.get(table.game, 0), table.level or 0)
        return best

    async def suggested_level(self, person: str, game: str) -> int:
        """Suggest the last level; one more after two wins, one less after two losses, the first for a beginner."""
        check_ids(person)
        alike: dict[str, ColumnValue] = {"host": person, "guest": OPPONENT, "game": game, "played_on": False}
        over = Where(equal=alike, among={"status": ("over",)})
        played = await self.context.store.find(Table, over, order=("-ended_at",), limit=2)
        if not played:
            return LEVELS[0]
        level = played[0].level or LEVELS[0]
        same = len(played) == 2 and played[1].level == level
        won = same and all(table.host_wins for table in played)
        lost = same and all(table.guest_wins for table in played)
        return min(max(level + won - lost, LEVELS[0]), LEVELS[-1])


async def _begun_since(context: TableContext, before: str, **alike: ColumnValue) -> Table | None:
    """Find the rematch that an earlier click has begun at this level, and that still runs."""
    since = (await row(context, before)).ended_at or 0
    where = Where(alike, among={"status": LIVE}, at_least={"opened_at": since})
    return next(iter(await context.store.find(Table, where, limit=1)), None)


async def refuse_more(context: TableContext, person: str, guild: str, game: str, room: str | None) -> None:
    """Refuse practice that isn't allowed here, one table too many, and a room in which others play."""
    await refuse_other_game(context, guild, game)
    mine = Where(equal={"host": person, "guest": OPPONENT}, among={"status": LIVE})
    if await context.store.count(Table, mine) >= MOST:
        raise TableError(ErrorCode.TOO_MANY_TABLES, person=person, most=MOST)
    if room is not None:
        await refuse_taken(context, room)
