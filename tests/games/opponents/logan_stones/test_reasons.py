"""How few answers a turn leaves is said where that is so whatever lies hidden."""

from typing import Any

import pytest

from games.opponents.logan_stones import reasons
from games.opponents.logan_stones.reasons import _FEW, _leaving
from games.opponents.opponent import TurnReason


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ([0], TurnReason("no-answer", {})),
        ([0, 0], TurnReason("no-answer", {})),
        ([1, 0], TurnReason("few-answers", {"answers": 1})),
        ([1, _FEW], TurnReason("few-answers", {"answers": _FEW})),
        ([0, _FEW + 1], None),
    ],
)
def test_the_most_answers_of_all_deals_are_told_if_they_are_few(
    answers: list[int], said: TurnReason | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reasons, "_answers", lambda world, turn: world)
    played: Any = [(count, None) for count in answers]
    assert _leaving(played) == said
