"""One game a week: it begins at the server's hour, and a day later the turn with the most votes is played."""

import logging
from dataclasses import dataclass, replace

from bot.tables.core.context import TableContext
from bot.tables.core.seats import person_to_move
from bot.tables.core.unit_of_work import GameUpdate
from bot.tables.play.act import play_line
from bot.tables.play.at_table import at_table
from bot.tables.play.finish import give_up
from bot.tables.practice.start import PracticeStartVerbs
from bot.tables.values.durations import DAY, HOUR
from bot.tables.values.errors import TableError
from bot.tables.values.ids import everybody_of
from bot.tables.values.notice_contents import TurnChanged
from bot.tables.values.puzzle_calendar import next_hour, zone
from bot.tables.values.states import LIVE, EndReason, TableStatus
from bot.tables.values.terms import First, Terms
from bot.tables.values.voted_games import VOTED
from bot.tables.votes.ballots import BallotVerbs, elected
from bot.tables.votes.calls import VoteCallVerbs
from data.records import Server, Table, Vote, VoteWish
from data.store import Delete, Replace, Where
from games.core.outcome import Seat

log = logging.getLogger(__name__)

LEAST = 12 * HOUR  # for a vote, however late the last turn was
WEEK = 7 * DAY - 12 * HOUR  # between two beginnings: the same hour, also where daylight saving begins meanwhile
PATIENCE = 7  # days in a row without a vote; then the game is over


@dataclass(frozen=True, slots=True)
class VoteTimes:
    """When the running vote is over, and when the game is if nobody votes until then."""

    closes: int
    gives_up: int


class VotingVerbs(BallotVerbs, VoteCallVerbs):
    async def times(self, table: Table) -> VoteTimes | None:
        """Tell until when people can vote; None where there is no vote."""
        wish = await self.context.store.get(VoteWish, table.guild)
        if wish is None or wish.look_at is None or person_to_move(table) != everybody_of(table.guild):
            return None
        closes = max(wish.look_at, _earliest(wish, table))
        return VoteTimes(closes, closes + (PATIENCE - 1 - wish.idle_days) * DAY)

    async def next_game(self, server: str) -> int | None:
        """Tell when a server's next game begins, if none runs."""
        wish, last = await self.wish(server), await _newest(self.context, server)
        if wish.look_at is None or not wish.channel or (last and last.status in LIVE):
            return None
        return max(wish.look_at, _ready(wish, last))

    async def has_games(self, server: str) -> bool:
        """Tell whether any of the games that are wanted may be played on the server."""
        return await _next_game(self.context, await self.wish(server), None) is not None

    async def game_of(self, server: str) -> Table | None:
        """Find the game a server plays, or played last."""
        return await _newest(self.context, server)


async def look(context: TableContext, server: str) -> None:
    """End a server's vote, or begin its next game, if it is time; and look again when it may be."""
    async with context.locks.hold(f"votes:{server}"):
        wish = await context.store.get(VoteWish, server)
        if wish is None or wish.look_at is None or wish.look_at > context.time.now():
            return
        table = await _newest(context, server)
        if table is not None and table.status == TableStatus.OPEN:
            await _end_vote(context, wish, table)
        elif table is None or table.status not in LIVE:
            await _begin(context, wish, table)
        else:  # set aside: a moderator decides
            await context.store.commit(Replace(_later(context, wish), wish))


async def _newest(context: TableContext, server: str) -> Table | None:
    where = Where(equal={"host": everybody_of(server)})
    found = await context.store.find(Table, where, order=("-opened_at",), limit=1)
    return found[0] if found else None


def _later(context: TableContext, wish: VoteWish) -> VoteWish:
    return replace(wish, look_at=next_hour(wish.hour, zone(wish.zone), context.time.now() + LEAST))


def _earliest(wish: VoteWish, table: Table) -> int:
    """A vote ends at the server's hour, and never soon after the turn before it."""
    return next_hour(wish.hour, zone(wish.zone), table.moved_at + LEAST)


def _ready(wish: VoteWish, last: Table | None) -> int:
    """Compute when the next game may begin: a week after the last one did, at the earliest."""
    return next_hour(wish.hour, zone(wish.zone), last.opened_at + WEEK) if last else 0


async def _end_vote(context: TableContext, wish: VoteWish, table: Table) -> None:
    """Play the turn that most want; without a vote, wait another day, and after a week of that end the game."""

    async def body(update: GameUpdate, seat: Seat) -> None:
        changed = _later(context, wish)
        votes = await context.store.find(Vote, Where(equal={"table_id": table.id, "turn_no": update.table.turn_no}))
        if update.table.to_move != seat:
            changed = replace(wish, look_at=context.time.now() + HOUR)  # the bot is still to answer
        elif (earliest := _earliest(wish, update.table)) > context.time.now():
            changed = replace(wish, look_at=earliest)
        elif votes:
            choice = elected(votes, update.round.seed, update.table.turn_no)
            play_line(update, seat, choice.actions)
            update.add(Delete(Vote, Where(equal={"table_id": table.id})))
            changed = replace(changed, idle_days=0, votes=choice.votes, votes_for=choice.votes_for)
        else:
            changed = replace(changed, idle_days=wish.idle_days + 1)
            if changed.idle_days >= PATIENCE:
                give_up(update, update.round, TableStatus.UNFINISHED, EndReason.UNVOTED)
            else:
                update.notify(TurnChanged())
        update.add(Replace(changed, wish))

    await at_table(context, table.id, table.host, "", body)


async def _begin(context: TableContext, wish: VoteWish, last: Table | None) -> None:
    """Begin the next game if it is time; else look again when it is."""
    if not wish.channel:
        changed = replace(wish, look_at=None)
    elif (ready := _ready(wish, last)) > context.time.now():
        changed = replace(wish, look_at=ready)
    else:
        await _sit_down(context, wish, last)
        changed = _later(context, wish)
    forgotten = [Delete(Vote, Where(equal={"table_id": last.id}))] if last else []
    await context.store.commit(Replace(replace(changed, idle_days=0, votes=0, votes_for=0), wish), *forgotten)


async def _sit_down(context: TableContext, wish: VoteWish, last: Table | None) -> None:
    """Begin a game in the channel; where that can't be now, the next try is a day later."""
    game, practice = await _next_game(context, wish, last), PracticeStartVerbs(context)
    if game is None:
        return
    player = everybody_of(wish.server)
    level = wish.level or await practice.suggested_level(player, game)
    try:
        await practice.start(player, wish.server, wish.channel, Terms(game, first=First.LOT), level, in_channel=True)
    except TableError as refused:
        log.info("server %s: no game by votes begins: %s", wish.server, refused.key)


async def _next_game(context: TableContext, wish: VoteWish, last: Table | None) -> str | None:
    """Take turns among the games the server wants and allows."""
    server = await context.store.get(Server, wish.server) or Server(wish.server)
    wanted, allowed = wish.games.split() or VOTED, server.games.split() or VOTED
    games = [game for game in VOTED if game in wanted and game in allowed]
    if last is None or last.game not in games:
        return games[0] if games else None
    return games[(games.index(last.game) + 1) % len(games)]
