"""Draw the counters of L-Calculus, outlines of blocks, and the parts of which arcs are made."""

from itertools import product

from games.core.outcome import SEATS, Seat
from games.l_calculus.rules import COLOURS
from render.brush import Brush
from render.l_calculus.line_layout import PITCHES
from render.sprite_sheet import SpriteSheet

GROUNDS = ("board", "last_soft", "tip_soft")
STATES = ("", "hint", "picked", "tip")
GROW, CAP, STROKE = 12, 20, 5  # of an outline: how much higher than a counter, how wide its ends, its line
ARC_WIDE, TURN = 6, 24  # of an arc: its line, and the radius of its bends
HEAD = (36, 26)  # of an arrow
CHIP = 56
BOX = 22  # radius of the box around a product


def draw(sheet: SpriteSheet) -> None:
    for pitch in PITCHES:
        _draw_counters(sheet, pitch)
        for name in ("last", "tip"):
            sheet.tile(f"{name}-{pitch}", _outline(sheet, name, pitch))
    for seat in SEATS:
        sheet.tile(f"chip-{seat}", _counter(sheet, CHIP, "hollow", "", seat))
        sheet.cut(f"counter-{seat}", _counter(sheet, CHIP, "board", "", seat), "board")
        sheet.cut(f"counter-offered-{seat}", _counter(sheet, CHIP, "board", "hint", seat), "board")
    sheet.cut("counter-ghost", _ghost(sheet, CHIP, 1), "board")
    sheet.cut("swap", _swap(sheet), "board")
    sheet.cut("run", _run(sheet), "board")
    _draw_arc(sheet)
    sheet.pad("box", (2 * BOX, 2 * BOX), BOX, "hollow")


def _draw_counters(sheet: SpriteSheet, pitch: int) -> None:
    for ground, state, seat in product(GROUNDS, STATES, SEATS):
        if state not in ("", "tip") and ground == "tip_soft":
            continue  # nothing is chosen where a swap is suggested
        name, counter = f"{COLOURS[seat]}-{ground}-{state}-{pitch}", _counter(sheet, pitch, ground, state, seat)
        if ground == "board":
            sheet.tile(name, counter)
        else:  # the outline of what was moved runs beneath
            sheet.cut(name, counter, ground)
    for seat in SEATS:
        sheet.cut(f"{COLOURS[seat]}-ghost-{pitch}", _ghost(sheet, pitch, seat), "board")


def _counter(sheet: SpriteSheet, pitch: int, ground: str, state: str, seat: Seat) -> Brush:
    """A light dome, or a dark one with a ring; the offered stands in a broken circle, the picked in a full one."""
    middle = pitch / 2
    radius = middle - 6
    brush = sheet.brush(pitch, pitch, ground)
    if state:
        radius -= 5
        brush.disc(middle, middle, middle - 1, sheet[f"{state}_soft"])
    if state == "hint":
        brush.dashes(middle, middle, middle - 1, 5, sheet["hint"])
    elif state:
        brush.ring(middle, middle, middle - 1, 5, sheet[state])
    else:
        brush.disc(middle, middle + 2, radius - 2, sheet["shade"], alpha=0.35, blur=1.5)
    name, rim = ("coal", 4.0) if seat else ("ivory", 3.0)
    brush.disc(middle, middle, radius, sheet[f"{name}_rim"]).disc(middle, middle, radius - rim, sheet[name])
    if seat:
        brush.ring(middle, middle, radius * 0.58, max(pitch / 16, 4), sheet["coal_ring"])
    return brush


def _ghost(sheet: SpriteSheet, pitch: int, seat: Seat) -> Brush:
    """What stood there until it was removed: a broken outline, struck through."""
    middle, radius = pitch / 2, pitch / 2 - 8
    brush = sheet.brush(pitch, pitch, "board").dashes(middle, middle, radius, 4, sheet["last"], count=12)
    if seat:
        brush.dashes(middle, middle, radius * 0.6, 3, sheet["last"], count=8)
    reach = radius * 0.34
    for way in (-1, 1):
        brush.line([(middle - reach, middle - way * reach), (middle + reach, middle + way * reach)], 5, sheet["last"])
    return brush


def _outline(sheet: SpriteSheet, name: str, pitch: int) -> Brush:
    """Both ends of a block's outline; its middle is filled while painting."""
    high = pitch + GROW
    block = sheet.brush(pitch, high, "board").round_box((0, 0, pitch, high), 18, sheet[name])
    inner = (STROKE, STROKE, pitch - STROKE, high - STROKE)
    return block.round_box(inner, 14, sheet[f"{name}_soft"])


def _draw_arc(sheet: SpriteSheet) -> None:
    """A ring whose quarters are an arc's bends, heads that point down and up, and the dot at its tail."""
    half = TURN + ARC_WIDE // 2
    sheet.cut("arc", sheet.brush(2 * half, 2 * half, "board").ring(half, half, half, ARC_WIDE, sheet["last"]), "board")
    wide, high = HEAD
    for name, rear, tip in (("head-down", 0, high), ("head-up", high, 0)):
        head = sheet.brush(wide, high, "board").polygon(((0, rear), (wide, rear), (wide / 2, tip)), sheet["last"])
        sheet.cut(name, head, "board")


def _swap(sheet: SpriteSheet) -> Brush:
    """For the legend: an arc in small."""
    brush = sheet.brush(84, 44, "board").round_box((4, 6, 70, 80), 22, sheet["last"], stroke=ARC_WIDE)
    brush.round_box((0, 36, 84, 44), 0, sheet["board"])
    return brush.polygon(((52, 22), (82, 22), (67, 42)), sheet["last"])


def _run(sheet: SpriteSheet) -> Brush:
    """For the legend: a run's bracket in small."""
    brush = sheet.brush(84, 44, "board").text(42, 13, "3", 34, sheet["ink"])
    brush.round_box((2, 30, 82, 35), 0, sheet["line"])
    return brush.round_box((2, 30, 7, 44), 0, sheet["line"]).round_box((77, 30, 82, 44), 0, sheet["line"])
