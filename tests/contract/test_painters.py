"""Painters are found by what they paint."""

import pytest

from games.registry import KEYS
from render import describe, paint
from render.painters import PAINTERS


def test_every_registered_game_has_a_painter() -> None:
    assert [painter.key for painter in PAINTERS] == KEYS


def test_painters_are_told_apart_by_what_they_paint() -> None:
    assert len({painter.view for painter in PAINTERS}) == len(PAINTERS)


def test_anything_else_is_refused() -> None:
    for ask in (lambda thing: paint(thing, None), lambda thing: describe(thing, None, "en")):
        with pytest.raises(TypeError, match=r"builtins\.str"):
            ask("tactic")
