"""Pictures have room for a language that is a third longer: nothing is cut off, and nothing leaves the picture."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.registry import KEYS, game
from games.text.pseudo import PSEUDO
from render import Look, boards
from render.canvas import Canvas
from render.review import chart
from tools.gallery import show
from tools.samples import samples

MOST_ALT = 1024
CUT = "…"
DOTS_OF_ITS_OWN = "‹… "  # an entry that begins with them in English, too


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Note what is shortened, or painted over an edge."""
    found: list[str] = []
    say = Canvas.say

    def saying(canvas: Canvas, words: str, at: tuple[float, float], *how: Any) -> int:
        wide = say(canvas, words, at, *how)
        left = at[0] - wide * {"m": 0.5, "r": 1}.get(how[-1], 0)
        if left < 0 or left + wide > canvas.width or CUT in words.removeprefix(DOTS_OF_ITS_OWN):
            found.append(words)
        return wide

    monkeypatch.setattr(Canvas, "say", saying)
    yield found
    assert found == []


@pytest.mark.parametrize("key", KEYS)
def test_a_game_s_pictures_have_room(key: str, outside: list[str]) -> None:
    for sample in samples(key):
        for board in boards(key) or ("",):
            picture = show(game(key), sample, Look(language=PSEUDO, board=board))
            assert len(picture.alt) <= MOST_ALT


def test_a_look_back_has_room(outside: list[str]) -> None:
    picture = chart("tactic", [0.1, -0.5, 0.6] * 20, (1, 20), ("Ana", "Ben"), Look(language=PSEUDO))
    assert len(picture.alt) <= MOST_ALT
