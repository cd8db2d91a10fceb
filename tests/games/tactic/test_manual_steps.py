"""Tactic's manual: how an action is picked and told, where in a turn one stands, what an example shows."""

from dataclasses import replace

import pytest

from games.core.manual import TurnStep
from games.core.outcome import Seat
from games.core.play import legal
from games.registry import manual
from games.tactic.rules import GAME
from games.tactic.state import State
from tests.games.tactic.positions import at, play, start

BOOK = manual(GAME)
MIDDLE = at("3a 4b 13d | 8a", "5a 8c | 9b", reserve=(1, 1))
STEPS = {
    (): TurnStep(1, 2, ""),
    ("3a-4a",): TurnStep(2, 2, "second"),
    ("lose 3a",): TurnStep(2, 3, "turn"),
    ("lose 3a", "3b-4b"): TurnStep(3, 3, "second"),
}
PICKED = {  # the steps, and what is said of it
    "3a-4a": (("3a", "4a"), "step", {"from": "3a", "to": "4a"}),
    "8a-9a": (("8a", "9a"), "step", {"from": "8a", "to": "9a"}),
    "8a-3d": (("8a", "line-3", "3d"), "jump", {"from": "8a", "to": "3d"}),
    "g@9d": (("g", "line-9", "9d"), "enter", {"to": "9d"}),
    "lose 8a": (("lose", "8a"), "lose", {"at": "8a"}),
    "lose reserve": (("lose", "reserve"), "lose-reserve", {}),
}


@pytest.mark.parametrize("played", STEPS)
def test_ta_11_ta_20_the_next_action_is_numbered_and_what_is_missing_is_named(played: tuple[str, ...]) -> None:
    assert BOOK.step_of_turn(replace(start(), now=played)) == STEPS[played]


@pytest.mark.parametrize("action", PICKED)
def test_an_action_is_picked_by_stations_and_a_far_one_by_its_line_first(action: str) -> None:
    told = BOOK.summarize(action)
    assert (BOOK.steps(action), told.kind, told.values) == PICKED[action]


@pytest.mark.parametrize(
    ("seat", "named"),
    [(0, {"3a": "patrol", "8a": "guard", "13d": "patrol"}), (1, {"5a": "patrol", "9b": "guard"}), (None, {})],
)
def test_the_movers_own_pieces_are_named(seat: Seat | None, named: dict[str, str]) -> None:
    places = ("3a", "8a", "13d", "5a", "9b", "6a", "g", "line-4")
    said = {place: BOOK.describe_step(replace(MIDDLE, to_move=seat), (), place) for place in places}
    assert said == {place: (named[place], {"at": place}) if place in named else None for place in places}


def test_a_penalty_is_asked_for_by_its_name() -> None:
    assert BOOK.question(MIDDLE, ("lose",)) == ("lose", {})
    assert BOOK.question(MIDDLE, ()) is BOOK.question(MIDDLE, ("3a",)) is None


@pytest.mark.parametrize(
    ("state", "shown"),
    [
        (MIDDLE, "3a-4a"),  # a patrol steps forward
        (play(MIDDLE, "3a-4a"), "4b-4c"),  # the other goes aside, where the first is blocked
        (play(at("3a 4b 13d | 8a", "5c 8c | 9b"), "3a-4a"), "4a-5a"),  # and on where it is not
        (at("2a 2b 2g | 8a", "5a 5b 5c | 3a 3d", reserve=(1, 0)), "lose reserve"),
        (at("2a 2c 5c | 3a 3b", "12b 8c | 6b 6c 6d"), "5c-6e"),
    ],
)
def test_an_example_is_a_step_forward_where_there_is_one(state: State, shown: str) -> None:
    assert BOOK.exemplary(state, legal(GAME, state)) == shown
