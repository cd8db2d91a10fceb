"""What a terminal is told: no sign that does something to it, and none that it can't show."""

import io

import pytest

from games.terminal.console import Console, shown
from games.text import words


def test_the_thousands_of_a_french_number_are_set_apart_by_a_blank() -> None:
    assert shown(words("fr").say("terminal-legal", count=1073)).startswith("1 073 actions")


def test_a_sign_that_would_move_the_cursor_is_replaced() -> None:
    assert shown("a\x1b[2Jb\nc") == "a\ufffd[2Jb\nc"


class Interrupted(io.StringIO):
    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        raise KeyboardInterrupt


def test_what_is_said_after_an_interruption_begins_a_line_of_its_own() -> None:
    out = io.StringIO()
    with pytest.raises(KeyboardInterrupt):
        Console(Interrupted(), out, io.StringIO()).ask("White, turn 1")
    assert out.getvalue() == "White, turn 1 > \n"
