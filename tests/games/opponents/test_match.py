"""Matches: counted rightly, seats swapped, the same again with the same seed."""

from collections.abc import Iterator
from itertools import count

import pytest

from games.core.game import Action
from games.opponents import match as matches
from games.opponents.l_calculus.opponent import LCalculusOpponent
from games.opponents.match import Match, MatchGame, MatchTally, entrant, percentile, tally, wilson
from games.registry import game


def ticks() -> Iterator[float]:
    return (float(tick) for tick in count())


def played(seed: str, games: int = 4) -> list[MatchGame]:
    clock = ticks()
    return list(Match(game("l_calculus"), (1, None), {}, seed).play(games, lambda: next(clock)))


def test_seats_are_swapped_and_a_seed_settles_everything() -> None:
    games = played("s")
    assert [one.seat for one in games] == [0, 1, 0, 1]
    assert games == played("s")
    assert games != played("t")


def test_every_turn_is_timed_and_its_nodes_are_counted_for_who_took_it() -> None:
    first, second = (matches.costs(played("s"), entrant) for entrant in (0, 1))
    assert {one.seconds for one in (*first, *second)} == {1.0}
    assert all(one.nodes > 0 for one in first if one.nodes)
    assert sum(one.nodes for one in first) > 0
    assert sum(one.nodes for one in second) == 0


def test_points_are_those_of_the_first_entrant_wherever_they_sat() -> None:
    def over(seat: int, winner: int | None) -> MatchGame:
        return MatchGame(1 if seat else 0, None if winner is None else (1 if winner else 0), "", 9, ((), ()))

    games = [over(0, 0), over(0, 1), over(1, 1), over(1, None)]
    assert tally(games) == MatchTally(2, 1, 1)
    assert tally(games, 0) == MatchTally(1, 0, 1)
    assert tally(games, 1) == MatchTally(1, 1, 0)
    assert matches.first_seat(games) == MatchTally(1, 1, 2)
    assert tally(games).share == 0.625
    assert tally(games).interval == wilson(0.625, 4)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.404, 0.596), (1.0, 20, 0.839, 1.0), (0.0, 10, 0.0, 0.278), (0.62, 200, 0.551, 0.684)],
)
def test_intervals_are_wilson_s(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=0.001)
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_percentiles() -> None:
    assert percentile([], 0.5) == 0
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2
    assert percentile([3.0, 1.0, 2.0], 1.0) == 3
    assert percentile([float(number) for number in range(100)], 0.95) == 95


def test_who_can_enter() -> None:
    assert [entrant(word) for word in ("1", "4", "random")] == [1, 4, None]
    for word in ("0", "5", "best", "²"):
        with pytest.raises(ValueError, match=word):
            entrant(word)


def test_an_opponent_that_breaks_the_rules_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def removes_everything(*_: object) -> tuple[Action, ...]:
        return ("xl9",)

    monkeypatch.setattr(LCalculusOpponent, "choose", removes_everything)
    with pytest.raises(ValueError, match="xl9 is not legal in turn 1"):
        played("s")
