"""The buttons below a turn: of who plays alone nobody else is asked for anything."""

from unittest.mock import MagicMock

import pytest

from bot.text import words
from bot.ui.public.turn_message import turn_buttons
from games.registry import game


@pytest.mark.parametrize(("level", "key"), [(None, "button-offer"), (3, "button-offer-alone")])
def test_what_can_be_offered_is_called_otherwise_against_the_bot(level: int | None, key: str) -> None:
    view = MagicMock(game=game("tactic"), is_voted=False, gives_hints=False)
    view.view.turn, view.table.id, view.table.turn_no, view.table.level = 9, "abcde", 9, level
    offer = next(item for item in turn_buttons(view, words("en")) if item["custom_id"].startswith("offer|"))
    assert offer["label"] == words("en").say(key)
