import pytest

from render import font

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


def test_a_mask_stands_in_the_middle_of_a_capital() -> None:
    image, _, top = font.mask("H", 40)
    assert abs(top + image.height / 2) <= 1
