"""Arcs from a block's old place to its new one, made of bends, lines and a head."""

from dataclasses import dataclass

from render.canvas import WIDTH, Canvas
from render.l_calculus.line_layout import ARC, NUMBER, LineLayout, SpanMove
from render.l_calculus.sprites import ARC_WIDE, HEAD, TURN

SIDE = 2 * TURN + ARC_WIDE
EDGE = 24  # where an arc goes from row to row, from the edge of the picture
CLEAR = 6  # from a head to what it points at


def paint_arc(canvas: Canvas, top: int, shape: LineLayout, way: SpanMove, *, is_above: bool) -> None:
    """Lead from the middle of a span to the middle of another: above the line, or below its numbers."""
    (start, from_row), (end, to_row) = (shape.middle(span) for span in way)
    leaving, coming = (_Side(canvas, top, shape, row, is_above) for row in (from_row, to_row))
    if from_row == to_row:
        leaving.paint_level((start, end), (start, end))
    else:  # down or up beside the rows: at the right what runs above them, at the left what runs below
        edge = WIDTH - EDGE if is_above else EDGE
        leaving.paint_level((start, edge), (start,))
        coming.paint_level((edge, end), (end,))
        upper, lower = sorted((leaving.level, coming.level))
        canvas.fill(edge - ARC_WIDE // 2, upper, edge + ARC_WIDE // 2, lower + ARC_WIDE, "last")
    leaving.paint_tail(start)
    coming.paint_head(end)


@dataclass(frozen=True, slots=True)
class _Side:
    """The room for arcs above a row, or below it."""

    canvas: Canvas
    top: int
    shape: LineLayout
    row: int
    is_above: bool

    @property
    def _far(self) -> int:
        return self._near - ARC + 10 if self.is_above else self._near + ARC - 4

    @property
    def _near(self) -> int:
        """Tell where arcs meet the line."""
        y, half = self.top + self.shape.place(self.row * self.shape.per_row)[1], self.shape.pitch // 2
        return y - half - CLEAR if self.is_above else y + half + NUMBER

    @property
    def level(self) -> int:
        """Tell where the line beside the row begins."""
        return self._far if self.is_above else self._far - ARC_WIDE

    def paint_level(self, ends: tuple[int, int], bends: tuple[int, ...]) -> None:
        """Draw the line that runs beside the row, and its bends."""
        upper, half = self.level, SIDE // 2
        left, right = min(ends), max(ends)
        inner = (left + TURN * (left in bends), right - TURN * (right in bends))
        self.canvas.fill(inner[0], upper, inner[1], upper + ARC_WIDE, "last")
        rows = (0, half) if self.is_above else (half, SIDE)
        for x in bends:
            columns = (0, half) if x == left else (half, SIDE)
            corner = x - ARC_WIDE // 2 if x == left else x + ARC_WIDE // 2 - half
            at = upper if self.is_above else self._far - half
            self.canvas.place_part("arc", (columns[0], rows[0], columns[1], rows[1]), corner, at)

    def paint_tail(self, x: int) -> None:
        half = SIDE // 2
        upper, lower = (self._far + half, self._near) if self.is_above else (self._near, self._far - half)
        self.canvas.fill(x - ARC_WIDE // 2, upper, x + ARC_WIDE // 2, lower, "last")

    def paint_head(self, x: int) -> None:
        if self.is_above:
            self.canvas.stamp("head-down", x, self._near - HEAD[1] / 2)
        else:
            self.canvas.stamp("head-up", x, self._near + HEAD[1] / 2)
