"""Arcs from where a block of counters was to where it is, put together of bends, lines and a head."""

from render.canvas import WIDTH, Canvas
from render.l_calculus.line_layout import ARC, NUMBER, LineLayout, Span
from render.l_calculus.sprites import ARC_WIDE, HEAD, TURN

SIDE = 2 * TURN + ARC_WIDE
EDGE = 24  # where an arc leaves a row, from the edge of the picture
CLEAR = 6  # from a head to what it points at


def paint_arc(canvas: Canvas, top: int, shape: LineLayout, way: tuple[Span, Span], *, is_above: bool) -> None:
    """Lead from the middle of a span to the middle of another: above the line, or below its numbers."""
    (start, from_row), (end, to_row) = (shape.middle(span) for span in way)
    if from_row == to_row:
        _paint_level(canvas, top, shape, from_row, (start, end), is_above)
        _paint_tail(canvas, top, shape, from_row, start, is_above)
    else:  # out at one side, in at the other
        far, near = (WIDTH - EDGE, EDGE) if to_row > from_row else (EDGE, WIDTH - EDGE)
        _paint_level(canvas, top, shape, from_row, (start, far), is_above, has_end=False)
        _paint_tail(canvas, top, shape, from_row, start, is_above)
        _paint_level(canvas, top, shape, to_row, (near, end), is_above, has_start=False)
    _paint_head(canvas, top, shape, to_row, end, is_above)


def _ends(top: int, shape: LineLayout, row: int, is_above: bool) -> tuple[int, int]:
    """Tell how far an arc reaches, and where it meets the line."""
    y = top + shape.place(row * shape.per_row)[1]
    half = shape.pitch // 2
    if is_above:
        return y - half - ARC + 4, y - half - CLEAR
    return y + half + NUMBER + ARC - 4, y + half + NUMBER


def _paint_level(
    canvas: Canvas,
    top: int,
    shape: LineLayout,
    row: int,
    ends: tuple[int, int],
    is_above: bool,
    *,
    has_start: bool = True,
    has_end: bool = True,
) -> None:
    """Draw the line that runs beside the row, and its bends."""
    far, _ = _ends(top, shape, row, is_above)
    upper = far if is_above else far - ARC_WIDE
    bends = [x for x, is_there in zip(ends, (has_start, has_end), strict=True) if is_there]
    left, right = min(ends), max(ends)
    inner_left = left + (TURN if left in bends else 0)
    inner_right = right - (TURN if right in bends else 0)
    canvas.fill(inner_left, upper, inner_right, upper + ARC_WIDE, "last")
    half = SIDE // 2
    box = (0, half) if is_above else (half, SIDE)
    for x in bends:
        is_left = x == left
        columns = (0, half) if is_left else (half, SIDE)
        corner = x - ARC_WIDE // 2 if is_left else x + ARC_WIDE // 2 - half
        canvas.place_part("arc", (columns[0], box[0], columns[1], box[1]), corner, upper if is_above else far - half)


def _paint_tail(canvas: Canvas, top: int, shape: LineLayout, row: int, x: int, is_above: bool) -> None:
    far, near = _ends(top, shape, row, is_above)
    upper, lower = (far + SIDE // 2, near) if is_above else (near, far - SIDE // 2)
    canvas.fill(x - ARC_WIDE // 2, upper, x + ARC_WIDE // 2, lower, "last")


def _paint_head(canvas: Canvas, top: int, shape: LineLayout, row: int, x: int, is_above: bool) -> None:
    _, near = _ends(top, shape, row, is_above)
    canvas.stamp(f"head-{'down' if is_above else 'up'}", x, near - HEAD[1] / 2 if is_above else near + HEAD[1] / 2)
