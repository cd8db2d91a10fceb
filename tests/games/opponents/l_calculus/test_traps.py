"""What the other has before them after a turn, and what they may lose there."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from games.opponents.l_calculus import traps
from games.opponents.l_calculus.judging import JudgedTurn
from games.opponents.l_calculus.lines import inverted
from games.opponents.l_calculus.position import LinePosition, LineTurn
from games.opponents.l_calculus.traps import DOUBT, _expected_loss, _reply_to

AT = LinePosition(0b0011, 4, None, 7, 3, False, "any")


def test_lc_11_after_a_quiet_turn_the_line_before_must_not_come_back_and_one_quiet_turn_fewer_is_left() -> None:
    keeps = JudgedTurn(LineTurn(None, 0b0101, 0b0101, 4, ""), 0)
    theirs = LinePosition(inverted(0b0101, 4), 4, inverted(0b0011, 4), 6, 0, False, "any")
    assert _reply_to(AT, keeps) == theirs
    begun = replace(AT, line=0b0101, before=0b0110, has_swapped=True)
    assert _reply_to(begun, keeps) == replace(theirs, before=inverted(0b0110, 4))


def test_lc_11_after_a_removal_any_line_may_come_and_quiet_turns_are_counted_anew() -> None:
    takes = JudgedTurn(LineTurn(None, 0b0101, 0b01, 2, "xl2"), 0)
    theirs = _reply_to(AT, takes)
    assert (theirs.line, theirs.length, theirs.before) == (inverted(0b01, 2), 2, None)
    assert theirs.quiet > AT.quiet


def test_what_looks_best_to_the_other_counts_most_and_the_next_two_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three turns two look alike, and the first of them is the best there is."""
    keeps = JudgedTurn(LineTurn(None, 0b0101, 0b0101, 4, ""), 0)
    worth, seen = (6, 2, 0), (4, 4, 3)
    turns = [LineTurn(None, line, line, 4, "") for line in range(3)]
    exact, looked_at = ([*map(JudgedTurn, turns, points)] for points in (worth, seen))
    monkeypatch.setattr(traps, "solved_turns", lambda *_: exact)
    monkeypatch.setattr(traps, "LookAhead", lambda *_: SimpleNamespace(turns=lambda _: looked_at))
    solution: Any = None
    assert _expected_loss(solution, AT, keeps) == (0 + 4) / 2 + DOUBT * (0 + 4 + 6) / 3
