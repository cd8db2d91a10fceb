"""L-Calculus, rule by rule: the numbers are those of the rules page."""

from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest

from games.core.illegal import IllegalAction, IllegalReason
from games.core.option import BadOption, OptionValue
from games.core.outcome import Outcome, Seat
from games.core.reading import read
from games.l_calculus.rules import GAME, State, mark, runs
from games.l_calculus.swaps import swapped, swaps, triple
from games.registry import manual


def at(line: str, *, to_move: Seat = 0, score: tuple[int, int] = (0, 0), quiet: int = 0, **rest: str) -> State:
    return State(line, rest.get("before"), "", score, to_move, None, 5, (), (), quiet, 20, rest.get("blocks", "any"))


def start(**options: OptionValue) -> State:
    return GAME.setup(options, "seed")


def play(state: State, text: str) -> State:
    for action in text.split():
        assert action in GAME.actions(state), action
        state = GAME.apply(state, action)
    return state


def block(start: int, end: int) -> str:
    return f"{start + 1}-{end}" if end > start + 1 else str(end)


def tried_one_by_one(line: str, before: str | None, blocks: str) -> list[str]:
    """The legal swaps as the rules say them, slowly."""
    found = []
    for first, middle, end in combinations(range(len(line) + 1), 3):
        result = line[:first] + line[middle:end] + line[first:middle] + line[end:]
        is_offered = blocks == "any" or middle - first == end - middle
        if is_offered and result not in (line, before):
            found.append(f"{block(first, middle)}/{block(middle, end)}")
    return found


@pytest.mark.parametrize("counters", [10, 13, 20])
def test_lc_1_each_player_has_as_many_counters_as_chosen(counters: int) -> None:
    line = start(counters=counters).line
    assert (line.count("W"), line.count("B")) == (counters, counters)


@pytest.mark.parametrize("counters", [9, 21, "many"])
def test_lc_1_other_numbers_are_refused(counters: OptionValue) -> None:
    with pytest.raises(BadOption):
        start(counters=counters)


def test_lc_2_the_line_alternates_white_first_and_white_begins() -> None:
    assert start().line == "WBWBWBWBWBWBWBWBWBWB"
    assert start().to_move == 0


def test_lc_2_positions_are_numbered_afresh_after_a_removal() -> None:
    state = play(start(), "1/2 xl1")
    assert state.line == "WWBWBWBWBWBWBWBWBWB"
    assert GAME.actions(state)[0] == "1/2-3"


def test_lc_3_blocks_change_places_and_keep_their_inner_order() -> None:
    assert swapped("WWBWBBB", "2-3/4-7") == "WWBBBWB"


def test_lc_3_every_swap_is_read_as_it_is_spelled() -> None:
    for first, middle, end in combinations(range(41), 3):
        spelled = f"{block(first, middle)}/{block(middle, end)}"
        assert triple(spelled) == (first, middle, end)
        assert manual(GAME).normalize(spelled) == spelled


def test_lc_3_the_list_is_ordered_by_a_then_b_then_c() -> None:
    assert GAME.actions(at("WWB")) == ["1/2-3", "1-2/3", "2/3"]
    assert GAME.actions(at("WBWW")) == [
        *("1/2", "1/2-3", "1/2-4", "1-2/3", "1-2/3-4", "1-3/4"),
        *("2/3", "2/3-4", "2-3/4"),
    ]


def test_lc_3_equal_blocks_only_if_so_chosen() -> None:
    assert GAME.actions(at("WBWW", blocks="equal")) == ["1/2", "1-2/3-4", "2/3"]
    assert len(GAME.actions(start(blocks="equal"))) < len(GAME.actions(start()))


def test_lc_4_a_swap_that_changes_nothing_is_forbidden() -> None:
    legal = GAME.actions(start())
    assert "1-2/3-4" not in legal
    assert "1-2/3-8" not in legal
    assert "1-2/3-5" in legal


@pytest.mark.parametrize("blocks", ["any", "equal"])
def test_lc_4_and_lc_5_agree_with_trying_every_swap_of_every_short_line(blocks: str) -> None:
    for line in map("".join, product("WB", repeat=6)):
        assert swaps(line, None, blocks) == tried_one_by_one(line, None, blocks)
        for before in sorted({swapped(line, swap) for swap in swaps(line, None, blocks)}):
            assert swaps(line, before, blocks) == tried_one_by_one(line, before, blocks)


def test_lc_4_and_lc_5_agree_with_trying_every_swap_of_long_lines() -> None:
    dice = Random(4)
    for length in (19, 20, 27, 40):
        line = "".join(dice.choice("WB") for _ in range(length))
        after = swapped(line, dice.choice(swaps(line, None, "any")))
        assert swaps(after, line, "any") == tried_one_by_one(after, line, "any")


def test_lc_5_the_line_before_may_not_come_back() -> None:
    legal = GAME.actions(play(start(), "1/2 keep"))
    assert "1/2" not in legal
    assert "3/4" in legal


def test_lc_5_other_spellings_of_the_same_undoing_are_forbidden_too() -> None:
    state = at("BBWWB", before="BWWBB")
    assert [swap for swap in swaps(state.line, None, "any") if swapped(state.line, swap) == state.before] != []
    assert all(swapped(state.line, swap) != state.before for swap in GAME.actions(state))


def test_lc_5_after_a_removal_nothing_is_forbidden() -> None:
    state = play(start(), "1/2 xl1")
    assert state.before is None
    assert GAME.actions(state) == tried_one_by_one(state.line, None, "any")


def test_lc_5_only_the_latest_swap_counts() -> None:
    state = play(start(), "1/2 keep 3/4")
    assert state.before == "BWWBWBWBWBWBWBWBWBWB"


def test_lc_6_the_sheet_s_example() -> None:
    assert runs("WWWBBWWBBBBWW", 0) == (3, 2, 2)
    assert (mark("WWWBBWWBBBBWW", 0), mark("WWWBBWWBBBBWW", 1)) == (12, 8)


def test_lc_6_both_mark_after_a_swap() -> None:
    state = play(start(), "1/2")
    assert state.line == "BWWBWBWBWBWBWBWBWBWB"
    assert (state.marks, state.score) == ((2, 1), (2, 1))


@pytest.mark.parametrize(("line", "marks"), [("BBBWB", (0, 3)), ("WWBBB", (0, 0)), ("WWW", (0, 0))])
def test_lc_6_a_single_run_or_none_marks_nothing(line: str, marks: tuple[int, int]) -> None:
    assert (mark(line, 0), mark(line, 1)) == marks


def test_lc_6_marks_are_made_before_the_removal() -> None:
    state = play(at("WBBWW"), "1/2-3 xl2")
    assert (state.line, state.score, state.marked) == ("WWW", (0, 0), "BBWWW")


def test_lc_7_the_removals_of_the_first_example() -> None:
    assert GAME.actions(play(start(), "1/2")) == ("keep", "xl1", "xr1")


def test_lc_7_up_to_the_whole_run_at_either_end() -> None:
    state = play(at("WBBBWWBB"), "1/2-4")
    assert state.line == "BBBWWWBB"
    assert GAME.actions(state) == ("keep", "xl1", "xl2", "xl3", "xr1", "xr2")
    assert play(state, "xl2").line == "BWWWBB"
    assert play(state, "xr2").line == "BBBWWW"
    assert play(state, "keep").line == "BBBWWWBB"


def test_lc_7_black_removes_white_counters() -> None:
    state = play(at("BWWBB", to_move=1), "1/2-3")
    assert GAME.actions(state) == ("keep", "xl1", "xl2")


def test_lc_7_without_an_opponent_s_counter_at_an_end_the_turn_is_over() -> None:
    state = play(at("WBBWBW"), "2-3/4")
    assert (state.line, state.to_move, state.turn, state.fresh) == ("WWBBBW", 1, 6, True)


def test_lc_8_ends_with_one_counter_of_each_colour() -> None:
    state = play(at("WBB", score=(9, 4)), "1/2 xl1")
    assert state.line == "WB"
    assert state.outcome == Outcome(0, "last-pair")
    assert (state.to_move, GAME.actions(state)) == (None, ())


def test_lc_8_ends_when_a_colour_has_no_counter_left() -> None:
    state = play(at("WBBW", score=(1, 4)), "1/2-3 xl2")
    assert (state.line, state.outcome) == ("WW", Outcome(1, "none-left"))


def test_lc_8_goes_on_with_one_against_two() -> None:
    assert play(at("WBBB"), "1/2 xl1").outcome is None


def test_lc_9_equal_sums_are_a_draw() -> None:
    assert play(at("WBB", score=(7, 6)), "1/2 xl1").outcome == Outcome(None, "last-pair")


def test_lc_9_the_marks_of_the_last_turn_count() -> None:
    state = play(at("WBBBB", score=(3, 1)), "1/2-3 xl2")
    assert state.score == (3, 1 + 2 * 2)
    assert play(state, "1/2-3 xr1").outcome == Outcome(1, "none-left")


def test_lc_10_by_consent_the_marks_decide_even_in_mid_turn() -> None:
    state = start()
    assert GAME.agreed_outcome(state) == Outcome(None, "agreed")
    assert GAME.agreed_outcome(play(state, "1/2")) == Outcome(0, "agreed")


def test_lc_11_twenty_turns_without_removal_end_the_game() -> None:
    state = at("BWWBWBWB", score=(5, 7), quiet=19)
    assert state.quiet_left == 1
    assert play(state, "3/4-5 keep").outcome == Outcome(1, "quiet")


def test_lc_11_a_removal_starts_the_count_again() -> None:
    state = play(at("WBWBWBWB", quiet=19), "1/2 xr1")
    assert (state.outcome, state.quiet) == (None, 0)


def test_lc_11_the_limit_can_be_changed_or_switched_off() -> None:
    assert (start().limit, start(quiet=33).limit, start(quiet="off").limit) == (20, 33, "off")


def test_g_8_a_player_with_nothing_but_the_swap_back_passes_and_then_may_swap_it_back() -> None:
    state = play(at("WBW", to_move=1, blocks="equal"), "2/3 keep")
    assert (state.line, state.to_move, state.turn, state.before) == ("WWB", 1, 6, None)
    assert GAME.actions(state) == ["2/3"]


@pytest.mark.parametrize("blocks", ["any", "equal"])
@pytest.mark.parametrize("length", [4, 5, 6, 7])
def test_g_8_nobody_is_stuck_in_longer_lines(length: int, blocks: str) -> None:
    for line in map("".join, product("WB", repeat=length)):
        results = {swapped(line, swap) for swap in swaps(line, None, blocks)}
        assert len(results) >= 2 or len(set(line)) == 1


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3-5/6-9", ["3-5/6-9"]),
        (" 3–5 / 6–9 ", ["3-5/6-9"]),
        ("3-5x6-9", ["3-5/6-9"]),
        ("3-5 → 6-9", ["3-5/6-9"]),
        ("3-5, 6-9", ["3-5/6-9"]),
        ("3-5 x 6-9", ["3-5/6-9"]),
        ("3-5 ↔ 6-9", ["3-5/6-9"]),
        ("4>5", ["4/5"]),
        ("4 5-7", ["4/5-7"]),
        ("04-4/05", ["4/5"]),
        ("1/2 XR1", ["1/2", "xr1"]),
        ("1/2, x l 1", ["1/2", "xl1"]),
        ("1/2 r1", ["1/2", "xr1"]),
        ("1 2 Keep", ["1/2", "keep"]),
        ("1/2 garder", ["1/2", "keep"]),
        ("1/2 xg 1", ["1/2", "xl1"]),
        ("1/2, xd1", ["1/2", "xr1"]),
    ],
)
def test_g_3_reading_forgives(typed: str, meant: list[str]) -> None:
    assert read(manual(GAME), start(), typed) == meant


@pytest.mark.parametrize(
    ("typed", "fault", "nth"),
    [
        ("1-2/3-4", IllegalReason.ILLEGAL, 1),
        ("3/5", IllegalReason.ILLEGAL, 1),
        ("1/2 xl2", IllegalReason.ILLEGAL, 2),
        ("2/3 keep 4/5", IllegalReason.TURN_OVER, 3),
        ("3-5", IllegalReason.ILLEGAL, 1),
        ("4/5-99999999999999999999", IllegalReason.ILLEGAL, 1),
    ],
)
def test_g_2_all_or_none_and_the_word_is_named(typed: str, fault: IllegalReason, nth: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        read(manual(GAME), start(), typed)
    assert (caught.value.fault, caught.value.nth) == (fault, nth)


def test_g_3_every_legal_action_reads_as_itself() -> None:
    state = start()
    for _ in range(6):
        legal = GAME.actions(state)
        assert all(manual(GAME).normalize(action) == action for action in legal)
        state = GAME.apply(state, legal[len(legal) // 3])


def test_g_4_menus_are_different_for_different_actions() -> None:
    for state in (start(), play(start(), "1/2")):
        legal = GAME.actions(state)
        assert len({manual(GAME).steps(action) for action in legal}) == len(legal)
    assert manual(GAME).steps("3-5/6-9") == ("3", "5", "9")
    assert manual(GAME).steps("xr2") == ("xr2",)


def test_the_text_board_shows_line_runs_and_marks() -> None:
    assert str(play(at("WBBBWWBB", score=(3, 4)), "1/2-4")).splitlines() == [
        "  1  2  3  4  5  6  7  8",
        "  B  B  B  W  W  W  B  B",
        "        3        3     2",
        "",
        "W 3  +0 = (3)",
        "B 10  +6 = 3 × 2",
        "#5 > W  1/2-4",
    ]


def test_the_text_board_wraps_after_ten() -> None:
    rows = str(play(start(counters=20), "1-3/4-9")).splitlines()
    assert [row.split()[0] for row in rows[:12:3]] == ["1", "11", "21", "31"]


def test_scenes_can_be_played_and_each_page_of_rules_has_one() -> None:
    turns = [play(start(), " ".join(scene.actions)).turn for scene in manual(GAME).scenes]
    assert turns == [1, 1, 7, 1, 7, 4]


def test_lc_8_nothing_is_applied_to_a_game_that_is_over() -> None:
    with pytest.raises(ValueError, match="1/2"):
        GAME.apply(replace(start(), to_move=None), "1/2")


def test_lc_11_quiet_turns_are_counted_one_by_one_and_anew_after_a_removal() -> None:
    first = play(at("BWWBWBWB", quiet=3), "3/4-5 keep")
    assert first.quiet == 4
    assert play(at("WBBBB", quiet=3), "1/2-3 xl2").quiet == 0
