"""What a position of Tactic is worth, in quarter steps, and what each part of a turn gains."""

from dataclasses import replace

import pytest

from games.core.outcome import Seat
from games.opponents.tactic.evaluation import WON, TurnParts, worth
from games.opponents.tactic.position import FROM_RESERVE, TacticPosition, TacticTurn, parse, spell
from games.tactic.moves import NUMBER
from games.tactic.state import State
from games.tactic.ways import CAUGHT, STEP, THROUGH, distances
from tests.games.tactic.positions import at


def value(state: State, seat: Seat = 0) -> int:
    return worth(TacticPosition(state), seat)


def parts(state: State) -> TurnParts:
    return TurnParts(TacticPosition(state))


def spelled(turn: TacticTurn) -> str:
    return " ".join(map(spell, turn))


def away(name: str, guards: str = "", homes: str = "", seat: Seat = 0) -> int:
    stand = tuple(sorted(NUMBER[one] for one in guards.split()))
    home = tuple(sorted(NUMBER[one] for one in homes.split()))
    return distances(seat, stand, home)[NUMBER[name]]


EVEN = at("6c 2c 3a", "8c 12c 11a")


def test_what_one_side_gains_the_other_loses() -> None:
    assert value(EVEN) == -value(EVEN, 1)


def test_a_guard_in_reserve_is_worth_three_quarters_of_a_step_and_one_that_stands_half() -> None:
    far = at("6c 2c 3a", "8c 12c 11a", reserve=(2, 0))
    assert value(far) - value(EVEN) == 2 * 3
    assert value(far, 1) - value(EVEN, 1) == -2 * 3
    standing = at("6c 2c 3a", "8c 12c 11a | 4b")
    blocked = away("6c") + away("2c") + away("3a")
    round_it = away("6c", "4b") + away("2c", "4b") + away("3a", "4b")
    assert value(standing, 1) - value(EVEN, 1) == 2 + round_it - blocked


def test_a_patrol_given_up_costs_twelve_steps() -> None:
    two, three = at("6c 2c", "13b 13c 11a"), at("6c 2c 3a", "13b 13c 11a")
    assert value(three) - value(two) == 12 * STEP - away("3a")


def test_a_patrol_that_has_no_free_station_ahead_is_stuck_for_half_a_step() -> None:
    """Ahead of 2c is 3b alone, and an own patrol stands there."""
    stuck, loose = at("2c 3b 9c", "13b 13c 13d"), at("2c 3c 9c", "13b 13c 13d")
    assert value(loose) - value(stuck) == 2 + away("3b") - away("3c")


def test_home_is_no_way_off_and_each_step_is_four_quarters() -> None:
    assert [away(name) for name in ("13b", "13c", "12e", "11c", "12c")] == [0, 0, 4, 8, 4]
    assert away("12c", homes="13b") in (4, 8)
    assert away("1b") == 12 * STEP
    assert away("13c", seat=1) == 12 * STEP


def test_a_guard_on_the_way_is_waited_for_or_walked_round() -> None:
    """From 6c the only way leads over 7b; from 7b two do."""
    assert away("6c", "7b") == away("6c") + STEP
    assert away("7b", "8c") == away("7b")
    assert away("7b", "8c 8d") == away("7b") + THROUGH
    assert max(distances(0, tuple(NUMBER[one] for one in ("9a", "9b", "9c", "9d")), ())) <= CAUGHT


def test_only_the_last_patrol_home_wins() -> None:
    won = parts(at("13b 13c 12e", "1b 12c 12d"))
    assert (WON, (NUMBER["12e"], NUMBER["13d"])) in won.steps
    first = parts(at("13b 12c 12e", "1b 12c 12d"))
    assert all(gain < WON for gain, _ in first.steps)
    assert max(first.walks)[0] == WON, "the second and the third come home together"
    assert max(parts(at("12b 6c 12e", "1b 12c 12d")).walks)[0] < WON


def test_what_the_best_turn_gains_is_a_walk_or_a_step_with_a_guard() -> None:
    alone = parts(at("6c 2c 3a", "8c 12c 11a"))
    assert alone.guards == []
    assert alone.best() == max(alone.walks)[0] == 2 * STEP
    helped = parts(at("6c 2c 3a", "8c 12c 11a", reserve=(2, 0)))
    assert helped.best() == max(max(helped.steps)[0] + max(helped.guards)[0], max(helped.walks)[0])


def test_nothing_can_be_gained_without_a_step() -> None:
    stuck = parts(at("13b 13c", "1b 12c 12d"))
    assert (stuck.steps, stuck.walks, stuck.best(), stuck.turns(5)) == ([], [], None, [])


def test_a_guard_from_the_reserve_costs_a_quarter_more_than_it_keeps() -> None:
    """What stands is worth two quarters, what is in reserve three."""
    found = {spell(move): gain for gain, move in parts(at("2c 3a 6c | 9d", "13b 13c 4c", reserve=(1, 0))).guards}
    assert found["g@3b"] == found["9d-3b"] - 1
    assert all(parse(word)[0] in (FROM_RESERVE, NUMBER["9d"]) for word in found)


def test_turns_are_listed_the_best_first_with_so_many_guard_moves() -> None:
    here = parts(at("2c 3a 6c", "13b 13c 4c", reserve=(2, 0)))
    for many in (0, 1, 3):
        listed = here.turns(many)
        assert [gain for gain, _ in listed] == sorted((gain for gain, _ in listed), reverse=True)
        used = {turn[1] for _, turn in listed if turn[1][0] == FROM_RESERVE}
        assert used <= {move for _, move in sorted(here.guards, reverse=True)[:many]}
        assert len(used) == many
    assert not any(step[1] == guard[1] for _, (step, guard) in here.turns(9) if guard[0] == FROM_RESERVE)


@pytest.mark.parametrize("variant", ["classic", "capture"])
def test_a_guard_makes_room_by_its_two_best_moves(variant: str) -> None:
    """The guard on 7b stands before the patrol on 6c; from there it goes where the other side feels it most."""
    state = replace(at("2c 3a 6c | 7b", "13b 13c 8c"), variant=variant)
    cleared = [(gain, turn) for gain, turn in parts(state).turns(5) if spelled(turn).endswith("6c-7b")]
    leaving = {turn[0] for _, turn in cleared if turn[0][0] == NUMBER["7b"]}
    best = sorted((one for one in parts(state).guards if one[1][0] == NUMBER["7b"]), reverse=True)[:2]
    assert leaving == {move for _, move in best}
    assert {gain for gain, turn in cleared if turn[0][0] == NUMBER["7b"]} == {gain + STEP for gain, _ in best}


def test_a_guard_makes_room_also_where_the_other_feels_it_nowhere() -> None:
    """No patrol of the other's is abroad: the first crossing that is free will do."""
    state = at("2c 3a 6c | 7b", "1b 1c")
    here = parts(state)
    assert here.guards == []
    assert [spelled(turn) for _, turn in here.turns(5) if turn[0][0] == NUMBER["7b"]] == ["7b-2b 6c-7b"]
