"""A story: four positions on one picture, as high as they need, and nothing where clients lay a badge."""

from io import BytesIO

import pytest
from PIL import Image

from games.registry import KEYS
from render import Look
from render.frame import CORNER_FREE, LINE
from render.recap.story import CAPTION, CELL, GAP, Story, made
from render.text import caption
from render.text.font import wrapped
from tests.render.recap.test_film import NAMES, views

LONG = "Ana beats Bénédicte: a reason that is much longer than any reason that is given below a picture"


@pytest.mark.parametrize("key", KEYS)
def test_positions_stand_in_two_columns_each_below_its_caption(key: str) -> None:
    shown = views(key)
    story = Story([(shown[nth], (f"Turn {nth} · {LONG}", f"Turn {nth}")) for nth in (3, 6, 9, -1)], LONG, Look(), NAMES)
    png, height = made(story)
    picture = Image.open(BytesIO(png)).convert("RGB")
    assert picture.size == (1200, height)
    assert len(png) < 400_000
    for left in (GAP, 2 * GAP + CELL):
        column = picture.crop((left, CAPTION, left + CELL, height - 200)).getcolors(1 << 16)
        assert column is not None and len(column) > 8
        caption = picture.crop((left, 0, left + CELL, CAPTION)).getcolors(1 << 16)
        assert caption is not None and 1 < len(caption) < 40
    wide, high = CORNER_FREE
    paper = picture.getpixel((0, 0))
    assert picture.crop((0, height - high, wide, height)).getcolors() == [(wide * high, paper)]


def test_a_long_result_goes_on_in_the_next_line() -> None:
    end = [(views("tactic")[-1], ("The end",))]
    (_, low), (_, high) = (made(Story(end, result, Look(), NAMES)) for result in ("A draw", LONG))
    assert high == low + LINE * (len(wrapped(LONG, caption.SIZE, caption.WIDE)) - 1) > low


def test_a_caption_that_is_too_long_gives_way_to_the_shorter_one() -> None:
    shown = views("topologic")[3]
    both, short = (made(Story([(shown, said)], "A draw", Look(), NAMES)) for said in ((LONG, "Turn 3"), ("Turn 3",)))
    assert both == short
    assert made(Story([(shown, ("Turn 3 · 1>r5", "Turn 3"))], "A draw", Look(), NAMES)) != short


def test_a_short_game_is_told_in_fewer_pictures() -> None:
    picture, height = made(Story([(views("tactic")[-1], ("The end",))], "A draw", Look("dark"), NAMES))
    assert picture and height < 1200
