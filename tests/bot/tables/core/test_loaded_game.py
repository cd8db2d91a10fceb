"""What memory keeps of a table: what its log says, no more of it the longer a game goes on, nothing once it is over."""

import gc
import sys
from dataclasses import replace
from types import FunctionType, ModuleType
from unittest.mock import MagicMock

import pytest

from bot.tables import Terms
from bot.tables.core.loaded_game import LoadedGame, LoadedGames
from bot.tables.log.loading import replayed
from bot.tables.values.states import TableStatus
from games.core.game import Game
from games.core.play import legal
from games.registry import KEYS
from tests.bot.tables.rig import ANA, TACTIC, Rig

SHARED = (type, ModuleType, FunctionType, Game)  # there once, however many tables there are
STATE = 10_000  # bytes: eighty more lines in Topologic's notebooks
LONG = {"logitac": {"length": "sheet"}}  # what is offered would be over too soon
REST = 500  # a longer running turn, larger numbers


def size(held: object) -> int:
    """Count the bytes of everything that this alone keeps alive."""
    known: set[int] = set()
    total, found = 0, [held]
    while found:
        one = found.pop()
        if id(one) not in known and not isinstance(one, SHARED):
            known.add(id(one))
            total += sys.getsizeof(one)
            found += gc.get_referents(one)
    return total


def held(rig: Rig, id_: str) -> LoadedGame:
    loaded = rig.tables.context.loaded_games.get(id_)
    assert loaded is not None
    return loaded


async def play_until(rig: Rig, id_: str, turn: int) -> LoadedGame:
    """Play until this turn begins, or nothing is left but to end the game."""
    while (state := (loaded := held(rig, id_)).state).turn < turn:
        going_on = [one for one in legal(loaded.game, state) if loaded.game.apply(state, one).outcome is None]
        if not going_on:
            break
        who = loaded.round.seat_1 if state.to_move else loaded.round.seat_0
        await rig.tables.play.act(id_, who, None, rig.random.choice(going_on))
    return loaded


@pytest.mark.parametrize("key", KEYS)
async def test_a_table_takes_no_more_memory_the_longer_it_goes_on(rig: Rig, key: str) -> None:
    id_ = await rig.open(Terms(key, LONG.get(key, {}), first="host"))
    early, late = await play_until(rig, id_, 20), await play_until(rig, id_, 120)
    assert late.table.entries > 90 or late.state.turn < 20  # a game that can’t last so long
    assert size(late.state) < size(early.state) + STATE
    assert size(late) - size(states_of(late)) < size(early) - size(states_of(early)) + REST


def states_of(loaded: LoadedGame) -> tuple[object, object]:
    """Give the position, and the one in which the running turn began: the same until something was done in it."""
    return loaded.state, loaded.began


@pytest.mark.parametrize("key", KEYS)
async def test_memory_holds_what_the_log_says_also_after_takebacks(rig: Rig, key: str) -> None:
    id_ = await rig.open(Terms(key, first="host", takebacks="free"))
    for turn in range(2, 14):
        loaded = await play_until(rig, id_, turn)
        if turn % 3 == 0:
            await rig.tables.play.moderate(id_, loaded.table.guild, "9", "undo", "again")
            await rig.act(id_)
        assert await replayed(rig.tables.context, await rig.table(id_)) == held(rig, id_)


async def test_a_table_that_is_over_leaves_memory(rig: Rig) -> None:
    id_ = await rig.open(replace(TACTIC, best_of=3))
    for _ in range(2):
        assert len(rig.tables.context.loaded_games) == 1
        await rig.tables.play.resign(id_, ANA)
    assert len(rig.tables.context.loaded_games) == 0


def test_the_table_that_was_not_asked_for_longest_is_dropped() -> None:
    games = LoadedGames(2)
    for id_ in ("a", "b"):
        games.put(MagicMock(table=MagicMock(id=id_, status=TableStatus.OPEN)))
    assert games.get("a")
    games.put(MagicMock(table=MagicMock(id="c", status=TableStatus.OPEN)))
    assert [bool(games.get(id_)) for id_ in ("a", "b", "c")] == [True, False, True]
