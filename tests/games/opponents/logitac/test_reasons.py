"""Why a turn is good: the weightiest thing it does, and what is said of it."""

from dataclasses import replace

import pytest

from games.core.game import Action
from games.logitac.state import State
from games.opponents.logitac.reasons import endangered, is_capture, reason
from tests.games.logitac.positions import SIDE, bare, owed, play, position


def why(state: State, *turn: Action) -> tuple[str, dict[str, str | int]]:
    found = reason(state, turn)
    return found.kind, dict(found.values)


RACE = replace(position("e2:pyr b4 a4", "e9:cube l6:pyr k2 k3"), length="short")


def test_what_ends_the_game() -> None:
    taking = replace(position("b1:cube a6:pyr c3", "b9:pyr k12 l5"), length="long")
    assert why(taking, "b1xb9") == ("wins", {})
    assert why(replace(position("b1:cube a6:pyr"), quiet=99), "b1-c1") == ("ends", {})


def test_what_keeps_the_other_from_winning_at_once() -> None:
    assert why(RACE, "e2-d3") == ("stops", {})
    assert why(RACE, "b4-c4") == ("advances", {"square": "c4"}), "the pyramid is still taken"
    assert why(replace(RACE, length="sheet"), "e2-d3") == ("saves", {"piece": "pyr", "square": "e2"})


def test_nothing_is_stopped_in_the_middle_of_a_turn() -> None:
    """Nobody asks what the other could do: Black has no pyramid that might be freed as White's is."""
    both = (replace(SIDE, captives=("pyr",)), replace(SIDE, captives=("pyr",)))
    assert why(play(position("k3 b1", "k12 c5", sides=both), "k3-l3"), "stay") == ("stays", {})


def test_an_ascent_is_told_by_where_it_leads_or_by_how_many_are_needed() -> None:
    sheet = position("a4 a6:pyr", sides=owed(1, 0, 0))
    assert why(sheet, "a4^o14") == ("climbs", {"square": "o14", "board": 2})
    race = replace(position("a4 a6:pyr", "k12 l6:pyr", sides=owed(1, 0, 0)), length="long", ascents=(1, 0))
    assert why(race, "a4^o14") == ("ascends", {"made": 2, "wins": 3})


def test_a_ransom_is_told_by_the_pawns_it_brings_back() -> None:
    sides = (replace(SIDE, reserve=0), replace(SIDE, held=7))
    state = position("u22:double a6:pyr", "k12 l6:pyr", sides=sides)
    assert why(state, "ransom") == ("buys", {"pawns": 7})


def test_a_pyramid_is_freed_by_the_pawn_that_gets_through_and_then_only_leaps() -> None:
    prisoner = (SIDE, replace(SIDE, captives=("cube", "pyr")))
    state = position("k3 b1", "k12 l6:pyr", sides=prisoner)
    assert why(state, "k3-l3", "l3-k4") == ("frees", {})
    assert why(state, "b1-c1") == ("waits", {})
    assert why(play(state, "k3-l3"), "stay") == ("stays", {})


def test_captures_are_told_by_what_they_cost_and_bring() -> None:
    free = position("c3 a6:pyr", "d2:cube k12")
    assert why(free, "c3xd2") == ("takes-free", {"piece": "cube", "square": "d2"})
    protected = position("c3 a6:pyr", "d2:cube k12 e1")
    assert why(protected, "c3xd2") == ("earns", {"piece": "cube", "square": "d2"})
    assert why(position("c3 a6:pyr", "d2 k12 e1"), "c3xd2") == ("takes", {"piece": "pawn", "square": "d2"})
    second = replace(position("c3 a6:pyr", "d2 k12 e1"), sides=(replace(SIDE, captured=(1, 0, 0)), SIDE))
    assert why(second, "c3xd2") == ("earns", {"piece": "pawn", "square": "d2"})


def test_a_solitary_piece_is_called_by_its_plain_name() -> None:
    state = play(position("c3 e7 a6:pyr", "d2:cube f8:cyl k12 l6:pyr"), "c3xd2", "k12-j12")
    assert why(state, "e7xf8") == ("takes-free", {"piece": "cyl", "square": "f8"})
    assert why(replace(state, to_move=1), "f8-g8") == ("saves", {"piece": "cyl", "square": "f8"})


@pytest.mark.parametrize(
    ("action", "is_one"),
    [
        ("c3xd2", True),
        ("c3-d3", False),
        ("x22-x21", False),
        ("w22-x22", False),
        ("x22xx24", True),
        ("a4^x22", False),
        ("cube@d6", False),
        ("+a1", False),
        ("ransom", False),
        ("stay", False),
    ],
)
def test_a_capture_is_told_by_its_sign_and_not_by_a_line_called_x(action: Action, is_one: bool) -> None:
    assert is_capture(action) is is_one


@pytest.mark.parametrize(
    ("action", "kind", "said"),
    [
        ("x22-x21", "waits", {}),
        ("x22-u22", "threatens", {"piece": "cyl", "square": "u25"}),
        ("x22xx24", "takes-free", {"piece": "double", "square": "x24"}),
    ],
)
def test_turns_on_board_3_are_explained_though_its_line_is_called_x(
    action: Action, kind: str, said: dict[str, str]
) -> None:
    """It crashed there once: what was said to be taken was nothing."""
    state = position("x22:cube a6:pyr b1", "u25:cyl x24:double k12 l6:pyr")
    assert why(state, action) == (kind, said)


def test_a_piece_in_danger_is_saved_or_protected() -> None:
    attacked = position("e5:cyl d8 a6:pyr", "e9:cube k12 l6:pyr")
    assert why(attacked, "e5-f6") == ("saves", {"piece": "cyl", "square": "e5"})
    guarded = position("e5:cyl b6:cube a6:pyr", "e9:cube k12 l6:pyr")
    assert why(guarded, "b6-b5") == ("guards", {"piece": "cyl", "square": "e5"})
    assert why(guarded, "a6-a7")[0] == "waits", "it is still in danger"


def test_a_protected_piece_is_in_danger_only_from_something_cheaper() -> None:
    assert list(endangered(position("e5:cube d4 d6", "e9:cube"), 0)) == []
    assert [kind for _, kind in endangered(position("e5:cube d6", "h8:cyl"), 0)] == [4]
    assert [kind for _, kind in endangered(position("e5:cube", "e9:cube"), 0)] == [4]
    assert list(endangered(position("e5", "e9:cube"), 0)) == [], "pawns don't count"


def test_of_several_in_danger_the_most_valuable_is_spoken_of() -> None:
    both = position("e5:cyl g5:cube a6:pyr b1", "f6 k12 l6:pyr h6")
    assert [kind for _, kind in endangered(replace(both, to_move=1), 0)] == [4, 3]


def test_who_is_in_danger_now_and_was_not_before() -> None:
    state = position("b1:cube a6:pyr", "f8:cyl k12 l6:pyr")
    assert why(state, "b1-b8") == ("threatens", {"piece": "cyl", "square": "f8"})
    assert why(play(state, "b1-b8", "k12-j12"), "b8-c8")[0] != "threatens", "it was already"


def test_quiet_turns() -> None:
    assert why(position("b1 a6:pyr"), "+a1") == ("recruits", {})
    two = position("b1 a6:pyr", sides=(replace(SIDE, double=1, held=2), SIDE))
    assert why(two, "++a1") == ("recruits-double", {})
    assert why(position("c3 c4 a6:pyr"), "c4-d4") == ("falls", {})
    falling = position("n15:cube b1 a6:pyr", "k12 l6:pyr")
    assert why(falling, "n15-o15", "cube@f3") == ("falls", {})
    assert why(position("c3 b1 a6:pyr"), "c3-d3") == ("advances", {"square": "d3"})
    assert why(position("c3 b1 a6:pyr"), "b1-c1") == ("waits", {}), "another was as far already"
    assert why(position("a1:pyr a3"), "a1-b2") == ("waits", {})


def test_in_version_1_no_line_is_new() -> None:
    old = replace(position("c3 b1 a6:pyr"), reached=None)
    assert why(old, "c3-d3") == ("waits", {})


def test_a_piece_that_gets_room_is_developed() -> None:
    state = bare("a1:cyl a4:cube a3 b4 a6:pyr", "k12 l6:pyr")
    assert why(state, "a1-b2") == ("develops", {"piece": "cyl", "square": "b2"})
    assert why(bare("a1:cyl a6:pyr", "k12 l6:pyr"), "a1-b2")[0] == "develops"
    assert why(bare("f7:cube b1 a6:pyr", "k12 l6:pyr"), "f7-f8")[0] == "waits", "no more room than before"
    assert why(bare("a1:pyr a3:double", "k12 l6:pyr"), "a3-c2")[0] == "waits"


def test_nobody_to_move_and_nothing_done() -> None:
    assert why(position("b1 a6:pyr")) == ("waits", {})
    over = play(replace(position("b1:cube"), quiet=99), "b1-c1")
    assert why(over, "b1-c1") == ("waits", {})
