"""A solved puzzle is shared by its tries alone: each wrong one, then the right one."""

import pytest

from bot.ui.public.show.share import MORE, MOST_WRONG, RIGHT, WRONG, _drawn


@pytest.mark.parametrize(
    ("tries", "drawn"),
    [
        (0, RIGHT),
        (1, RIGHT),
        (2, WRONG + RIGHT),
        (1 + MOST_WRONG, WRONG * MOST_WRONG + RIGHT),
        (2 + MOST_WRONG, WRONG * MOST_WRONG + MORE + RIGHT),
        (50, WRONG * MOST_WRONG + MORE + RIGHT),
    ],
)
def test_the_tries_are_drawn_up_to_as_many_as_fit_a_line(tries: int, drawn: str) -> None:
    assert _drawn(tries) == drawn
