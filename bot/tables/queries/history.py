"""A game's log as people read it: whole, step by step, or as a file."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

from bot.tables.core.context import Verbs
from bot.tables.core.loaded_game import LoadedGame, result_of, seat_of
from bot.tables.log.replay import effective_entries, positions, read_effective, read_log
from bot.tables.log.telling import is_whole, told_turn
from bot.tables.play.recaps import refuse_unless_open
from bot.tables.queries.table_view import is_over, sit, spelled_for
from bot.tables.values.errors import ErrorCode, TableError
from bot.tables.values.notice_contents import ToldTurn
from bot.tables.values.states import EntryKind
from bot.tables.values.terms import read_options
from data.records import Entry
from games.core.open_view import open_view
from games.core.outcome import Seat
from games.records import record
from games.records.commitment import commit_secret
from games.records.text import write
from games.registry import manual


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
    passed: bool = False  # the opponent, after this turn
    conditional: bool = False  # played by itself, as its player had said before


@dataclass(frozen=True, slots=True)
class Step:
    """The position after so many turns, and the turn that led to it."""

    view: Any
    step: int
    steps: int
    turn: int
    seat: int | None
    actions: tuple[str, ...]
    told: ToldTurn


@dataclass(frozen=True, slots=True)
class PastTurn:
    """One turn of a finished game, with what its player had seen before and after it."""

    seat: Seat
    turn: int
    actions: tuple[str, ...]
    before: Any
    after: Any
    told: ToldTurn = ()
    state: Any = None  # the whole truth before it: open, since the game is over


class Histories(Verbs):
    async def history(self, table_id: str, reader: str | None = None, game_no: int | None = None) -> list[Said]:
        loaded = await sit(self.context, table_id, game_no)
        log = await read_log(self.context.store, loaded.round)
        return await _whole_log(loaded, log, seat_of(loaded.round, reader) if reader else None)

    async def replay(self, table_id: str, step: int, reader: str | None = None, game_no: int | None = None) -> Step:
        """Show a turn of the game as its reader may see it."""
        loaded, log, states = await self._played(table_id, game_no)
        ends = _turn_ends(log)
        if not 0 <= step < len(ends):
            raise TableError(ErrorCode.NO_SUCH_STEP, steps=len(ends) - 1)
        return _step(loaded, log, states, step, seat_of(loaded.round, reader) if reader else None)

    async def latest_turns(self, table_id: str, reader: str) -> list[Step]:
        """List the last turns of a table's last game as a player may see them: from their own last one on."""
        loaded, log, states = await self._played(table_id)
        seat, ends = seat_of(loaded.round, reader), _turn_ends(log)
        own = [step for step in range(1, len(ends)) if log[ends[step] - 1].seat == seat]
        return [_step(loaded, log, states, step, seat) for step in range(own[-1] if own else 1, len(ends))]

    async def _played(self, table_id: str, game_no: int | None = None) -> tuple[LoadedGame, Sequence[Entry], list[Any]]:
        """Read what was played, and the positions it led to."""
        loaded, log, states = await self._replayed(table_id, game_no)
        if is_over(loaded.round):
            states[-1] = loaded.state  # it also knows of ends that the rules don't, such as a resignation
        return loaded, log, states

    async def _replayed(self, table_id: str, game_no: int | None) -> tuple[LoadedGame, Sequence[Entry], list[Any]]:
        loaded = await sit(self.context, table_id, game_no)
        log = await read_effective(self.context.store, loaded.round)
        return loaded, log, await positions(loaded.game, loaded.table, loaded.round, log)

    async def past_turns(self, table_id: str, game_no: int | None = None) -> list[PastTurn]:
        """List the turns of a game that is over, as each player knew the game when they played."""
        loaded, log, states = await self._replayed(table_id, game_no)
        if not is_over(loaded.round):
            raise TableError(ErrorCode.NOT_OVER)
        return [_past_turn(loaded, states, log, start, end) for start, end in pairwise(_turn_ends(log))]

    async def open_views(self, table_id: str, game_no: int | None = None) -> list[Any]:
        """Show the position before each turn of a game and after the last, all with nothing hidden any more."""
        loaded, log, states = await self._played(table_id, game_no)
        refuse_unless_open(loaded.game, loaded.table, loaded.round)
        return [open_view(loaded.game, states[end]) for end in _turn_ends(log)]

    async def export(
        self, table_id: str, names: tuple[str, str], reader: str | None = None, game_no: int | None = None
    ) -> str:
        """Write the game as docs/export.md describes; hidden things stay hidden while it runs."""
        loaded = await sit(self.context, table_id, game_no)
        seat = seat_of(loaded.round, reader) if reader else None
        lines = await read_log(self.context.store, loaded.round)
        said = await _whole_log(loaded, lines, seat)
        log = _log(loaded, effective_entries(lines))
        heading = record.Heading(
            players=names,
            started=_iso(loaded.round.started_at),
            ended=_iso(loaded.round.ended_at) if loaded.round.ended_at is not None else "",
            result=result_of(loaded.round) if is_over(loaded.round) else record.RUNNING,
            notes=(
                f"table {loaded.table.id} game {loaded.round.game_no}",
                *_lot(loaded),
                *(f"taken back {one.turn}. {one.seat} {one.action}" for one in said if one.taken_back),
                *(f"by condition {one.turn}. {one.seat} {one.action}" for one in said if one.conditional),
            ),
        )
        if is_over(loaded.round):
            return write(record.opened(loaded.game, log, heading))
        return write(record.closed(loaded.game, log, heading, seat))


def _past_turn(loaded: LoadedGame, found: Sequence[Any], log: Sequence[Entry], start: int, end: int) -> PastTurn:
    seat: Seat = 1 if log[start].seat else 0
    actions = tuple(entry.action for entry in log[start:end])
    before, after, knew = found[start], found[end], loaded.game.remembered
    told = told_turn(loaded.game, before, actions, after, seat) if is_whole(after) else ()
    return PastTurn(seat, before.turn, actions, knew(before, seat), knew(after, seat), told, before)


async def _whole_log(loaded: LoadedGame, log: Sequence[Entry], seat: Seat | None) -> list[Said]:
    said: list[Said] = []
    stack: list[int] = []  # where in `said` the actions are that stand
    runs = iter(await _around_each(loaded, log))
    for entry in log:
        if entry.kind == EntryKind.ACT:
            stack.append(len(said))
            said.append(_said(loaded, entry, next(runs), seat))
        elif entry.kind == EntryKind.BACK:
            for at in stack[len(stack) - entry.count :]:
                said[at] = replace(said[at], taken_back=True)
            del stack[len(stack) - entry.count :]
    return said


def _log(loaded: LoadedGame, actions: Sequence[Entry]) -> record.Log:
    salts = {number: entry.salt for number, entry in enumerate(actions, 1) if entry.salt}
    options = read_options(loaded.table.options)
    return record.Log(options, loaded.round.seed, [entry.action for entry in actions], salts)


def _lot(loaded: LoadedGame) -> list[str]:
    """Say that lots were drawn for who begins, and who they were drawn between (docs/export.md)."""
    is_drawn = loaded.table.by_lot and loaded.round.game_no == 1
    return [f"by lot, seat {loaded.table.lead} challenged"] if is_drawn else []


def _iso(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _said(loaded: LoadedGame, entry: Entry, around: tuple[Any, Any], seat: Seat | None) -> Said:
    promise = commit_secret(entry.action, entry.salt) if entry.salt else ""
    before, after = around
    action = spelled_for(loaded, before, entry.action, seat)
    passed = bool(after.fresh) and manual(loaded.game).has_passed(before, after)
    return Said(entry.number, entry.turn, entry.seat, action, entry.at, False, promise, passed, entry.conditional)


async def _around_each(loaded: LoadedGame, log: Sequence[Entry]) -> list[tuple[Any, Any]]:
    """Collect the states before and after each action, including the actions that were taken back."""
    around: list[tuple[Any, Any]] = []
    stack: list[Any] = await positions(loaded.game, loaded.table, loaded.round, ())  # the start alone
    for entry in log:
        if entry.kind == EntryKind.ACT:
            stack.append(loaded.game.apply(stack[-1], entry.action))
            around.append((stack[-2], stack[-1]))
        elif entry.kind == EntryKind.BACK:
            del stack[len(stack) - entry.count :]
    return around


def _step(loaded: LoadedGame, log: Sequence[Entry], states: Sequence[Any], step: int, seat: Seat | None) -> Step:
    ends = _turn_ends(log)
    start, end = ends[max(0, step - 1)], ends[step]
    played = log[start:end]
    spelled = tuple(spelled_for(loaded, states[start + nth], entry.action, seat) for nth, entry in enumerate(played))
    return Step(
        view=loaded.game.view(states[end], seat),
        step=step,
        steps=len(ends) - 1,
        turn=played[-1].turn if played else states[end].turn,
        seat=played[-1].seat if played else None,
        actions=spelled,
        told=told_turn(loaded.game, states[start], spelled, states[end], seat) if is_whole(states[end]) else (),
    )


def _turn_ends(log: Sequence[Entry]) -> list[int]:
    """Count the actions up to the end of each turn; the last turn may be unfinished."""
    ends = [0]
    for at in range(1, len(log) + 1):
        if at == len(log) or (log[at].turn, log[at].seat) != (log[at - 1].turn, log[at - 1].seat):
            ends.append(at)
    return ends
