"""Sprites are kept packed until they are needed, and pasted in parts: the same pixels, through less of a mask."""

import re

import pytest
from PIL import Image

from games.core.play import legal
from games.registry import KEYS, game
from render import boards, paint
from render.look import Look
from render.painters import kit
from render.sprite import BAND, Masks, Packed, SpriteBox, Sprites, banded, full, masked, packed

OUTLINE = bytes([255, 0, 255, 0, 255, 0])


def small(level: int, outline: bytes | None = None) -> Packed:
    return packed((9, 9), (4, 5, 7, 7), bytes([level]) * 6, outline)


@pytest.fixture
def three() -> Sprites:
    return Sprites({"whole": small(1), "cut": small(2, OUTLINE), "twin": small(3, OUTLINE)})


def test_a_sprite_comes_out_as_it_was_packed(three: Sprites) -> None:
    assert [(three[name].size, three[name].box) for name in ("whole", "cut")] == [((9, 9), (4, 5, 7, 7))] * 2
    assert (three["whole"].tile.tobytes(), three["whole"].mask.tobytes()) == (bytes([1]) * 6, bytes([255]) * 6)
    assert (three["cut"].tile.tobytes(), three["cut"].mask.tobytes()) == (bytes([2, 0] * 3), OUTLINE)


def test_only_what_was_asked_for_is_unpacked_and_once(three: Sprites) -> None:
    assert "cut" in three
    assert list(three) == []
    assert three["cut"] is three["cut"]
    assert list(three) == ["cut"]
    assert len(list(three.unpacked())) == 3


def test_sprites_of_one_outline_share_it(three: Sprites) -> None:
    (cut,), (twin,) = three["cut"].parts, three["twin"].parts
    assert cut[2] is twin[2] is not None


def test_an_unknown_name_is_an_error(three: Sprites) -> None:
    assert "other" not in three
    assert three.get("other") is None
    assert three.get("whole") is three["whole"]
    with pytest.raises(KeyError):
        three["other"]


@pytest.mark.parametrize("key", KEYS)
def test_pictures_leave_the_marks_they_do_not_show_packed(key: str) -> None:
    kit.cache_clear()
    rules, board = game(key), (boards(key) or ("",))[0]
    state = rules.setup({}, "seed")
    for _ in range(3):
        paint(rules.view(state, None), None, Look(board=board))
        state = rules.apply(state, legal(rules, state)[0])
    sprites = kit(key, "light", board).sprites
    marks = {name for name in sprites.names if re.search(r"(^|-)(picked|tip)\b", name)}
    assert len(marks) > 2
    assert sprites.keys() and not sprites.keys() & marks


def pasted(parts: list[tuple[SpriteBox, Image.Image, Image.Image | None]], size: tuple[int, int]) -> bytes:
    page = Image.new("L", size, 77)
    for box, ink, mask in parts:
        page.im.paste(ink, box, mask) if mask else page.im.paste(ink, box)
    return page.tobytes()


def drawn(rows: list[str], wide: int) -> tuple[Image.Image, Image.Image]:
    """Stretch each sign of a few rows to many pixels: a tile of many indices, and the mask of what is not a dot."""
    mask = Image.new("L", (len(rows[0]), len(rows)))
    mask.putdata([0 if sign == "." else 255 for row in rows for sign in row])
    mask = mask.resize((wide, wide), Image.Resampling.NEAREST)
    tile = Image.new("L", (wide, wide))
    tile.putdata([1 + at * 7 % 255 for at in range(wide * wide)])
    return tile, mask


RING = ["..##..", ".#..#.", "#....#", "#....#", ".#..#.", "..##.."]
STONE = ["..##..", ".####.", "######", "######", ".####.", "..##.."]
COMB = ["#.#..#"] * 6
SHAPES = [RING, STONE, COMB, [".#####", *["######"] * 5]]


@pytest.mark.parametrize("rows", SHAPES)
@pytest.mark.parametrize("wide", [48, 240])
def test_parts_make_up_what_one_mask_would(rows: list[str], wide: int) -> None:
    tile, mask = drawn(rows, wide)
    sprite = masked((wide + 9, wide + 9), tile, mask, (4, 5, 4 + wide, 5 + wide), {})
    wanted = Image.new("L", sprite.size, 77)
    wanted.paste(tile, sprite.box, mask)
    assert pasted(list(sprite.parts), sprite.size) == wanted.tobytes()
    assert sprite.mask.tobytes() == mask.tobytes()


def test_a_large_ring_is_not_pasted_where_it_is_empty() -> None:
    tile, mask = drawn(RING, 240)
    parts = masked((240, 240), tile, mask, (0, 0, 240, 240), {}).parts
    assert sorted(box for box, _, mask in parts if mask is None) == [(0, 80, 40, 160), (200, 80, 240, 160)]
    assert sorted(box for box, _, mask in parts if mask) == [(0, 0, 240, 80), (0, 160, 240, 240)]


def test_the_same_outline_is_kept_once() -> None:
    masks: Masks = {}
    tile, mask = drawn(STONE, 240)
    one, two = (masked((240, 240), tile, mask, (0, 0, 240, 240), masks) for _ in range(2))
    assert [mask for _, _, mask in one.parts if mask] == [mask for _, _, mask in two.parts if mask] != []


def test_a_full_sprite_covers_its_box() -> None:
    assert full((2, 1), b"ab", (0, 0, 2, 1)).is_full
    assert not full((3, 1), b"ab", (0, 0, 2, 1)).is_full
    tile, mask = drawn(STONE, 240)
    assert not masked((240, 240), tile, mask, (0, 0, 240, 240), {}).is_full


def test_half_of_a_large_stone_needs_no_mask() -> None:
    stone = kit("logan_stones", "light", "").sprites["R--186"]
    through = sum(mask.size[0] * mask.size[1] for _, _, mask in stone.parts if mask)
    assert through <= 0.54 * stone.mask.width * stone.mask.height


def test_bands_that_are_alike_are_kept_once() -> None:
    """A chequered board repeats itself: 12 rows in bands of BAND, of which every other one is the same."""
    one, two = bytes([1, 2] * 4 * BAND), bytes([2, 1] * 4 * BAND)
    rows = (one + two) * 3
    sprite = banded((8, 6 * BAND), rows, (0, 0, 8, 6 * BAND), {})
    assert len({id(ink) for _, ink, _ in sprite.parts}) == 2
    assert sprite.is_full
    assert sprite.tile.tobytes() == rows
