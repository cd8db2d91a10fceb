"""A finished game as one still picture: four positions, each with a caption."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

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
    """What it is made of: positions, what may be written above each, the longest first, and what below all of them."""

    panels: Sequence[tuple[AnyView, Sequence[str]]]
    result: str
    look: Look
    names: tuple[str, str]


def made(story: Story) -> tuple[bytes, int]:
    """Paint it, and tell how high it has become."""
    marks = Marks(names=story.names, legend=False)
    composed = [composition(view, None, story.look, marks) for view, _ in story.panels]
    cells = [_small(one) for one in composed]
    rows = [cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS)]
    tops = [0, *accumulate(CAPTION + max(cell.height for cell in row) for row in rows)]
    parts = frame.Parts(tops[-1] - frame.TOP, (), caption.sentences(story.result))
    canvas = Canvas(composed[0].sprites, frame.height(parts))
    for nth, (cell, (_, said)) in enumerate(zip(cells, story.panels, strict=True)):
        left, top = GAP + nth % COLUMNS * (CELL + GAP), tops[nth // COLUMNS]
        above = (left + CELL // 2, top + CAPTION // 2)
        canvas.say(_fitting(said), above, caption.SIZE, ("paper", "ink"), "m")
        canvas.lay(cell, left, top + CAPTION)
    frame.paint_caption(canvas, parts)
    return canvas.png(), canvas.height


def _fitting(said: Sequence[str]) -> str:
    """Choose the first that there is room for: half a notation tells nobody a turn."""
    fitting = (one for one in said if font.width(one, caption.SIZE) <= CELL)
    return next(fitting, font.fitted(said[-1], caption.SIZE, CELL))


def _small(one: Composition) -> Image.Image:
    """Scale a picture down without its caption, in the same palette: one canvas holds them all."""
    colours = Image.new("P", (1, 1))
    colours.putpalette(one.sprites.palette)
    whole = one.canvas().indices(one.parts.foot).convert("P")
    whole.putpalette(one.sprites.palette)
    small = whole.convert("RGB").resize((CELL, round(whole.height * CELL / WIDTH)), Image.Resampling.LANCZOS)
    indices = small.quantize(palette=colours, dither=Image.Dither.NONE)
    return Image.frombytes("L", indices.size, indices.tobytes())
