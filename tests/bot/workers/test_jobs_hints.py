"""Of turns that are as good, a hint takes one with a plan, and doesn't say the same twice in a row."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.workers import jobs
from bot.workers.jobs import AS_GOOD, GiveHint, TurnHint
from games.opponents.opponent import RankedTurn, TurnReason

RANKED = (
    RankedTurn(("wait",), 0.5),
    RankedTurn(("run",), 0.5 - AS_GOOD / 2),
    RankedTurn(("block",), 0.5 - 0.9 * AS_GOOD),
    RankedTurn(("clear",), 0.5 - 2 * AS_GOOD),
)
KINDS = {"wait": "waits", "run": "runs", "block": "blocks", "clear": "clears"}


class Ranking:
    def __init__(self, ranked: Sequence[RankedTurn]) -> None:
        self.ranked = ranked

    def rank(self, _view: Any, _seed: str, most: int) -> Sequence[RankedTurn]:
        return self.ranked[:most]

    def explain(self, _view: Any, actions: Sequence[str]) -> TurnReason:
        return TurnReason(KINDS[actions[0]], {})


def hinted(monkeypatch: pytest.MonkeyPatch, ranked: Sequence[RankedTurn], last: str = "") -> TurnHint | None:
    monkeypatch.setattr(jobs, "opponent", lambda _: Ranking(ranked))
    return GiveHint("tactic", None, "seed", last).run()


def kind(hint: TurnHint | None) -> str:
    assert hint is not None
    return hint.reason.kind


def test_a_plan_is_named_where_a_turn_that_is_as_good_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert kind(hinted(monkeypatch, RANKED)) == "runs"
    assert kind(hinted(monkeypatch, (RANKED[0], RANKED[3]))) == "waits"
    assert hinted(monkeypatch, ()) is None


def test_the_same_is_not_said_twice_in_a_row_where_something_else_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    first = hinted(monkeypatch, RANKED)
    assert first is not None
    assert kind(hinted(monkeypatch, RANKED, first.said)) == "blocks"
    assert kind(hinted(monkeypatch, RANKED[1:2], first.said)) == "runs"


def test_no_worse_turn_is_hinted_at_where_play_is_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    solved = (RankedTurn(("run",), 0.5, points=3), RankedTurn(("block",), 0.5, points=2))
    first = hinted(monkeypatch, solved)
    assert first is not None
    assert kind(hinted(monkeypatch, solved, first.said)) == "runs"
