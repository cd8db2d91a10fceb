"""Whether a position of a played game makes a puzzle: few best turns, clearly better than all others."""

from collections.abc import Sequence

import pytest

from games.opponents.opponent import LEVELS, RankedTurn
from games.opponents.registry import opponent
from games.puzzles.best_turns import MOST_AS_GOOD, find_best_turns
from games.puzzles.collection import puzzles
from games.puzzles.puzzle import position

KEY = "tactic"
PUZZLE = puzzles(KEY)[0]
VIEW = position(PUZZLE).view


def ranked(monkeypatch: pytest.MonkeyPatch, *worths: tuple[float, int | None]) -> Sequence[tuple[str, ...]]:
    """Let the first legal turns be worth this."""
    turns = [turn.actions for turn in opponent(KEY).rank(VIEW, "x", len(worths))]
    assert len(turns) == len(worths)
    judged = [RankedTurn(turn, *worth) for turn, worth in zip(turns, worths, strict=True)]
    monkeypatch.setattr(opponent(KEY), "rank", lambda *_: judged)
    return turns


@pytest.mark.parametrize(
    ("worths", "as_good"),
    [
        ([(0.5, None), (0.2, None)], 0),
        ([(0.5, None), (0.48, None), (0.3, None)], 1),
        ([(0.5, None), (0.43, None)], None),  # neither as good nor clearly worse
        ([(0.5, None), (0.49, None)], None),  # all are as good
        ([(0.5, None)] * MOST_AS_GOOD + [(0.1, None)], MOST_AS_GOOD - 1),
        ([(0.5, None)] * (MOST_AS_GOOD + 1) + [(0.1, None)], None),
        ([(0.5, 3), (0.5, 3), (0.49, 2)], 1),  # where play is solved points alone count
        ([], None),
    ],
)
def test_the_best_turns_are_few_and_stand_apart(
    monkeypatch: pytest.MonkeyPatch, worths: list[tuple[float, int | None]], as_good: int | None
) -> None:
    turns = ranked(monkeypatch, *worths)
    found = find_best_turns(KEY, VIEW, "seed")
    if as_good is None:
        assert found is None
        return
    assert found is not None
    assert [found.best, *found.as_good, found.next_best] == list(turns[: as_good + 2])


@pytest.mark.parametrize("level", [*LEVELS, None])
def test_the_grade_is_the_weakest_level_that_finds_it(monkeypatch: pytest.MonkeyPatch, level: int | None) -> None:
    best, other = PUZZLE.best.turn, PUZZLE.next_best.turn
    monkeypatch.setattr(opponent(KEY), "rank", lambda *_: [RankedTurn(best, 0.5), RankedTurn(other, 0.1)])
    finds = LEVELS[-1] + 1 if level is None else level
    monkeypatch.setattr(opponent(KEY), "choose", lambda _view, at, _seed: best if at >= finds else other)
    found = find_best_turns(KEY, VIEW, "seed")
    assert found is not None and found.grade == (level or LEVELS[-1])
