import random
from io import BytesIO

import pytest
from PIL import Image

from games.registry import KEYS
from games.text import LANGUAGES, words
from render.look import Look
from render.review import _sentences, chart
from render.theme import THEMES


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 3, 46, 431, 2000])
def test_a_chart_of_any_length_is_small_and_says_what_it_shows(theme: str, language: str, count: int) -> None:
    lots = random.Random(count)
    values = [lots.uniform(-1.2, 1.2) for _ in range(count)]
    picture = chart("tactic", values, (1, count // 2, count), ("Ana", "שלום"), Look(theme, language))
    assert len(picture.png) <= 100_000
    assert 20 < len(picture.alt) <= 1024
    assert Image.open(BytesIO(picture.png)).size == (picture.width, picture.height)


def test_the_course_is_told_from_turn_to_turn() -> None:
    said = chart("l_calculus", [0, 0.05, 0.5, 0.6, -0.4], (3, 5), ("Ana", "Ben")).alt
    assert "turns 1 to 2 even; turns 3 to 4 Ana ahead; turn 5 Ben ahead" in said
    assert "Turn 3, marked: from 5 to 50 on a scale of 100 for Ana to -100 for Ben." in said
    assert "Turn 5, marked: from 60 to -40" in said


def test_a_game_that_was_even_all_through_says_so() -> None:
    even, in_french = (chart("tactic", [0.01, -0.02, 0], look=Look(language=language)) for language in ("en", "fr"))
    assert even.png != in_french.png and len(even.png) > len(chart("tactic", [0.01, 0.5, 0]).png) - 2_000
    assert "even" in even.alt


def test_the_course_is_told_in_the_language_s_own_signs() -> None:
    flickering = [0.5, -0.5] * 9
    said = chart("tactic", flickering, names=("Ana", "Ben"), look=Look(language="fr")).alt
    assert "tour 1\xa0: Ana en tête\xa0; tour 2\xa0: Ben en tête\xa0; " in said
    assert said.endswith("\xa0; …")


@pytest.mark.parametrize("key", KEYS)
def test_seats_are_named_where_nobody_is(key: str) -> None:
    assert chart(key, [0.5]).png != chart(key, [0.5], names=("Ana", "Ben")).png


def test_every_value_and_every_mark_shows() -> None:
    plain = chart("tactic", [0.1, 0.2, -0.3]).png
    assert chart("tactic", [0.1, 0.2, 0.3]).png != plain
    assert chart("tactic", [0.1, 0.2, -0.3], (2,)).png != plain
    assert chart("tactic", [0.1, 0.2, -0.3], (9,)).png == plain


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        ([8], ("Turn 8 mattered most", "Le tour 8 a le plus compté")),
        ([8, 10, 14], ("Turns 8, 10 and 14 mattered most", "Les tours 8, 10 et 14 ont le plus compté")),
    ],
)
def test_marked_turns_are_listed_as_people_do(turns: list[int], told: tuple[str, str]) -> None:
    assert tuple(list(_sentences(words(language), turns))[-1] for language in ("en", "fr")) == told
