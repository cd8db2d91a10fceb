"""How pieces of Logitac move, capture and fall (LO-1 to LO-15)."""

from dataclasses import replace

import pytest

from games.core.option import BadOption
from games.logitac.board import CHIMNEYS, INDEX, NAMES
from games.logitac.kinds import CHIMNEY
from games.logitac.rules import GAME
from games.logitac.state import Side
from tests.games.logitac.positions import bare, begin, moves, play, standing

START = begin()


def test_lo_1_every_square_has_one_name() -> None:
    assert len(set(NAMES)) == 144 + 64 + 25 + 1
    assert [NAMES[at] for at in (0, 11, 12, 143, 144, 207, 208, 232, 233)] == [
        "a1",
        "a12",
        "b1",
        "l12",
        "m13",
        "t20",
        "u21",
        "y25",
        "z26",
    ]


def test_lo_2_chimneys_take_the_place_of_squares() -> None:
    assert CHIMNEYS == ("d4", "d9", "i4", "i9", "o15", "o18", "r15", "r18", "w23")
    assert [name for name in NAMES if START.board[INDEX[name]] == CHIMNEY] == list(CHIMNEYS)


def test_lo_3_forward_is_up_the_letters_for_white_and_down_for_black() -> None:
    assert moves(bare("f6 n20 v25", "")) == ["f6-g6", "n20-m20", "n20-o20", "v25-u25", "v25-v24", "v25-w25"]
    assert moves(bare("", "f6", to_move=1)) == ["f6-e6"]


def test_lo_4_set_up() -> None:
    here = standing(START)
    assert [square for square, what in here.items() if what == "w pawn"] == (
        ["a4", "a8", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11"]
    )
    assert [square for square, what in here.items() if what == "b pawn"] == (
        ["k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "l4", "l8"]
    )
    pieces = {square: what for square, what in here.items() if "pawn" not in what}
    assert pieces == {
        "a5": "w cyl",
        "a6": "w pyr",
        "a7": "w cube",
        "l5": "b cyl",
        "l6": "b pyr",
        "l7": "b cube",
    }
    assert START.sides == (Side(reserve=33, double=1), Side(reserve=33, double=1))


@pytest.mark.parametrize("reserve", [3, 34])
def test_lo_4_no_other_reserve(reserve: int) -> None:
    with pytest.raises(BadOption):
        GAME.setup({"reserve": reserve}, "any")


@pytest.mark.parametrize("reserve", [4, 32])
def test_lo_4_a_smaller_reserve_is_an_option(reserve: int) -> None:
    assert [side.reserve for side in GAME.setup({"reserve": reserve}, "any").sides] == [reserve, reserve]


def test_lo_4_first_turn_of_white_is_ten_pawn_steps() -> None:
    assert moves(START) == [f"b{column}-c{column}" for column in range(2, 12)]


def test_lo_5_a_line_ends_at_a_piece_and_before_a_chimney() -> None:
    assert moves(bare("d2:cube", "f2")) == (["d2-a2", "d2-b2", "d2-c2", "d2-d1", "d2-d3", "d2-e2", "d2xf2"])
    assert "d2xf2" not in moves(bare("d2:cube f2"))


def test_lo_5_the_double_pawn_jumps_over_pieces_and_chimneys() -> None:
    jumps = [move for move in moves(bare("c4:double b3 b4 b5 c3 c5 d3 d5 e5", "d6")) if move.startswith("c4")]
    assert jumps == ["c4-a3", "c4-a5", "c4-b2", "c4-b6", "c4-d2", "c4xd6", "c4-e3"]


def test_lo_6_pyramid_cube_and_cylinder() -> None:
    assert moves(bare("w22:pyr", "v21")) == (
        ["w22xv21", "w22-v22", "w22-v23", "w22-w21", "w22-w23", "w22-x21", "w22-x22", "w22-x23"]
    )
    assert moves(bare("x22:cube", "x24")) == [
        "x22-u22",
        "x22-v22",
        "x22-w22",
        "x22-x21",
        "x22-x23",
        "x22xx24",
        "x22-y22",
    ]
    assert moves(bare("x22:cyl", "v24")) == ["x22-w21", "x22-w23", "x22-y21", "x22-y23"]
    assert moves(bare("c2:cyl", "f5")) == ["c2-a4", "c2-b1", "c2-b3", "c2-d1", "c2-d3", "c2-e4", "c2xf5"]


def test_lo_7_the_double_pawn_jumps_like_a_chess_knight() -> None:
    assert moves(bare("q16:double")) == (
        ["q16-o15", "q16-o17", "q16-p14", "q16-p18", "q16-r14", "q16-r18", "q16-s15", "q16-s17"]
    )
    assert moves(bare("a1:double")) == ["a1-b3", "a1-c2"]


@pytest.mark.parametrize(
    ("pawn", "expected"),
    [
        ("f6", "f6xg5 f6-g6 f6xg7"),  # not backwards, not sideways
        ("p14", "p14xo13 p14-o14 p14-o15 p14-q14 p14xq15"),  # o15 is a chimney
        ("v22", "v22xu21 v22-u22 v22-v21 v22-v23 v22xw21 v22-w22 v22-w23"),  # w23 is a chimney
    ],
)
def test_lo_8_pawns(pawn: str, expected: str) -> None:
    assert moves(bare(pawn, "e5 e7 g5 g7 o13 q15 u21 w21")) == expected.split()


def test_lo_8_a_pawn_does_not_step_onto_a_piece_nor_capture_straight_ahead() -> None:
    assert moves(bare("f6", "g6")) == []
    assert moves(bare("f6 g6", "h6")) == []


def test_lo_8_black_captures_forward_on_board_1() -> None:
    assert moves(bare("e5 e7 g5 g7", "f6", to_move=1)) == ["f6xe5", "f6-e6", "f6xe7"]


@pytest.mark.parametrize("kind", ["cube", "cube+", "cyl+"])
def test_lo_9_no_cube_captures_a_pawn_on_its_home_line(kind: str) -> None:
    assert "h2xl2" not in moves(bare(f"h2:{kind}", "l2"))
    assert "h2-k2" in moves(bare(f"h2:{kind}", "l2"))
    assert "h2xl2" in moves(bare(f"h2:{kind}", "l2:double"))  # no pawn
    assert "h2xk2" in moves(bare(f"h2:{kind}", "k2"))  # not at home
    assert "h2xa2" in moves(bare(f"h2:{kind}", "a2"))  # White's home line, not its own


def test_lo_9_no_cylinder_either_but_pyramid_double_pawn_and_pawn_may() -> None:
    assert moves(bare("k2:cyl", "l1 l3:pyr")) == ["k2-j1", "k2-j3", "k2xl3"]  # i4 is a chimney
    assert "k2xl1" in moves(bare("k2:pyr", "l1"))
    assert "j2xl1" in moves(bare("j2:double", "l1"))
    assert "k2xl1" in moves(bare("k2", "l1"))


@pytest.mark.parametrize(("lost", "heir"), [("cube", "cyl"), ("cyl", "cube")])
def test_lo_10_the_other_piece_inherits_the_power(lost: str, heir: str) -> None:
    state = play(bare(f"f6 a1:{heir}", f"g7:{lost} q17:{heir}"), "f6xg7")
    assert standing(state)["q17"] == f"b {heir}+"
    assert standing(state)["a1"] == f"w {heir}"
    assert {"q17-q18", "q17-p18"} <= set(moves(state))


def test_lo_10_the_heir_may_stand_on_any_square() -> None:
    assert standing(play(bare("g7:cube a1:cyl", "f6 h8", to_move=1), "h8xg7"))["a1"] == "w cyl+"


def test_lo_10_nothing_to_inherit_when_the_other_is_captured_too() -> None:
    state = play(bare("f6", "g7:cube+ l6"), "f6xg7")
    assert state.sides[0].captives == ("cube",)
    assert "b cyl+" not in standing(state).values()


def test_lo_10_a_sole_cube_is_plain_for_good_after_a_chimney() -> None:
    """Worked example 5."""
    state = bare("n15:cube+", "l1")
    assert "n15-m14" in moves(state)
    state = play(state, "n15-o15", "cube@f6")
    assert standing(state)["f6"] == "w cube"
    assert [move for move in moves(replace(state, to_move=0)) if move[:2] == "f6"] == (
        [f"f6-{line}6" for line in "abcde"]
        + [f"f6-f{column}" for column in (1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12)]
        + [f"f6-{line}6" for line in "ghijkl"]
    )


def test_lo_10_a_piece_that_fell_before_inherits_after() -> None:
    state = play(bare("n15:cube c5:cyl", "f8:cyl"), "n15-o15", "cube@b1", "f8xc5")
    assert standing(state)["b1"] == "w cube+"


def test_lo_11_captured_pieces_stay_with_the_captor_the_pyramid_too() -> None:
    state = play(bare("f6", "g7:pyr l2 k2"), "f6xg7", "k2-j2")
    assert state.outcome is None
    assert state.sides[0].captives == ("pyr",)
    assert state.sides[1].captives == ()


@pytest.mark.parametrize(
    ("pawn", "chimney"),
    [("c4", "d4"), ("d3", "d4"), ("d5", "d4"), ("c3", "d4"), ("c5", "d4")],
)
def test_lo_12_pawns_fall_on_board_1_forward_sideways_and_forward_diagonally(pawn: str, chimney: str) -> None:
    """Worked example 3."""
    state = play(bare(pawn, "l1"), f"{pawn}-{chimney}")
    assert "w pawn" not in standing(state).values()
    assert state.sides[0].reserve == 1


@pytest.mark.parametrize("pawn", ["e3", "e4", "e5"])
def test_lo_12_not_backwards_on_board_1(pawn: str) -> None:
    assert f"{pawn}-d4" not in moves(bare(pawn))
    assert f"{pawn}-d4" in moves(bare("", pawn, to_move=1))


@pytest.mark.parametrize(
    ("chimney", "pawns"),
    [("o15", "n14 n15 n16 o14 o16 p14 p15 p16"), ("w23", "v22 v23 v24 w22 w24 x22 x23 x24")],
)
def test_lo_12_all_eight_ways_on_boards_2_and_3(chimney: str, pawns: str) -> None:
    for pawn in pawns.split():
        assert f"{pawn}-{chimney}" in moves(bare(pawn)), pawn


def test_lo_12_a_fallen_pawn_goes_to_its_owner() -> None:
    state = play(bare("a1", "v22", to_move=1), "v22-w23")
    assert (state.sides[0].reserve, state.sides[1].reserve) == (0, 1)


def test_lo_13_cube_and_cylinder_come_out_below_at_once() -> None:
    state = play(bare("w21:cube m13", "l1 t20"), "w21-w23")
    assert (state.to_move, state.fresh, state.falling) == (0, False, (4,))
    free = [name for name in NAMES[144:208] if name not in (*CHIMNEYS, "m13", "t20")]
    assert moves(state) == [f"cube@{name}" for name in free]
    state = play(state, "cube@o16")
    assert standing(state)["o16"] == "w cube"
    assert (state.to_move, state.last, state.now) == (1, ("w21-w23", "cube@o16"), ())


def test_lo_13_chimneys_of_board_1_are_closed_to_them() -> None:
    assert not [move for move in moves(bare("d2:cube c3:cyl c5:cyl+")) if move.endswith("-d4")]


def test_lo_13_a_full_board_below_closes_the_chimney() -> None:
    full = " ".join(name for name in NAMES[144:208] if name not in CHIMNEYS)
    two_left = full.removeprefix("m13 m14 ")
    assert "w22-w23" not in moves(bare("w22:cube", full))
    assert "w22-w23" in moves(bare("w22:cube", two_left))
    assert "w22-w23" in moves(bare("w22", full))  # a pawn goes to reserve
    assert "w22-w23" in moves(bare("w22:pyr y25:cyl", two_left))
    assert "w22-w23" not in moves(bare("w22:pyr y25:cyl u21:cube", two_left))


def test_lo_14_the_double_pawn_falls_to_reserve_from_board_2_only() -> None:
    state = play(bare("n13:double", "l1"), "n13-o15")
    assert state.sides[0] == Side(reserve=0, double=1)
    assert "w double" not in standing(state).values()
    assert "b3-d4" not in moves(bare("b3:double"))


def test_lo_15_the_pyramid_drags_its_colour_down() -> None:
    state = bare("n14:pyr m13 m14 t13:double p18:cube+ q19:cyl a1", "s20 s19:cube")
    state = play(state, "n14-o15")
    assert state.sides[0] == Side(reserve=2, double=1)
    assert standing(state) == {"a1": "w pawn", "s19": "b cube", "s20": "b pawn"}
    assert moves(state)[:2] == ["pyr@a2", "pyr@a3"]
    assert len(moves(state)) == 144 - 4 - 1
    state = play(state, "pyr@a2", "cube@a3", "cyl@a4")
    assert standing(state) == {
        "a1": "w pawn",
        "a2": "w pyr",
        "a3": "w cube",
        "a4": "w cyl",
        "s19": "b cube",
        "s20": "b pawn",
    }
    assert (state.to_move, state.last) == (1, ("n14-o15", "pyr@a2", "cube@a3", "cyl@a4"))


def test_lo_15_from_board_3_to_board_2_and_only_that_board() -> None:
    state = play(bare("w24:pyr v21 n13:cube", "l1"), "w24-w23", "pyr@o14")
    assert standing(state) == {"l1": "b pawn", "n13": "w cube", "o14": "w pyr"}
    assert state.sides[0].reserve == 1


def test_lo_15_board_1_is_closed_to_the_pyramid() -> None:
    assert "c4-d4" not in moves(bare("c4:pyr"))
