"""Logitac's manual: how an action is picked, asked for and told, and what an example shows."""

from dataclasses import replace

import pytest

from games.core.play import legal
from games.logitac.kinds import CUBE, PYRAMID
from games.logitac.rules import GAME
from games.logitac.state import State
from games.registry import manual
from tests.games.logitac.positions import EMPTY, SIDE, bare, owed, position

BOOK = manual(GAME)
FALLING = replace(position("e5"), falling=(PYRAMID, CUBE), landing=1)
ESCAPING = replace(position("e9:pyr"), is_escaping=True)
PICKED = {  # the steps, and what is said of it
    "a4-b4": (("a4", "b4"), "move", {"from": "a4", "to": "b4"}),
    "a4xb5": (("a4", "b5"), "capture", {"from": "a4", "to": "b5"}),
    "a5^m13": (("a5", "ascend", "m", "m13"), "ascend", {"from": "a5", "to": "m13"}),
    "u22^z26": (("u22", "ascend", "z", "z26"), "summit", {"from": "u22", "to": "z26"}),
    "o14-o15": (("o14", "o15"), "chimney", {"from": "o14", "to": "o15"}),
    "+a1": (("recruit", "a1"), "recruit", {"to": "a1"}),
    "++a1": (("double", "a1"), "recruit-double", {"to": "a1"}),
    "pyr@b2": (("pyr", "b", "b2"), "exit-pyr", {"to": "b2"}),
    "stay": (("stay",), "stay", {}),
    "ransom": (("ransom",), "ransom", {}),
}


@pytest.mark.parametrize("action", PICKED)
def test_an_action_is_picked_by_square_and_a_far_one_by_its_line_first(action: str) -> None:
    told = BOOK.summarize(action)
    assert (BOOK.steps(action), told.kind, told.values) == PICKED[action]


def test_a_piece_is_named_and_of_a_target_only_what_is_out_of_the_ordinary() -> None:
    state = position("e5 e6:cube e7:pyr e8:cyl+ e9:double", "f6 f7:cube")
    named = {"e5": "pawn", "e6": "cube", "e7": "pyr", "e8": "cyl", "e9": "double"}
    assert {at: BOOK.describe_step(state, (), at) for at in named} == {
        at: (f"piece-{kind}", {"at": at}) for at, kind in named.items()
    }
    assert BOOK.describe_step(state, ("e5",), "f6") == ("capture", {"at": "f6"})
    assert BOOK.describe_step(replace(state, to_move=1), ("f6",), "e5") == ("capture", {"at": "e5"})
    assert BOOK.describe_step(state, ("e5",), "d4") == ("chimney", {"at": "d4"})
    assert BOOK.describe_step(state, ("e5",), "g1") is BOOK.describe_step(state, ("e5",), "ascend") is None


@pytest.mark.parametrize(
    ("state", "steps", "asked"),
    [
        (position("e5"), (), None),
        (position("e5"), ("e5",), None),
        (FALLING, (), None),
        (FALLING, ("pyr",), "line"),
        (FALLING, ("pyr", "b"), "square"),
        (ESCAPING, (), "escape"),
        (ESCAPING, ("e9",), None),
    ],
)
def test_lo_15_lo_24_what_is_asked_for_is_said(state: State, steps: tuple[str, ...], asked: str | None) -> None:
    assert BOOK.question(state, steps) == (None if asked is None else (asked, {}))


@pytest.mark.parametrize(
    ("state", "number", "most", "missing"),
    [
        (position("e5"), 1, 1, ""),
        (FALLING, 1, 2, "fallen"),
        (replace(FALLING, now=("e5-d4", "pyr@b2"), falling=(CUBE,)), 3, 3, "fallen"),
        (replace(ESCAPING, now=("e5xe6",)), 2, 2, "escape"),
    ],
)
def test_lo_15_lo_24_all_that_fell_comes_out_and_a_freed_pyramid_moves_once(
    state: State, number: int, most: int, missing: str
) -> None:
    step = BOOK.step_of_turn(state)
    assert (step.number, step.most, step.missing) == (number, most, missing)


@pytest.mark.parametrize(
    ("state", "shown"),
    [
        (position("e5 c7 e7:pyr"), "e5-f5"),
        (bare("e7:pyr"), "e7-e8"),
        (ESCAPING, "stay"),
        (position("a5 b5:cube", sides=owed(1, 0, 0)), "b5^m13"),
        (position("a5:double u22:cube", sides=(EMPTY, replace(SIDE, held=2))), "u22-u24"),
    ],
)
def test_an_example_is_a_pawns_step_or_else_the_plainest_thing(state: State, shown: str) -> None:
    assert BOOK.exemplary(state, legal(GAME, state)) == shown
