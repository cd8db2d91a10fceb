"""What a position is worth: each part of it, by itself."""

from dataclasses import replace

import pytest

from games.logitac.board import CHIMNEYS, INDEX, SQUARES
from games.logitac.kinds import BLACK, CUBE, CYLINDER, DOUBLE, PAWN, PYRAMID, SOLE_CUBE
from games.logitac.rules import GAME
from games.logitac.state import Side, State
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.squares import AROUND, IS_HOLE, MIDDLE
from games.opponents.logitac.weighing import weigh, worth
from tests.games.logitac.positions import SIDE, position

SHEET, SHORT = worth("sheet"), worth("short")


def weighed(white: Side = SIDE, black: Side = SIDE, length: str = "sheet", ascents: tuple[int, int] = (0, 0)) -> int:
    """Weigh a board that is as good for either side: no piece has room to count, all lies on the side."""
    return of(replace(position("a6:pyr a4", "l7:pyr l9", sides=(white, black)), length=length, ascents=ascents))


def of(state: State) -> int:
    return weigh(QuickPosition(state, worth(state.length)))


@pytest.mark.parametrize("length", ["sheet", "long", "short"])
def test_the_beginning_is_even_and_what_one_side_gains_the_other_loses(length: str) -> None:
    start = GAME.setup({"length": length}, "any")
    assert of(start) == 0
    ahead = replace(position("e5:cube c3 a6:pyr", "l7:pyr"), length=length)
    assert of(ahead) == -of(replace(ahead, to_move=1)) > 0


def test_a_reserve_is_worth_its_pawns_and_a_low_one_is_dangerous() -> None:
    worths = [weighed(replace(SIDE, reserve=reserve)) - weighed() for reserve in range(7)]
    assert worths == [-5 * 90 - 3000, -4 * 90 - 1500, -3 * 90 - 700, -2 * 90 - 300, -90, 0, 90]
    assert weighed(black=replace(SIDE, reserve=0)) - weighed() == 5 * 90 + 3000


def test_a_spare_double_pawn_and_a_captured_pyramid() -> None:
    assert weighed(replace(SIDE, double=2)) - weighed() == 2 * 600
    assert weighed(replace(SIDE, captives=("pyr",))) - weighed() == 30000
    assert weighed(replace(SIDE, captives=("cube",))) == weighed()


@pytest.mark.parametrize(("board", "worth"), [(0, 1300), (1, 2600), (2, 12000)])
def test_a_pawn_captured_is_half_a_credit(board: int, worth: int) -> None:
    """The second one makes it a credit: the count of the captured then says nothing more."""
    one = tuple(int(number == board) for number in range(3))
    two = tuple(2 * number for number in one)
    pair = (one[0], one[1], one[2])
    assert weighed(replace(SIDE, captured=pair)) - weighed() == worth // 2
    assert weighed(replace(SIDE, captured=(two[0], two[1], two[2]))) == weighed()
    assert weighed(replace(SIDE, credits=pair)) - weighed() == worth
    assert weighed(replace(SIDE, credits=pair, captured=pair)) - weighed() == worth * 3 // 2


NOTHING_YET = 900  # two ascents to make: four halves away


@pytest.mark.parametrize(
    ("ascents", "credits", "captured", "worth"),
    [
        (0, 0, 0, 900),
        (0, 0, 1, 2000 + 1300 // 8),
        (0, 1, 0, 4000 + 1300 * 2 // 8),
        (0, 1, 1, 7000 + 1300 * 3 // 8),
        (1, 0, 0, 4000),
        (1, 0, 1, 7000 + 1300 // 8),
        (2, 0, 0, 14000),
        (2, 1, 0, 14000 + 1300 * 2 // 8),
    ],
)
def test_in_a_race_what_counts_is_how_much_is_still_to_earn(
    ascents: int, credits: int, captured: int, worth: int
) -> None:
    mine = replace(SIDE, credits=(credits, 0, 0), captured=(captured, 0, 0))
    even = weighed(length="short")
    assert weighed(mine, length="short", ascents=(ascents, 0)) - even == worth - NOTHING_YET
    assert weighed(black=mine, length="short", ascents=(0, ascents)) - even == NOTHING_YET - worth


def test_a_race_of_three_ascents_begins_six_halves_away() -> None:
    even = weighed(length="long")
    assert weighed(length="long", ascents=(1, 0)) - even == 900
    assert weighed(length="long", ascents=(2, 0)) - even == 4000


def at(name: str, kind: int, seat: int = 0, *, in_a_race: bool = False) -> int:
    return (SHORT if in_a_race else SHEET)[kind + BLACK * seat][INDEX[name]]


def test_a_pawn_is_worth_more_the_further_it_has_come_and_off_the_home_line_the_nearer_the_middle() -> None:
    assert at("a6", PAWN) == 150, "at home the middle doesn't matter"
    assert at("b6", PAWN) == 150 + 20 + 6 * (1 + 5)
    assert at("b1", PAWN) == 150 + 20 + 6 * (1 + 0)
    assert at("h6", PAWN) == 150 + 7 * 20 + 6 * (4 + 5)
    assert at("i6", PAWN) == 150 + 8 * 20 + 6 * (3 + 5)
    assert at("k6", PAWN) == 150 + 8 * 20 + 6 * (1 + 5), "from the ninth line on it comes no further"
    assert at("l6", PAWN) == 150 + 8 * 20 + 6 * (0 + 5)


def test_a_pawn_on_a_higher_board_is_worth_half_as_much_in_a_race() -> None:
    assert (at("m13", PAWN), at("n14", PAWN)) == (800, 800 + 10 * 2)
    assert at("n14", PAWN, in_a_race=True) == 400 + 10 * 2
    assert at("u21", PAWN) == 2500
    assert at("u21", PAWN, in_a_race=True) == 1250


def test_pieces_are_worth_more_on_higher_boards_but_not_in_a_race() -> None:
    assert at("a1", CUBE) == 2400
    assert at("b2", CUBE) == 2400 + 15 * 2
    assert at("m13", CUBE) == 2400 + 500
    assert at("m13", CUBE, in_a_race=True) == 2400
    assert at("u21", DOUBLE) == 1500 + 3000
    assert at("a1", SOLE_CUBE) == 3000
    assert at("a1", CYLINDER) == 2000


def test_the_pyramid_climbs_and_in_a_race_hides() -> None:
    assert [at(name, PYRAMID) for name in ("f6", "m13", "u21", "z26")] == [0, 4000, 9000, 0]
    assert at("f6", PYRAMID, in_a_race=True) == -10 * 10
    assert at("a1", PYRAMID, in_a_race=True) == 0


def test_what_is_worth_something_to_white_is_worth_the_same_to_black_from_the_other_side() -> None:
    for table in (SHEET, SHORT):
        for kind in (PAWN, DOUBLE, CUBE, CYLINDER, PYRAMID, SOLE_CUBE):
            for square in range(144):
                assert table[kind][square] == -table[kind + BLACK][143 - square]
    assert all(row[INDEX[name]] == 0 for row in SHEET for name in CHIMNEYS)
    assert set(SHEET[0]) == {0}


def test_room_is_counted_for_cubes_and_cylinders_up_to_the_first_that_stands_there() -> None:
    def room(white: str, black: str = "") -> int:
        state = position(f"a6:pyr {white}", f"l7:pyr {black}")
        quick = QuickPosition(state, worth(state.length))
        return (weigh(quick) - quick.score) // 12

    assert room("a1:cube") == 4 + 11, "up to the pyramid on the line, to the edge on the column"
    assert room("a1:cyl") == 2, "up to the chimney"
    assert room("b2:cube a2 b1") == 10 + 10
    assert room("a1:cube", "l12:cube") == 15 - (4 + 11)
    assert room("a1", "l12:cyl") == -2
    assert room("a1:double") == 0


def test_the_middle_of_every_board_is_told_by_how_far_its_edges_are() -> None:
    assert [MIDDLE[INDEX[name]] for name in ("a1", "f6", "g7", "c10", "m13", "p16", "w23", "z26")] == [
        *(0, 10, 10, 4),
        *(0, 6, 4, 0),
    ]
    assert {square for square in SQUARES if IS_HOLE[square]} == {INDEX[name] for name in CHIMNEYS}
    assert len(AROUND[INDEX["f6"]]) == 8
