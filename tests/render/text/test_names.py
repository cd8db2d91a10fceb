"""Any name Discord accepts can be shown: thousands of them, always the same."""

import random
from functools import cache
from unicodedata import category

import pytest

from bot.contract.sampling import play
from games.registry import game
from render import Look, Marks, describe, paint
from render.text import font
from render.text.names import FSI, MOST, PDI, said, written
from tests.sampled import sampled

COUNT, LENGTHS = sampled(10_000, full=50_000), (1, 2, 3, 4, 5, 6, 8, 12, 32)
RANGES = (
    (0x20, 0x7F), (0xA0, 0x250), (0x250, 0x590), (0x590, 0x700), (0x900, 0xA00), (0x1E00, 0x2100), (0x2100, 0x2300),
    (0x2600, 0x2700), (0x3000, 0x3100), (0x4E00, 0x4E40), (0xAC00, 0xAC40), (0xE000, 0xE020), (0xFB00, 0xFE10),
    (0xFE20, 0x10000),
    (0x1D400, 0x1D480), (0x1F1E6, 0x1F200), (0x1F300, 0x1F400), (0xE0000, 0xE0080), (0x10FFF0, 0x110000),
)  # fmt: skip
PIECES = (
    "👨‍👩‍👧‍👦",
    "🇫🇷",
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "👍🏽",
    "❤️",
    "\u3000",
    "\u200f",
    "\u202e",
    "\u2067",
    "e\u0301\u0327\u0316",
    "\n",
    "```",
    "می‌خواهم",
)


@cache
def names() -> list[str]:
    lots = random.Random("names")

    def sign() -> str:
        if lots.random() < 0.1:
            return lots.choice(PIECES)
        low, high = lots.choice(RANGES)
        return chr(lots.randrange(low, high))

    return ["".join(sign() for _ in range(lots.choice(LENGTHS))) for _ in range(COUNT)]


def test_thousands_of_names_are_written_without_an_empty_box_and_said_in_one_line() -> None:
    for name in names():
        shown, spoken = written(name), said(name)
        assert all(map(font.can_write, shown)), ascii(name)
        assert shown == shown.strip()
        assert len(spoken.strip(FSI + PDI)) <= MOST
        assert not {category(sign) for sign in spoken} & {"Cc", "Cs", "Zl", "Zp"}, ascii(name)
        assert spoken.count(FSI) == spoken.count(PDI) <= 1


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("Zoë 🦊", "Zoë"),
        ("🇫🇷 Léa 👨‍👩‍👧‍👦", "Léa"),
        ("\u3000ideographic\u3000space\u3000", "ideographic space"),
        ("𝓐𝓷𝓪", "Ana"),
        ("Ａｎａ", "Ana"),
        ("e\u0301lise", "élise"),
        ("Z̸͎a̷l̶g̷o̵", "Zalgo"),
        ("K山田L", "K…L"),
        ("אבג Ana", "… Ana"),
        ("Ana\u202e\nevil", "Ana evil"),
        ("山田", ""),
        ("שלום", ""),
        ("👨‍👩‍👧‍👦", ""),
        ("\u200b\u200d", ""),
        ("\ue000", ""),
        ("!!!", "!!!"),
    ],
)  # fmt: skip
def test_what_is_written_for_a_name(name: str, shown: str) -> None:
    assert written(name) == shown


@pytest.mark.parametrize(
    ("name", "spoken"),
    [
        ("Ana", "Ana"),
        ("山田", "山田"),
        ("🇫🇷 Léa", "🇫🇷 Léa"),
        ("שלום", f"{FSI}שלום{PDI}"),
        ("Ana\u202e evil", "Ana evil"),
        ("one\ntwo\u2028three\x07", "one two three"),
        ("x" * 39 + "👨‍👩‍👧‍👦", "x" * 39),
        ("می‌خواهم", f"{FSI}می‌خواهم{PDI}"),
    ],
)
def test_what_is_said_of_a_name(name: str, spoken: str) -> None:
    assert said(name) == spoken


def test_pictures_and_alternative_text_of_odd_names_hold() -> None:
    state = play(game("logan_stones"), (), "names", 4).states[-1]
    view = game("logan_stones").view(state, None)
    for name in names()[:20]:
        marks = Marks(names=(name, name))
        assert paint(view, None, Look("dark"), marks).width == 1200
        assert "\n" not in describe(view, None, "fr", marks)
