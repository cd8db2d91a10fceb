"""A profile's picture: small, quick, readable on a phone, and its alternative text says what it shows."""

from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from games.registry import KEYS
from games.text import LANGUAGES
from games.text.pseudo import PSEUDO
from render.canvas import Canvas
from render.frame import CORNER_FREE
from render.look import Look
from render.profile import GameProgress, Profile, profile_picture
from render.profile.picture import _kit
from render.profile.progress import LessonState
from render.theme import THEMES
from tests.render.test_painters_phone import LEAST_TYPE, PHONE, THIN, Written, is_near, written
from tests.render.test_theme import contrast

SHIPPED = (15, 20, 10, 17)
LONGEST = "Maximiliane von Hohenlohe-Öhring"
EMPTY = Profile("Ana", tuple(GameProgress(key, LessonState.NEW, 0, (0, 0, 0, 0), SHIPPED) for key in KEYS), 0)
FULL = Profile(LONGEST, tuple(GameProgress(key, LessonState.DONE, 4, SHIPPED, SHIPPED) for key in KEYS), 5 * 62, 365)
__all__ = ["written"]


def with_game(**changed: Any) -> Profile:
    """Let something have happened in Tactic."""
    games = tuple(replace(one, **changed) if one.key == "tactic" else one for one in EMPTY.games)
    return replace(EMPTY, games=games)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", [EMPTY, FULL], ids=["empty", "full"])
def test_it_is_small_and_no_client_covers_any_of_it(profile: Profile, theme: str, language: str) -> None:
    picture = profile_picture(profile, Look(theme, language))
    whole = Image.open(BytesIO(picture.png)).convert("RGB")
    assert whole.size == (picture.width, picture.height) and abs(picture.width - picture.height) > 26
    assert len(picture.png) <= 100_000 and len(picture.alt) <= 1024
    wide, high = CORNER_FREE
    ((_, only),) = whole.crop((0, whole.height - high, wide, whole.height)).getcolors() or []
    assert is_near(only, THEMES[theme]["paper"])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", (*LANGUAGES, PSEUDO))
@pytest.mark.parametrize("profile", [EMPTY, FULL], ids=["empty", "full"])
def test_a_phone_shows_every_word(profile: Profile, theme: str, language: str, written: list[Written]) -> None:
    _kit.cache_clear()
    profile_picture(profile, Look(theme, language))
    assert len(written) > 40 and profile.name in {word.words for word in written}
    assert not [word for word in written if "…" in word.words], "there is room for all of it"
    assert {word for word in written if word.size * PHONE / 1200 < LEAST_TYPE} == set()
    assert {word for word in written if contrast(word.ink, word.ground) < THIN} == set()


@pytest.mark.parametrize("language", (*LANGUAGES, PSEUDO))
def test_words_keep_to_their_columns(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On each line of the picture no two words overlap."""
    spans: dict[int, list[tuple[float, float]]] = {}
    say = Canvas.say

    def saying(canvas: Canvas, words: str, at: tuple[float, float], *how: Any) -> int:
        wide = say(canvas, words, at, *how)
        left = at[0] - wide / 2 * ("m" in how)
        spans.setdefault(round(at[1]), []).append((left, left + wide))
        return wide

    monkeypatch.setattr(Canvas, "say", saying)
    profile_picture(FULL, Look(language=language))
    for line in map(sorted, spans.values()):
        assert line[0][0] >= 0 and line[-1][1] <= 1200
        assert all(one[1] < two[0] for one, two in pairwise(line))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"lesson": LessonState.BEGUN}, "Tactic: Lesson begun; no level won; puzzles: none solved."),
        ({"lesson": LessonState.DONE}, "Tactic: Lesson done; no level won; puzzles: none solved."),
        ({"level": 3}, "Tactic: No lesson yet; won at level 3; puzzles: none solved."),
        ({"solved": (2, 0, 0, 1)}, "Tactic: No lesson yet; no level won; puzzles: 2 easy, 1 very hard."),
        ({"solved": (15, 0, 0, 0)}, "puzzles: 15 easy."),
    ],
)
def test_whatever_happened_is_painted_and_told(changed: dict[str, Any], told: str) -> None:
    before, after = profile_picture(EMPTY), profile_picture(with_game(**changed))
    assert told in after.alt and told not in before.alt
    assert after.png != before.png


def test_a_grade_that_is_solved_whole_looks_different_from_a_larger_one() -> None:
    some = with_game(solved=(15, 0, 0, 0), shipped=(16, 20, 10, 17))
    assert profile_picture(some).png != profile_picture(with_game(solved=(15, 0, 0, 0))).png


def test_the_cairn_grows_with_each_game_won() -> None:
    profiles = [
        replace(EMPTY, games=tuple(replace(one, level=int(nth < won)) for nth, one in enumerate(EMPTY.games)))
        for won in range(len(KEYS) + 1)
    ]
    assert [profile.stones for profile in profiles] == list(range(len(KEYS) + 1))
    told = [profile_picture(profile).alt.rpartition("puzzles: none solved. ")[2] for profile in profiles]
    assert told[0] == "Each game you win against Cairn adds a stone." and "complete" in told[-1]
    assert told[2] == "Your cairn: 2 of 5 games won." and len(set(told)) == len(told)


def test_what_was_solved_once_and_in_a_row_is_counted_whatever_is_shipped() -> None:
    assert "12 puzzles solved · 2 days in a row" in profile_picture(replace(EMPTY, puzzles=12, streak=2)).alt
    assert "row" not in profile_picture(replace(EMPTY, puzzles=1, streak=1)).alt


@pytest.mark.parametrize("name", ["", "🦊🦊", "שלום", "\u202ex"])
def test_whoever_cannot_be_written_has_a_profile_all_the_same(name: str) -> None:
    assert profile_picture(replace(EMPTY, name=name)).png


def test_a_game_without_an_emblem_gets_its_letter_and_a_stone(monkeypatch: pytest.MonkeyPatch) -> None:
    more = (*EMPTY.games, replace(EMPTY.games[0], level=1))
    monkeypatch.setattr("render.profile.emblems._EMBLEMS", {})
    _kit.cache_clear()
    assert "1 of 6 games won" in profile_picture(replace(EMPTY, games=more)).alt
    _kit.cache_clear()
