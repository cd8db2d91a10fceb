"""The frame of all games' pictures: players above the board, legend and caption below."""

from dataclasses import dataclass

from games.core.outcome import SEATS, Seat
from render import legend
from render.brush import Brush
from render.canvas import WIDTH, Canvas
from render.legend import LegendRow
from render.painter import AnyPainter, Panel, Subject, V
from render.sprite_sheet import Kit, Ramp, SpriteSheet, inks
from render.text import caption, font
from render.text.alt_text import seat_name

MARGIN = 16
PLACE_WIDTH, PLACE_HEIGHT = 576, 112
TOP = MARGIN + PLACE_HEIGHT + 22  # where the board begins
MIDDLE = MARGIN + PLACE_HEIGHT // 2
FOOT, LINE = 92, 52  # below the board: with one line, and each line more
CORNER_FREE = (160, 88)  # at the lower left, where clients lay a badge over the picture
NAME, SMALL, SCORE = 40, 34, 64  # type
CHIP = 25
CORNER, ROUND = 22, 26  # radii: of the board, of a player's place
END = ROUND + 2  # of a place, kept as a sprite
RAMPS = inks(card="ink muted", turn="turn_ink", board="ink", paper="ink muted last before tip", hint="paper")


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a picture from top to bottom: the board's height, the legend's rows, the caption's lines."""

    board: int
    legend: tuple[LegendRow, ...]
    caption: tuple[caption.Line, ...]

    @property
    def panel(self) -> int:
        """Where the legend's panel begins."""
        return TOP + self.board + MARGIN

    @property
    def foot(self) -> int:
        return TOP + self.board + (MARGIN + legend.height(self.legend) if self.legend else 0)


def draw(sheet: SpriteSheet) -> None:
    for ground in ("card", "turn"):
        sheet.pad(f"ends-{ground}", (2 * END, PLACE_HEIGHT), ROUND, ground, "paper")
        for seat in SEATS:
            _draw_mark(sheet, ground, seat)
    sheet.tile("pointer", sheet.brush(48, 18, "paper").polygon(((0, -2), (48, -2), (24, 17)), sheet["turn"]))
    box = sheet.brush(2 * CORNER, 2 * CORNER, "paper")
    box.round_box((0, 0, 2 * CORNER, 2 * CORNER), CORNER, sheet["board"])
    sheet.cut("corners", box, "board")
    sheet.pad("chip", (2 * CHIP, 2 * CHIP), CHIP, "hint", "paper")


def ground(sheet: SpriteSheet, board: int) -> Brush:
    """Begin a board's ground, to be kept as the tile "ground", which a canvas begins with."""
    wide, side = WIDTH - 2 * MARGIN, 2 * CORNER
    brush = sheet.brush(wide, board, "board", is_crisp=True)
    disc = sheet.brush(side, side, "paper").round_box((0, 0, side, side), CORNER, sheet["board"]).image
    for x, column in ((0, 0), (wide - CORNER, CORNER)):
        for y, row in ((0, 0), (board - CORNER, CORNER)):
            brush.image.paste(disc.crop((column, row, column + CORNER, row + CORNER)), (x, y))
    return brush


def _draw_mark(sheet: SpriteSheet, ground: str, seat: Seat) -> None:
    """Seat 0 is a full light disc, seat 1 a dark one with a ring; both on a plate that either ground sets off."""
    mark = sheet.brush(84, 84, ground)
    mark.disc(42, 42, 41, sheet["token_rim"]).disc(42, 42, 37.5, sheet["token"])
    if seat == 0:
        mark.disc(42, 42, 31, sheet["token_rim"]).disc(42, 42, 28, sheet["ivory"])
    else:
        mark.disc(42, 42, 31, sheet["coal"])
        mark.ring(42, 42, 20, 5, sheet["coal_ring"])
    sheet.tile(f"mark-{ground}-{seat}", mark)


def height(parts: Parts) -> int:
    """Compute the picture's height; it is never nearly square, because some phones crop such pictures."""
    return _needed(parts) + _spare(parts)


def _needed(parts: Parts) -> int:
    return parts.foot + FOOT + LINE * (len(parts.caption) - 1)


def _spare(parts: Parts) -> int:
    return LINE if abs(_needed(parts) - WIDTH) < LINE // 2 else 0


def _first_line(parts: Parts) -> int:
    """Find the middle of the caption's first line: what is to spare lies above and below alike."""
    return parts.foot + (FOOT + _spare(parts)) // 2


def canvas(kit: Kit, parts: Parts) -> Canvas:
    """Begin a picture: paper, and on it the board's ground."""
    left, right, bottom = MARGIN, WIDTH - MARGIN, TOP + parts.board
    begun = Canvas(kit, height(parts), board=(left, TOP, right, bottom))
    if "ground" not in kit.sprites:
        begun.corners("corners", (left, TOP, right, bottom))
    return begun


def paint(canvas: Canvas, subject: Subject[V], painter: AnyPainter, parts: Parts) -> None:
    """Paint all but the board itself."""
    view = subject.view
    outcome = view.outcome
    lit = outcome.winner if outcome else view.to_move
    for seat in SEATS:
        star = "★ " if outcome and lit == seat else ""
        name = star + seat_name(subject, painter.key, seat, written=True)
        paint_player(canvas, seat, name, painter.panel(subject, seat), is_lit=lit == seat)
        if lit == seat and not outcome:
            canvas.place("pointer", _left(seat) + PLACE_WIDTH // 2 - 24, MARGIN + PLACE_HEIGHT)
    if parts.legend:
        _paint_legend(canvas, parts)
    paint_caption(canvas, parts)
    if subject.marks.preview:
        _paint_chip(canvas, subject.words.say("picture-preview"), _first_line(parts))


def _left(seat: Seat) -> int:
    return MARGIN + seat * (WIDTH - 2 * MARGIN - PLACE_WIDTH)


def paint_player(canvas: Canvas, seat: Seat, name: str, panel: Panel, *, is_lit: bool) -> None:
    """Paint a player's place: lit if they are to move, or have won."""
    left, ground = _left(seat), "turn" if is_lit else "card"
    canvas.bar(f"ends-{ground}", left, MARGIN, left + PLACE_WIDTH, ground)
    canvas.stamp(f"mark-{ground}-{seat}", left + 60, MIDDLE)
    _paint_place(canvas, left, ground, name, panel)


def _paint_legend(canvas: Canvas, parts: Parts) -> None:
    bottom = parts.panel + legend.height(parts.legend)
    canvas.fill(MARGIN, parts.panel, WIDTH - MARGIN, bottom, "board")
    canvas.corners("corners", (MARGIN, parts.panel, WIDTH - MARGIN, bottom))
    legend.paint(canvas, MARGIN + 32, parts.panel, parts.legend)


def _paint_place(canvas: Canvas, left: int, ground: str, name: str, panel: Panel) -> None:
    ramp = (ground, "turn_ink" if ground == "turn" else "ink")
    right, start = left + PLACE_WIDTH - 28, left + 116
    wide = _paint_score(canvas, right, ramp, panel)
    room = right - wide - 24 - start
    is_lower = bool(panel.chips or panel.role)
    size = NAME if font.width(name, NAME) <= room else SMALL
    canvas.say(font.fitted(name, size, room), (start, MIDDLE - 25 * is_lower), size, ramp)
    y = MIDDLE + 26
    if panel.role:
        canvas.say(font.fitted(panel.role, SMALL, room), (start, y), SMALL, ramp)
    at = start - 8
    for chip in panel.chips:
        sprite = f"{chip.sprite}-{ground}"
        half = canvas.kit.sprites[sprite].size[0] // 2
        canvas.stamp(sprite, at + half, y)
        at += 2 * half + 6
        at += canvas.say(f"×{chip.count}", (at, y), SMALL, ramp) + 20


def _paint_score(canvas: Canvas, right: int, ramp: Ramp, panel: Panel) -> int:
    """Write the score, and below it what it counts; tell how wide they are."""
    if not panel.unit:
        return canvas.say(panel.score, (right, MIDDLE), SCORE, ramp, "r")
    wide = canvas.say(panel.score, (right, MIDDLE - 20), SCORE - 8, ramp, "r")
    return max(wide, canvas.say(panel.unit, (right, MIDDLE + 31), SMALL, ramp, "r"))


def paint_caption(canvas: Canvas, parts: Parts) -> None:
    """Write the caption in the middle: its left end stays clear of the badge."""
    y = _first_line(parts)
    for line in parts.caption:
        x = (WIDTH - caption.wide(line)) // 2
        for phrase in line:
            for run in phrase:
                x += canvas.say(run.text, (x, y), caption.SIZE, ("paper", run.ink)) + caption.SPACE
            x += caption.BETWEEN - caption.SPACE
        y += LINE


def _paint_chip(canvas: Canvas, words: str, y: int) -> None:
    right = WIDTH - MARGIN
    left = right - font.width(words, SMALL) - CHIP
    canvas.bar("chip", left, y - CHIP, right, "hint")
    canvas.say(words, ((left + right) / 2, y), SMALL, ("hint", "paper"), "m")
