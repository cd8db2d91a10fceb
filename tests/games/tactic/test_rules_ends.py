"""Tactic's ends, points and variants, rule by rule: the numbers are those of the rules page."""

from dataclasses import replace

import pytest

from games.core.option import BadOption, OptionValue
from games.core.outcome import Outcome
from games.tactic.moves import NUMBER, legal
from games.tactic.rules import GAME
from games.tactic.state import NO_SHUTTLE, State
from tests.games.tactic.positions import at, names, play, start, steps

CAGE = "5a 5b 5c | 3a 3d"  # North shuts in South's patrols on 2a 2b 2g


def of(variant: str, state: State) -> State:
    return replace(state, variant=variant)


def test_ta_14_the_third_patrol_home_ends_the_game() -> None:
    state = play(at("12b 13c 13d", "9a 9b 9c"), "12b-13b")
    assert state.outcome == Outcome(0, "home")
    assert (state.points, legal(state)) == ((9, 0), [])


def test_ta_14_as_the_second_action_and_for_north() -> None:
    state = at("5a 5b 5c", "2b 1b 1d", to_move=1, reserve=(0, 1))
    state = play(state, "g@9b", "2b-1a")
    assert state.outcome is None
    state = play(at("5a 5b 5c", "1a 1c 1d", to_move=1), "1a-1b")
    assert state.outcome == Outcome(1, "home")


def to_and_fro(state: State, turns: int, first: str = "4c-4d 8c-8d") -> State:
    """South steps to and fro with two patrols, North with one of its own and a guard."""
    southern = (first, " ".join("-".join(reversed(step.split("-"))) for step in first.split()))
    northern = ("10c-10d 9b-9c", "10d-10c 9c-9b")
    for turn in range(turns):
        state = play(state, southern[turn % 2])
        if state.outcome is None:
            state = play(state, northern[turn % 2])
    return state


FREE = at("4c 8c 3a", "10c 13b 13c | 9b")


def test_ta_15_six_turns_to_and_fro_end_the_game_without_winning_it() -> None:
    state = to_and_fro(FREE, 5)
    assert (state.outcome, state.shuttle) == (None, (5, 5))
    assert to_and_fro(FREE, 6).outcome == Outcome(None, "shuttle")


def test_ta_15_the_points_decide() -> None:
    assert to_and_fro(at("4c 8c 13b", "10c 13d 13c | 9b"), 6).outcome == Outcome(0, "shuttle")
    assert to_and_fro(at("4c 8c 3a", "10c 1b 1c | 9b"), 6).outcome == Outcome(1, "shuttle")


def test_ta_15_only_on_lines_4_6_8_and_10() -> None:
    first_line = to_and_fro(at("1b 8c 3a", "10c 13b 13c | 9b"), 3, "1b-1a 8c-8d")
    assert [turns for turns, _ in first_line.shuttles[0]] == [0, 3, 0]
    others = to_and_fro(at("6c 10e 3a", "10c 13b 13c | 9b"), 3, "6c-6d 10e-10f")
    assert [turns for turns, _ in others.shuttles[0]] == [3, 3, 0]


def test_ta_15_the_other_action_is_free_but_must_not_be_the_same_patrol_s() -> None:
    state = to_and_fro(FREE, 3)
    assert state.shuttle[0] == 3
    assert play(state, "4d-4c 4c-5b").shuttle[0] == 0
    assert play(state, "4d-4c 3a-4a").shuttle[0] == 4


def test_ta_15_exactly_one_step_a_turn_counts() -> None:
    assert play(FREE, "3a-4a 4a-4b").shuttle[0] == 0
    assert play(FREE, "4c-4d 3a-4a").shuttle[0] == 1


def test_ta_15_another_pair_of_stations_begins_anew() -> None:
    state = play(to_and_fro(FREE, 2), "4c-4b 8c-8b")
    assert state.shuttle[0] == 1


def test_ta_15_a_step_forward_ends_the_run() -> None:
    assert play(to_and_fro(FREE, 2), "4c-5b 3a-4a").shuttle[0] == 0


def test_ta_15_a_turn_without_the_patrol_breaks_the_run() -> None:
    state = play(to_and_fro(FREE, 2), "3a-4a 8c-8d")
    assert [turns for turns, _ in state.shuttles[0]] == [0, 3, 0]


RUNNING = (((4, NUMBER["4d"]), NO_SHUTTLE, NO_SHUTTLE), (NO_SHUTTLE,) * 3)


def test_ta_15_a_turn_that_is_only_a_penalty_breaks_the_run() -> None:
    state = replace(at("4c 2a 2b", "5b 4b 4d | 3a", reserve=(1, 0)), shuttles=RUNNING)
    assert play(state, "lose reserve").shuttle[0] == 0


def test_ta_15_a_pass_does_not_break_the_run() -> None:
    state = replace(at("4c 13b 13c", "4d 9a 9b | 4b 5b", to_move=1), shuttles=RUNNING)
    after = play(state, "9a-8a 9b-8c")
    assert (after.to_move, after.shuttle[0]) == (1, 4)


def test_ta_16_one_then_three_then_five_points() -> None:
    assert [at(south).points[0] for south in ("13b 5a 5b", "13b 13c 5b", "13b 13c 13d")] == [1, 4, 9]
    assert at("5a 5b 5c", "1b 1c 9a").points == (0, 4)
    assert at("1b 1c 1d", "13a 13e 9a").points == (0, 0)


def test_ta_16_equal_sums_are_a_draw() -> None:
    assert GAME.agreed_outcome(at("13b 5a 5b", "1c 9a 9b")) == Outcome(None, "agreed")


def test_ta_17_by_consent_the_points_decide() -> None:
    assert GAME.agreed_outcome(at("13b 5a 5b", "9c 9a 9b")) == Outcome(0, "agreed")


def test_ta_17_both_blocked_without_guards() -> None:
    state = play(at("2a 2b 13c", "4a 1b 1c", to_move=1), "4a-4b 4b-3a")
    assert (state.outcome, state.to_move, state.turn) == (Outcome(1, "stuck"), None, 7)


def quiet(turns: int, limit: OptionValue = 40) -> State:
    return replace(FREE, quiet=turns, limit=limit)


def test_ta_17_forty_quiet_turns_end_the_game() -> None:
    assert quiet(39).quiet_left == 1
    assert play(quiet(39), "4c-4d 8c-8d").outcome == Outcome(None, "quiet")
    assert play(quiet(38), "4c-4d 8c-8d").outcome is None
    assert play(quiet(39, "off"), "4c-4d 8c-8d").outcome is None


def test_ta_17_progress_is_a_step_forward_a_patrol_home_or_a_penalty() -> None:
    assert play(quiet(39), "4c-4d 4d-5b").quiet == 0
    home = replace(at("13a 8c 3a", "10c 12b 12c | 9b"), quiet=39)
    assert play(home, "13a-13b 8c-8d").quiet == 0
    blocked = replace(at("2a 2b 2g", CAGE, reserve=(1, 0)), quiet=39)
    assert play(blocked, "lose reserve").quiet == 0


def test_ta_17_a_guard_s_move_to_a_higher_line_is_no_progress() -> None:
    state = replace(at("4c 8c 3a | 2c"), quiet=5)
    assert play(state, "2c-11c 4c-4d").quiet == 6


def test_ta_18_classic_is_the_default() -> None:
    assert (start().variant, start().limit) == ("classic", 40)
    with pytest.raises(BadOption):
        start(variant="wild")


def test_ta_19_a_blocked_player_gives_up_a_patrol_that_is_not_home() -> None:
    state = of("capture", at("2a 2b 13c | 9d", "5a 5b 5c | 3a 3d", reserve=(1, 0)))
    assert legal(state) == ["lose 2a", "lose 2b"]
    after = play(state, "lose 2a")
    assert (names(after.patrols[0]), names(after.guards[0]), after.to_move) == ("lost 2b 13c", "9d", 1)


def test_ta_19_giving_up_a_patrol_is_the_turn_even_if_it_frees_another() -> None:
    state = of("capture", at("2a 2b 2g", CAGE))
    after = play(state, "lose 2a")
    assert (after.to_move, after.turn) == (1, 8)
    assert steps(replace(after, to_move=0)) == ["2b-2a"]


@pytest.mark.parametrize(("north", "points"), [("3a", 1), ("3a 9b", 4), ("3a 9b 1b", 9)])
def test_ta_19_the_last_patrol_lost_ends_the_game_and_all_that_are_left_count(north: str, points: int) -> None:
    state = play(of("capture", at("2a", north)), "lose 2a")
    assert (state.outcome, state.points) == (Outcome(1, "no-patrols"), (0, points))


def test_ta_19_a_player_whose_patrols_are_all_home_passes() -> None:
    state = play(of("capture", at("13b 13c", "9a 9b 9c", to_move=1, reserve=(2, 0))), "9a-8a 9b-8c")
    assert (state.to_move, state.outcome) == (1, None)


def test_ta_19_three_patrols_home_are_needed_to_end_the_game_that_way() -> None:
    state = of("capture", at("12b 13c", "9a 9b 9c"))
    assert play(state, "12b-13a 13a-13b").outcome is None


def test_ta_20_one_patrol_without_a_step_costs_a_guard_and_then_the_turn_is_played() -> None:
    state = of("forced", at("2a 5b 5c | 9d", "3a 10b 10c", reserve=(1, 0)))
    assert legal(state) == ["lose 9d", "lose reserve"]
    after = play(state, "lose reserve")
    assert (after.to_move, after.now, after.reserve) == (0, ("lose reserve",), (0, 0))
    done = play(after, "5b-6c 6c-7b")
    assert (done.to_move, done.last, done.quiet) == (1, ("lose reserve", "5b-6c", "6c-7b"), 0)


def test_ta_20_one_guard_a_turn_even_if_the_patrol_is_still_shut_in() -> None:
    after = play(of("forced", at("2a 5b 5c | 9d", "3a 10b 10c", reserve=(1, 0))), "lose reserve")
    assert not [action for action in legal(after) if action.startswith("lose")]


def test_ta_20_is_judged_before_any_guard_moves() -> None:
    state = of("forced", at("2a 5b 5c | 3a", "9a 10b 10c"))
    assert legal(state) == ["lose 3a"]
    assert "2a-3a" in legal(play(state, "lose 3a"))


def test_ta_20_who_is_blocked_has_had_his_turn_with_the_penalty() -> None:
    state = play(of("forced", at("2a 2b 2g", CAGE, reserve=(2, 0))), "lose reserve")
    assert (state.to_move, state.turn, state.last) == (1, 8, ("lose reserve",))


def test_ta_20_without_guards_nothing_is_owed() -> None:
    state = of("forced", at("2a 5b 5c", "3a 10b 10c"))
    assert steps(state, "5b") == ["5b-6c", "5b-6d"]


def test_ta_20_a_patrol_at_home_owes_nothing() -> None:
    assert steps(of("forced", at("13b 5b 5c | 9d", "3a 10b 10c")), "5b") == ["5b-6c", "5b-6d"]


def test_ta_20_does_not_hold_in_the_classic_game() -> None:
    assert steps(at("2a 5b 5c | 9d", "3a 10b 10c"), "5b") == ["5b-6c", "5b-6d"]
