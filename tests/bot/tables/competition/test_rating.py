"""Ratings: the library as it documents itself, the order of results, and the anchors."""

import random
import time
from dataclasses import replace
from itertools import pairwise
from math import nextafter

import pytest
from openskill.models import PlackettLuce

from bot.tables.competition.rating import MOST_A_WEEK, PROVISIONAL, RatedGame, Ratings, rate
from bot.tables.values.anchors import NEWCOMER, as_level, strengths
from bot.tables.values.ids import OPPONENT
from games.opponents.scores import NEWEST

WEEK = 7 * 86_400_000
MONDAY = 1_794_182_400_000  # 2026-11-09


def game(
    nth: int, players: tuple[str, str] = ("ana", "ben"), winner: str | None = "ana", *, level: int | None = None
) -> RatedGame:
    """Play one in a week of its own."""
    return RatedGame("tactic", MONDAY + nth * WEEK, f"t{nth:05}", 1, players, winner, level, NEWEST)


def against_level(level: int, wins: int, games: int) -> Ratings:
    won = [nth * wins // games != (nth + 1) * wins // games for nth in range(games)]
    return rate(game(nth, ("ana", OPPONENT), "ana" if won[nth] else OPPONENT, level=level) for nth in range(games))


def test_the_library_gives_its_published_example_to_the_last_figure() -> None:
    model = PlackettLuce(tau=0.0)
    teams = [
        [model.rating(), model.rating(32.444, 5.123)],
        [model.rating(43.381, 2.421), model.rating(25.188, 6.211)],
    ]
    found = [(one.mu, one.sigma) for team in model.rate(teams, limit_sigma=False) for one in team]
    assert found == [
        (28.669648436582808, 8.071520788025197),
        (33.83086971107981, 5.062772998705765),
        (43.071274808241974, 2.4166900452721256),
        (23.149503312339064, 6.1378606973362135),
    ]


def test_the_order_of_rows_makes_no_difference() -> None:
    people = [f"p{nth}" for nth in range(10)]
    lots = random.Random("club")
    games = [
        game(nth // 3, (pair := tuple(lots.sample(people, 2)))[:2], lots.choice([*pair, None]))  # type: ignore[arg-type]
        for nth in range(400)
    ]
    games = [replace(one, table=f"t{nth:05}") for nth, one in enumerate(games)]
    shuffled = lots.sample(games, len(games))
    assert rate(games) == rate(shuffled)
    assert len({one.ended_at for one in games}) < len(games)  # some ended at the same time


def test_ten_thousand_results_take_less_than_two_seconds() -> None:
    lots = random.Random("many")
    games = []
    for nth in range(10_000):
        pair = lots.sample([f"p{one}" for one in range(40)], 2)
        games.append(game(nth, (pair[0], pair[1]), lots.choice(pair)))
    start = time.process_time()
    assert sum(one.games for one in rate(games).values()) == 20_000
    assert time.process_time() - start < 2


def test_a_player_who_scores_half_against_a_level_comes_to_stand_there() -> None:
    for level in (1, 2, 3, 4):
        rating = against_level(level, 30, 60)["ana", "tactic"]
        assert rating.level == pytest.approx(level, abs=0.35)
        assert rating.between[0] < level < rating.between[1]


@pytest.mark.parametrize(("version", "measured"), [(1, (0.71, 0.78, 0.76)), (NEWEST, (0.71, 0.74, 0.66))])
def test_levels_stand_where_their_measured_scores_put_them(version: int, measured: tuple[float, ...]) -> None:
    model = PlackettLuce()
    places = strengths("tactic", version)
    assert places[0] == NEWCOMER
    for low, high, score in zip(places[:-1], places[1:], measured, strict=True):
        expected, _ = model.predict_win([[model.rating(high, 1e-6)], [model.rating(low, 1e-6)]])
        assert expected == pytest.approx(score)


def test_a_game_nobody_measured_has_levels_too() -> None:
    assert as_level(strengths("heaps", NEWEST)[2], "heaps") == pytest.approx(3)


def test_between_levels_a_rating_lies_between_them() -> None:
    places = strengths("tactic", NEWEST)
    for nth, (low, high) in enumerate(pairwise(places), 1):
        assert [as_level(mu, "tactic") for mu in (low, (low + high) / 2, high)] == pytest.approx(
            [nth, nth + 0.5, nth + 1]
        )
    assert as_level(nextafter(places[0], 0), "tactic") < 1
    assert as_level(2 * places[0] - places[1], "tactic") == pytest.approx(0), "the nearest step is drawn on"
    assert as_level(2 * places[3] - places[2], "tactic") == pytest.approx(5)


def test_the_bots_levels_never_move() -> None:
    once, often = against_level(2, 1, 1), against_level(2, 200, 200)
    assert list(once) == list(often) == [("ana", "tactic")]
    by_ana = [game(nth, ("ana", OPPONENT), "ana", level=2) for nth in range(50)]
    by_ben = [game(60, ("ben", OPPONENT), "ben", level=2)]
    assert rate(by_ana + by_ben)["ben", "tactic"] == rate(by_ben)["ben", "tactic"]


def test_two_friends_cannot_farm_each_other() -> None:
    same_week = [replace(game(0), table=f"t{nth}", ended_at=MONDAY + nth * WEEK // 40) for nth in range(40)]
    assert rate(same_week)["ana", "tactic"].games == MOST_A_WEEK
    assert rate(same_week) == rate(same_week[:MOST_A_WEEK])
    sides = [replace(one, players=one.players[:: 1 if nth % 2 else -1]) for nth, one in enumerate(same_week)]  # type: ignore[arg-type]
    assert rate(sides)["ana", "tactic"].games == MOST_A_WEEK
    others = replace(game(0), table="z", players=("ana", "cleo"), ended_at=MONDAY + 50)
    assert rate([*same_week, others])["ana", "tactic"].games == MOST_A_WEEK + 1
    assert rate([*same_week, game(1)])["ana", "tactic"].games == MOST_A_WEEK + 1, "another week"


def test_a_draw_moves_both_towards_each_other() -> None:
    first = rate([game(0)])
    drawn = rate([game(0), game(1, winner=None)])
    assert drawn["ana", "tactic"].mu < first["ana", "tactic"].mu
    assert drawn["ben", "tactic"].mu > first["ben", "tactic"].mu


def test_nobody_gets_less_sure_by_playing() -> None:
    sigmas = [rate(game(nth) for nth in range(games))["ben", "tactic"].sigma for games in range(1, 60)]
    assert sigmas == sorted(sigmas, reverse=True)


def test_ten_games_make_it_more_than_provisional() -> None:
    assert rate(game(nth) for nth in range(PROVISIONAL - 1))["ana", "tactic"].is_provisional
    assert not rate(game(nth) for nth in range(PROVISIONAL))["ana", "tactic"].is_provisional


def test_a_name_that_went_changes_no_other_figure() -> None:
    games = [game(nth, ("ana", "ben") if nth % 2 else ("ben", "cleo"), "ben" if nth % 3 else None) for nth in range(30)]
    renamed = [
        replace(
            one,
            players=tuple("anon-1" if who == "ben" else who for who in one.players),  # type: ignore[arg-type]
            winner="anon-1" if one.winner == "ben" else one.winner,
        )
        for one in games
    ]
    before, after = rate(games), rate(renamed)
    for who in ("ana", "cleo"):
        assert after[who, "tactic"] == before[who, "tactic"]
    assert after["anon-1", "tactic"] == before["ben", "tactic"]


def test_games_are_rated_apart() -> None:
    ratings = rate([game(0), replace(game(1), game="logitac", winner="ben")])
    assert ratings["ana", "tactic"].mu > NEWCOMER > ratings["ana", "logitac"].mu
