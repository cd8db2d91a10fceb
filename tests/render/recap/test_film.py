"""A film: its frames are the stills, the end comes first, and it is small."""

from functools import cache
from io import BytesIO
from itertools import cycle

import pytest
from PIL import Image, ImageSequence

from games.core.open_view import open_view
from games.registry import KEYS, game
from render import Look, Marks, paint
from render.painters import AnyView
from render.recap import pace
from render.recap.film import MOST_BYTES, Film, made
from render.theme import THEMES
from tools.bench.rules import random_game

TURNS = 12
FEW = 4  # where each is painted and compared
NAMES = ("Ana", "Bénédicte")


@cache
def views(key: str, turns: int = TURNS) -> tuple[AnyView, ...]:
    """A random game as a recap shows it: where a turn has ended, all open."""
    states = random_game(game(key), 1, turns).states
    return tuple(open_view(game(key), state) for state in states if state.fresh or state.outcome)


def frames(film: bytes) -> list[tuple[Image.Image, int]]:
    """Read the frames as a reader shows them, each with its time."""
    with Image.open(BytesIO(film)) as moving:
        return [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(moving)]


@pytest.mark.parametrize(("key", "theme"), tuple(zip(KEYS, cycle(THEMES), strict=False)))
def test_each_frame_is_the_still_pixel_by_pixel(key: str, theme: str) -> None:
    look, shown = Look(theme, "fr"), views(key)[:FEW]
    film, height = made(Film(shown, {2}, look, NAMES))
    seen = frames(film)
    order = [shown[-1], *shown[:-1]]
    assert len(seen) == len(order)
    for (frame, _), view in zip(seen, order, strict=True):
        still = Image.open(BytesIO(paint(view, None, look, Marks(names=NAMES, legend=False)).png)).convert("RGB")
        assert frame.size == (still.width, height)
        assert frame.crop((0, 0, *still.size)).tobytes() == still.tobytes()
        below = frame.crop((0, still.height, still.width, height))
        assert still.height == height or below.getcolors() == [(below.width * below.height, still.getpixel((0, 0)))]


def test_what_mattered_is_held_and_the_end_too() -> None:
    times = [time for _, time in frames(made(Film(views("tactic"), {3}, Look(), NAMES))[0])]
    assert times[0] == pace.LAST_MS
    assert times[1 + 3] == max(times[1:]) > times[1]


def test_a_game_without_a_turn_is_one_frame() -> None:
    ((frame, _),) = frames(made(Film(views("tactic")[:1], set(), Look(), NAMES))[0])
    assert frame.width == 1200


def test_a_long_game_is_made_of_fewer_frames_rather_than_of_more_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.recap.film.MOST_FRAMES", (12, 6))
    shown = views("topologic", 40)
    film, _ = made(Film(shown, {20}, Look(), NAMES), MOST_BYTES // 12)
    seen = frames(film)
    assert len(seen) == 1 + 6
    held = Image.open(BytesIO(paint(shown[20], None, Look(), Marks(names=NAMES, legend=False)).png)).convert("RGB")
    assert any(frame.crop((0, 0, *held.size)).tobytes() == held.tobytes() for frame, _ in seen)
