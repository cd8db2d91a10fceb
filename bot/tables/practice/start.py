"""Begin a practice table against the bot: it has no challenge and no clock, and counts in no ranking."""

from dataclasses import replace

from bot.tables.challenges.accept import inherit_thread, new_table, refuse_taken
from bot.tables.challenges.offer import draw_up, known_game
from bot.tables.core.context import TableContext, Verbs
from bot.tables.core.idempotency import once
from bot.tables.core.loaded_game import LoadedGame
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.log.loading import row
from bot.tables.play.turns import begin_game
from bot.tables.values.answers import Accepted, Answer
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import OPPONENT, check_ids
from bot.tables.values.progress import Progress
from bot.tables.values.states import LIVE, ChallengeStatus
from bot.tables.values.terms import First, Takebacks, Terms, check, terms_of
from data.records import Challenge, Round, Table
from data.store import Where
from games.opponents.opponent import LEVELS

MOST = 10  # practice tables a person, at once
_DRAWS = 8
_NO_ROUND = Round("", 0, "", "", "", "", "", 0, None, "", "", None, None, 0)


class StartingPractice(Verbs):
    """Begin, and begin again."""

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
            raise TableError(ErrorCode.BAD_TERM, name="level", value=str(level)[:40])
        quiet = replace(terms, pace=0, takebacks=Takebacks.FREE, best_of=1)
        options = check(quiet, known_game(self.context, terms.game))

        async def work() -> Answer:
            await _refuse_many(self.context, person)
            if in_channel:
                await refuse_taken(self.context, channel)
            return await _open(
                self.context, person, guild, channel, quiet, options, level, in_channel, before, interaction
            )

        async with self.context.locks.hold_all(f"person:{person}", f"room:{channel}"):
            return await once(self.context, person, interaction, work)

    async def again(self, table_id: str, person: str, *, in_channel: bool = False, interaction: str = "") -> Answer:
        """Play the same game again from the other seat, at the suggested level."""
        table = await row(self.context, table_id)
        if person != table.host or table.level is None:
            raise TableError(ErrorCode.NOT_YOUR_TABLE)
        if table.status in LIVE:
            raise TableError(ErrorCode.NOT_OVER)
        first = First.GUEST if table.lead == 0 else First.HOST
        terms = terms_of(table, first)
        level = await self.suggested_level(person, table.game)
        return await self.start(
            person,
            table.guild,
            table.channel,
            terms,
            level,
            in_channel=in_channel,
            before=table.id,
            interaction=interaction,
        )

    async def suggested_level(self, person: str, game: str) -> int:
        """Suggest the last level; one more after two wins, one less after two losses, the first for a beginner."""
        check_ids(person)
        over = Where(equal={"host": person, "guest": OPPONENT, "game": game}, among={"status": ("over",)})
        played = await self.context.store.find(Table, over, order=("-ended_at",), limit=2)
        if not played:
            return LEVELS[0]
        level = played[0].level or LEVELS[0]
        same = len(played) == 2 and played[1].level == level
        won = same and all(table.host_wins for table in played)
        lost = same and all(table.guest_wins for table in played)
        return min(max(level + won - lost, LEVELS[0]), LEVELS[-1])


async def _refuse_many(context: TableContext, person: str) -> None:
    mine = Where(equal={"host": person, "guest": OPPONENT}, among={"status": LIVE})
    if await context.store.count(Table, mine) >= MOST:
        raise TableError(ErrorCode.TOO_MANY_TABLES, person=person, most=MOST)


async def _open(  # noqa: PLR0917 what a table is made of
    context: TableContext,
    person: str,
    guild: str,
    channel: str,
    terms: Terms,
    options: str,
    level: int,
    in_channel: bool,
    before: str | None,
    interaction: str,
) -> Answer:
    game, now = known_game(context, terms.game), context.time.now()
    drawn_up = draw_up(terms, options, guild, channel, author=person, invited=OPPONENT, opened_at=now, expires_at=now)
    invitation = replace(drawn_up, id=await _free_id(context), status=ChallengeStatus.ACCEPTED)
    table = replace(new_table(context, invitation, OPPONENT, game.version, in_channel), notices=0, level=level)
    update = GameUpdate(context, LoadedGame(table, _NO_ROUND, game, None, Progress(), ()), is_new=True)
    if before is not None and not in_channel:
        await inherit_thread(update, before)
    begin_game(update, 1, by=person)
    update.record_event(Accepted(table.id))
    return await update.commit(person, interaction)


async def _free_id(context: TableContext) -> str:
    for _ in range(_DRAWS):
        drawn = context.new_id()
        taken = await context.store.get(Table, drawn) or await context.store.get(Challenge, drawn)
        if taken is None:
            return drawn
    raise TableError(ErrorCode.BUSY)
