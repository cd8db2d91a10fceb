"""
Messages that ring, as data: plain ones, for a push notification shows a message's `content` and nothing else.

The first line says what has happened, the second what is asked of the reader; then comes the rest. A last line with a
time belongs to what is asked.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.ui.layout import Item, rows

ASKED = 1  # the line that is replaced once nothing is asked any more
MOST_CONTENT = 2000
TIME = re.compile(r"<t:\d+")


@dataclass(frozen=True, slots=True)
class PlainMessage:
    """A message's words and rows of buttons; its pictures are attached to it."""

    content: str
    rows: tuple[Item, ...] = ()

    @property
    def components(self) -> list[Item]:
        return list(self.rows)


def plain(told: str, asked: str, *more: str, buttons: Sequence[Item | None] = ()) -> PlainMessage:
    """Write a message that rings; empty lines of the rest are left out, and what is more than Discord takes is cut."""
    content = "\n".join([told, asked, *filter(None, more)])
    if len(content) > MOST_CONTENT:
        content = content[: MOST_CONTENT - 1] + "…"
    return PlainMessage(content, tuple(rows(buttons)))


def with_asked(message: PlainMessage, line: str, time: str = "") -> PlainMessage:
    """Replace the line that asks something, and the last one if it tells a time; what is empty isn't written."""
    lines = message.content.split("\n")
    if len(lines) > ASKED + 1 and TIME.search(lines[-1]):
        lines.pop()
    lines[ASKED : ASKED + 1] = [line] if line else []
    return replace(message, content="\n".join([*lines, *([time] if time else [])]))


def closed(message: PlainMessage, note: str = "") -> PlainMessage:
    """Take the buttons away, and say how it was answered in place of what was asked."""
    return replace(with_asked(message, note), rows=())
