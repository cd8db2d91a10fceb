"""Marks stand out by 3:1 from every ground they may lie on, in every game, look and theme: by colour or by a seam."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from games.registry import KEYS
from render import boards
from render.painters import find, kit
from render.sprite import Sprite
from render.theme import THEMES, Colour, colours
from tests.render.test_theme import contrast

THIN = 3.0
SHARE = 0.12  # of a mark's ink that one of its colours has at least
FACES = ("stone_rock", "stone_paper", "stone_scissors", "stone_blank")
TILES = tuple(f"tile_{colour}" for colour in "roygcbvpwk")
# Which sprites are marks, and what they may lie on: each line is a game's pattern of names, and grounds of its theme.
MARKED = {
    "l_calculus": ((r"(last|tip)-\d+", ("board",)), (r"[WB]-ghost-\d+", ("board",)), (r"arc|head-.*", ("board",))),
    "tactic": (
        (r"(to|from|in|lost|arrow.*|head\d+|dot)-(last|before|tip)", ("board", "hollow", "card")),
        (r"hint|picked|hint-dot", ("board", "hollow", "card")),
    ),
    "logan_stones": (
        (r"(acted|turned|before|hint|picked|tip)-\d+", ("board", *FACES)),
        (r"(hint|picked|tip)-tray", ("hollow", *FACES)),
    ),
    "topologic": ((r"(before|last|hint|picked|tip|secret)-\d+|dot|hint-dot|star", ("board", *TILES)),),
    "logitac": ((r"(was|from|to|tip|hint|picked)-\d+|hint-dot", ("square_light", "square_dark")),),
}
CASES = [(key, board, theme) for key in KEYS for board in boards(key) or ("",) for theme in THEMES]


def tones(sprite: Sprite, palette: bytes, tint: Mapping[str, Colour]) -> list[Colour]:
    """List the colours of a mark's ink, the most frequent first; those between them at its edges don't count."""
    inked = [index for index, level in zip(sprite.tile.tobytes(), sprite.mask.tobytes(), strict=True) if level]
    found = [
        (palette[3 * index], palette[3 * index + 1], palette[3 * index + 2])
        for index, count in Counter(inked).most_common()
        if count >= SHARE * len(inked)
    ]
    return [tone for tone in found if any(near(tone, colour) for colour in tint.values())]


def near(one: Colour, two: Colour) -> bool:
    return max(abs(a - b) for a, b in zip(one, two, strict=True)) <= 4


def stands_out(found: list[Colour], ground: Colour) -> bool:
    """One of its colours does, and any other lies beside that one and stands out from it."""
    seen = [tone for tone in found if contrast(tone, ground) >= THIN]
    return bool(seen) and all(
        contrast(tone, ground) >= THIN or any(contrast(tone, other) >= THIN for other in seen) for tone in found
    )


def faint(key: str, board: str, theme: str) -> Iterator[tuple[str, str]]:
    sprites, tint = kit(key, theme, board), colours(theme, find(key).tints)
    for pattern, grounds in MARKED[key]:
        names = [name for name in sprites.sprites.names if re.fullmatch(pattern, name)]
        assert names, pattern
        for name in names:
            found = tones(sprites.sprites[name], sprites.palette, tint)
            yield from ((name, ground) for ground in grounds if not stands_out(found, tint[ground]))


@pytest.mark.parametrize(("key", "board", "theme"), CASES)
def test_marks_stand_out_from_every_ground(key: str, board: str, theme: str) -> None:
    assert sorted(set(faint(key, board, theme))) == []


def test_every_game_says_which_of_its_sprites_are_marks() -> None:
    assert set(MARKED) == set(KEYS)


def test_a_faint_mark_is_found() -> None:
    grey, dark, light = (120, 120, 120), (10, 10, 10), (250, 250, 250)
    assert not stands_out([(130, 130, 130)], grey)
    assert stands_out([(130, 130, 130), dark], grey)
    assert not stands_out([(40, 40, 40), dark], dark)
    assert stands_out([light], dark)
