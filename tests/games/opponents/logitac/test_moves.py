"""What is worth a search: a few of every kind, where no enemy waits."""

import random
from dataclasses import replace

import pytest

from games.core.play import legal
from games.logitac.board import INDEX, NAMES
from games.logitac.kinds import BLACK, CUBE, CYLINDER, DOUBLE, EMPTY, PAWN, PYRAMID, SOLE_CUBE, SOLE_CYLINDER
from games.logitac.rules import GAME
from games.logitac.state import State
from games.opponents.logitac.attacks import attacker
from games.opponents.logitac.moves import ALL, captures, duty, moves, recruits
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.spelling import spell
from games.opponents.logitac.weighing import worth
from tests.games.logitac.positions import BOARD_2, SIDE, owed, play, position

KINDS = (PAWN, DOUBLE, CYLINDER, CUBE, PYRAMID, SOLE_CYLINDER, SOLE_CUBE)


def quick(state: State) -> QuickPosition:
    return QuickPosition(state, worth(state.length))


def spelled(state: State, most: int) -> list[str]:
    at = quick(state)
    return [spell(at, move) for move in moves(at, most)]


def attacked(by: str, square: str, seat: int = 1) -> int:
    """Ask who of Black's, or of White's, could capture on a square."""
    state = position("", by) if seat else position(by, "")
    return attacker(bytearray(state.board), INDEX[square], seat)


@pytest.mark.parametrize(
    ("by", "square", "kind"),
    [
        ("e5", "d4", 0),  # a chimney is nobody's to capture on
        ("e5", "d6", PAWN),
        ("e5", "d5", 0),
        ("e5", "f6", 0),
        ("e5:double", "c4", DOUBLE),
        ("e5:double", "d5", 0),
        ("e5:cyl", "b8", CYLINDER),
        ("e5:cyl", "e8", 0),
        ("e5:cube", "e8", CUBE),
        ("e5:cube", "f6", 0),
        ("e5:cube e7", "e8", 0),
        ("e5:pyr", "f5", PYRAMID),
        ("e5:pyr", "g5", 0),
    ],
)
def test_who_could_capture_on_a_square(by: str, square: str, kind: int) -> None:
    assert attacked(by, square) == kind


def test_a_solitary_piece_captures_both_ways() -> None:
    state = position("", "e5:cyl")
    board = bytearray(state.board)
    for sole in (SOLE_CYLINDER, SOLE_CUBE):
        board[INDEX["e5"]] = sole + BLACK
        assert [attacker(board, INDEX[name], 1) for name in ("e9", "b8", "f7")] == [sole, sole, EMPTY]


def test_pawns_of_either_colour_capture_forward() -> None:
    assert attacked("e5", "f6", seat=0) == PAWN
    assert attacked("e5", "d6", seat=0) == EMPTY


def test_the_least_attacker_is_named() -> None:
    every = "e5 f4:double b8:cyl c5:pyr"
    for square, least in (("d6", PAWN), ("d5", DOUBLE)):
        assert attacked(every, square) == least
    assert attacked("b8:cyl e1:cube d5:pyr", "e5") == CYLINDER
    assert attacked("e1:cube d5:pyr", "e5") == CUBE
    assert attacked("d5:pyr", "e5") == PYRAMID


@pytest.mark.parametrize("seat", [0, 1])
def test_an_attacker_is_found_wherever_a_capture_is_listed(seat: int) -> None:
    """Pawns on their home line are sheltered there, and that is not asked here."""
    dice = random.Random(f"attackers {seat}")
    found = 0
    for _ in range(40):
        board = bytearray(position("", "").board)
        free = [square for square in range(144) if not board[square]]
        for square in dice.sample(free, 30):
            board[square] = dice.choice(KINDS) + BLACK * dice.randrange(2)
        at = quick(replace(position("", "", to_move=1 if seat else 0), board=bytes(board)))
        listed: dict[int, set[int]] = {}
        for move in captures(at):
            listed.setdefault(move & 0xFF, set()).add(board[move >> 8] & 7)
        for square in range(12, 132):
            if board[square] & 7 and board[square] >> 3 != seat:
                kind, by = attacker(board, square, seat), listed.get(square, set())
                assert kind in by if by else kind == EMPTY
                assert not by or kind == next((one for one in (PAWN, DOUBLE) if one in by), kind)
                assert kind != PYRAMID or by == {PYRAMID}
                found += bool(kind)
    assert found > 100


BUSY = position("a4 a5 b6:cyl a6:pyr", "k12 l6:pyr o17:cube", sides=owed(1, 0, 0))


def test_only_a_few_arrivals_are_looked_at_the_middle_first_and_where_no_enemy_captures() -> None:
    """The cube holds line o and column 17: the middle squares p16 and q16 are free of it, p17 and q17 are not."""
    assert spelled(BUSY, 1) == ["a4^p16", "b6^p16"]
    few = spelled(BUSY, 6)
    assert [action[-3:] for action in few if action.startswith("b6")] == ["p16", "q16", "p15", "p18", "q15", "q18"]
    assert not any(action.endswith("17") or "^o" in action for action in few)
    assert len([action for action in spelled(BUSY, ALL) if action.startswith("b6")]) == 64 - 4 - 1


def test_where_every_square_is_attacked_the_most_central_will_do() -> None:
    wall = " ".join(f"{name}:cube" for name in ("u22", "u23", "u24", "v21", "w21", "x21", "y21"))
    state = position("t13:cyl a6:pyr b1", f"{wall} k12 l6:pyr v25:cube w25:cube x25:cube", sides=owed(0, 1, 0))
    few = spelled(state, 2)
    assert few == ["t13^v23", "t13^w22"]
    assert set(few) < set(spelled(state, ALL))


def test_of_the_pawns_on_the_home_line_a_third_so_many_ascend() -> None:
    state = position("a1 a2 a3 a4", "k12 l6:pyr", sides=owed(1, 0, 0))
    assert {action[:2] for action in spelled(state, 3)} == {"a1"}
    assert {action[:2] for action in spelled(state, 6)} == {"a1", "a2"}
    assert {action[:2] for action in spelled(state, 1)} == {"a1"}
    assert {action[:2] for action in spelled(state, ALL)} == {"a1", "a2", "a3", "a4"}


def test_only_a_few_recruits_are_looked_at() -> None:
    state = position("c3 a6:pyr", "k12 l6:pyr", sides=(replace(SIDE, double=1, held=2), SIDE))
    few = spelled(state, 2)
    assert [action for action in few if action.startswith("+")] == ["+a1", "+a2", "++a1", "++a2"]
    assert len(recruits(quick(state), 0, ALL)) == 11


def test_lo_23_what_a_credit_obliges_to_comes_before_all_else() -> None:
    """A pawn may be recruited for it where none stands at home; no capture counts."""
    at = quick(position("c3 b6:cyl a6:pyr", "d2:cube k12", sides=owed(1, 0, 0)))
    assert {spell(at, move)[:3] for move in duty(at, 1)} == {"b6^", "+a1"}
    assert duty(at, 1) == moves(at, 1)
    waiting = quick(position("c3 a4 a6:pyr", "d2:cube k12", sides=owed(1, 0, 0)))
    assert {spell(waiting, move)[:3] for move in duty(waiting, 1)} == {"a4^"}
    alone = quick(position("c3 a6:pyr", "d2:cube k12", sides=owed(1, 0, 0)))
    assert [spell(alone, move) for move in duty(alone, 2)] == ["+a1", "+a2"]
    assert duty(quick(position("c3 a6:pyr", "d2:cube k12")), ALL) == []
    assert "c3xd2" in spelled(position("c3 a6:pyr", "d2:cube k12", sides=owed(0, 0, 1)), 1), "nobody can ascend by it"


def test_who_fell_comes_out_in_the_middle_of_the_board_below() -> None:
    state = play(position("n15:cube b1", "k12 l6:pyr"), "n15-o15")
    assert spelled(state, 2) == ["cube@f6", "cube@f7"]
    assert len(spelled(state, ALL)) == 144 - 4 - 3
    assert all(NAMES[move & 0xFF][0] in "abcdefghijkl" for move in moves(quick(state), 9))


@pytest.mark.parametrize(
    ("standing", "credits", "climbs"),
    [
        ("a6:pyr n14 n15 n16 n17 m13:cube", (1, 0, 0), True),
        ("a6:pyr n14 n15 n16 m13:cube", (1, 0, 0), False),
        ("a6:pyr n14 n15 n16 n17 u21:cube", (1, 0, 0), False),
        ("a6:pyr n14 n15 n16 n17 b1:cube", (1, 0, 0), False),
        ("n14:pyr v22 v23 u21:cyl", (0, 1, 0), True),
        ("n14:pyr v22 u21:cyl", (0, 1, 0), False),
        ("n14:pyr v22 v23 m13:cyl", (0, 1, 0), False),
        ("v22:pyr", (0, 0, 1), True),
    ],
)
def test_lo_22_the_pyramid_follows_where_enough_of_its_side_are(
    standing: str, credits: tuple[int, int, int], climbs: bool
) -> None:
    state = position(standing, "k12 l6:pyr", sides=owed(*credits))
    at = quick(state)
    found = {spell(at, move) for move in moves(at)}
    assert found == set(legal(GAME, state))
    origin = next(word for word in standing.split() if word.endswith(":pyr")).partition(":")[0]
    assert any(action.startswith(f"{origin}^") for action in found) == climbs


@pytest.mark.parametrize("beside", ["l2 k3", "l2 k2:cube l4:cyl"])
def test_lo_24_a_freed_pyramid_goes_where_its_side_does_not_stand(beside: str) -> None:
    prisoner = (SIDE, replace(SIDE, captives=("pyr",)))
    state = play(position(f"k3 {beside.replace('k3', 'k4')} b1", "k12 l6:pyr l7", sides=prisoner), "k3-l3")
    assert {spell(quick(state), move) for move in moves(quick(state))} == set(legal(GAME, state))


@pytest.mark.parametrize(("pawns", "climbs"), [("n14 n15 n16 n17", True), ("n14 n15 n16", False)])
def test_lo_21_a_pawn_at_home_ascends_to_board_3_where_four_stand_on_board_2(pawns: str, climbs: bool) -> None:
    state = position(f"a4 {pawns}", "k12 l6:pyr", sides=owed(0, 1, 0))
    at = quick(state)
    found = {spell(at, move) for move in moves(at)}
    assert found == set(legal(GAME, state))
    assert ("a4^v22" in found) == climbs


@pytest.mark.parametrize("free", range(4))
@pytest.mark.parametrize(
    ("white", "need"),
    [
        ("w22:cube", 1),
        ("v22:pyr v25", 1),
        ("v22:pyr v25:cube", 2),
        ("v22:pyr v25:cyl x25", 2),
        ("v22:pyr v24:cube v25:cyl", 3),
    ],
)
def test_lo_15_who_falls_needs_room_below_for_all_that_comes_along(white: str, need: int, free: int) -> None:
    crowd = " ".join(BOARD_2[free:])
    state = position(f"{white} b1", f"k12 l6:pyr {crowd}")
    at = quick(state)
    found = {spell(at, move) for move in moves(at)}
    assert found == set(legal(GAME, state))
    assert any(action.endswith("-w23") for action in found) == (free >= need)


@pytest.mark.parametrize("reserve", [0, 1])
@pytest.mark.parametrize("held", [0, 3])
@pytest.mark.parametrize(
    ("white", "can_buy"), [("a1:double v22:cube", True), ("u22:double", True), ("u22:cyl b1", False)]
)
def test_lo_26_a_ransom_is_paid_by_who_has_nothing_in_reserve_and_a_double_pawn(
    white: str, can_buy: bool, held: int, reserve: int
) -> None:
    state = position(
        f"{white} a6:pyr b4", "k12 l6:pyr", sides=(replace(SIDE, reserve=reserve), replace(SIDE, held=held))
    )
    found = {spell(quick(state), move) for move in moves(quick(state))}
    assert found == set(legal(GAME, state))
    assert ("ransom" in found) == (can_buy and held > 0 and reserve == 0)
