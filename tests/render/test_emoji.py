"""Emoji of pieces: small enough for Discord, each of its own piece, and only of what choices name."""

from io import BytesIO

import pytest
from PIL import Image

from bot.text import words
from games.registry import KEYS
from render.emoji import emoji
from render.painters import find

MOST_BYTES = 256 * 1024
WITH = [key for key in KEYS if find(key).emoji]


@pytest.mark.parametrize("key", WITH)
def test_they_are_square_clear_at_the_corner_and_small(key: str) -> None:
    for png in emoji(key).values():
        with Image.open(BytesIO(png)) as image:
            assert image.size == (128, 128) and image.getchannel("A").getextrema() == (0, 255)
        assert len(png) <= MOST_BYTES


@pytest.mark.parametrize("key", WITH)
def test_each_is_of_a_choice_that_there_is(key: str) -> None:
    for kind in emoji(key):
        labels = [f"{key}-label-{kind}", f"{key}-label-{kind.rpartition('-')[0]}"]
        assert any(words("en").has(label) for label in labels), kind


def test_a_piece_of_one_seat_is_not_the_other_s() -> None:
    for key in ("tactic", "logitac"):
        assert len(set(emoji(key).values())) == len(emoji(key))
    assert len(set(emoji("logan_stones").values())) == len("RPS")
