"""The log to read, to step through, and to take home."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from bot.tables.house import House
from bot.tables.looking import is_over, outcome_of, sit, spelled_for
from bot.tables.replaying import positions, read_log, read_standing, standing
from bot.tables.sitting import Sitting, seat_of
from bot.tables.states import Line
from bot.tables.terms import read_options
from bot.tables.wrong import TableError, Wrong
from data.records import Entry
from games.core import record
from games.core.commitment import commit_secret
from games.core.outcome import Outcome, Seat
from games.core.record_text import write


@dataclass(frozen=True, slots=True)
class Said:
    """One line of the log, as its reader may read it."""

    number: int
    turn: int
    seat: int | None
    action: str
    at: int
    taken_back: bool
    commitment: str


@dataclass(frozen=True, slots=True)
class Step:
    """The position after so many turns, and the turn that led to it."""

    view: Any
    step: int
    steps: int
    turn: int
    seat: int | None
    actions: tuple[str, ...]


async def history(house: House, table_id: str, reader: str | None = None, game_no: int | None = None) -> list[Said]:
    sitting = await sit(house, table_id, game_no)
    log = await read_log(house.store, sitting.round)
    return await _whole_log(sitting, log, seat_of(sitting.round, reader) if reader else None)


async def _whole_log(sitting: Sitting, log: Sequence[Entry], seat: Seat | None) -> list[Said]:
    said: list[Said] = []
    stack: list[int] = []  # where in `said` the actions are that stand
    runs = iter(await _before_each(sitting, log))
    for entry in log:
        if entry.kind == Line.ACT:
            stack.append(len(said))
            said.append(_said(sitting, entry, next(runs), seat))
        elif entry.kind == Line.BACK:
            for at in stack[len(stack) - entry.count :]:
                said[at] = _struck(said[at])
            del stack[len(stack) - entry.count :]
    return said


async def replay(house: House, table_id: str, step: int, reader: str | None = None, game_no: int | None = None) -> Step:
    """Show a turn of the game as its reader may see it."""
    sitting = await sit(house, table_id, game_no)
    log = await read_standing(house.store, sitting.round)
    found = await positions(sitting.game, sitting.table, sitting.round, log)
    if is_over(sitting.round):
        found[-1] = sitting.state  # which knows also of an end that the rules don't
    ends = _turn_ends(log)
    if not 0 <= step < len(ends):
        raise TableError(Wrong.NO_SUCH_STEP, steps=len(ends) - 1)
    start, end = ends[max(0, step - 1)], ends[step]
    seat = seat_of(sitting.round, reader) if reader else None
    played = log[start:end]
    return Step(
        view=sitting.game.view(found[end], seat),
        step=step,
        steps=len(ends) - 1,
        turn=played[-1].turn if played else found[end].turn,
        seat=played[-1].seat if played else None,
        actions=tuple(spelled_for(sitting, found[start + nth], entry.action, seat) for nth, entry in enumerate(played)),
    )


async def export(
    house: House, table_id: str, names: tuple[str, str], reader: str | None = None, game_no: int | None = None
) -> str:
    """Write the game down as docs/export.md says; what is hidden stays so while it runs."""
    sitting = await sit(house, table_id, game_no)
    seat = seat_of(sitting.round, reader) if reader else None
    lines = await read_log(house.store, sitting.round)
    said = await _whole_log(sitting, lines, seat)
    log = _log(sitting, standing(lines))
    heading = record.Heading(
        players=names,
        started=_iso(sitting.round.started_at),
        ended=_iso(sitting.round.ended_at) if sitting.round.ended_at is not None else "",
        result=_result(sitting),
        notes=(f"table {sitting.table.id} game {sitting.round.game_no}", *_taken_back(said)),
    )
    if is_over(sitting.round):
        return write(record.opened(sitting.game, log, heading))
    return write(record.closed(sitting.game, log, heading, seat))


def _log(sitting: Sitting, actions: Sequence[Entry]) -> record.Log:
    salts = {number: entry.salt for number, entry in enumerate(actions, 1) if entry.salt}
    options = read_options(sitting.table.options)
    return record.Log(options, sitting.round.seed, [entry.action for entry in actions], salts)


def _taken_back(said: Sequence[Said]) -> list[str]:
    return [f"taken back {one.turn}. {one.seat} {one.action}" for one in said if one.taken_back]


def _result(sitting: Sitting) -> record.Result:
    if not is_over(sitting.round):
        return record.RUNNING
    outcome: Outcome | None = outcome_of(sitting.round)
    if outcome is None:
        return record.Result(record.Score.NONE, sitting.round.reason)
    return record.result_of(outcome)


def _iso(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _said(sitting: Sitting, entry: Entry, state: Any, seat: Seat | None) -> Said:
    promise = commit_secret(entry.action, entry.salt) if entry.salt else ""
    action = spelled_for(sitting, state, entry.action, seat)
    return Said(entry.number, entry.turn, entry.seat, action, entry.at, False, promise)


def _struck(said: Said) -> Said:
    return Said(said.number, said.turn, said.seat, said.action, said.at, True, said.commitment)


async def _before_each(sitting: Sitting, log: Sequence[Entry]) -> list[Any]:
    """The state in which each action was taken, also of those that were taken back."""
    before: list[Any] = []
    stack: list[Any] = [await _start(sitting)]
    for entry in log:
        if entry.kind == Line.ACT:
            before.append(stack[-1])
            stack.append(sitting.game.apply(stack[-1], entry.action))
        elif entry.kind == Line.BACK:
            del stack[len(stack) - entry.count :]
    return before


async def _start(sitting: Sitting) -> Any:
    return (await positions(sitting.game, sitting.table, sitting.round, ()))[0]


def _turn_ends(log: Sequence[Entry]) -> list[int]:
    """After how many actions each turn was over; the last may be unfinished."""
    ends = [0]
    for at in range(1, len(log) + 1):
        if at == len(log) or (log[at].turn, log[at].seat) != (log[at - 1].turn, log[at - 1].seat):
            ends.append(at)
    return ends
