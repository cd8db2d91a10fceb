"""How few answers a turn leaves is said where that is so whatever lies hidden; who can force a line stands well."""

from typing import Any
from unittest.mock import Mock

import pytest

from games.opponents.logan_stones import reasons
from games.opponents.logan_stones.reasons import _FARED, _FEW, _FORCES, _leaving, _mover_stands
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


@pytest.mark.parametrize(
    ("answers", "forces", "stands"), [(2, True, _FORCES), (2, False, _FARED[2]), (0, False, _FARED[0])]
)
def test_who_can_force_a_line_stands_better_than_whoever_only_has_answers(
    answers: int, forces: bool, stands: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    search = Mock(**{"can_win.return_value": False, "answers.return_value": answers, "can_force.return_value": forces})
    monkeypatch.setattr(reasons, "LoganSearch", lambda _: search)
    world: Any = None
    assert _mover_stands(world) == stands
