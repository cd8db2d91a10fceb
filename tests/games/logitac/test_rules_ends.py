"""How the captured pyramid is freed, and how the game ends (LO-24 to LO-27)."""

from dataclasses import replace

import pytest

from games.core.outcome import Outcome
from games.logitac.rules import GAME
from games.logitac.state import Side, State
from tests.games.logitac.positions import EMPTY, SIDE, bare, moves, origins, owed, play, position


def captured(white: str, black: str = "k12") -> State:
    return position(white, black, sides=(SIDE, replace(SIDE, captives=("cube", "pyr"))))


@pytest.mark.parametrize(("origin", "action"), [("k3", "k3-l3"), ("k2", "k2xl3")])
def test_lo_24_a_pawn_frees_the_pyramid_by_step_or_capture(origin: str, action: str) -> None:
    state = play(captured(origin, "l3:cube k12" if "x" in action else "k12"), action)
    assert {piece.square: piece.kind for piece in state.pieces if piece.seat == 0} == {"l3": "pyr"}
    assert state.sides[0].reserve == 6
    assert state.sides[1].captives == ("cube",)
    assert (state.to_move, state.is_escaping, state.fresh) == (0, True, False)
    assert moves(state) == ["l3-k2", "l3-k3", "l3-k4", "l3-l2", "l3-l4", "stay"]


def test_lo_24_the_freed_pyramid_moves_or_stays() -> None:
    freed = play(captured("k3", "k4 l4:pyr"), "k3-l3")
    moved = play(freed, "l3xl4")
    assert moved.sides[0].captives == ("pyr",)
    assert moved.sides[0].credits == (1, 0, 0)
    assert (moved.to_move, moved.last, moved.turn) == (1, ("k3-l3", "l3xl4"), 10)
    stayed = play(freed, "stay")
    assert (stayed.to_move, stayed.is_escaping, stayed.last) == (1, False, ("k3-l3", "stay"))


def test_lo_24_only_a_captured_pyramid_is_freed_and_only_by_arriving() -> None:
    free = play(position("k3 a6:pyr"), "k3-l3")
    assert (free.to_move, [piece.kind for piece in free.pieces if piece.square == "l3"]) == (1, ["pawn"])
    there = play(captured("l3 b1"), "b1-c1")
    assert there.sides[1].captives == ("cube", "pyr")


def test_lo_24_black_frees_his_on_line_a() -> None:
    state = position("a6", "b2", sides=(replace(SIDE, captives=("pyr",)), SIDE), to_move=1)
    assert moves(play(state, "b2-a2")) == ["a2-a1", "a2-a3", "a2-b1", "a2-b2", "a2-b3", "stay"]


def test_lo_25_the_pyramid_on_the_summit_wins() -> None:
    state = play(position("v22:pyr", sides=owed(0, 0, 1)), "v22^z26")
    assert (state.outcome, state.to_move, moves(state)) == (Outcome(0, "summit"), None, [])


def buyer(white: str, *, reserve: int = 0, lost: int = 3, credits: tuple[int, int, int] = (0, 0, 0)) -> State:
    """Let Black make a move, so that White's turn begins."""
    sides = (replace(EMPTY, reserve=reserve, credits=credits), replace(SIDE, held=lost))
    return play(position(white, sides=sides, to_move=1), "k12-j12")


def test_lo_26_ransom_gives_the_double_pawn_for_all_captured_pawns() -> None:
    state = buyer("n14:double v21:cyl b1")
    assert moves(state)[-1] == "ransom"
    state = play(state, "ransom")
    assert state.sides == (replace(EMPTY, reserve=3), replace(SIDE, held=0, captives=("double",)))
    assert state.sides[1].credits == (0, 0, 0)
    assert "double" not in [piece.kind for piece in state.pieces]
    assert (state.to_move, state.turn) == (1, 11)


def test_lo_26_the_pyramid_counts_and_ransom_is_a_choice() -> None:
    state = buyer("g7:double v21:pyr b1")
    assert {"ransom", "b1-c1"} <= set(moves(state))
    assert play(state, "b1-c1").outcome is None


@pytest.mark.parametrize("white", ["n14:double p15:cyl", "v21:cyl v22:pyr a1", "b1", "n14:double v21 v22"])
def test_lo_26_bankrupt_without_double_pawn_or_piece_on_board_3(white: str) -> None:
    state = buyer(white)
    assert (state.outcome, moves(state)) == (Outcome(1, "bankrupt"), [])


def test_lo_26_bankruptcy_comes_before_any_duty() -> None:
    assert buyer("a1 b1", credits=(1, 0, 0)).outcome == Outcome(1, "bankrupt")


def test_lo_26_a_duty_comes_before_the_ransom() -> None:
    assert set(origins(buyer("n14:double v21:cyl a1", credits=(1, 0, 0)))) == {"a1"}


def test_lo_26_nothing_to_buy_nothing_to_lose() -> None:
    state = buyer("n14:double b1", lost=0)
    assert state.outcome is None
    assert "ransom" not in moves(state)
    assert "ransom" not in moves(buyer("n14:double v21:cyl b1", reserve=1))


def test_lo_27_an_agreed_end_is_a_draw() -> None:
    assert GAME.agreed_outcome(position("a1")) == Outcome(None, "agreed")
    assert GAME.agreed_outcome(play(captured("k3"), "k3-l3")) == Outcome(None, "agreed")  # G-7: in mid-turn, too


@pytest.mark.parametrize(
    ("white", "sides", "actions", "quiet"),
    [
        ("b1:cube", (SIDE, SIDE), ["b1-c1"], 8),
        ("b1:cube", (SIDE, SIDE), ["+a1"], 8),
        ("n13", (SIDE, SIDE), ["n13-o13"], 8),
        ("n15:cube", (SIDE, SIDE), ["n15-o15", "cube@f6"], 8),
        ("b1", (SIDE, SIDE), ["b1-c1"], 0),
        ("b1 c9", (SIDE, SIDE), ["b1-c1"], 8),
        ("c4", (SIDE, SIDE), ["c4-d4"], 0),
        ("d3", (SIDE, SIDE), ["d3-d4"], 8),
        ("c4 d3", (SIDE, SIDE), ["c4-d4"], 8),
        ("k1:cube", (SIDE, SIDE), ["k1xk12"], 0),
        ("a1", owed(1, 0, 0), ["a1^m13"], 0),
        ("k3", (SIDE, replace(SIDE, captives=("pyr",))), ["k3-l3", "stay"], 0),
    ],
)
def test_lo_27_progress(white: str, sides: tuple[Side, Side], actions: list[str], quiet: int) -> None:
    state = replace(position(white, "k12 l1", sides=sides), quiet=7)
    assert play(state, *actions).quiet == quiet


def test_lo_27_a_line_is_new_once_for_each_player_whatever_becomes_of_the_pawn() -> None:
    state = play(position("c4 b1 b2 c12", "k12 l1"), "c4-d4")
    assert (state.reached, state.quiet) == ((3, 1), 0)
    again = play(state, "k12-j12", "c12-d12")
    assert (again.reached, again.quiet) == ((3, 2), 1)
    assert play(again, "j12-i12", "d12-e12", "l1-k1").quiet == 1


def test_lo_27_a_capture_reaches_a_line_too() -> None:
    after = play(position("c4 c8", "d5 k12"), "c4xd5", "k12-j12", "c8-d8")
    assert (after.reached, after.quiet) == ((3, 8), 2)


def test_lo_27_pawns_that_circle_through_a_chimney_come_to_the_quiet_end() -> None:
    """Recruit, walk to the chimney on line d, fall back into the reserve: no line is new after the first time."""
    circle = ["b4-c4", "k4-j4", "c4-d4", "j4-i4", "a4-b4", "l4-k4", "+a4", "+l4"]
    state = play(GAME.setup({"quiet": 20}, "any"), *circle[:4])
    assert state.quiet == 0
    state = play(state, *circle[4:], *circle, *circle)
    assert (state.quiet, state.outcome) == (20, Outcome(None, "quiet"))


@pytest.mark.parametrize(
    ("limit", "before", "ends"), [(100, 98, False), (100, 99, True), (10, 9, True), ("off", 999, False)]
)
def test_g_10_quiet_turns_end_the_game(limit: int | str, before: int, ends: bool) -> None:
    state = play(replace(position("b1:cube"), quiet=before, limit=limit), "b1-c1")
    assert state.outcome == (Outcome(None, "quiet") if ends else None)


def test_g_10_a_hundred_quiet_turns_unless_chosen_otherwise() -> None:
    assert [GAME.setup(options, "any").limit for options in ({}, {"quiet": 50}, {"quiet": "off"})] == [100, 50, "off"]


def test_lo_27_bankruptcy_is_looked_at_before_the_last_quiet_turn() -> None:
    state = replace(position("b1:cube", "k12:cube", sides=(replace(SIDE, held=1), EMPTY)), quiet=99)
    assert play(state, "b1-c1").outcome == Outcome(0, "bankrupt")


def test_g_8_a_stuck_player_passes_and_a_pass_is_no_turn() -> None:
    state = play(bare("b1:cube c1", "d1"), "b1-b2")
    assert (state.to_move, state.turn, state.quiet, state.last) == (0, 10, 1, ("b1-b2",))


def test_g_8_both_stuck_is_a_draw() -> None:
    assert play(bare("b1", "d1"), "b1-c1").outcome == Outcome(None, "stuck")


def test_g_8_the_turn_that_comes_back_begins_like_any_other() -> None:
    sides = (EMPTY, replace(EMPTY, held=1))
    assert play(position("b1", "d1", sides), "b1-c1").outcome == Outcome(1, "bankrupt")
