"""Turns to come are followed from what a player sees."""

from games.core.foreseeing import foreseen
from games.tactic.rules import GAME

START = GAME.view(GAME.setup({}, "any"), 0)
SOUTH, NORTH = ("1b-2c", "2c-3b"), ("13b-12b", "12b-11a")


def test_whole_turns_of_both_are_followed() -> None:
    after = foreseen(GAME, START, 0, [SOUTH, NORTH])
    assert after is not None and (after.turn, after.last, after.to_move) == (3, NORTH, 0)
    assert list(GAME.actions(after)) == list(GAME.legal(after))


def test_what_does_not_fit_leads_nowhere() -> None:
    for turns in ([SOUTH, SOUTH], [SOUTH[:1]], [(*SOUTH, "3b-4c")], [(*SOUTH, *NORTH)]):
        assert foreseen(GAME, START, 0, turns) is None
