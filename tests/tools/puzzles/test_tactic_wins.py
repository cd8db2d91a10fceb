"""Short wins of Tactic are found over every legal turn, those that the search doesn't try among them."""

import pytest

from games.opponents.tactic.position import TacticPosition, parse
from games.puzzles.puzzle import Puzzle, PuzzleWorth, position
from tests.sampled import IS_FULL
from tests.tools.puzzles.test_verifying import sample, taken_out
from tools.puzzles.tactic import LONGEST_WIN
from tools.puzzles.tactic_wins import Reached, is_proved, reached, short_wins

SHORT = [one for one in sample("tactic", whole=True) if one.best.worth.kind == "wins-in" and one.best.worth.number <= 2]
QUICK = ("tactic-e9a62b", "tactic-f1ae42", "tactic-7434f0")  # wins in one, one and two
OTHERS = [one for one in sample("tactic", whole=True) if one not in SHORT]


def accepted(one: Puzzle) -> set[Reached]:
    here = TacticPosition(position(one).state)
    return {reached(here, tuple(map(parse, turn))) for turn in (one.best.turn, *one.as_good)}


@pytest.mark.parametrize("one", SHORT if IS_FULL else [one for one in SHORT if one.id in QUICK], ids=lambda one: one.id)
def test_no_legal_turn_wins_as_soon_but_what_is_accepted(one: Puzzle) -> None:
    assert short_wins(TacticPosition(position(one).state), int(one.best.worth.number)) == accepted(one)


@pytest.mark.parametrize("one", OTHERS if IS_FULL else OTHERS[:1], ids=lambda one: one.id)
def test_no_legal_turn_wins_sooner_than_is_claimed(one: Puzzle) -> None:
    assert not short_wins(TacticPosition(position(one).state), LONGEST_WIN)


def test_the_wins_by_a_guard_that_goes_away_first_are_found() -> None:
    one = next(
        one for one in taken_out("tactic") if one.best.worth.kind == "wins-in" and one.best.worth.number <= LONGEST_WIN
    )
    wins = short_wins(TacticPosition(position(one).state), 2)
    assert accepted(one) < wins and len(wins) == 47


def test_a_win_in_three_is_proved_over_every_answer_or_is_none() -> None:
    """One that was shipped had an answer which the search didn't try."""
    wrong = next(one for one in taken_out("tactic") if one.best.worth == PuzzleWorth("wins-in", 3))
    held = next(one for one in OTHERS if one.id == "tactic-8f627d")
    for one, is_win in ((wrong, False), (held, True)):
        turn = tuple(map(parse, one.best.turn))
        assert is_proved(TacticPosition(position(one).state), turn, 3) is is_win
