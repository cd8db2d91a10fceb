"""A story: four positions on one picture, as high as they need, in a few colours."""

from io import BytesIO

import pytest
from PIL import Image

from games.registry import KEYS
from render import Look
from render.recap.story import CAPTION, CELL, GAP, Story, made
from tests.render.recap.test_film import NAMES, views


@pytest.mark.parametrize("key", KEYS)
def test_positions_stand_in_two_columns_each_above_its_caption(key: str) -> None:
    shown = views(key)
    story = Story(
        [(shown[nth], f"Turn {nth} · a long line that says far too much to fit") for nth in (3, 6, 9, -1)],
        Look(),
        NAMES,
    )
    png, height = made(story)
    picture = Image.open(BytesIO(png)).convert("RGB")
    assert picture.size == (1200, height)
    assert len(png) < 400_000
    paper = picture.getpixel((0, 0))
    for left in (GAP, 2 * GAP + CELL):
        column = picture.crop((left, GAP, left + CELL, height - CAPTION)).getcolors(1 << 16)
        assert column is not None and len(column) > 8
        caption = picture.crop((left, height - CAPTION, left + CELL, height)).getcolors(1 << 16)
        assert caption is not None and 1 < len(caption) < 40
    assert {picture.getpixel((x, y)) for x in range(GAP) for y in range(height)} == {paper}


def test_a_short_game_is_told_in_fewer_pictures() -> None:
    picture, height = made(Story([(views("tactic")[-1], "The end")], Look("dark"), NAMES))
    assert picture and height < 1200
