from collections import Counter, defaultdict
from datetime import UTC, date, datetime, timedelta
from itertools import combinations, cycle, product

import pytest

from bot.tables.values.puzzle_rotation import GradedPuzzles, puzzle_of_day, puzzles_about
from bot.tables.values.shipped_puzzles import shipped_puzzles
from games.puzzles.puzzle import GRADES

MONDAY = date(2026, 11, 16)
PUZZLES = {game: {f"{game}-{grade}-{number}": grade for number in range(10) for grade in GRADES} for game in "abcde"}
WISHES = [games for size in range(1, 6) for games in combinations("abcde", size)]


def picked(days: int, games: tuple[str, ...] = (), hardest: int = 4, puzzles: GradedPuzzles = PUZZLES) -> list[str]:
    return [str(puzzle_of_day(MONDAY + timedelta(days=day), games, puzzles, hardest)) for day in range(days)]


def grades(picks: list[str]) -> list[int]:
    return [int(puzzle.split("-")[1]) for puzzle in picks]


def repeats(picks: list[str]) -> list[str]:
    """Name the puzzles that came again before all of their game and grade had come."""
    seen: defaultdict[str, list[str]] = defaultdict(list)
    for puzzle in picks:
        seen[puzzle.rpartition("-")[0]].append(puzzle)
    return [
        one
        for of_grade in seen.values()
        for nth, one in enumerate(of_grade)
        if one in of_grade[:nth] and len({*of_grade[max(nth - 10, 0) : nth]}) < 10
    ]


@pytest.mark.parametrize("games", WISHES)
def test_it_is_easy_on_monday_and_very_hard_on_sunday_whatever_games_are_wanted(games: tuple[str, ...]) -> None:
    assert grades(picked(14, games)) == [1, 1, 2, 2, 3, 3, 4] * 2


@pytest.mark.parametrize(
    ("hardest", "week"),
    [(1, [1] * 7), (2, [1, 1, 2, 2, 2, 2, 2]), (3, [1, 1, 2, 2, 3, 3, 3]), (4, [1, 1, 2, 2, 3, 3, 4])],
)
def test_no_day_is_harder_than_the_server_allows(hardest: int, week: list[int]) -> None:
    assert grades(picked(35, hardest=hardest)) == week * 5


def test_what_comes_on_a_day_stays_so_from_release_to_release() -> None:
    """Else a puzzle of these days came again."""
    assert picked(7) == ["b-1-2", "c-1-2", "d-2-2", "e-2-2", "a-3-2", "b-3-2", "c-4-1"]
    assert picked(3, ("a", "d"), hardest=2) == ["d-1-6", "d-1-7", "d-2-5"]


def test_every_game_has_its_turn_and_one_that_is_not_wanted_leaves_its_turn_to_the_next() -> None:
    assert picked(200) == picked(200, tuple("abcde"))
    assert [one[0] for one in picked(6)] == ["b", "c", "d", "e", "a", "b"]
    assert [one[0] for one in picked(6, ("a", "d"))] == ["d", "d", "d", "a", "a", "d"]


@pytest.mark.parametrize(
    ("games", "hardest"), [*zip(WISHES[:-1], cycle(GRADES), strict=False), *product(WISHES[-1:], GRADES)]
)
def test_every_puzzle_of_a_game_and_grade_comes_before_one_comes_again(games: tuple[str, ...], hardest: int) -> None:
    picks = picked(800, games, hardest)
    assert repeats(picks) == []
    assert {one[0] for one in picks} == set(games)


def test_a_repeat_is_noticed() -> None:
    lap = [f"a-1-{number}" for number in range(10)]
    assert repeats([*lap, *lap]) == []
    assert repeats([*lap[:9], lap[0]]) == [lap[0]]


def test_a_game_without_puzzles_is_left_out_and_no_puzzles_are_no_puzzle() -> None:
    assert puzzle_of_day(MONDAY, (), {}) is None
    assert puzzle_of_day(MONDAY, ("a",), {"a": {}, "b": {"b-1": 1}}) is None
    assert set(picked(9, (), puzzles={"a": {}, "b": {"b-1": 1}})) == {"b-1"}


def test_a_grade_a_game_has_not_is_replaced_by_an_easier_one_and_a_game_too_hard_is_left_out() -> None:
    some = {"a": {"a-1-0": 1, "a-3-0": 3}, "b": {"b-4-0": 4}}
    assert picked(7, ("a",), puzzles=some) == ["a-1-0"] * 4 + ["a-3-0"] * 3
    assert set(picked(14, puzzles=some, hardest=3)) == {"a-1-0", "a-3-0"}
    assert set(picked(14, ("b",), puzzles=some)) == {"b-4-0"}
    assert puzzle_of_day(MONDAY, ("b",), some, 3) is None


@pytest.mark.parametrize("day", range(0, 35, 2))
def test_what_may_be_todays_anywhere_is_kept_back_for_every_wish(day: int) -> None:
    noon = datetime(2026, 11, 16, 12, tzinfo=UTC) + timedelta(days=day)
    wishes = [(games, hardest) for games in WISHES for hardest in GRADES]
    for games, hardest in wishes:
        kept = puzzles_about(int(noon.timestamp() * 1000), PUZZLES, [(games, hardest)])
        days = [noon.date() + timedelta(days=shift) for shift in (-1, 0, 1, 2)]
        assert kept == {puzzle_of_day(day, games, PUZZLES, hardest) for day in days}
    assert puzzles_about(int(noon.timestamp() * 1000), PUZZLES, []) == set()


def test_enough_of_each_shipped_game_and_grade_is_left_for_whoever_asks_for_more() -> None:
    wishes = [((), 4), ((), 2), (("tactic",), 4)]
    for day in range(0, 365, 5):
        noon = datetime(2026, 11, 16, 12, tzinfo=UTC) + timedelta(days=day)
        kept = puzzles_about(int(noon.timestamp() * 1000), shipped_puzzles(), wishes)
        for graded in shipped_puzzles().values():
            left = Counter(grade for puzzle, grade in graded.items() if puzzle not in kept)
            assert min(left[grade] for grade in GRADES) >= 4


def test_each_shipped_game_has_puzzles_of_every_grade_that_a_week_asks_for() -> None:
    assert all(set(graded.values()) == set(GRADES) for graded in shipped_puzzles().values())
