"""A finished game as a recap tells it: which turn stands below which picture of a story."""

from typing import Any
from unittest.mock import MagicMock

from bot.tables import PastTurn
from bot.text import words
from bot.ui.look_up.finished_game import FinishedGame


def test_below_each_picture_of_a_story_stands_what_was_played_in_its_turn() -> None:
    turns = [PastTurn(0, number, (f"action-{number}",), None, None) for number in range(1, 5)]
    views: Any = ["start", "after 1", "after 2", "after 3", "after 4"]
    story = FinishedGame(MagicMock(), views, turns, (3, 1), ("Ana", "Ben"))
    english = words("en")
    panels = list(story.panels(english))
    assert [view for view, _ in panels] == views[1:]
    for number, (_, (long, short)) in enumerate(panels[:-1], 1):
        assert short == english.say("recap-panel-turn", number=number)
        assert long == english.say("recap-panel", turn=short, notation=f"action-{number}")
