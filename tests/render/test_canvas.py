import zlib
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.canvas import ROOM, Canvas
from render.sprite_sheet import Kit, SpriteSheet
from render.theme import LIGHT, Colour

RAMP = ("board", "ink")


@pytest.fixture(scope="module")
def kit() -> Kit:
    sheet = SpriteSheet("light", (RAMP,))
    sheet.tile("tile", sheet.brush(10, 6, "board"))
    sheet.cut("disc", sheet.brush(30, 30, "board").disc(15, 15, 10, sheet["coal"]), "board")
    return sheet.kit()


def pixels(canvas: Canvas) -> Image.Image:
    return Image.open(BytesIO(canvas.png())).convert("RGB")


def near(one: Colour, two: Colour) -> bool:
    return max(abs(a - b) for a, b in zip(one, two, strict=True)) <= 4


def at(image: Image.Image, x: int, y: int) -> Colour:
    red, green, blue = image.getpixel((x, y))  # type: ignore[misc]
    return red, green, blue


def test_a_cut_sprite_leaves_alone_what_it_did_not_draw_over(kit: Kit) -> None:
    canvas = Canvas(kit, 40, "board", 60)
    canvas.fill(0, 0, 60, 40, "last")
    canvas.stamp("disc", 30, 20)
    image = pixels(canvas)
    assert near(at(image, 30, 20), LIGHT["coal"])
    assert near(at(image, 17, 7), LIGHT["last"])


def test_a_tile_covers_its_box(kit: Kit) -> None:
    canvas = Canvas(kit, 40, "last", 60)
    canvas.place("tile", 20, 10)
    image = pixels(canvas)
    assert [near(at(image, x, 12), LIGHT["board"]) for x in (19, 20, 29, 30)] == [False, True, True, False]


def test_the_first_column_stays_a_filter_byte_whatever_is_painted_over_the_edge(kit: Kit) -> None:
    canvas = Canvas(kit, 40, "board", 60)
    before = canvas.png()
    canvas.say("W", (-8, 20), 30, RAMP)
    canvas.fill(-9, 0, 3, 9, "last")
    after = canvas.png()
    assert after != before
    start = after.index(b"IDAT")
    lines = zlib.decompress(after[start + 4 : start + 4 + int.from_bytes(after[start - 4 : start])])
    assert set(lines[::61]) == {0}


@pytest.mark.parametrize(("anchor", "left", "right"), [("l", 100, 200), ("m", 50, 150), ("r", 0, 101)])
def test_words_stand_where_their_anchor_says(kit: Kit, anchor: str, left: int, right: int) -> None:
    canvas = Canvas(kit, 60, "board", 200)
    wide = canvas.say("HHH", (100, 30), 30, RAMP, anchor)  # type: ignore[arg-type]
    box = pixels(canvas).convert("L").point([255] * 150 + [0] * 106).getbbox()
    assert box is not None
    assert left <= box[0] < box[2] <= right
    assert box[2] - box[0] <= wide
    assert abs((box[1] + box[3]) / 2 - 30) <= 1


def test_the_ground_of_words_is_the_ground_around_them(kit: Kit) -> None:
    assert kit.ramps[RAMP][0] == kit.index["board"]
    assert kit.ramps[RAMP][255] == kit.index["ink"]


def test_a_ramp_that_was_not_declared_is_refused(kit: Kit) -> None:
    with pytest.raises(KeyError):
        Canvas(kit, 40).say("no", (0, 20), 30, ("ink", "board"))


def test_colours_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="too many"):
        SpriteSheet("light", tuple((one, two) for one in LIGHT for two in LIGHT)).kit()


def test_fewer_colours_can_be_asked_for() -> None:
    def colours(most: int) -> int:
        sheet = SpriteSheet("dark", (RAMP,), most)
        sheet.tile("disc", sheet.brush(90, 90, "card").disc(45, 45, 30, sheet["hint"], blur=6))
        flat = sheet.kit().palette
        return len({flat[at : at + 3] for at in range(0, len(flat), 3)})

    assert colours(2) < colours(6) < colours(40)


def test_memory_used_before_leaves_nothing_in_the_next_picture(kit: Kit) -> None:
    fresh = Canvas(kit, 90, "board", 70).png()
    used = Canvas(kit, 200, "ink", 300)
    used.fill(-1, 0, 300, 200, "last")
    used.png()
    del used
    assert Canvas(kit, 90, "board", 70).png() == fresh


def test_two_canvases_at_a_time_do_not_share_memory(kit: Kit) -> None:
    one, two = Canvas(kit, 40, "board", 60), Canvas(kit, 40, "ink", 60)
    two.fill(0, 0, 30, 40, "board")
    assert near(at(pixels(two), 5, 20), LIGHT["board"])
    assert near(at(pixels(two), 45, 20), LIGHT["ink"])
    assert near(at(pixels(one), 45, 20), LIGHT["board"])


def test_pictures_painted_by_several_threads_at_a_time_are_right(kit: Kit) -> None:
    def painted(nth: int) -> bytes:
        canvas = Canvas(kit, 300, "board", 400)
        for at in range(40):
            canvas.stamp("disc", 10 * at, (nth * 37 + at * 7) % 300)
            canvas.say(f"{nth} {at}", (200, 7 * at), 30, RAMP, "m")
        return canvas.png()

    alone = [painted(nth) for nth in range(6)]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(painted, [*range(6)] * 10))
    assert together == alone * 10


EDGES = [(-12, -9), (50, -11), (46, 32), (-14, 35), (20, 60), (-40, -40)]


@pytest.mark.parametrize(("x", "y"), EDGES)
def test_what_crosses_an_edge_is_clipped_as_pillow_clips_it(kit: Kit, x: int, y: int) -> None:
    canvas = Canvas(kit, 40, "board", 60)
    before, sprite = pixels(canvas), kit.sprites["disc"]
    canvas.place("disc", x, y)
    mask = Image.new("L", before.size)
    mask.paste(sprite.mask or 255, (x + sprite.box[0], y + sprite.box[1]))
    changed = ImageChops.difference(before, pixels(canvas)).convert("L").point([0] + [255] * 255)
    assert changed.getbbox() == mask.getbbox()


def test_a_sprite_is_cropped_to_its_ink_and_stays_in_its_place(kit: Kit) -> None:
    sprite = kit.sprites["disc"]
    assert sprite.size == (30, 30)
    assert sprite.box == (5, 5, 25, 25)
    assert sprite.tile.size == (20, 20)
    canvas = Canvas(kit, 40, "board", 60)
    canvas.stamp("disc", 30, 20)
    canvas.place_part("disc", (15, 0, 30, 30), 30, 5)
    whole = pixels(canvas)
    canvas = Canvas(kit, 40, "board", 60)
    canvas.place("disc", 15, 5)
    assert whole.tobytes() == pixels(canvas).tobytes()


def test_a_picture_larger_than_any_gets_memory_of_its_own(kit: Kit) -> None:
    canvas = Canvas(kit, ROOM // 1000, "board", 1200)
    assert pixels(canvas).size == (1200, ROOM // 1000)
