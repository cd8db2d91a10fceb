"""The table of a league as a picture: small, within what Discord takes, whatever names people have."""

import pytest

from games.text import LANGUAGES
from render.league import LeagueLine, league_picture
from render.look import Look
from render.text.alt_text import MOST_ALT

NAMES = ("Ana", "W" * 32, "Дмитрий", "✨", "名前", "", "Bénédicte", "Hanna", "Imke", "Jörg", "Zoë", "Ben")


@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_people_are_a_small_picture(language: str) -> None:
    lines = [LeagueLine(rank, name, 11, 0, 0, 22, rank == 12) for rank, name in enumerate(NAMES, 1)]
    painted = league_picture(lines, Look(language=language))
    assert len(painted.png) < 100_000
    assert painted.alt.startswith("1. Ana") and len(painted.alt) <= MOST_ALT
