"""A finished game as one still picture: four positions, each with a caption."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render import frame
from render.canvas import WIDTH, Canvas
from render.look import Look, Marks
from render.painters import AnyView, Composition, composition
from render.text import caption, font

GAP, COLUMNS = 16, 2
CELL = (WIDTH - (COLUMNS + 1) * GAP) // COLUMNS
CAPTION = 64


@dataclass(frozen=True, slots=True)
class Story:
    """What it is made of: positions, what is written above each, and what below all of them."""

    panels: Sequence[tuple[AnyView, str]]
    result: str
    look: Look
    names: tuple[str, str]


def made(story: Story) -> tuple[bytes, int]:
    """Paint it, and tell how high it has become."""
    composed = [composition(view, None, story.look, _marks(story)) for view, _ in story.panels]
    cells = [_small(one) for one in composed]
    rows = [cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS)]
    tops = [0]
    for row in rows:
        tops.append(tops[-1] + CAPTION + max(cell.height for cell in row))
    canvas = Canvas(composed[0].sprites, tops[-1] + frame.FOOT)
    for nth, (cell, (_, said)) in enumerate(zip(cells, story.panels, strict=True)):
        left, top = GAP + nth % COLUMNS * (CELL + GAP), tops[nth // COLUMNS]
        _write(canvas, said, (left + CELL // 2, top + CAPTION // 2), CELL)
        canvas.lay(cell, left, top + CAPTION)
    _write(canvas, story.result, (WIDTH // 2, tops[-1] + frame.FOOT // 2), caption.WIDE)
    return canvas.png(), canvas.height


def _write(canvas: Canvas, said: str, at: tuple[int, int], room: int) -> None:
    canvas.say(font.fitted(said, caption.SIZE, room), at, caption.SIZE, ("paper", "ink"), "m")


def _marks(story: Story) -> Marks:
    return Marks(names=story.names, legend=False)


def _small(one: Composition) -> Image.Image:
    """Scale a picture down without its caption, in the same palette: one canvas holds them all."""
    colours = Image.new("P", (1, 1))
    colours.putpalette(one.sprites.palette)
    whole = one.canvas().indices(one.parts.foot).convert("P")
    whole.putpalette(one.sprites.palette)
    small = whole.convert("RGB").resize((CELL, round(whole.height * CELL / WIDTH)), Image.Resampling.LANCZOS)
    indices = small.quantize(palette=colours, dither=Image.Dither.NONE)
    return Image.frombytes("L", indices.size, indices.tobytes())
