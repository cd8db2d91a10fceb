"""A finished game as a moving picture: a frame a turn, on one canvas and in one palette."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from render.canvas import WIDTH
from render.look import Look, Marks
from render.painters import AnyView, composition
from render.recap import gif, pace

MOST_FRAMES = 100, 64, 40, 28, 20, 14, 10
MOST_BYTES = 4_000_000


@dataclass(frozen=True, slots=True)
class Film:
    """What a recap is made of: a position before the first turn and one after each, and which are held."""

    views: Sequence[AnyView]
    held: Collection[int]  # their places in it
    look: Look
    names: tuple[str, str]

    def parts(self, most: int) -> list[tuple[AnyView, int]]:
        """
        Choose and time the frames, the last position first.

        Still pictures of a film, and readers that don't move it, show its first frame; the last turn leads back to it.
        """
        *before, last = range(len(self.views))
        kept = pace.shown(len(before), self.held, most)
        timed = zip(kept, pace.times(kept, self.held), strict=True)
        return [(self.views[last], pace.LAST_MS), *((self.views[at], time) for at, time in timed)]


def made(film: Film, most_bytes: int = MOST_BYTES) -> tuple[bytes, int]:
    """Make it of as many frames as are small enough together, and tell how high it has become."""
    most, *fewer = MOST_FRAMES
    filmed = _filmed(film, most)
    for most in fewer:
        if len(filmed[0]) <= most_bytes:
            break
        filmed = _filmed(film, most)
    return filmed


def _filmed(film: Film, most: int) -> tuple[bytes, int]:
    parts = film.parts(most)
    marks = Marks(names=film.names, legend=False)
    composed = [(composition(view, None, film.look, marks), time) for view, time in parts]
    height = max(one.height for one, _ in composed)
    frames = ((one.canvas().indices(height), time) for one, time in composed)
    return b"".join(gif.encode(frames, (WIDTH, height), composed[0][0].sprites.palette)), height
