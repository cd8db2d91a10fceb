"""Emoji of pieces: small enough for Discord, each of its own piece, and only of what choices name."""

from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from games.registry import KEYS
from render.emoji import emoji
from render.painters import find

MOST_BYTES = 256 * 1024
WITH = [key for key in KEYS if find(key).emoji]
painted = cache(emoji)


@pytest.mark.parametrize("key", WITH)
def test_they_are_square_clear_at_the_corner_and_small(key: str) -> None:
    for png in painted(key).values():
        with Image.open(BytesIO(png)) as image:
            assert image.size == (128, 128) and image.getchannel("A").getextrema() == (0, 255)
        assert len(png) <= MOST_BYTES


def test_a_piece_of_one_seat_is_not_the_other_s() -> None:
    for key in ("l_calculus", "tactic", "topologic", "logitac"):
        assert len(set(painted(key).values())) == len(painted(key))
    faces = painted("logan_stones").values()
    assert len(set(faces)) == len(set(map(id, faces))) == len("RPS")
