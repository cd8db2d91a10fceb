"""Logan Stones' manual: how an action is picked, asked for and told, and what an example shows."""

import pytest

from games.core.play import legal
from games.logan_stones.rules import GAME, State
from games.registry import manual
from tests.games.logan_stones.test_objections import begin, held
from tests.games.logan_stones.test_rules import lay, play

BOOK = manual(GAME)
TABLE = "m12:RP m13:RP n12:RP n11:SR o11:PS o10:SR"
BESIDE = ("SP RR", "PS")  # stones in reserve: front and back
PICKED = {  # the steps, and what is said of it
    "1@m14": (("1", "m14"), "place", {"stone": "1", "cell": "m14"}),
    "2*@m14": (("2*", "m14"), "place-over", {"stone": "2", "cell": "m14"}),
    "@m11": (("drop", "m11", "same"), "drop", {"cell": "m11"}),
    "@m11*": (("drop", "m11", "over"), "drop-over", {"cell": "m11"}),
    "m13^": (("lift", "m13"), "lift", {"cell": "m13"}),
    "m13!": (("flip", "m13"), "flip", {"cell": "m13"}),
}


@pytest.mark.parametrize("action", PICKED)
def test_an_action_is_picked_and_told_by_stone_cell_and_face(action: str) -> None:
    told = BOOK.summarize(action)
    assert (BOOK.steps(action), told.kind, told.values) == PICKED[action]


@pytest.mark.parametrize(
    ("state", "steps", "asked"),
    [
        (begin(), (), "place"),
        (begin(), ("1",), None),
        (lay(TABLE), (), "act"),
        (lay(TABLE), ("lift",), "lift"),
        (lay(TABLE), ("flip",), "flip"),
        (lay(TABLE), ("lift", "m13"), None),
        (held("m13", TABLE), (), None),
        (held("m13", TABLE), ("drop",), "drop"),
        (held("m13", TABLE), ("drop", "m11"), None),
    ],
)
def test_what_is_asked_depends_on_the_reserve_and_on_what_was_picked(
    state: State, steps: tuple[str, ...], asked: str | None
) -> None:
    assert BOOK.question(GAME.view(state, 0), steps) == (None if asked is None else (asked, {}))


def test_ls_7_ls_8_a_stone_is_lifted_and_then_put_down() -> None:
    before, after = (BOOK.step_of_turn(GAME.view(state, 0)) for state in (lay(TABLE), held("m13", TABLE)))
    assert (before.number, before.most, before.missing) == (1, 1, "")
    assert (after.number, after.most, after.missing) == (2, 2, "drop")


@pytest.mark.parametrize(
    ("state", "steps", "step", "kind"),
    [
        (lay(TABLE, BESIDE), (), "1", "stone-S"),
        (lay(TABLE, BESIDE), (), "1*", "over-P"),
        (lay(TABLE, BESIDE), (), "2", "stone-R"),
        (lay(TABLE, BESIDE, 1), (), "1", "stone-P"),
        (lay(TABLE), ("lift",), "m13", "cell-R"),
        (lay(TABLE), ("flip",), "n11", "cell-S"),
        (lay(TABLE), ("drop",), "n11", ""),
        (lay(TABLE), (), "n11", ""),
        (lay(TABLE), ("lift",), "a1", ""),
    ],
)
def test_a_stone_is_named_by_the_face_that_is_seen(state: State, steps: tuple[str, ...], step: str, kind: str) -> None:
    said = BOOK.describe_step(GAME.view(state, state.player), steps, step)
    assert said == ((kind, {"at" if steps else "stone": step.rstrip("*")}) if kind else None)


def test_the_two_faces_of_a_stone_in_hand_are_named_where_one_is_chosen() -> None:
    state = held("m13", TABLE)
    assert state.held is not None
    view = GAME.view(state, state.player)
    faces = {step: BOOK.describe_step(view, ("drop", "o12"), step) for step in ("same", "over")}
    assert faces == {
        "same": (f"same-up-{state.tops[state.held]}", {}),
        "over": (f"over-up-{state.unders[state.held]}", {}),
    }


@pytest.mark.parametrize(
    ("state", "shown"),
    [
        (begin(), "1@n12"),
        (begin(faces="free"), "1@n12"),  # the first stone, its face as it lies
        (lay(TABLE), "n12^"),  # moved rather than turned over
        (held("m13", TABLE), "@o12"),
        (lay("m13:RR n13:PP"), "n13!"),
        (play(lay("a1:RR a2:PP b1:SS"), "a1^"), "@b2"),  # the only one there is
    ],
)
def test_an_example_is_the_plainest_action(state: State, shown: str) -> None:
    assert BOOK.exemplary(GAME.view(state, state.player), legal(GAME, state)) == shown


def test_a_stone_on_the_first_cell_is_drawn_like_any_other() -> None:
    assert str(GAME.view(lay("a1:RR a2:PP b1:SS"), 0)).splitlines()[:2] == [" 1  aR  bS", " 2    aP  b."]
