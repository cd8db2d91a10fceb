"""Replay a log in small portions, so that the event loop is never blocked for long."""

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.tables.values.states import EntryKind
from bot.tables.values.terms import read_options
from data.records import Entry, Round, Table
from data.store import Store, Where
from games.core.game import AnyGame
from games.core.play import states

_AT_ONCE = 8


def effective_entries(log: Sequence[Entry]) -> tuple[Entry, ...]:
    """Select the entries whose actions were not taken back."""
    left: list[Entry] = []
    for entry in log:
        if entry.kind == EntryKind.ACT:
            left.append(entry)
        elif entry.kind == EntryKind.BACK:
            del left[len(left) - entry.count :]
    return tuple(left)


async def read_log(store: Store, round_: Round) -> list[Entry]:
    where = Where(equal={"table_id": round_.table_id, "game_no": round_.game_no})
    return await store.find(Entry, where, order=("number",))


async def read_effective(store: Store, round_: Round) -> tuple[Entry, ...]:
    return effective_entries(await read_log(store, round_))


async def positions(game: AnyGame, table: Table, round_: Round, log: Sequence[Entry]) -> list[Any]:
    """Compute the state at set-up and after each action; IllegalAction or BadOption if the rules refuse the log."""
    reached: list[Any] = []
    for state in states(game, read_options(table.options), round_.seed, [entry.action for entry in log]):
        reached.append(state)
        if len(reached) % _AT_ONCE == 0:
            await asyncio.sleep(0)
    return reached


def spelled_turns(game: AnyGame, found: Sequence[Any], log: Sequence[Entry], seat: int | None) -> tuple[str, ...]:
    """Spell the last actions of this seat, back to the opponent's last, as everybody may read them."""
    spelled: list[str] = []
    for state, entry in zip(reversed(found[:-1]), reversed(log), strict=True):
        if entry.seat != seat:
            break
        spelled.append(game.redact(state, entry.action, None))
    return tuple(reversed(spelled))


def spelled_now(game: AnyGame, found: Sequence[Any], log: Sequence[Entry]) -> tuple[str, ...]:
    """Spell the running turn's actions as everybody may read them."""
    last = found[-1]
    if last.fresh or last.outcome is not None:
        return ()
    pairs = zip(found, log, strict=False)
    return tuple(game.redact(state, entry.action, None) for state, entry in pairs if state.turn == last.turn)
