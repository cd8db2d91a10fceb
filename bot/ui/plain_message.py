"""
Messages that ring, as data: plain ones, for a push notification shows a message's `content` and nothing else.

The first line says what has happened, the second what is asked of the reader; the rest, pictures and buttons follow.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.ui.layout import Item, rows

ASKED = 1  # the line that is replaced once nothing is asked any more


@dataclass(frozen=True, slots=True)
class PlainMessage:
    """A message's words and rows of buttons; its pictures are attached to it."""

    content: str
    rows: tuple[Item, ...] = ()

    @property
    def components(self) -> list[Item]:
        return list(self.rows)


def plain(told: str, asked: str, *more: str, buttons: Sequence[Item | None] = ()) -> PlainMessage:
    """Write a message that rings; empty lines of the rest are left out."""
    return PlainMessage("\n".join([told, asked, *filter(None, more)]), tuple(rows(buttons)))


def with_asked(message: PlainMessage, line: str) -> PlainMessage:
    """Replace the line that asks something; without one in its place it goes."""
    lines = message.content.split("\n")
    lines[ASKED : ASKED + 1] = [line] if line else []
    return replace(message, content="\n".join(lines))


def closed(message: PlainMessage, note: str = "") -> PlainMessage:
    """Take the buttons away, and say how it was answered in place of what was asked."""
    return replace(with_asked(message, note), rows=())
