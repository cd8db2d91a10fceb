"""Can the words be read, and can the colours be told apart by everybody?"""

from itertools import chain, combinations

import pytest

from render import frame
from render.look import ThemeName
from render.painters import PAINTERS
from render.sprite_sheet import Ramp
from render.theme import THEMES, Colour, colours, mix
from tools.vision import MATRICES, linear, seen

DRAWN: list[Ramp] = [("hollow", "muted"), ("board", "muted")]  # words that stand in a ground
RAMPS = sorted({*DRAWN, *frame.RAMPS, *(ramp for painter in PAINTERS for ramp in painter.ramps)})
EYES = ("", *MATRICES)
# Each stands for something: these must differ for every eye, though shapes tell them too.
APART = [
    *combinations(("last", "hint", "picked", "board"), 2),
    ("ivory", "coal"),
    ("card", "turn"),
]


def tinted(theme: ThemeName) -> dict[str, Colour]:
    """All colours of a theme, each game's own included."""
    return dict(chain.from_iterable(colours(theme, painter.tints).items() for painter in PAINTERS))


def luminance(colour: Colour) -> float:
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, two: Colour) -> float:
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: Colour) -> tuple[float, float, float]:
    red, green, blue = map(linear, colour)
    light = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in light)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Colour, two: Colour) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(lab(one), lab(two), strict=True)) ** 0.5)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ramp", RAMPS, ids="-on-".join)
def test_words_stand_out_from_their_ground(theme: ThemeName, ramp: Ramp) -> None:
    known = tinted(theme)
    assert contrast(known[ramp[0]], known[ramp[1]]) >= 4.5


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_colours_that_mean_something_differ_for_every_eye(theme: str, eye: str) -> None:
    seen_as = {name: seen(colour, eye) if eye else colour for name, colour in THEMES[theme].items()}
    close = {(one, two): apart(seen_as[one], seen_as[two]) for one, two in APART}
    assert {pair: gap for pair, gap in close.items() if gap < 20} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_names_the_same_colours(theme: ThemeName) -> None:
    assert set(THEMES[theme]) == set(next(iter(THEMES.values())))


def test_measures_agree_with_known_values() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert apart((0, 0, 0), (255, 255, 255)) == pytest.approx(100, abs=0.1)
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
    assert apart(seen((200, 60, 40), "deuteranopia"), seen((110, 120, 40), "deuteranopia")) < 25
