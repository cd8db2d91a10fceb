"""A month as a picture: small, within what Discord takes, whatever names people have."""

import pytest

from games.text import LANGUAGES
from render.look import Look
from render.season import SeasonPart, season_picture
from render.text.alt_text import MOST_ALT

GAMES = SeasonPart("games", [(f"Game {nth}", 1000 - nth) for nth in range(7)])
WINS = SeasonPart("wins", [("Ana", 31), ("W" * 32, 20), ("", 9)])
STREAK = SeasonPart("streak", [("Дмитрий ✨", 31), ("名前" * 300, 30)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_month_is_a_small_picture(language: str) -> None:
    painted = season_picture("November 2026", [[GAMES], [WINS, STREAK]], Look(language=language))
    assert len(painted.png) < 100_000 and painted.height < painted.width
    assert painted.alt.startswith("November 2026. ") and "Ana 31" in painted.alt and len(painted.alt) <= MOST_ALT


def test_a_month_of_puzzles_alone_has_no_empty_lists() -> None:
    painted = season_picture("November 2026", [[], [SeasonPart("streak", [("Ben", 3)])]], Look())
    assert painted.alt == "November 2026. Puzzles in a row: Ben 3."
