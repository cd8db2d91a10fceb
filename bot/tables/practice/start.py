"""Begin a practice table against the bot: it has no challenge and no clock, and counts in no ranking."""

from dataclasses import dataclass, replace

from bot.tables.challenges.accept import inherit_thread, new_table, refuse_taken
from bot.tables.challenges.caps import refuse_other_game
from bot.tables.challenges.offer import known_game
from bot.tables.challenges.willing import refuse_unrated
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import once
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.log.loading import row
from bot.tables.play.turns import begin_game
from bot.tables.values.answers import Answer, Event, EventKind
from bot.tables.values.errors import ErrorCode, TableError, bad_term
from bot.tables.values.ids import OPPONENT, check_ids
from bot.tables.values.states import LIVE
from bot.tables.values.terms import NONE, First, Takebacks, Terms, agreed, terms_of
from data.records import Table
from data.store import ColumnValue, Where
from games.core.game import AnyGame
from games.core.option import usual
from games.opponents.opponent import LEVELS

MOST = 10  # practice tables a person, at once


@dataclass(frozen=True, slots=True)
class _Wish:
    """What a person wants to practise, and where."""

    person: str
    guild: str
    channel: str
    terms: Terms
    level: int
    in_channel: bool
    before: str | None  # the table in whose thread it goes on


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
        check_ids(person, guild, channel)
        if level not in LEVELS:
            raise bad_term("level", level)
        game = known_game(self.context, terms.game)
        unless = NONE if before else usual(game.options, alone=True)
        quiet = agreed(replace(terms, pace=0, takebacks=Takebacks.FREE, best_of=1), game, unless)
        await refuse_unrated(self.context, person, terms.rated)
        wish = _Wish(person, guild, channel, quiet, level, in_channel, before)

        async def work() -> Answer:
            if begun := await _begun_already(self.context, wish):
                return Answer(begun.id, ())
            await refuse_other_game(self.context, guild, terms.game)
            await refuse_many(self.context, person)
            if in_channel:
                await refuse_taken(self.context, channel)
            return await _open(self.context, wish, game, interaction)

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


async def _begun_already(context: TableContext, wish: _Wish) -> Table | None:
    """Find the rematch that an earlier click has begun at this level, and that still runs."""
    if wish.before is None:
        return None
    alike: dict[str, ColumnValue] = {
        "host": wish.person,
        "guest": OPPONENT,
        "guild": wish.guild,
        "channel": wish.channel,
        "game": wish.terms.game,
        "level": wish.level,
    }
    since = (await row(context, wish.before)).ended_at or 0
    begun = await context.store.find(
        Table, Where(equal=alike, among={"status": LIVE}, at_least={"opened_at": since}), limit=1
    )
    return begun[0] if begun else None


async def refuse_many(context: TableContext, person: str) -> None:
    mine = Where(equal={"host": person, "guest": OPPONENT}, among={"status": LIVE})
    if await context.store.count(Table, mine) >= MOST:
        raise TableError(ErrorCode.TOO_MANY_TABLES, person=person, most=MOST)


async def _open(context: TableContext, wish: _Wish, game: AnyGame, interaction: str) -> Answer:
    seed = context.draw()
    table = new_table(
        context,
        await context.free_id(),
        game,
        wish.terms,
        guild=wish.guild,
        channel=wish.channel,
        host=wish.person,
        guest=OPPONENT,
        in_channel=wish.in_channel,
        seed=seed,
        level=wish.level,
    )
    update = GameUpdate.of_new_table(context, table, game)
    if wish.before is not None and not wish.in_channel:
        await inherit_thread(update, wish.before)
    begin_game(update, 1, seed, by=wish.person)
    update.events.append(Event(EventKind.ACCEPTED))
    return await update.commit(wish.person, interaction)
