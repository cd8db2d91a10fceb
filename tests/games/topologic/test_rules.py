"""Topologic's rules, by number."""

from dataclasses import replace

import pytest

from games.core.illegal import IllegalAction, IllegalReason
from games.core.outcome import Outcome
from games.core.play import legal, take
from games.registry import manual
from games.topologic.field import COLOURS, GAP, NUMBER, TILES, Field, lay, points, reach, rim
from games.topologic.rules import GAME, HIDES, OFF, Asked, State, View

NAMES = tuple(colour + str(value) for colour in "roygcbvpwk" for value in range(1, 7))
FIRST_ROW = "o6 r2 g4 b1 g3 y4 b2 v1 c6 c5"
FIRST_CELLS = "ffffff0b01151e14ffffffffff0f1f241d1cff29ffffff25"
PLAIN_BLOCK = Field(10, bytes(range(60)))  # r1 in the top left corner, k6 in the bottom right one


def numbers(text: str) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in text.split())


def names(tiles: tuple[int, ...]) -> list[str]:
    return [TILES[tile] for tile in tiles]


def play(state: State, *lines: str) -> State:
    for line in lines:
        state = take(manual(GAME), state, line)[-1][1]
    return state


def begin(seekers: int = 5, entry: str = "anywhere", field: Field = PLAIN_BLOCK) -> State:
    return replace(GAME.setup({"seekers": seekers, "entry": entry}, "s"), field=field)


def after(nth_round_turns: tuple[int, ...], seekers: int = 3) -> State:
    """Play rounds in which the pawns wait beside the secret r1 and find it in the given turn (0: never)."""
    state = begin(seekers)
    for turns in nth_round_turns:
        state = play(state, "hide r1")
        while state.phase != "hide" and state.outcome is None:
            found = len(state.books[-1]) + 1 == turns
            if state.phase == "enter":
                state = play(state, " ".join(["r1" if found else "r2"] * seekers))
            elif found:
                state = play(state, " ".join(f"{pawn}>r1" for pawn in range(1, seekers + 1)))
            else:
                elsewhere = " ".join(
                    f"{pawn}>{'r3' if state.pawns[0] == 1 else 'r2'}" for pawn in range(1, seekers + 1)
                )
                state = play(state, elsewhere)
    return state


def test_tp_1_sixty_tiles_have_a_name_each() -> None:
    assert NAMES == TILES
    assert COLOURS == "roygcbvpwk"


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_tp_2_a_block_is_ten_by_six_and_shuffled(seed: str) -> None:
    field = lay("block", seed)
    assert (field.width, len(field.rows)) == (10, 6)
    assert sorted(field.cells) == list(range(60))
    assert field != PLAIN_BLOCK


def test_tp_2_an_island_hangs_together_by_edges_and_has_bays_or_holes() -> None:
    for seed in range(40):
        field = lay("island", str(seed))
        assert sorted(tile for tile in field.cells if tile != GAP) == list(range(60))
        assert field.width <= 12 and len(field.rows) <= 10
        assert 60 < len(field.cells) <= 120
        lying = {
            (column, row): tile
            for row, tiles in enumerate(field.rows)
            for column, tile in enumerate(tiles)
            if tile != GAP
        }
        reached, queue = set(), [next(iter(lying))]
        while queue:
            column, row = queue.pop()
            if (column, row) in lying and (column, row) not in reached:
                reached.add((column, row))
                queue += [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
        assert len(reached) == 60


def test_tp_2_g_5_the_seed_settles_the_field() -> None:
    assert lay("island", "one") == lay("island", "one") != lay("island", "two")
    assert GAME.setup({}, "one") == GAME.setup({"field": "island"}, "one")
    # The same on every machine and Python, for ever: a change here makes old games unreadable (raise `version`).
    assert " ".join(names(tuple(lay("block", "cairn").rows[0]))) == FIRST_ROW
    assert lay("island", "cairn").cells.hex()[:48] == FIRST_CELLS


@pytest.mark.parametrize("seekers", [3, 4, 5])
def test_tp_3_three_to_five_seekers(seekers: int) -> None:
    state = play(begin(seekers), "hide y5")
    assert len(state.pawns) == seekers
    assert play(state, " ".join(["y4"] * seekers)).phase == "seek"


def test_tp_4_roles_are_swapped_on_the_same_field() -> None:
    first = begin()
    assert (first.to_move, first.hider, first.seeker) == (0, 0, 1)
    second = play(first, "hide y5", "y5 y5 y5 y5 y5")
    assert (second.to_move, second.hider, second.seeker) == (1, 1, 0)
    assert second.field == first.field
    assert second.pawns == (OFF,) * 5
    assert second.phase == "hide"
    assert play(second, "hide k1").to_move == 0


def test_tp_5_the_hider_may_name_any_tile() -> None:
    assert list(legal(GAME, begin())) == [f"hide {name}" for name in NAMES]
    hidden = play(begin(), "hide y5")
    assert (hidden.secrets, hidden.turn, hidden.to_move, hidden.fresh) == ((NUMBER["y5"],), 2, 1, True)


def test_tp_6_pawns_enter_in_order_anywhere_even_together() -> None:
    state = play(begin(), "hide y5")
    for pawn in range(1, 6):
        assert list(legal(GAME, state)) == [f"{pawn}@{name}" for name in NAMES]
        state = GAME.apply(state, f"{pawn}@b2")
    assert state.pawns == numbers("b2 b2 b2 b2 b2")
    assert state.fresh


def test_tp_6_entry_at_the_edge() -> None:
    state = play(begin(entry="edge"), "hide y5")
    edge = [NAMES[nth] for nth in range(60) if nth // 10 in (0, 5) or nth % 10 in (0, 9)]
    assert list(legal(GAME, state)) == [f"1@{name}" for name in edge]
    assert len(edge) == 28


def test_tp_6_a_tile_beside_a_hole_is_an_edge_but_not_one_diagonal_to_it() -> None:
    rows = [bytes([0, 1, 2, 3, 4]), bytes([5, 6, 7, 8, 9]), bytes([10, 11, GAP, 12, 13])]
    rows += [bytes([14, 15, 16, 17, 18]), bytes([19, 20, 21, 22, 23])]
    inner = [6, 7, 8, 11, 12, 15, 16, 17]
    assert [tile for tile in rim(Field(5, b"".join(rows))) if tile in inner] == [7, 11, 12, 16]


def test_tp_7_example_1_the_score_is_a_sum() -> None:
    secret = NUMBER["y5"]
    assert points(numbers("y1 y3 g5 b2 k6"), secret) == 3
    assert points(numbers("y5"), secret) == 2
    state = play(begin(), "hide y5", "y1 y3 g5 b2 k6")
    assert state.books == ((Asked(numbers("y1 y3 g5 b2 k6"), 3),),)


def test_tp_7_the_seeker_goes_on_at_once() -> None:
    state = play(begin(), "hide y5", "y1 y3 g5 b2 k6")
    assert (state.to_move, state.turn, state.fresh) == (1, 3, True)


def test_tp_8_example_3_a_pawn_in_a_corner_of_the_block_reaches_nineteen_tiles() -> None:
    goals = reach(PLAIN_BLOCK)[0]
    assert len(goals) == 9 + 5 + 5
    assert set(goals) == {*range(1, 10), *range(10, 60, 10), *range(11, 60, 11)}
    for tile in (0, 9, 50, 59):
        assert len(reach(PLAIN_BLOCK)[tile]) == 19


def test_tp_8_example_4_a_hole_cannot_be_crossed_but_passed_diagonally() -> None:
    rows = [bytes([0, 1, 2]), bytes([3, GAP, 4]), bytes([5, 6, 7])]
    goals = reach(Field(3, b"".join(rows)))
    assert 4 not in goals[3]
    assert goals[3] == (0, 1, 5, 6)
    assert goals[1] == (0, 2, 3, 4)


def test_tp_8_a_diagonal_step_between_two_missing_cells_is_allowed() -> None:
    rows = [bytes([0, GAP, 2]), bytes([GAP, 1, GAP]), bytes([4, 3, 5])]
    assert reach(Field(3, b"".join(rows)))[0] == (1, 5)


def test_tp_8_the_list_is_by_pawn_then_tile_and_ask_comes_last() -> None:
    state = play(begin(3), "hide y5", "r1 r1 k6")
    corner = names(reach(PLAIN_BLOCK)[0])
    opposite = names(reach(PLAIN_BLOCK)[59])
    start = [f"1>{name}" for name in corner] + [f"2>{name}" for name in corner] + [f"3>{name}" for name in opposite]
    assert list(legal(GAME, state)) == start
    state = GAME.apply(state, "2>r2")
    rest = [f"1>{name}" for name in corner] + [f"3>{name}" for name in opposite] + ["ask"]
    assert list(legal(GAME, state)) == rest


def test_tp_8_ask_needs_a_move_and_no_pawn_moves_twice() -> None:
    state = play(begin(), "hide y5", "r1 r1 r1 r1 r1")
    with pytest.raises(IllegalAction):
        take(manual(GAME), state, "ask")
    with pytest.raises(IllegalAction) as error:
        take(manual(GAME), state, "1>r2 1>r3 ask")
    assert (error.value.fault, error.value.nth) == (IllegalReason.ILLEGAL, 2)


def test_tp_8_pawns_pass_over_others_and_end_on_them() -> None:
    state = play(begin(3), "hide y5", "r1 r2 r3")
    assert play(state, "1>r4 ask").pawns == numbers("r4 r2 r3")
    assert play(state, "1>r2 ask").pawns == numbers("r2 r2 r3")


def test_tp_8_the_turn_ends_by_itself_when_every_pawn_has_moved() -> None:
    state = play(begin(3), "hide y5", "r1 r1 r1", "1>r2 2>r2 3>r2")
    assert [len(book) for book in state.books] == [2]
    assert state.last == ("1>r2", "2>r2", "3>r2")
    assert state.now == ()


@pytest.mark.parametrize(("seekers", "perfect"), [(3, 6), (4, 8), (5, 10)])
def test_tp_9_example_2_the_round_ends_at_twice_the_pawns(seekers: int, perfect: int) -> None:
    state = play(begin(seekers), "hide y5", " ".join(["y5"] * (seekers - 1) + ["y4"]))
    assert state.books[0][-1].score == perfect - 1
    assert len(state.books) == 1
    state = play(state, f"{seekers}>y5 ask")
    assert state.books[0][-1].score == perfect
    assert state.books[1:] == ((),)
    assert state.phase == "hide"


def test_tp_9_every_turn_counts_the_first_and_the_last_included() -> None:
    assert [len(book) for book in after((3,)).books] == [3, 0]
    assert [len(book) for book in after((1,)).books] == [1, 0]


def test_tp_10_fewer_turns_win() -> None:
    assert after((3, 2)).outcome == Outcome(0, "faster")
    assert after((3, 3)).outcome == Outcome(None, "level")
    assert after((1, 1)).outcome == Outcome(None, "level")


def test_tp_10_the_second_seeker_has_no_more_turns_than_the_first() -> None:
    over = after((3, 0))
    assert over.outcome == Outcome(1, "slower")
    assert len(over.books[1]) == 3
    assert over.to_move is None
    assert [GAME.actions(GAME.view(over, seat)) for seat in (0, 1, None)] == [(), (), ()]


def test_tp_11_after_forty_turns_the_first_round_is_over() -> None:
    state = after((0,))
    assert len(state.books[0]) == 40
    assert state.phase == "hide"
    assert state.outcome is None


def test_tp_11_forty_turns_still_beat_a_seeker_who_never_found() -> None:
    assert after((0, 40)).outcome == Outcome(0, "faster")
    assert after((40, 40)).outcome == Outcome(None, "level")
    assert after((40, 0)).outcome == Outcome(1, "slower")


def test_tp_11_nobody_finds_it_a_draw() -> None:
    over = after((0, 0))
    assert over.outcome == Outcome(None, "unfound")
    assert len(over.books[1]) == 40


def test_tp_11_g_7_by_consent_a_draw() -> None:
    assert GAME.agreed_outcome(begin()) == Outcome(None, "agreed")
    assert "quiet" not in [option.name for option in GAME.options]


def test_tp_12_the_notebook_is_everybodys_and_a_finished_rounds_secret_public() -> None:
    state = play(begin(3), "hide y5", "r1 r2 r3", "1>r4 ask")
    for seat in (0, 1, None):
        assert GAME.view(state, seat).books == state.books
    state = play(begin(3), "hide y5", "y5 y5 y5", "hide k1")
    assert [GAME.view(state, seat).secrets for seat in (0, 1, None)] == [(16, None), (16, 54), (16, None)]


def test_g_1_seat_0_hides_first_and_turns_are_numbered() -> None:
    state = begin(3)
    turns = [state.turn]
    for line in ("hide y5", "y1 y1 y1", "1>y5 2>y5 3>y5", "hide k1"):
        state = play(state, line)
        turns.append(state.turn)
    assert turns == [1, 2, 3, 4, 5]


def test_g_4_hiders_and_spectators_are_offered_nothing_while_the_other_seeks() -> None:
    state = play(begin(), "hide y5")
    assert [len(GAME.actions(GAME.view(state, seat))) for seat in (0, 1, None)] == [0, 60, 0]


def test_apply_leaves_its_input_alone() -> None:
    state = play(begin(), "hide y5")
    before = repr(state)
    GAME.apply(state, "1@y4")
    assert repr(state) == before
    assert isinstance(GAME.view(state, 0), View)
    assert HIDES[0] == "hide r1"
