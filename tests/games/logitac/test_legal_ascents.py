"""Recruiting, ascending and the duty to do so (LO-16 to LO-23)."""

from dataclasses import replace

import pytest

from games.core.outcome import Outcome
from tests.games.logitac.positions import (
    BOARD_2,
    BOARD_3,
    EMPTY,
    SIDE,
    begin,
    moves,
    origins,
    owed,
    play,
    position,
    rises,
    standing,
)

HOME = [f"+a{column}" for column in range(1, 13)]


def test_lo_16_recruiting_from_the_second_turn_on() -> None:
    """Worked example 2."""
    assert not [action for action in moves(begin("b5-c5")) if "+" in action]
    second = begin("b5-c5", "k5-j5")
    assert [action for action in moves(second) if "+" in action] == ["+a1", "+a2", "+a3", "+a9", "+a10", "+a11", "+a12"]
    assert [action for action in moves(play(second, "+a9")) if "+" in action] == (
        ["+l1", "+l2", "+l3", "+l9", "+l10", "+l11", "+l12"]
    )


def test_lo_16_a_pawn_comes_out_of_the_reserve() -> None:
    state = begin("b5-c5", "k5-j5", "+a9")
    assert state.sides[0].reserve == 32
    assert "+a9" not in moves(play(state, "+l9"))
    assert not [action for action in moves(position("a4", sides=(EMPTY, SIDE))) if "+" in action]


@pytest.mark.parametrize(
    ("white", "held", "allowed"),
    [
        ("a5:cyl n14:cube", 2, True),
        ("a5:cyl", 2, True),
        ("v21:cyl+", 2, True),
        ("a5:cyl n14:cube", 1, False),
        ("a5:cyl a7:cube", 2, False),
    ],
)
def test_lo_17_the_double_pawn(white: str, held: int, allowed: bool) -> None:
    state = position(white, sides=(replace(SIDE, double=1, held=held), SIDE))
    taken = {word.partition(":")[0] for word in white.split()}
    expected = [f"++a{column}" for column in range(1, 13) if f"a{column}" not in taken]
    assert [action for action in moves(state) if "++" in action] == (expected if allowed else [])


def test_lo_17_the_captured_pawns_stay_and_the_double_pawn_leaves_the_reserve() -> None:
    state = play(position("n14:cube", sides=(replace(SIDE, double=1, held=2), SIDE)), "++a3", "k12-j12")
    assert state.sides[0] == replace(SIDE, double=0, held=2)
    assert not [action for action in moves(state) if "++" in action]


def test_lo_17_a_captured_double_pawn_never_comes_back() -> None:
    state = play(position("f6 v21", "g7:double k1 m13"), "f6xg7")
    assert state.sides[0].captives == ("double",)
    assert state.sides[1].double == 0


@pytest.mark.parametrize(("turn", "allowed"), [(1, False), (2, False), (3, True)])
def test_lo_17_not_in_the_first_turn(turn: int, allowed: bool) -> None:
    state = replace(position("n14:cube", sides=(replace(SIDE, double=1, held=2), SIDE)), turn=turn)
    assert ("++a1" in moves(state), "+a1" in moves(state)) == (allowed, allowed)


def test_lo_18_every_second_pawn_earns_a_credit() -> None:
    first = play(position("c3", "d2 e1 l1"), "c3xd2")
    assert (first.sides[0].captured, first.sides[0].credits) == ((1, 0, 0), (0, 0, 0))
    second = play(first, "l1-k1", "d2xe1")
    assert (second.sides[0].captured, second.sides[0].credits, second.sides[0].held) == ((2, 0, 0), (1, 0, 0), 2)


@pytest.mark.parametrize("kind", ["double", "cyl", "cube", "pyr"])
@pytest.mark.parametrize(("origin", "target", "credits"), [("c3", "d2", 0), ("n14", "m13", 1), ("u21", "v22", 2)])
def test_lo_18_every_piece_earns_a_credit_of_its_board(kind: str, origin: str, target: str, credits: int) -> None:
    side = play(position(origin, f"{target}:{kind} k1"), f"{origin}x{target}").sides[0]
    assert side.credits == tuple(int(board == credits) for board in range(3))
    assert side.captives == (kind,)
    assert side.captured == (0, 0, 0)


def test_lo_18_boards_count_apart() -> None:
    odd = replace(SIDE, captured=(1, 0, 3))
    side = play(position("n14", "m13 k1", sides=(odd, SIDE)), "n14xm13").sides[0]
    assert (side.captured, side.credits) == ((1, 1, 3), (0, 0, 0))


def test_lo_18_pawns_bought_back_still_count() -> None:
    """All pawns ever captured on the board count, not those in hand."""
    bought = replace(SIDE, captured=(1, 0, 0), held=0)
    side = play(position("c3", "d2 k1", sides=(bought, SIDE)), "c3xd2").sides[0]
    assert (side.captured, side.credits, side.held) == ((2, 0, 0), (1, 0, 0), 1)


def test_lo_18_the_ascent_uses_the_credit_up() -> None:
    state = play(position("a4 b1", sides=owed(2, 1, 0)), "a4^o14", "k12-j12")
    assert state.sides[0].credits == (1, 1, 0)
    assert standing(state) == {"b1": "w pawn", "j12": "b pawn", "o14": "w pawn"}


def test_lo_19_arrival_on_free_squares_only() -> None:
    state = position("a4 m13", "t20 k12", sides=owed(1, 0, 0))
    assert moves(state) == rises("a4", to=[name for name in BOARD_2 if name not in ("m13", "t20")])
    assert len(BOARD_2) == 60


def test_lo_20_two_captured_pawns_lift_pawns_at_home_cube_and_cylinder() -> None:
    """Worked example 4."""
    two = replace(SIDE, held=2, captured=(2, 0, 0), credits=(1, 0, 0), double=1)
    state = position("a4 a8 b5 c3 f5:cyl a6:pyr e7:cube", sides=(two, SIDE))
    assert moves(state) == rises("a4", "a8", "e7", "f5", to=BOARD_2)


def test_lo_20_the_double_pawn_from_anywhere_on_board_1() -> None:
    assert moves(position("g7:double", sides=owed(1, 0, 0, reserve=0))) == rises("g7", to=BOARD_2)


@pytest.mark.parametrize(
    ("above", "allowed"),
    [
        ("m13 m14 m15 m16 n13:double", True),
        ("m13 m14 m15 m16 m17 n13:cube n14:cyl", True),
        ("m13 m14 m15 n13:double", False),
        ("m13 m14 m15 m16", False),
        ("m13 m14 m15 n14:cyl n15:cube", False),
    ],
)
def test_lo_20_the_pyramid_follows_four_pawns_and_a_piece(above: str, allowed: bool) -> None:
    assert ("g7" in origins(position(f"a1 g7:pyr {above}", sides=owed(1, 0, 0)))) is allowed


def test_lo_21_a_pawn_ascends_to_board_3_from_home_if_four_are_on_board_2() -> None:
    four = "m13 m14 m15 m16"
    assert moves(position(f"a4 b4 {four}", sides=owed(0, 1, 0))) == rises("a4", to=BOARD_3)
    assert len(BOARD_3) == 24
    three = position("a4 b4 m13 m14 m15", sides=owed(0, 1, 0))
    assert "b4-c4" in moves(three)
    assert not [action for action in moves(three) if "^" in action]


def test_lo_21_a_pawn_with_both_credits_chooses_its_board() -> None:
    state = position("a4 m13 m14 m15 m16", sides=owed(1, 1, 0))
    assert moves(state) == rises("a4", to=[*BOARD_2[4:], *BOARD_3])
    assert play(state, "a4^u21").sides[0].credits == (1, 0, 0)
    assert play(state, "a4^n13").sides[0].credits == (0, 1, 0)


def test_lo_21_cube_and_cylinder_from_board_2_never_the_double_pawn() -> None:
    state = position("n13:double n14:cube+ o13:cyl a5:pyr c3", sides=owed(0, 1, 0))
    assert moves(state) == rises("n14", "o13", to=BOARD_3)
    assert "f4-g4" in moves(position("f4 n13:double", sides=owed(0, 1, 0)))
    assert "f4-f3" in moves(position("f4:cube", sides=owed(0, 1, 0)))


@pytest.mark.parametrize(
    ("above", "allowed"),
    [("u21 u22 u23:cyl", True), ("u21 u22 u23 u24:cube+", True), ("u21 u23:cyl", False), ("u21 u22 u23", False)],
)
def test_lo_21_the_pyramid_follows_two_pawns_and_a_piece(above: str, allowed: bool) -> None:
    state = position(f"p16:pyr n13:cube {above}", sides=owed(0, 1, 0))
    assert ("p16" in origins(state)) is allowed


def test_lo_22_the_pyramid_reaches_the_summit_from_anywhere_on_board_3() -> None:
    assert moves(position("v22:pyr v23:cube w22", sides=owed(0, 0, 1))) == ["v22^z26"]


def test_lo_23_only_ascents_while_one_is_possible() -> None:
    assert origins(position("a4 b6 c4:cube", sides=owed(1, 0, 0))) == {"a4", "c4"}
    assert origins(position("a1 b6 c4:cube", sides=owed(1, 0, 0))) == {"a1", "c4"}


def test_lo_23_recruiting_beside_ascents_while_no_pawn_waits_at_home() -> None:
    state = position("b6 c4:cube", sides=owed(1, 0, 0))
    assert moves(state) == rises("c4", to=BOARD_2) + HOME
    double = (replace(SIDE, credits=(1, 0, 0), double=1, held=2), SIDE)
    assert not [action for action in moves(position("b6 c4:cube", sides=double)) if "++" in action]


def test_lo_23_recruiting_beside_ascents_only_if_a_pawn_could_use_a_credit() -> None:
    summit = position("v22:pyr b6", sides=owed(0, 0, 1))
    assert moves(summit) == ["v22^z26"]
    third = position("n13:cube b6 m13 m14 m15", sides=owed(0, 1, 0))
    assert moves(third) == rises("n13", to=BOARD_3)
    fourth = position("n13:cube b6 m13 m14 m15 m16", sides=owed(0, 1, 0))
    assert moves(fourth) == rises("n13", to=BOARD_3) + HOME


def test_lo_23_recruiting_alone_if_it_makes_an_ascent_possible() -> None:
    assert moves(position("b6 c4", sides=owed(1, 0, 0))) == HOME
    assert moves(position("b6 m13 m14 m15 m16", sides=owed(0, 1, 0))) == HOME


def test_lo_23_a_forced_recruit_of_the_last_pawn_may_bankrupt() -> None:
    sides = (replace(SIDE, reserve=1, credits=(1, 0, 0)), replace(SIDE, held=1))
    state = play(position("b6", sides=sides), "+a1", "k12-j12")
    assert state.outcome == Outcome(1, "bankrupt")


@pytest.mark.parametrize(
    ("white", "credits", "reserve"),
    [
        ("b6", (1, 0, 0), 0),  # nothing to recruit
        ("b6", (0, 1, 0), 5),  # no four pawns on board 2
        ("b6 p16:pyr", (0, 0, 1), 5),  # the pyramid is not on board 3
    ],
)
def test_lo_23_otherwise_the_credit_waits(white: str, credits: tuple[int, int, int], reserve: int) -> None:
    state = position(white, sides=owed(*credits, reserve=reserve))
    assert "b6-c6" in moves(state)
    assert play(state, "b6-c6").sides[0].credits == credits


def test_lo_23_a_full_board_3_lets_the_credit_wait() -> None:
    state = position("a4 m13 m14 m15 m16", " ".join(BOARD_3), sides=owed(0, 1, 0))
    assert moves(state)[0] == "a4-b4"


def test_lo_23_a_full_board_2_lets_the_credit_wait() -> None:
    state = position("a4 b6", " ".join(["k12", *BOARD_2]), sides=owed(1, 0, 0))
    assert moves(state)[:2] == ["a4-b4", "b6-c6"]


def test_lo_23_the_duty_lasts_as_long_as_credits_do() -> None:
    state = play(position("a1 a2 a3", sides=owed(2, 0, 0)), "a1^m13", "k12-j12", "a2^m14", "j12-i12")
    assert "a3-b3" in moves(state)
