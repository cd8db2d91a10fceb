"""Who is far enough ahead brings the game to its end, and lets no point go where play is exact."""

from dataclasses import replace

import pytest

from games.core.seeded import Lots
from games.l_calculus.rules import GAME, State
from games.opponents.l_calculus.judging import JudgedTurn
from games.opponents.l_calculus.opponent import DECIDED, LONG, OPPONENT, _best, _enough, _is_decided, _ranked
from games.opponents.l_calculus.position import LinePosition, LineTurn, position_of

LOTS = Lots("decided", "test")


def ahead(lead: int, length: int = 8, quiet: int = 20) -> LinePosition:
    return LinePosition(0b00101101, length, None, quiet, lead, has_swapped=False, blocks="any")


def turn(points: int, length: int, rest: int = 0b01) -> JudgedTurn:
    """A turn that leaves a line of this length, and brings so many points."""
    return JudgedTurn(LineTurn((0, 1, 2), 0b1, rest, length, "xl1"), points)


def test_ten_marks_for_each_counter_are_enough() -> None:
    assert DECIDED == 10
    assert _is_decided(ahead(80))
    assert not _is_decided(ahead(79))


def test_of_turns_that_keep_more_than_half_the_lead_those_that_end_the_game_come_first() -> None:
    ends, keeps, half, loses = turn(-10, 2), turn(5, 6), turn(-40, 4), turn(-70, 3)
    assert _enough([keeps, ends, half, loses], ahead(80), exact=False) == [ends]
    assert _enough([keeps, half, loses], ahead(80), exact=False) == [keeps]
    assert _enough([keeps, ends], ahead(79), exact=False) == []


def test_where_play_is_exact_points_are_let_go_only_where_quiet_turns_end_nothing_soon() -> None:
    keeps = turn(5, 6)
    assert _enough([keeps], ahead(80, quiet=LONG - 1), exact=True) == []
    assert _enough([keeps], ahead(80, quiet=LONG), exact=True) == [keeps]
    assert _enough([keeps], ahead(80, quiet=LONG - 1), exact=False) == [keeps]


def test_who_is_winning_takes_the_shortest_of_the_best_and_who_is_not_any_of_them() -> None:
    long, short, worse = turn(3, 7), turn(3, 5), turn(2, 4)
    judged = [long, short, worse]
    assert {_best(judged, LOTS, ahead(-2)).turn.length for _ in range(20)} == {5}
    assert {_best(judged, LOTS, ahead(-3)).turn.length for _ in range(20)} == {5, 7}


@pytest.mark.parametrize(("lead", "points", "value"), [(0, 1, 0.5), (2, -1, 0.5), (-2, 0, -2 / 3), (0, 0, 0.0)])
def test_in_a_solved_game_one_point_is_half_way_to_certain(lead: int, points: int, value: float) -> None:
    ranked = _ranked(turn(points, 5), ahead(lead), is_all=True)
    assert ranked.value == pytest.approx(value)
    assert ranked.points == points
    doubtful = _ranked(turn(points, 5), ahead(lead), is_all=False)
    assert doubtful.value == pytest.approx((lead + points) / (8 + abs(lead + points)))


def test_where_nothing_is_solved_no_points_are_promised() -> None:
    long = LinePosition((1 << 24) - 5, 24, None, 20, 8, has_swapped=False, blocks="any")
    ranked = _ranked(turn(0, 22), long, is_all=True)
    assert (ranked.value, ranked.points) == (0.5, None)


def looked_at(state: State, level: int) -> int:
    before = OPPONENT.nodes
    OPPONENT.choose(state, level, "x")
    return OPPONENT.nodes - before


def test_far_ahead_level_3_looks_at_its_own_turn_only() -> None:
    start = GAME.setup({}, "far")
    far = replace(start, score=(10 * len(start.line), 0))
    assert position_of(far).lead == 200
    assert looked_at(far, 3) == looked_at(far, 2) < looked_at(start, 3)
    assert looked_at(replace(start, score=(199, 0)), 3) == looked_at(start, 3)


def test_far_ahead_level_4_looks_on_where_play_is_solved() -> None:
    far = replace(GAME.setup({}, "far"), score=(200, 0))
    assert looked_at(far, 4) > looked_at(far, 2)
    long = GAME.setup({"counters": 20}, "far")
    assert position_of(long).length == 40 and not position_of(long).is_solved
    assert looked_at(replace(long, score=(400, 0)), 4) == looked_at(long, 2)


def test_lc_13_level_4_alone_minds_what_the_first_leg_brought() -> None:
    """Behind by it, level 4 sets traps, and looks at more for them; this leg alone it would win."""
    alone = replace(GAME.setup({"legs": 2}, "legs"), leg=2, line="BW" * 5, score=(3, 90))
    second = replace(alone, after_first=(3, 90))
    assert looked_at(second, 4) == looked_at(alone, 4) > looked_at(replace(alone, score=(0, 0)), 4)
