"""What a moderator can do at a table: always with a reason, recorded, and shown there."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.tables.clockwork import touch, wind
from bot.tables.delivery import once
from bot.tables.draft import Draft, Play
from bot.tables.ending import give_up, rule
from bot.tables.events import Answer, Did
from bot.tables.house import House
from bot.tables.ids import check_ids, printable
from bot.tables.loading import RulesDiffer, load, refuse_unless_open, round_of, row, rules_of, sitting_of
from bot.tables.logbook import write_line
from bot.tables.notice_kinds import Tell
from bot.tables.replaying import read_log, standing
from bot.tables.states import LIVE, Line, Reason, Status, Verb
from bot.tables.takeback import return_turn
from bot.tables.wrong import TableError, Wrong
from data.records import Intervention, Table
from data.store import Insert, Where


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be done, why, and who is to have won where that is judged."""

    verb: str
    reason: str
    winner: str | None = None


async def moderate(
    house: House, table_id: str, guild: str, moderator: str, order: Order, *, interaction: str
) -> Answer:
    check_ids(guild, moderator, order.winner)
    _check_reason(house, order.reason)
    carry_out = _VERBS.get(order.verb)
    if carry_out is None:
        raise TableError(Wrong.BAD_TERM, name="verb", value=printable(order.verb))

    async def work() -> Answer:
        table = await row(house, table_id)
        if table.guild != guild:
            raise TableError(Wrong.UNKNOWN_TABLE, id=table.id)
        draft = await carry_out(house, table, moderator, order.winner)
        await _record(draft, moderator, order)
        return await draft.commit(moderator, interaction)

    async with house.locks.hold(table_id):
        return await once(house, moderator, interaction, work)


async def _stop(house: House, table: Table, moderator: str, winner: str | None) -> Draft:
    draft = await _live(house, table)
    give_up(draft, await round_of(house, table), Status.UNFINISHED, Reason.STOPPED, by=moderator)
    return draft


async def _adjudicate(house: House, table: Table, moderator: str, winner: str | None) -> Draft:
    draft = await _live(house, table)
    if winner not in (None, table.host, table.guest):
        raise TableError(Wrong.NOT_YOUR_TABLE)
    rule(draft, await round_of(house, table), winner, Reason.ADJUDICATED, by=moderator)
    return draft


async def _undo(house: House, table: Table, moderator: str, winner: str | None) -> Draft:
    play = Play(house, await load(house, table.id))
    if not play.course.actions:
        raise TableError(Wrong.NOTHING_TO_UNDO)
    await return_turn(play, by=moderator, cause="moderator", mentions=(), forced=True)
    return play


async def _unlock(house: House, table: Table, moderator: str, winner: str | None) -> Draft:
    """Go on under today's rules, if they can replay the log; a line in it says where."""
    if table.status != Status.ASIDE:
        raise TableError(Wrong.NOT_SET_ASIDE)
    round_ = await round_of(house, table)
    log = await read_log(house.store, round_)
    try:
        game = rules_of(house, table.game)
        sitting = await sitting_of(game, table, round_, standing(log))
    except RulesDiffer as differ:
        raise TableError(Wrong.CANNOT_UNLOCK) from differ
    if sitting.state.outcome is not None:
        raise TableError(Wrong.CANNOT_UNLOCK)
    play = Play(house, sitting)
    play.set(status=Status.OPEN, ending="", rules_version=game.version, entries=len(log))
    play.set(turn_no=table.turn_no + 1, turn=play.state.turn, fresh=play.state.fresh, to_move=play.state.to_move)
    write_line(play, Line.RULES, None, play.state.turn, play.state)
    touch(play)
    wind(play, table.allotted, table.reminded)
    play.tell(Tell.TAKEN_BACK, (), by=moderator, count=0, cause="moderator")
    return play


_VERBS: dict[str, Callable[[House, Table, str, str | None], Awaitable[Draft]]] = {
    Verb.STOP: _stop,
    Verb.UNDO: _undo,
    Verb.ADJUDICATE: _adjudicate,
    Verb.UNLOCK: _unlock,
}


async def _live(house: House, table: Table) -> Draft:
    if table.status not in LIVE:
        refuse_unless_open(table)
    return Draft(house, table)


async def _record(draft: Draft, moderator: str, order: Order) -> None:
    table = draft.table
    number = 1 + await draft.house.store.count(Intervention, Where(equal={"table_id": table.id}))
    draft.add(Insert(Intervention(table.id, number, table.guild, moderator, order.verb, order.reason, draft.at)))
    draft.tell(Tell.MODERATED, (table.host, table.guest), verb=order.verb, reason=order.reason, moderator=moderator)
    draft.did(Did.MODERATED, verb=order.verb)


def _check_reason(house: House, reason: str) -> None:
    if not 0 < len(reason.strip()) <= house.limits.reason or not reason.isprintable():
        raise TableError(Wrong.BAD_REASON, most=house.limits.reason)
