"""Sprites of all games in one theme stay within what a small host can spare."""

import pytest

from games.registry import KEYS
from render import boards
from render.painters import kit
from render.theme import THEMES

MOST = 12_000_000  # bytes


@pytest.mark.parametrize("theme", THEMES)
def test_a_look_takes_no_more_than_its_share_of_memory(theme: str) -> None:
    images = {
        id(image): image.size[0] * image.size[1]
        for key in KEYS
        for board in boards(key) or ("",)
        for sprite in kit(key, theme, board).sprites.unpacked()
        for _, ink, mask in sprite.parts
        for image in (ink, mask)
        if image
    }
    assert sum(images.values()) <= MOST
