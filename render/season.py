"""A month of a server as a picture: which games were played, who won most, and who solved puzzles in a row."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.text import Words, words
from render.canvas import WIDTH, Canvas
from render.look import Look, Picture
from render.sprite_sheet import inks, plain_kit
from render.text import font
from render.text.alt_text import MOST_ALT
from render.text.names import said as say_name
from render.text.names import written

MARGIN, TITLE, HEADING, ROW, GAP = 24, 100, 72, 76, 6
LARGE, BIG, SMALL = 60, 46, 40  # type
COLUMN = (WIDTH - 3 * MARGIN) // 2
NAME_ROOM = COLUMN - 140
RAMPS = inks(paper="muted ink", card="ink")


@dataclass(frozen=True, slots=True)
class SeasonPart:
    """One list of the picture: its heading's word, and lines with a number each."""

    word: str
    lines: Sequence[tuple[str, int]]


def season_picture(title: str, columns: Sequence[Sequence[SeasonPart]], look: Look) -> Picture:
    """Paint the columns beside each other, and in each its parts one below the other."""
    said = words(look.language)
    canvas = Canvas(plain_kit(look.theme, RAMPS), TITLE + max(map(_height, columns)) + MARGIN)
    canvas.say(title, (MARGIN + MARGIN, TITLE // 2 + GAP), LARGE, ("paper", "ink"))
    for nth, parts in enumerate(columns):
        _paint(canvas, said, parts, MARGIN + nth * (COLUMN + MARGIN))
    return Picture(canvas.png(), canvas.width, canvas.height, _described(said, title, columns))


def _height(parts: Sequence[SeasonPart]) -> int:
    return sum(HEADING + len(part.lines) * (ROW + GAP) for part in parts)


def _paint(canvas: Canvas, said: Words, parts: Sequence[SeasonPart], left: int) -> None:
    top = TITLE
    for part in parts:
        heading = said.say(f"season-picture-{part.word}")
        canvas.say(heading, (left + MARGIN, top + HEADING // 2), SMALL, ("paper", "muted"))
        top += HEADING
        for name, number in part.lines:
            canvas.fill(left, top, left + COLUMN, top + ROW, "card")
            middle, ink = top + ROW // 2, ("card", "ink")
            canvas.say(font.fitted(written(name) or "…", BIG, NAME_ROOM), (left + MARGIN, middle), BIG, ink)
            canvas.say(str(number), (left + COLUMN - MARGIN, middle), BIG, ink, "r")
            top += ROW + GAP


def _described(said: Words, title: str, columns: Sequence[Sequence[SeasonPart]]) -> str:
    parts = [
        said.say(
            "alt-season-part",
            heading=said.say(f"season-picture-{part.word}"),
            lines=", ".join(f"{say_name(name)} {number}" for name, number in part.lines),
        )
        for column in columns
        for part in column
    ]
    told = " ".join([f"{title}.", *parts])
    return told if len(told) <= MOST_ALT else told[: MOST_ALT - 1] + "…"
