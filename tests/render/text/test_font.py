import pytest
from PIL import Image, ImageDraw

from render.text import font

SIGNS = "ÀÂÇÉÈÊËÎÏÔŒÙÛÜàâçéèêëîïôœùûü«»’…–·→×★+−0123456789"


def test_the_font_has_french_letters_and_the_signs_in_use() -> None:
    assert font.can_write(SIGNS)


@pytest.mark.parametrize("name", ["日本", "🦊", "שלום", "a\u0007", "ไทย"])
def test_it_says_when_it_lacks_a_sign(name: str) -> None:
    assert not font.can_write(name)


@pytest.mark.parametrize("name", ["Zoë", "Владимир", "Ελένη", "Łukasz", "O’Brien"])
def test_names_of_many_languages_can_be_written(name: str) -> None:
    assert font.can_write(name)


def test_fitted_keeps_what_fits_and_shortens_the_rest() -> None:
    assert font.fitted("Ana", 40, 200) == "Ana"
    short = font.fitted("Anastasia Konstantinopolskaya", 40, 200)
    assert short.startswith("Anast")
    assert short.endswith("…")
    assert font.width(short, 40) <= 200


@pytest.mark.parametrize(
    "text", [SIGNS, "1b-2c 3d-4e → 12a ★", "Bénédicte Ωλ", "fjord, Tÿ ľ…", "ÉwŒJa’ï4дŒy", " a  b "]
)
@pytest.mark.parametrize("size", [26, 27, 34, 40, 60])
def test_words_put_together_of_signs_are_what_pillow_writes(text: str, size: int) -> None:
    mask, left, top = font.mask(text, size)
    below = top - round(size * 2048 / 2816 / 2)
    at = (40, 80)
    ours, theirs = Image.new("L", (2400, 140)), Image.new("L", (2400, 140))
    ours.paste(mask, (at[0] + left, at[1] + below))
    ImageDraw.Draw(theirs).text(at, text, fill=255, font=font.font(size), anchor="ls")
    assert ours.tobytes() == theirs.tobytes()
    assert font.width(text, size) == round(font.font(size).getlength(text))


LONG = "a line that is longer  than those which are kept, with incomprehensibilities"


@pytest.mark.parametrize("text", ["5c", LONG, f" {LONG} ", "", " "])
def test_tiles_are_the_mask_in_the_indices_of_a_ramp(text: str) -> None:
    ramp = bytes(255 - alpha for alpha in range(256))
    written, (wide, box) = font.written(text, 34, ramp), font.measure(text, 34)
    page, wanted = Image.new("L", (wide + 40, 80), 255), Image.new("L", (wide + 40, 80), 255)
    for (left, top, right, bottom), tile in written.tiles:
        page.paste(tile, (20 + left, 40 + top, 20 + right, 40 + bottom))
    if text.strip():
        mask, left, top = font.mask(text, 34)
        wanted.paste(mask.point(ramp), (20 + left, 40 + top))
    assert (written.wide, page.tobytes()) == (wide, wanted.tobytes())
    assert box == (0, 0, 0, 0) or written.tiles


def test_words_are_kept_though_their_sentences_are_new() -> None:
    ramp = bytes(range(256))
    one, two = font.written("The patrol steps to 5c", 34, ramp), font.written("The guard jumps from 5c", 34, ramp)
    assert one.tiles[0][1] is two.tiles[0][1]
    assert one.tiles[-1][1] is two.tiles[-1][1]


def test_a_mask_stands_in_the_middle_of_a_capital() -> None:
    image, _, top = font.mask("H", 40)
    assert abs(top + image.height / 2) <= 1


def test_few_copies_of_the_font_are_kept() -> None:
    for size in range(20, 40):
        font.width("Ana", size)
    assert font.font.cache_info().currsize <= 4
