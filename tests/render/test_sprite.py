import pytest
from PIL import Image

from games.core.play import legal
from games.registry import KEYS, game
from render import boards, paint
from render.look import Look
from render.painters import kit
from render.sprite import Sprite, Sprites, packed, plane


def sprite(level: int, outline: bytes | None = None) -> Sprite:
    mask = plane((3, 2), outline) if outline else None
    return Sprite(plane((3, 2), bytes([level]) * 6), mask, (9, 9), (4, 5, 7, 7))


@pytest.fixture
def three() -> Sprites:
    outline = bytes([255, 0, 255, 0, 255, 0])
    return Sprites({"whole": packed(sprite(1)), "cut": packed(sprite(2, outline)), "twin": packed(sprite(3, outline))})


def pixels(image: Image.Image | None) -> bytes | None:
    return None if image is None else image.tobytes()


def test_a_sprite_comes_out_as_it_was_packed(three: Sprites) -> None:
    for name, level in (("whole", 1), ("cut", 2)):
        found, meant = three[name], sprite(level, bytes([255, 0, 255, 0, 255, 0]) if name == "cut" else None)
        assert (found.size, found.box, found.tile.size) == (meant.size, meant.box, meant.tile.size)
        assert (pixels(found.tile), pixels(found.mask)) == (pixels(meant.tile), pixels(meant.mask))


def test_only_what_was_asked_for_is_unpacked_and_once(three: Sprites) -> None:
    assert "cut" in three
    assert list(three) == []
    assert three["cut"] is three["cut"]
    assert list(three) == ["cut"]
    assert len(list(three.unpacked())) == 3


def test_sprites_of_one_outline_share_it(three: Sprites) -> None:
    assert three["cut"].mask is three["twin"].mask


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
    assert 0 < len(list(sprites)) <= len(list(sprites.unpacked())) * 0.6
