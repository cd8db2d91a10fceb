"""Accept a challenge: a table opens and its first turn begins. Also: a rematch."""

from collections.abc import Mapping
from typing import Any, TypedDict, Unpack

from bot.tables.challenges.caps import refuse_beyond_cap, refuse_other_game
from bot.tables.challenges.offer import OfferVerbs, closing, find, known_game, open_challenge
from bot.tables.challenges.remembered_terms import remember
from bot.tables.challenges.standing import refuse_beyond_standing
from bot.tables.challenges.willing import refuse_unrated, refuse_unwilling
from bot.tables.core.context import TableContext
from bot.tables.core.idempotency import once
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.log.loading import row
from bot.tables.play.turns import begin_game
from bot.tables.values.answers import Answer, Event, EventKind
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.ids import is_forgotten
from bot.tables.values.states import LIVE, ChallengeStatus, TableStatus
from bot.tables.values.terms import First, Rated, Terms, columns_of, is_private, terms_of
from data.records import Challenge, Place, Table
from data.store import Insert, Replace, Where
from games.core.game import AnyGame
from games.opponents import scores
from games.records.commitment import drawn_lot

_NOBODY_OR_NEVER = ("ended_at", "to_move", "allotted", "deadline_run", "asked_run", "gone", "gone_run", "check_run")
_COUNTS = ("game_no", "host_wins", "guest_wins", "notices", "turn_no", "entries", "turn", "reminded")
_BEFORE_THE_FIRST_GAME: Mapping[str, Any] = {
    **dict.fromkeys((*_NOBODY_OR_NEVER, "draw_by", "back_by")),
    **dict.fromkeys((*_COUNTS, "draw_turn", "back_turn"), 0),
    "status": TableStatus.OPEN,
    "ending": "",
    "fresh": True,
}


class Origin(TypedDict, total=False):
    """The columns that tell what a table comes from."""

    notices: int
    level: int
    played_on: bool
    standing_challenge: str | None
    league: str | None


class AcceptanceVerbs(OfferVerbs):
    async def accept(
        self, challenge_id: str, person: str, *, in_channel: bool = False, interaction: str = ""
    ) -> Answer:
        async def work() -> Answer:
            challenge = await open_challenge(self.context, challenge_id)
            _refuse_uninvited(challenge, person)
            await refuse_unwilling(self.context, person, challenge.author)
            await refuse_unrated(self.context, person, challenge.rated)
            await refuse_beyond_cap(self.context, challenge.guild, person, challenge.author, but=challenge.id)
            if challenge.standing:  # it goes on for weeks; what was offered once can still be accepted
                await refuse_other_game(self.context, challenge.guild, challenge.game)
                await refuse_beyond_standing(self.context, challenge, person)
            if in_channel:
                await refuse_taken(self.context, challenge.channel)
            return await _open(self.context, challenge, person, in_channel, interaction)

        offered = await find(self.context, challenge_id)
        # Two at once must not exceed a cap or take a channel twice.
        names = (f"person:{offered.author}", f"person:{person}", f"room:{offered.channel}", offered.id)
        async with self.context.locks.hold_all(*names):
            return await once(self.context, person, interaction, work)

    async def rematch(self, table_id: str, person: str, *, in_channel: bool = False, interaction: str = "") -> Answer:
        table = await row(self.context, table_id)
        if person not in (table.host, table.guest):
            raise TableError(ErrorCode.NOT_YOUR_TABLE)
        if table.status in LIVE:
            raise TableError(ErrorCode.NOT_OVER)
        theirs = table.guest if person == table.host else table.host
        if is_forgotten(theirs):
            raise TableError(ErrorCode.FORGOTTEN)
        async with self.context.locks.hold(f"rematch:{table.id}"):
            asked = Where(
                equal={"rematch_of": table.id, "author": theirs, "status": ChallengeStatus.OPEN},
                at_least={"expires_at": self.context.time.now() + 1},
            )
            if asked_already := await self.context.store.find(Challenge, asked):
                return await self.accept(asked_already[0].id, person, in_channel=in_channel, interaction=interaction)
            terms = _swapped(table, person)
            return await self.offer(
                person, table.guild, table.channel, terms, theirs, rematch_of=table.id, interaction=interaction
            )


def _swapped(table: Table, person: str) -> Terms:
    """Copy the terms, with seats swapped against the table's last game."""
    host_was_first = (table.lead + table.game_no - 1) % 2 == 0
    was_first = host_was_first == (person == table.host)
    return terms_of(table, first=First.GUEST if was_first else First.HOST)


def _refuse_uninvited(challenge: Challenge, person: str) -> None:
    if person == challenge.author:
        raise TableError(ErrorCode.OWN_CHALLENGE)
    if challenge.invited is not None and challenge.invited != person:
        raise TableError(ErrorCode.NOT_INVITED)


async def refuse_taken(context: TableContext, channel: str) -> None:
    taken = await context.store.find(Table, Where(equal={"room": channel}, among={"status": LIVE}), limit=1)
    if taken:
        raise TableError(ErrorCode.ROOM_TAKEN, table=taken[0].id)


async def _open(context: TableContext, challenge: Challenge, guest: str, in_channel: bool, interaction: str) -> Answer:
    """Open the table; a standing challenge stays open, so that its tables have ids of their own."""
    game, stands = known_game(context, challenge.game), challenge.standing > 0
    await context.learn_of(challenge.author, guest)
    update = await open_table(
        context,
        game,
        terms_of(challenge),
        table_id="" if stands else challenge.id,
        guild=challenge.guild,
        channel=challenge.channel,
        host=challenge.author,
        guest=guest,
        by=guest,
        in_channel=in_channel,
        notices=0 if stands else challenge.notices + 1,
        standing_challenge=challenge.id if stands else None,
        league=challenge.league,
    )
    accepted = closing(context, challenge, ChallengeStatus.ACCEPTED, table=update.table.id)
    update.add(*([Replace(challenge)] if stands else accepted), *remember(challenge, guest, update.when))
    if challenge.rematch_of is not None and not in_channel:
        await inherit_thread(update, challenge.rematch_of)
    return await update.commit(guest, interaction)


async def inherit_thread(update: GameUpdate, before: str) -> None:
    """Play on in the thread of the table before, unless another game runs there."""
    store = update.context.store
    place = await store.get(Place, before)
    if place is None or place.channel == update.table.channel:
        return
    others = [one.subject for one in await store.find(Place, Where(equal={"channel": place.channel}))]
    if not await store.count(Table, Where(among={"id": others, "status": LIVE})):
        update.add(Insert(Place(update.table.id, place.channel, None)))


async def open_table(
    context: TableContext,
    game: AnyGame,
    terms: Terms,
    *,
    table_id: str = "",
    guild: str,
    channel: str,
    host: str,
    guest: str,
    by: str = "",
    in_channel: bool = False,
    seed: str = "",
    **origin: Unpack[Origin],
) -> GameUpdate:
    """Seat two people and begin their first game; who does so needn't be called. An id and a seed are drawn."""
    seed = seed or context.draw()
    table_id = table_id or await context.free_id()
    if in_channel and is_private(terms) and guild.isdecimal():  # nobody else is in a direct message
        raise TableError(ErrorCode.NO_PRIVATE_THREAD)
    now, run, columns = context.time.now(), context.time.run(), columns_of(terms)
    first = columns.pop("first")
    table = Table(
        **columns,
        **{**_BEFORE_THE_FIRST_GAME, **origin},
        id=table_id,
        guild=guild,
        channel=channel,
        room=channel if in_channel else None,
        rules_version=game.version,
        host=host,
        guest=guest,
        lead=_lead(first, seed),
        opened_at=now,
        moved_at=now,
        since_run=run,
        quiet_run=run,
        by_lot=first == First.LOT,
        anchors=scores.NEWEST if terms.rated == Rated.YES else 0,
    )
    update = GameUpdate.of_new_table(context, table, game)
    begin_game(update, 1, seed, by)
    update.events.append(Event(EventKind.ACCEPTED))
    return update


def _lead(first: str, seed: str) -> int:
    """Seat the host or the guest first; a lot comes out of the seed that is promised with the first turn."""
    if first == First.LOT:
        return drawn_lot(seed)
    return 0 if first == First.HOST else 1
