"""Games that are to be shorter than the sheet has them (LO-28 to LO-31)."""

from dataclasses import replace

import pytest

from games.core.option import BadOption
from games.core.outcome import Outcome
from games.logitac.rules import GAME
from games.logitac.state import State
from games.registry import game
from tests.games.logitac.positions import SIDE, begin, moves, owed, play, position, standing


def lasting(state: State, length: str, ascents: tuple[int, int] = (0, 0)) -> State:
    return replace(state, length=length, ascents=ascents)


def pawns(length: str) -> set[str]:
    state = GAME.setup({"length": length}, "any")
    return {piece.square for piece in state.pieces if piece.kind == "pawn"}


def test_lo_28_the_sheet_is_the_default_and_version_1_had_no_other() -> None:
    assert GAME.setup({}, "any") == GAME.setup({"length": "sheet"}, "any")
    assert GAME.setup({}, "any").ascents_to_win is None
    with pytest.raises(BadOption):
        game("logitac", 1).setup({"length": "short"}, "any")


def test_lo_28_it_goes_with_the_other_options() -> None:
    state = GAME.setup({"length": "short", "reserve": 4, "quiet": "off"}, "any")
    assert (state.length, state.ascents_to_win, state.limit) == ("short", 2, "off")
    assert [side.reserve for side in state.sides] == [4, 4]


def test_lo_29_pawns_begin_three_lines_nearer() -> None:
    nearer = {f"{line}{column}" for line in "eh" for column in range(2, 12)}
    assert pawns("short") == nearer | {"a4", "a8", "l4", "l8"}


def test_lo_29_pawns_begin_two_lines_nearer_but_not_on_chimneys() -> None:
    columns = (2, 3, 5, 6, 7, 8, 10, 11)
    nearer = {f"{line}{column}" for line in "di" for column in columns}
    assert pawns("long") == nearer | {"c4", "c9", "j4", "j9"} | {"a4", "a8", "l4", "l8"}


@pytest.mark.parametrize("length", ["long", "short"])
def test_lo_29_pieces_stay_at_home_and_only_lines_beyond_are_progress(length: str) -> None:
    state = GAME.setup({"length": length}, "any")
    pieces = {piece.square: piece.kind for piece in state.pieces if piece.kind != "pawn"}
    assert pieces == {"a5": "cyl", "a6": "pyr", "a7": "cube", "l5": "cyl", "l6": "pyr", "l7": "cube"}
    assert play(state, "a4-b4").quiet == 1
    ahead = {"long": "d2-e2", "short": "e2-f2"}[length]
    assert play(state, ahead).quiet == 0


@pytest.mark.parametrize(
    ("length", "before", "wins"),
    [("short", 0, False), ("short", 1, True), ("long", 1, False), ("long", 2, True), ("sheet", 9, False)],
)
def test_lo_30_so_many_ascents_win(length: str, before: int, wins: bool) -> None:
    state = lasting(position("a4 b1", sides=owed(1, 0, 0)), length, (before, 1))
    after = play(state, "a4^o14")
    assert after.ascents == (before + 1, 1)
    assert after.outcome == (Outcome(0, "ascents") if wins else None)
    assert (after.to_move, moves(after) == []) == ((None, True) if wins else (1, False))


def test_lo_30_black_counts_their_own() -> None:
    sides = (SIDE, replace(SIDE, credits=(1, 0, 0)))
    state = lasting(position("b1", "l4", sides=sides, to_move=1), "short", (1, 1))
    assert play(state, "l4^m13").outcome == Outcome(1, "ascents")


@pytest.mark.parametrize("length", ["long", "short"])
def test_lo_30_the_summit_and_bankruptcy_still_end_it(length: str) -> None:
    summit = lasting(position("v22:pyr", sides=owed(0, 0, 1)), length)
    assert play(summit, "v22^z26").outcome == Outcome(0, "summit")
    broke = (replace(SIDE, held=1), replace(SIDE, reserve=0))
    assert play(lasting(position("b1:cube", "k12", sides=broke), length), "b1-c1").outcome == Outcome(0, "bankrupt")


def test_lo_30_the_ascent_that_wins_comes_before_a_bankruptcy_and_the_quiet_end() -> None:
    sides = (replace(SIDE, held=1, credits=(1, 0, 0)), replace(SIDE, reserve=0))
    state = replace(lasting(position("a4", "k12", sides=sides), "short", (1, 0)), quiet=99)
    assert play(state, "a4^m13").outcome == Outcome(0, "ascents")


@pytest.mark.parametrize(("length", "ends"), [("sheet", False), ("long", True), ("short", True)])
def test_lo_31_who_loses_the_pyramid_has_lost(length: str, ends: bool) -> None:
    state = play(lasting(position("b1:cube a6:pyr", "b9:pyr k12"), length), "b1xb9")
    assert state.outcome == (Outcome(0, "pyramid") if ends else None)


def test_ascents_are_told_where_they_win() -> None:
    assert "↑" not in str(begin())
    assert str(GAME.setup({"length": "short"}, "any")).count("↑0/2") == 2
    assert "↑1/3" in str(lasting(position("a4"), "long", (1, 0)))


@pytest.mark.parametrize("length", ["long", "short"])
def test_both_begin_alike(length: str) -> None:
    found = standing(GAME.setup({"length": length}, "any"))
    mirrored = {f"{chr(ord('a') + ord('l') - ord(square[0]))}{square[1:]}": name for square, name in found.items()}
    swapped = {square: f"{'b' if name[0] == 'w' else 'w'}{name[1:]}" for square, name in mirrored.items()}
    assert swapped == found
