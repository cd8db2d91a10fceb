"""Tactic's pieces and turns, rule by rule: the numbers are those of the rules page."""

import pytest

from games.core.illegal import IllegalAction, IllegalReason
from games.core.reading import read
from games.registry import manual
from games.tactic.board import BOARD
from games.tactic.moves import legal
from games.tactic.rules import GAME
from tests.games.tactic.positions import at, names, play, start, steps

TRANSIT = [station.name for station in BOARD.stations if station.kind == "transit"]
ENTRIES = [f"g@{name}" for name in TRANSIT]


def test_ta_4_three_patrols_on_the_central_bases_and_two_guards_in_reserve() -> None:
    state = start()
    assert (names(state.patrols[0]), names(state.patrols[1])) == ("1b 1c 1d", "13b 13c 13d")
    assert (state.guards, state.reserve) == (((), ()), (2, 2))


def test_ta_11_the_first_turn_of_south() -> None:
    first = ["1b-1a", "1b-2b", "1b-2c", "1c-2c", "1c-2d", "1c-2e", "1d-1e", "1d-2e", "1d-2f"]
    assert legal(start()) == first + ENTRIES
    assert len(ENTRIES) == 50


def test_ta_5_occupied_bases_are_not_free_for_friend_or_foe() -> None:
    assert steps(at("4c 5b 2a", "6c 6d 13d"), "4c") == ["4c-4b", "4c-4d"]
    assert steps(at("4c 1b 2a", "5b 4b 4d"), "4c") == []
    assert "g@4c" not in legal(at("4c", reserve=(1, 0)))


def test_ta_6_forward_or_sideways_never_backward() -> None:
    assert steps(at("4c 1b 1c"), "4c") == ["4c-4b", "4c-4d", "4c-5b"]
    assert steps(at("1b 1c 1d", "10c 13c 13d", to_move=1), "10c") == ["10c-9b", "10c-10b", "10c-10d"]


def test_ta_6_sideways_between_neighbours_of_the_end_lines() -> None:
    assert steps(at("13a 1b 1c", "12b 12c 12d"), "13a") == ["13a-13b"]
    assert steps(at("1a 1c 1d"), "1a") == ["1a-1b", "1a-2a", "1a-2b"]


def test_ta_7_who_can_go_forward_must_go_forward() -> None:
    assert steps(at("2c 5a 5d"), "2c") == ["2c-3b"]


def test_ta_7_with_the_way_taken_towards_the_nearest_outer_base() -> None:
    assert steps(at("2c 5a 5d", "3b 13b 13c"), "2c") == ["2c-2b"]
    assert steps(at("2d 5a 5d", "3b 3c 13c"), "2d") == ["2d-2c", "2d-2e"]
    assert steps(at("2e 5a 5d", "3c 13b 13c"), "2e") == ["2e-2f"]


def test_ta_7_on_an_outer_base_there_is_no_sideways_step() -> None:
    assert steps(at("2a 5a 5d", "3a 13b 13c"), "2a") == []


def test_ta_7_holds_on_line_12_and_for_north() -> None:
    assert steps(at("12d 5a 5d", "13c 9a 9b"), "12d") == ["12d-12c", "12d-12e"]
    assert steps(at("12b 5a 5d", "9a 9b 9c"), "12b") == ["12b-13a", "12b-13b"]
    assert steps(at("11b 1b 1c", "12c 13b 13d", to_move=1), "12c") == ["12c-12b"]
    assert steps(at("1c 5a 5d", "2d 9a 9b", to_move=1), "2d") == ["2d-2c", "2d-2e"]


def test_ta_8_a_patrol_at_home_never_moves_again() -> None:
    assert steps(at("13b 12a 5d", "9a 9b 9c"), "13b") == []


def test_ta_8_its_own_central_base_is_no_home() -> None:
    assert steps(at("1c 12a 5d"), "1c") == ["1c-1b", "1c-1d", "1c-2c", "1c-2d", "1c-2e"]


def test_ta_9_a_guard_enters_on_any_free_transit_base() -> None:
    state = play(at("1b 1c 1d", reserve=(1, 0)), "g@7c")
    assert (names(state.guards[0]), state.reserve) == ("7c", (0, 0))


def test_ta_9_a_guard_moves_to_any_free_transit_base() -> None:
    state = at("1b 1c 1d | 7c")
    assert steps(state, "7c") == [f"7c-{name}" for name in TRANSIT if name != "7c"]
    assert names(play(state, "7c-2e").guards[0]) == "2e"


def test_ta_10_a_guard_on_the_board_does_not_return_to_the_reserve() -> None:
    state = play(start(), "g@7c 1b-2c", "13b-12b g@7b", "7c-9d 2c-3b")
    assert (names(state.guards[0]), state.reserve) == ("9d", (1, 1))


def test_ta_11_one_patrol_twice_but_not_sideways_twice() -> None:
    after = play(at("4c 1b 1c"), "4c-4d")
    assert steps(after, "4d") == ["4d-5b", "4d-5c"]
    assert names(play(after, "4d-5b").patrols[0]) == "5b 1b 1c"
    assert "4d-4c" not in legal(after)
    assert "4d-4e" not in legal(after)


def test_ta_11_forward_then_sideways_and_forward_twice() -> None:
    after = play(at("3b 1b 1c"), "3b-4c")
    assert steps(after, "4c") == ["4c-4b", "4c-4d", "4c-5b"]


def test_ta_11_two_patrols_step_once_each() -> None:
    state = play(start(), "1b-2c 1d-2f")
    assert (names(state.patrols[0]), state.to_move) == ("2c 1c 2f", 1)


def test_ta_11_after_a_step_come_steps_then_guard_moves_then_entries() -> None:
    after = play(at("3b 7a 7d | 5a", reserve=(1, 0)), "7a-8a")
    free = [name for name in TRANSIT if name not in ("3b", "7d", "5a")]
    assert legal(after) == [
        *("3b-4c", "3b-4d", "7d-8f", "7d-8g", "8a-8b", "8a-9a"),
        *(f"5a-{name}" for name in free),
        *(f"g@{name}" for name in free),
    ]


def test_ta_11_after_a_guard_a_patrol_steps() -> None:
    after = play(start(), "g@2c")
    assert legal(after) == ["1b-1a", "1b-2b", "1c-2d", "1c-2e", "1d-1e", "1d-2e", "1d-2f"]


def test_ta_11_a_turn_is_two_actions() -> None:
    state = play(start(), "1b-2c g@7c")
    assert (state.to_move, state.turn, state.last, state.now) == (1, 2, ("1b-2c", "g@7c"), ())


def test_ta_12_the_first_action_must_begin_a_complete_turn() -> None:
    """From 4a nothing can follow, 5a being taken; from 4c the patrol goes on to 5b."""
    assert legal(at("4b 13b 13c", "5a 12b 12c")) == ["4b-4c"]
    assert legal(at("4b 13b 3d", "5a 12b 12c"))[:2] == ["3d-4f", "3d-4g"]


def test_ta_12_with_a_guard_every_step_begins_a_complete_turn() -> None:
    assert steps(at("4b 13b 13c", "5a 12b 12c", reserve=(1, 0))) == ["4b-4a", "4b-4c"]


def test_ta_12_a_guard_may_not_take_the_last_step_away() -> None:
    state = at("3a 13b 13c", "4a 9b 9c", reserve=(1, 0))
    assert "g@4b" not in legal(state)
    assert "g@4c" in legal(state)


def test_ta_12_a_single_step_is_the_turn_if_no_complete_turn_exists() -> None:
    state = at("4b 13b 13c", "5a 5b 9c")
    assert legal(state) == ["4b-4a", "4b-4c"]
    after = play(state, "4b-4c")
    assert (after.to_move, after.turn, after.last) == (1, 8, ("4b-4c",))


def test_ta_12_the_action_that_ends_the_game_is_a_complete_turn() -> None:
    state = at("12d 13b 13d", "9a 9b 9c", reserve=(1, 0))
    after = play(state, "12d-13c")
    assert after.outcome is not None
    assert (after.to_move, after.last) == (None, ("12d-13c",))


def test_ta_13_example_a_player_whose_guard_can_make_room_is_not_blocked() -> None:
    state = play(at("3a 3b 3d | 4c", "4a 4g 4d | 4b 4f"), "4c-9a", "3b-4c")
    assert (names(state.patrols[0]), names(state.guards[0])) == ("3a 4c 3d", "9a")


def test_ta_13_then_only_moves_of_that_guard_begin_a_turn() -> None:
    taken = ("3a", "3b", "3d", "4b", "4c", "4d", "4f", "8c")
    state = at("3a 3b 3d | 4c 8c", "4a 4g 4d | 4b 4f")
    assert legal(state) == [f"4c-{name}" for name in TRANSIT if name not in taken]


def test_ta_13_a_blocked_player_gives_up_a_guard_of_his_choice() -> None:
    state = at("2a 2b 2g | 9d 8c", "5a 5b 5c | 3a 3d", reserve=(1, 0))
    assert legal(state) == ["lose 8c", "lose 9d", "lose reserve"]
    after = play(state, "lose 9d")
    assert (names(after.guards[0]), after.reserve, after.to_move, after.turn) == ("8c", (1, 0), 1, 8)
    assert play(state, "lose reserve").reserve == (0, 0)


def test_g_8_a_blocked_player_without_guards_passes_and_the_other_goes_on() -> None:
    state = play(at("2a 2b 2g", "5a 5b 5c | 3a 3d", to_move=1), "5a-4a 5b-4c")
    assert (state.to_move, state.turn, state.fresh) == (1, 8, True)


def test_g_8_play_goes_on_when_the_way_is_free_again() -> None:
    state = play(at("2a 2b 2g", "5a 5b 5c | 3a 3d", to_move=1), "3a-9a 5b-4c")
    assert (state.to_move, legal(state)) == (0, ["2a-3a", "2b-3a"])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1b-2c 2c-3b", ["1b-2c", "2c-3b"]),
        (" 1B – 2C,2c→3B ", ["1b-2c", "2c-3b"]),
        ("1bx2c g@7c", ["1b-2c", "g@7c"]),
        ("1b>2c>3b", ["1b-2c", "2c-3b"]),
        ("1b-2c-3b", ["1b-2c", "2c-3b"]),
        ("1b 2c 1d 2f", ["1b-2c", "1d-2f"]),
        ("1b2c G 7C", ["1b-2c", "g@7c"]),
        ("1b x 2c g @ 7c", ["1b-2c", "g@7c"]),
        ("g7c 01b-02c", ["g@7c", "1b-2c"]),
        ("@7c 1b 2c", ["g@7c", "1b-2c"]),
        ("1b-2c · from 1b to 2c", ["1b-2c"]),
    ],
)
def test_g_3_reading_forgives(typed: str, meant: list[str]) -> None:
    assert read(manual(GAME), start(), typed) == meant


@pytest.mark.parametrize("typed", ["lose 9d", "LOSE  9D", "lose,9d", "lose9d", "lose: 9d", "lose-9d", "perdre 9d"])
def test_g_2_lose_belongs_with_the_next_word(typed: str) -> None:
    assert read(manual(GAME), at("2a 2b 2g | 9d 8c", "5a 5b 5c | 3a 3d"), typed) == ["lose 9d"]


@pytest.mark.parametrize("typed", ["lose reserve", "lose r", "lose Reserve", "perdre réserve"])
def test_g_2_lose_reserve_is_one_action(typed: str) -> None:
    assert read(manual(GAME), at("2a 2b 2g", "5a 5b 5c | 3a 3d", reserve=(2, 0)), typed) == ["lose reserve"]


@pytest.mark.parametrize(
    ("typed", "fault", "nth"),
    [
        ("1b-3b", IllegalReason.ILLEGAL, 1),
        ("1b-2c 2c-1c", IllegalReason.ILLEGAL, 2),
        ("1b-2c g@7c 2c-3b", IllegalReason.TURN_OVER, 3),
        ("lose 7c", IllegalReason.ILLEGAL, 1),
        ("lose", IllegalReason.ILLEGAL, 1),
        ("g@1b", IllegalReason.ILLEGAL, 1),
    ],
)
def test_g_2_all_or_none_and_the_word_is_named(typed: str, fault: IllegalReason, nth: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        read(manual(GAME), start(), typed)
    assert (caught.value.fault, caught.value.nth) == (fault, nth)


@pytest.mark.parametrize(
    ("action", "menu"),
    [
        ("1b-2c", ("1b", "2c")),
        ("4c-9a", ("4c", "line-9", "9a")),
        ("g@7c", ("g", "line-7", "7c")),
        ("lose 7c", ("lose", "7c")),
        ("lose reserve", ("lose", "reserve")),
    ],
)
def test_actions_are_picked_in_steps(action: str, menu: tuple[str, ...]) -> None:
    assert manual(GAME).steps(action) == menu


def test_the_text_board_shows_pieces_points_and_reserves() -> None:
    rows = str(play(at("13b 4c 3d | 8e", "12b 12c 12f", reserve=(1, 2)), "4c-4d")).splitlines()
    assert rows[0] == "13    (a)---[S]------[c]------[d]---(e)"
    assert rows[10] == " 8 (a)--- b --- c --- d --- s --- f ---(g)"
    assert rows[18] == " 4 (a)--- b --- c --- S --- e --- f ---(g)"
    assert rows[26:] == ["S 1  @1", "N 0  @2", "#7 > S  4c-4d"]
