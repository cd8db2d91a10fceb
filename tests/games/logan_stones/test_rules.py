"""Logan Stones' rules, by number."""

from collections import Counter
from dataclasses import replace

import pytest

from games.core.option import BadOption
from games.core.outcome import Outcome, Seat
from games.core.play import legal, take
from games.logan_stones.faces import kind
from games.logan_stones.island import CELLS, NEIGHBOURS, NUMBER, lines, movable, openings
from games.logan_stones.rules import GAME, OFF, State, settle
from games.registry import manual

DEAL_TOPS = "PPSPRRSSPRSRPPRSSR"
DEAL_UNDERS = "PRPPPPSRSSRRSPRSSR"
AWAY = -2  # a stone that takes no part in a position


def lay(table: str, reserves: tuple[str, str] = ("", ""), player: Seat = 0, faces: str = "front") -> State:
    """Build a position: `m13:SR` shows S with R below; each reserve lists its stones from number 1 on."""
    cells, tops, unders = [AWAY] * 18, ["R"] * 18, ["R"] * 18
    for seat, reserve in enumerate(reserves):
        for nth, faces_of in enumerate(reserve.split(), 8 * seat):
            cells[nth], tops[nth], unders[nth] = OFF, faces_of[0], faces_of[1]
    spare = [stone for stone in (16, 17, *range(16)) if cells[stone] == AWAY]
    for stone, part in zip(spare, table.split(), strict=False):
        name, faces_of = part.split(":")
        cells[stone], tops[stone], unders[stone] = NUMBER[name], faces_of[0], faces_of[1]
    start = GAME.setup({"faces": faces}, "lay")
    return replace(start, cells=tuple(cells), tops=tuple(tops), unders=tuple(unders), player=player)


def play(state: State, *lines: str) -> State:
    for line in lines:
        state = take(manual(GAME), state, line)[-1][1]
    return state


def show(state: State) -> str:
    """Write what lies on the table, `m13:SR`, by cell."""
    lying = sorted((cell, top, under) for cell, top, under in zip(state.cells, state.tops, state.unders, strict=True))
    return " ".join(f"{CELLS[cell]}:{top}{under}" for cell, top, under in lying if cell >= 0)


def names(cells: tuple[int, ...]) -> list[str]:
    return [CELLS[cell] for cell in cells]


def numbers(text: str) -> tuple[int, ...]:
    return tuple(sorted(NUMBER[name] for name in text.split()))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_ls_1_eighteen_stones_three_of_each_kind(seed: str) -> None:
    state = GAME.setup({}, seed)
    kinds = Counter(kind(top or "", under or "") for top, under in zip(state.tops, state.unders, strict=True))
    assert kinds == {"RR": 3, "PP": 3, "SS": 3, "RP": 3, "PS": 3, "RS": 3}
    assert Counter(state.tops) + Counter(state.unders) == {"R": 12, "P": 12, "S": 12}


def test_ls_2_every_cell_inside_touches_six() -> None:
    assert names(NEIGHBOURS[NUMBER["m13"]]) == ["l13", "l14", "m12", "m14", "n12", "n13"]
    assert names(NEIGHBOURS[NUMBER["a1"]]) == ["a2", "b1"]
    assert names(NEIGHBOURS[NUMBER["z26"]]) == ["y26", "z25"]
    assert names(NEIGHBOURS[NUMBER["a26"]]) == ["a25", "b25", "b26"]
    assert len(CELLS) == 26 * 26


def test_ls_2_g_4_nothing_is_dropped_outside_the_grid() -> None:
    assert legal(GAME, play(lay("a1:RR a2:PP b1:SS"), "a1^")) == ("@b2",)
    assert legal(GAME, play(lay("z26:RR z25:PP y26:SS"), "z26^")) == ("@y25",)


def test_ls_3_eight_stones_each_and_two_on_the_table() -> None:
    state = GAME.setup({}, "s")
    assert state.reserve(0) == tuple(range(8))
    assert state.reserve(1) == tuple(range(8, 16))
    assert names(state.lying) == ["m13", "n13"]


def test_ls_3_g_5_stones_and_fronts_are_by_lot() -> None:
    deals = {(GAME.setup({}, str(seed)).tops, GAME.setup({}, str(seed)).unders) for seed in range(20)}
    assert len(deals) == 20
    state = GAME.setup({}, "cairn")
    assert "".join(top or "" for top in state.tops) == DEAL_TOPS  # as long as `version` is 1
    assert "".join(under or "" for under in state.unders) == DEAL_UNDERS


def test_ls_5_g_1_seat_0_begins() -> None:
    state = GAME.setup({}, "s")
    assert (state.to_move, state.turn, state.fresh) == (0, 1, True)
    assert play(state, "1@m14").to_move == 1


def test_ls_6_example_1_a_stone_must_touch_two() -> None:
    state = GAME.setup({}, "s")
    assert names(openings(state.lying)) == ["m14", "n12"]
    assert list(legal(GAME, state)) == [f"{stone}@{cell}" for stone in range(1, 9) for cell in ("m14", "n12")]


def test_ls_6_a_placed_stone_leaves_the_reserve_and_shows_its_front() -> None:
    state = play(lay("m13:RR n13:RR", ("SP RR", "")), "1@m14")
    assert show(state) == "m13:RR m14:SP n13:RR"
    assert state.reserve(0) == (1,)


def test_ls_6_free_faces_offer_the_back_of_unlike_stones_only() -> None:
    state = lay("m13:RR n13:RR", ("SP RR", ""), faces="free")
    assert list(legal(GAME, state)) == ["1@m14", "1*@m14", "1@n12", "1*@n12", "2@m14", "2@n12"]
    assert show(play(state, "1*@m14")) == "m13:RR m14:PS n13:RR"


def test_ls_7_example_5_what_may_be_lifted_and_flipped() -> None:
    state = lay("m13:RP n13:RP o13:RP")
    assert list(legal(GAME, state)) == ["m13^", "o13^", "m13!", "n13!", "o13!"]
    assert list(legal(GAME, play(state, "m13^"))) == ["@n14", "@n14*", "@o12", "@o12*"]


def test_ls_7_the_others_must_stay_in_one_piece() -> None:
    two_triangles = "l13:RR l14:PP m13:SS n12:RR n13:PP"  # m13 joins them
    assert movable(tuple(lay(two_triangles).lying)) == (numbers("l13 l14 n12 n13"), numbers("m13"))


def test_ls_7_a_ring_has_no_only_link() -> None:
    ring = names(NEIGHBOURS[NUMBER["m13"]])
    lifts, flips = movable(numbers(" ".join(ring)))
    assert names(lifts) == ring
    assert flips == ()


def test_ls_7_a_stone_without_a_cell_to_go_to_cannot_be_lifted() -> None:
    pair = lay("m13:RR n13:PP")  # no cell touches two of the one stone left
    assert list(legal(GAME, pair)) == ["m13!", "n13!"]


def test_ls_8_the_cell_left_is_no_destination_and_does_not_count() -> None:
    state = play(lay("m13:RR n13:PP m14:SS"), "m14^")
    assert list(legal(GAME, state)) == ["@n12"]
    assert play(state, "@n12").cells[17] == NUMBER["n13"]


def test_ls_7_dropped_either_face_up() -> None:
    state = lay("m13:PR n13:PR m14:PS")
    assert show(play(state, "m14^ @n12")) == "m13:PR n12:PS n13:PR"
    assert show(play(state, "m14^ @n12*")) == "m13:RP n12:SP n13:RP"


def test_ls_9_a_flip_turns_the_stone_in_place() -> None:
    state = lay("m13:RP n13:RP o13:RP")
    assert show(play(state, "n13!")) == "m13:PR n13:PR o13:PR"  # the paper it shows now beats both rocks
    assert show(play(lay("m13:PR n13:RP o13:PR"), "n13!")) == "m13:PR n13:PR o13:PR"


def test_ls_9_who_touches_two_and_links_nothing_cannot_be_flipped() -> None:
    assert movable(numbers("m13 n13 m14"))[1] == ()


def test_ls_10_once_lifted_that_stone_must_be_dropped() -> None:
    state = play(lay("m13:RP n13:RP o13:RP"), "m13^")
    assert all(action.startswith("@") for action in legal(GAME, state))
    assert (state.to_move, state.fresh, state.now, state.turn) == (0, False, ("m13^",), 1)
    assert GAME.reveals(lay("m13:RP n13:RP o13:RP"), "m13^")


def test_ls_11_example_2_a_rock_turns_scissors_but_not_paper() -> None:
    state = lay("m13:SP n13:PR", ("RR", ""))
    after = play(state, "1@n12")
    assert show(after) == "m13:PS n12:RR n13:PR"
    assert names(tuple(after.cells[stone] for stone in after.turned)) == ["m13"]
    alike = play(lay("m13:SS n13:PR", ("RR", "")), "1@n12")
    assert show(alike) == "m13:SS n12:RR n13:PR"
    assert len(alike.turned) == 1


def test_ls_11_example_3_the_placed_stone_never_turns() -> None:
    assert show(play(lay("m13:RP n13:RP", ("SP", "")), "1@n12")) == "m13:RP n12:SP n13:RP"


@pytest.mark.parametrize(("acting", "beaten"), [("R", "S"), ("S", "P"), ("P", "R")])
def test_ls_11_what_beats_what(acting: str, beaten: str) -> None:
    for symbol in "RPS":
        after = play(lay(f"m13:{symbol}{symbol} n13:{acting}{acting}", (acting * 2, "")), "1@m14")
        assert (16 in after.turned) == (symbol == beaten)


def test_ls_11_nothing_turns_further() -> None:
    # The scissors on m13 turn to rock beside the scissors on l14, which stay.
    after = play(lay("m13:SR n13:PP l14:SS l13:SS", ("RR", "")), "1@n12")
    assert show(after) == "l13:SS l14:SS m13:RS n12:RR n13:PP"


def test_ls_11_a_dropped_stone_turns_neighbours_where_it_lands_only() -> None:
    after = play(lay("m13:SR n13:SR m14:RR n14:SP o13:SP"), "m14^ @o12")
    assert show(after) == "m13:SR n13:RS n14:SP o12:RR o13:PS"


@pytest.mark.parametrize("line", ["m13 n13 o13 p13", "m13 m14 m15 m16", "m16 n15 o14 p13", "m13 n13 o13 p13 q13"])
def test_ls_12_example_4_lines_in_three_directions(line: str) -> None:
    assert lines(dict.fromkeys(numbers(line), "R")) == numbers(line)


@pytest.mark.parametrize("cells", ["m13 n14 o15 p16", "m13 n13 o13", "m13 n13 p13 q13", "m12 n13 o14 p15"])
def test_ls_12_example_4_what_is_no_line(cells: str) -> None:
    assert lines(dict.fromkeys(numbers(cells), "R")) == ()


def test_ls_12_lines_need_one_symbol() -> None:
    shown = dict.fromkeys(numbers("m13 n13 o13 p13"), "R")
    assert lines(shown | {NUMBER["o13"]: "P"}) == ()


def test_ls_12_who_completes_the_line_wins_whoever_began_it() -> None:
    after = play(lay("m13:RR n13:RR o13:RR p12:PP", ("", "RP"), player=1), "1@p13")
    assert after.outcome == Outcome(1, "line")
    assert after.line == numbers("m13 n13 o13 p13")
    assert after.to_move is None
    assert [GAME.actions(GAME.view(after, seat)) for seat in (0, 1, None)] == [(), (), ()]


def test_ls_12_a_stone_turned_over_completes_a_line_too() -> None:
    after = play(lay("m13:RR n13:RR o13:RR p13:SR q13:PP", ("RP", "")), "1@q12")
    assert after.outcome == Outcome(0, "line")
    assert after.line == numbers("m13 n13 o13 p13")


def test_ls_13_g_7_by_consent_a_draw() -> None:
    assert GAME.agreed_outcome(GAME.setup({}, "s")) == Outcome(None, "agreed")


def quiet_after(quiet: int, limit: int | str, line: str, table: str = "m13:RR n13:RR o13:SS") -> State:
    return play(replace(lay(table, ("", "PP")), quiet=quiet, limit=limit), line)


def test_ls_13_g_10_after_sixty_quiet_turns_a_draw() -> None:
    assert GAME.setup({}, "s").limit == 60
    table = "m13:RR n13:PP o13:SS"
    assert quiet_after(58, 60, "m13!", table).outcome is None
    ended = quiet_after(59, 60, "m13!", table)
    assert ended.outcome == Outcome(None, "quiet")
    assert quiet_after(500, "off", "m13!", table).outcome is None
    assert quiet_after(54, 60, "m13!", table).quiet_left == 5


def test_ls_13_g_10_a_stone_placed_is_progress() -> None:
    placed = play(replace(lay("m13:RR n13:RR", ("PP", "PP")), quiet=59), "1@m14")
    assert (placed.quiet, placed.outcome) == (0, None)


def test_ls_13_g_10_a_win_in_the_last_quiet_turn_is_a_win() -> None:
    ended = quiet_after(59, 60, "q12!", "m13:RR n13:RR o13:RR p13:SR q12:SR")
    assert ended.outcome == Outcome(0, "line")


def test_ls_13_g_10_a_lift_alone_is_no_turn() -> None:
    lifted = quiet_after(59, 60, "m13^", "m13:RR n13:PP o13:SS")
    assert (lifted.quiet, lifted.outcome) == (59, None)


@pytest.mark.parametrize("value", [9, 501, "never"])
def test_ls_13_g_10_other_limits_are_refused(value: int | str) -> None:
    with pytest.raises(BadOption):
        GAME.setup({"quiet": value}, "s")


def test_ls_14_g_8_who_can_do_nothing_is_passed_over() -> None:
    apart = lay("m13:RR o12:PP", ("SS", ""))  # no island of the game's own: each stone touches none
    settled = settle(apart)
    assert (settled.to_move, settled.turn) == (0, apart.turn)
    assert settle(replace(apart, player=1)).to_move == 0


def test_ls_14_g_8_nobody_can_do_anything() -> None:
    assert settle(lay("m13:RR o12:PP")).outcome == Outcome(None, "stuck")


def test_ls_14_g_8_a_flip_is_enough_to_go_on() -> None:
    assert settle(lay("m13:RR n13:PP")).to_move == 1


def test_g_4_the_list_is_by_stone_then_cell_and_cells_by_letter_then_number() -> None:
    state = lay("m9:RR n9:RR m10:RR", ("SP SP SP", ""))
    assert list(legal(GAME, state)) == [f"{stone}@{cell}" for stone in (1, 2, 3) for cell in ("l10", "n8", "n10")]


def test_apply_leaves_its_input_alone_and_keeps_all_stones() -> None:
    state = GAME.setup({}, "s")
    before = repr(state)
    after = play(state, "1@m14")
    assert repr(state) == before
    pairs = [Counter(zip(one.tops, one.unders, strict=True)) for one in (state, after)]
    assert sum(pairs[0].values()) == sum(pairs[1].values()) == 18
