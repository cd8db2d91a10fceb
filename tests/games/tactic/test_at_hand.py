"""What the picker names outright: every step of a patrol, and where a guard is in a patrol's way."""

from typing import Any

from games.core.play import states
from games.registry import manual
from games.tactic.rules import GAME


def after(line: str) -> Any:
    *_, state = states(GAME, {}, "", line.split())
    return state


def at_hand(state: Any, *begun: str) -> list[str]:
    told = manual(GAME)
    actions = [action for action in GAME.actions(state) if told.steps(action)[: len(begun)] == begun]
    return list(told.at_hand(state, begun, actions))


def test_the_steps_of_patrols_are_named_first() -> None:
    begun = after("")
    assert set(at_hand(begun)) == {action for action in GAME.actions(begun) if "-" in action}
    assert len(at_hand(begun)) == 9
    assert all("-" in action for action in at_hand(after("1b-2c")))


def test_a_step_of_a_guard_is_none() -> None:
    assert "7c-8c" in GAME.actions(state := after("1b-2c g@7c 13b-12c 12c-11b"))
    assert all(action[:2] != "7c" for action in at_hand(state))


def test_for_a_guard_the_stations_right_before_a_patrol_of_the_opponent_are_named() -> None:
    ahead = {"10c", "10d"}
    state = after("1b-2c 2c-3b 13b-12c 12c-11b 1c-2c")
    there = {action.removeprefix("g@") for action in at_hand(state, "g")}
    assert ahead <= there and all(place.startswith(("10", "12")) for place in there)


def test_neither_a_line_nor_a_patrol_nor_a_penalty_names_more() -> None:
    assert at_hand(after("1b-2c"), "g", "line-9") == []
    assert at_hand(after(""), "1b") == []
    assert at_hand(after(""), "lose") == []
