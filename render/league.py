"""The table of a league or a ladder as a picture: a line for each member."""

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

MARGIN, HEADINGS, ROW, GAP = 24, 84, 84, 6
BIG, SMALL = 48, 40  # type
RANK, NAME, PLAYED, COUNTS, POINTS = MARGIN + 48, MARGIN + 108, 690, 900, 1100  # where the columns stand
NAME_ROOM = 470
RAMPS = inks(paper="muted", card="ink muted")


@dataclass(frozen=True, slots=True)
class LeagueLine:
    rank: int
    name: str
    wins: int
    draws: int
    losses: int
    points: int | None  # None on a ladder, where places are
    has_left: bool = False

    @property
    def played(self) -> int:
        return self.wins + self.draws + self.losses


def league_picture(lines: Sequence[LeagueLine], look: Look) -> Picture:
    said = words(look.language)
    canvas = Canvas(plain_kit(look.theme, RAMPS), HEADINGS + len(lines) * (ROW + GAP) + MARGIN)
    for word, x in (("played", PLAYED), ("counts", COUNTS), ("points", POINTS)):
        if word != "points" or any(line.points is not None for line in lines):
            canvas.say(said.say(f"league-picture-{word}"), (x, HEADINGS // 2), SMALL, ("paper", "muted"), "m")
    for nth, line in enumerate(lines):
        _paint(canvas, said, line, HEADINGS + nth * (ROW + GAP))
    return Picture(canvas.png(), canvas.width, canvas.height, _described(said, lines))


def _paint(canvas: Canvas, said: Words, line: LeagueLine, top: int) -> None:
    middle, ink = top + ROW // 2, ("card", "muted" if line.has_left else "ink")
    canvas.fill(MARGIN, top, WIDTH - MARGIN, top + ROW, "card")
    canvas.say(str(line.rank), (RANK, middle), BIG, ink, "m")
    name = font.fitted(_name(said, line, written(line.name) or "…"), BIG, NAME_ROOM)
    canvas.say(name, (NAME, middle), BIG, ink)
    points = "" if line.points is None else str(line.points)
    counts = f"{line.wins}–{line.draws}–{line.losses}"
    for word, x in ((str(line.played), PLAYED), (counts, COUNTS), (points, POINTS)):
        canvas.say(word, (x, middle), BIG, ink, "m")


def _name(said: Words, line: LeagueLine, name: str) -> str:
    return said.say("league-picture-left", name=name) if line.has_left else name


def _described(said: Words, lines: Sequence[LeagueLine]) -> str:
    told = " ".join(
        said.say(
            "alt-ladder-line" if line.points is None else "alt-league-line",
            rank=line.rank,
            name=_name(said, line, say_name(line.name)),
            points=line.points or 0,
            played=line.played,
            wins=line.wins,
            draws=line.draws,
            losses=line.losses,
        )
        for line in lines
    )
    return told if len(told) <= MOST_ALT else told[: MOST_ALT - 1] + "…"
