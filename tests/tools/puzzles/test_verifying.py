"""Shipped puzzles hold what they claim: a sample fixed by seed here, all of them by `make verify-puzzles`."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.core.play import legal
from games.core.seeded import Lots
from games.puzzles.collection import puzzle_of, puzzles
from games.puzzles.puzzle import Puzzle, PuzzleLine, position
from games.registry import KEYS
from tests.sampled import IS_FULL
from tools.puzzles import playing_on
from tools.puzzles.mining import keeps_its_word
from tools.puzzles.playing_on import SEARCHED, plays_worse
from tools.puzzles.topologic import MOST_GUESSED
from tools.puzzles.verifying import faults

SAMPLED = {"l_calculus": 3, "logan_stones": 2, "tactic": 1, "topologic": 4, "logitac": 1}  # as many as a second takes
SHIPPED = [key for key in KEYS if puzzles(key)]  # a game may have none yet
PUBLISHED = 5  # games that have to have some


HOPELESS = {"loses", "ends-behind", "steps-behind"}  # what a best turn isn't worth
TAKEN_OUT = Path(__file__).parent / "taken_out.jsonl"  # puzzles as they were shipped once, wrong each in its way


def sample(key: str, *, whole: bool = False) -> tuple[Puzzle, ...]:
    shuffled = tuple(Lots("verified", key).shuffled(puzzles(key)))
    return shuffled if IS_FULL or whole else shuffled[: SAMPLED.get(key, 1)]


def taken_out(*keys: str) -> list[Puzzle]:
    every = [puzzle_of(json.loads(line)) for line in TAKEN_OUT.read_text(encoding="utf-8").splitlines()]
    return [one for one in every if one.game in keys]


def test_each_published_game_has_puzzles() -> None:
    assert len(SHIPPED) >= PUBLISHED


@pytest.mark.parametrize("key", SHIPPED)
def test_what_is_shipped_holds(key: str) -> None:
    assert {puzzle.id: said for puzzle in sample(key) if (said := faults(puzzle))} == {}


@pytest.mark.parametrize("key", SHIPPED)
def test_none_is_lost_or_a_guess(key: str) -> None:
    assert {one.id for one in puzzles(key) if one.best.worth.kind in HOPELESS} == set()
    behind = [one.best.worth.number for one in puzzles(key) if one.best.worth.kind == "credits-behind"]
    assert max(behind, default=0) < 5
    guessed = [one.best.worth.number for one in puzzles(key) if one.best.worth.kind == "found-now-once-in"]
    assert max(guessed, default=0) <= MOST_GUESSED


WRONG = taken_out("l_calculus", "topologic", "logan_stones", "logitac")


@pytest.mark.parametrize("one", WRONG, ids=lambda one: one.id)
def test_what_was_taken_out_or_put_right_would_be_caught_again(one: Puzzle) -> None:
    assert faults(one)
    assert one not in puzzles(one.game)


@pytest.mark.parametrize("key", SHIPPED)
def test_a_promised_win_takes_as_many_turns_as_are_promised(key: str) -> None:
    assert [one.id for one in puzzles(key) if not keeps_its_word(one)] == []


@pytest.mark.parametrize("key", ["l_calculus", "topologic", "logan_stones"])
def test_a_wrong_best_planted_in_a_copy_is_caught(key: str) -> None:
    one = sample(key)[0]
    swapped = replace(one, best=one.next_best, next_best=one.best)
    assert any("best is" in fault for fault in faults(swapped))
    planted = replace(one, best=PuzzleLine((_some_other_turn(one),), one.best.worth))
    assert faults(planted)


def test_a_wrong_grade_worth_or_equal_is_caught() -> None:
    one = sample("l_calculus")[0]
    assert any("grade is" in fault for fault in faults(replace(one, grade=one.grade % 4 + 1)))
    worth = replace(one.best.worth, number=one.best.worth.number + 1)
    assert any("worth is" in fault for fault in faults(replace(one, best=replace(one.best, worth=worth))))
    assert any("as good" in fault for fault in faults(replace(one, as_good=(one.next_best.turn,))))


def test_a_best_turn_that_scores_less_when_played_on_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that was shipped lost nearly all games at both levels, where the next best won them."""
    scored: dict[Any, float] = {}
    played = playing_on._scored

    def scored_once(one: Puzzle, *what: Any) -> float:
        """Play on from a turn once, whichever of the two it is said to be."""
        return scored[what] if what in scored else scored.setdefault(what, played(one, *what))

    monkeypatch.setattr(playing_on, "_scored", scored_once)
    monkeypatch.setattr(playing_on, "GAMES", 1)
    monkeypatch.setattr(playing_on, "TURNS", 6)
    wrong = next(one for one in taken_out("tactic") if one.task == SEARCHED)
    assert plays_worse(wrong)
    assert not plays_worse(replace(wrong, best=wrong.next_best, next_best=wrong.best))


def test_a_line_that_is_not_legal_is_caught() -> None:
    one = sample("l_calculus")[0]
    wrong = replace(one.best, turns=(*one.best.turns[:1], ("99/100",)))
    assert any("best:" in fault for fault in faults(replace(one, best=wrong)))


def test_a_win_that_does_not_come_is_caught() -> None:
    one = next(puzzle for puzzle in puzzles("logan_stones", 3) if puzzle.best.worth.kind == "wins-in")
    short = replace(one, best=replace(one.best, turns=one.best.turns[:1]))
    assert any("promised" in fault for fault in faults(short))


def _some_other_turn(one: Puzzle) -> tuple[str, ...]:
    """Take the first legal action again and again until the turn is over, or the last where that is the best turn."""
    return next(turn for turn in (_taking(one, 0), _taking(one, -1)) if turn != one.best.turn)


def _taking(one: Puzzle, nth: int) -> tuple[str, ...]:
    taken: list[str] = []
    while not taken or not position(one, taken).state.fresh:
        at = position(one, taken)
        taken.append(legal(at.game, at.state)[nth])
    return tuple(taken)
