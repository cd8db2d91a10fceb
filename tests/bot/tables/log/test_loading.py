"""A table without its rules: the game is missing, or only the version it was begun under."""

from unittest.mock import MagicMock

import pytest

from bot.tables.log.loading import RulesDiffer, rules_of
from bot.tables.values.states import Suspension
from games.registry import game


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
