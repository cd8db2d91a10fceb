"""A table is loaded as it was left, or not at all: its game is missing, or the version it was begun under."""

from dataclasses import replace
from unittest.mock import MagicMock

import pytest

from bot.tables.log.loading import RulesDiffer, load, rules_of
from bot.tables.values.states import Suspension
from games.registry import game
from tests.bot.tables.rig import ANA, TACTIC, Rig


@pytest.mark.parametrize(
    ("key", "version", "why"),
    [
        ("tactic", 99, Suspension.RULES_CHANGED),
        ("chess", 99, Suspension.GAME_MISSING),
        ("chess", None, Suspension.GAME_MISSING),
    ],
)
def test_why_there_are_no_rules(key: str, version: int | None, why: Suspension) -> None:
    with pytest.raises(RulesDiffer) as differ:
        rules_of(MagicMock(games=game), key, version)
    assert differ.value.args == (why,)


async def test_a_game_is_loaded_as_memory_held_it_in_the_middle_of_a_turn(rig: Rig) -> None:
    id_ = await rig.open(replace(TACTIC, best_of=3))
    await rig.tables.play.resign(id_, ANA)
    await rig.turn(id_)
    await rig.act(id_)
    held = rig.tables.context.loaded_games.get(id_)
    assert held is not None and held.this_turn and held.told
    rig = await rig.again()
    assert await load(rig.tables.context, id_) == held
