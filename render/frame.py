"""The frame all games share: players above the board, the last turn below."""

from collections.abc import Iterable

from games.core.outcome import SEATS, Seat
from render import font
from render.alt_text import seat_name
from render.brush import Brush
from render.canvas import WIDTH, Canvas
from render.painter import AnyPainter, Panel, Subject, V
from render.sprite_sheet import Kit, Ramp, SpriteSheet

MARGIN = 16
PLACE_WIDTH, PLACE_HEIGHT = 576, 108
TOP = MARGIN + PLACE_HEIGHT + 20  # where the board begins
MIDDLE = MARGIN + PLACE_HEIGHT // 2
FOOT = 72  # below the board
LINE = 52  # each line more in the foot
FOOT_WIDTH = WIDTH - 2 * MARGIN - 16
CHIP = 23
CORNER, ROUND = 22, 26  # radii: of the board, of a player's place
END = ROUND + 2  # of a place, kept as a sprite
RAMPS: tuple[Ramp, ...] = (
    ("card", "ink"),
    ("card", "muted"),
    ("turn", "turn_ink"),
    ("paper", "ink"),
    ("paper", "muted"),
    ("paper", "last"),
    ("hint", "paper"),
)


def draw(sheet: SpriteSheet) -> None:
    for ground in ("card", "turn"):
        ends = sheet.brush(2 * END, PLACE_HEIGHT, "paper")
        ends.round_box((0, 0, 2 * END, PLACE_HEIGHT), ROUND, sheet[ground])
        sheet.tile(f"ends-{ground}", ends)
        for seat in SEATS:
            _draw_mark(sheet, ground, seat)
    pointer = sheet.brush(48, 18, "paper").polygon(((0, -2), (48, -2), (24, 17)), sheet["turn"])
    sheet.tile("pointer", pointer)
    box = sheet.brush(2 * CORNER, 2 * CORNER, "paper")
    box.round_box((0, 0, 2 * CORNER, 2 * CORNER), CORNER, sheet["board"])
    sheet.cut("corners", box, "board")
    chip = sheet.brush(2 * CHIP, 2 * CHIP, "paper").round_box((0, 0, 2 * CHIP, 2 * CHIP), CHIP, sheet["hint"])
    sheet.cut("chip", chip, "hint")


def ground(sheet: SpriteSheet, board: int) -> Brush:
    """Begin a board's ground, to be kept as the tile "ground", which a canvas begins with."""
    wide, side = WIDTH - 2 * MARGIN, 2 * CORNER
    brush = sheet.brush(wide, board, "board")
    disc = sheet.brush(side, side, "paper").round_box((0, 0, side, side), CORNER, sheet["board"]).image
    for x, column in ((0, 0), (wide - CORNER, CORNER)):
        for y, row in ((0, 0), (board - CORNER, CORNER)):
            brush.image.paste(disc.crop((column, row, column + CORNER, row + CORNER)), (x, y))
    return brush


def _draw_mark(sheet: SpriteSheet, ground: str, seat: Seat) -> None:
    """Seat 0 is a full light disc, seat 1 a dark one with a ring."""
    mark = sheet.brush(76, 76, ground)
    if seat == 0:
        rim = "coal_rim" if ground == "turn" else "ivory_rim"
        mark.disc(38, 38, 33, sheet[rim]).disc(38, 38, 29.5, sheet["ivory"])
    else:
        rim = "coal_ring" if ground == "turn" else "coal_rim"
        mark.disc(38, 38, 33, sheet[rim]).disc(38, 38, 30.5, sheet["coal"])
        mark.ring(38, 38, 21, 5, sheet["coal_ring"])
    sheet.tile(f"mark-{ground}-{seat}", mark)


def height(board: int, lines: list[str]) -> int:
    """Never square, nor nearly: such pictures get cropped on some phones."""
    total = TOP + board + FOOT + LINE * len(lines)
    return total + LINE if abs(total - WIDTH) < LINE // 2 else total


def packed(notices: Iterable[str]) -> list[str]:
    """Set as many side by side as fit in a line."""
    lines: list[str] = []
    for notice in notices:
        longer = f"{lines[-1]} · {notice}" if lines else notice
        if lines and font.width(longer, 34) <= FOOT_WIDTH:
            lines[-1] = longer
        else:
            lines.append(notice)
    return lines


def canvas(kit: Kit, board: int, lines: list[str]) -> Canvas:
    """Begin a picture: paper, and on it the board's ground."""
    left, right, bottom = MARGIN, WIDTH - MARGIN, TOP + board
    begun = Canvas(kit, height(board, lines), board=(left, TOP, right, bottom))
    if "ground" not in kit.sprites:
        for x, column in ((left, 0), (right - CORNER, CORNER)):
            for y, row in ((TOP, 0), (bottom - CORNER, CORNER)):
                begun.place_part("corners", (column, row, column + CORNER, row + CORNER), x, y)
    return begun


def paint(canvas: Canvas, subject: Subject[V], painter: AnyPainter, board: int, lines: list[str]) -> None:
    """Paint all but the board itself; `lines` stand below it."""
    view = subject.view
    outcome = view.outcome
    lit = outcome.winner if outcome else view.to_move
    for seat in SEATS:
        left = MARGIN + seat * (WIDTH - 2 * MARGIN - PLACE_WIDTH)
        star = "★ " if outcome and lit == seat else ""
        name = star + seat_name(subject.words, painter.key, seat, subject.marks, written=True)
        ground = "turn" if lit == seat else "card"
        _paint_card(canvas, left, ground)
        canvas.stamp(f"mark-{ground}-{seat}", left + 56, MIDDLE)
        _paint_place(canvas, left, ground, name, painter.panel(view, seat))
        if lit == seat and not outcome:
            canvas.place("pointer", left + PLACE_WIDTH // 2 - 24, MARGIN + PLACE_HEIGHT)
    _paint_foot(canvas, subject, TOP + board, painter.now(view), lines)


def _paint_card(canvas: Canvas, left: int, ground: str) -> None:
    right = left + PLACE_WIDTH
    canvas.fill(left + END, MARGIN, right - END, MARGIN + PLACE_HEIGHT, ground)
    for x, column in ((left, 0), (right - END, END)):
        canvas.place_part(f"ends-{ground}", (column, 0, column + END, PLACE_HEIGHT), x, MARGIN)


def _paint_place(canvas: Canvas, left: int, ground: str, name: str, panel: Panel) -> None:
    ramp = (ground, "turn_ink" if ground == "turn" else "ink")
    right = left + PLACE_WIDTH - 28
    wide = canvas.say(panel.score, (right, MIDDLE), 60, ramp, "r")
    room = right - wide - 24 - (left + 108)
    canvas.say(font.fitted(name, 40, room), (left + 108, MIDDLE - 24 * bool(panel.chips)), 40, ramp)
    at = left + 100
    for chip in panel.chips:
        sprite = f"{chip.sprite}-{ground}"
        half = canvas.kit.sprites[sprite].size[0] // 2
        canvas.stamp(sprite, at + half, MIDDLE + 24)
        at += 2 * half + 6
        at += canvas.say(f"×{chip.count}", (at, MIDDLE + 24), 32, ramp) + 22


def _paint_foot(canvas: Canvas, subject: Subject[V], bottom: int, now: tuple[str, ...], lines: list[str]) -> None:
    words, marks, y = subject.words, subject.marks, bottom + LINE // 2 + 6
    right = WIDTH - MARGIN - 8
    if marks.preview:
        right = _paint_chip(canvas, words.say("picture-preview"), right, y) - 24
    remark = marks.note or words.say("picture-turn", turn=subject.view.turn)
    ramp = ("paper", "ink") if marks.note else ("paper", "muted")
    right -= canvas.say(font.fitted(remark, 32, 560), (right, y), 32, ramp, "r") + 32
    if played := now or subject.last:
        label = words.say("picture-now" if now else "picture-last")
        at = MARGIN + 8 + canvas.say(label, (MARGIN + 8, y), 32, ("paper", "muted")) + 16
        canvas.say(font.fitted(" ".join(played), 34, right - at), (at, y), 34, ("paper", "last"))
    for line in lines:
        y += LINE
        canvas.say(font.fitted(line, 34, FOOT_WIDTH), (MARGIN + 8, y), 34, ("paper", "ink"))


def _paint_chip(canvas: Canvas, words: str, right: int, y: int) -> int:
    left = right - font.width(words, 30) - 2 * CHIP
    canvas.fill(left, y - CHIP, right, y + CHIP, "hint")
    canvas.place_part("chip", (0, 0, CHIP, 2 * CHIP), left, y - CHIP)
    canvas.place_part("chip", (CHIP, 0, 2 * CHIP, 2 * CHIP), right - CHIP, y - CHIP)
    canvas.say(words, ((left + right) / 2, y), 30, ("hint", "paper"), "m")
    return left
