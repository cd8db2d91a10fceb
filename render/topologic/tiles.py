"""Draw the sixty tiles of Topologic, pawns, and what is laid around tiles."""

from math import ceil

from games.topologic.field import TILES
from render.brush import Box, Brush
from render.sprite_sheet import SpriteSheet
from render.theme import Colour, Tints, mix, read

PITCHES = (92, 82)  # from tile to tile
GAP = 5
PILL = 38  # height of what shows pawns
CHIP_WIDE, CHIP_HIGH = 44, 32  # of a tile in the notebook

_COLOURS = """
tile_r      BF2A38
tile_o      F08A24
tile_y      F8DC4A
tile_g      24753C
tile_c      62D2E2
tile_b      2353B5
tile_v      7439A6
tile_p      F7A3C8
tile_w      FFFFFF
tile_k      202226
tile_dark   1E1B18  words on the light ones
tile_light  FFFFFF  words on the dark ones
"""
TINTS: Tints = {"light": read(_COLOURS), "dark": read(_COLOURS)}
DARK_TILES = "rgbvk"
_ROWS = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}  # how pips lie


def draw(sheet: SpriteSheet) -> None:
    for tile in TILES:
        for pitch in PITCHES:
            sheet.tile(f"{tile}-{pitch}", _tile(sheet, tile, pitch))
        sheet.tile(f"chip-{tile}", _chip(sheet, tile))
    for pitch in PITCHES:
        _draw_frames(sheet, pitch)
    for name, rim, fill in (("pawns", "ivory", "coal"), ("left", "last", "card")):
        pill = sheet.brush(PILL, PILL, "board")
        pill.disc(PILL / 2, PILL / 2, PILL / 2, sheet[rim])
        pill.disc(PILL / 2, PILL / 2, PILL / 2 - 3, sheet[fill])
        sheet.cut(name, pill, "board")
    dot = sheet.brush(20, 20, "board").disc(10, 10, 9, sheet["card"]).disc(10, 10, 6, sheet["last"])
    sheet.cut("dot", dot, "board")
    chance = sheet.brush(26, 26, "board").disc(13, 13, 12, sheet["card"]).disc(13, 13, 9, sheet["hint"])
    sheet.cut("hint-dot", chance, "board")
    star = sheet.brush(44, 44, "board").disc(22, 22, 21, sheet["card"]).disc(22, 22, 18, sheet["picked"])
    sheet.cut("star", star.text(22, 22, "★", 28, sheet["card"]), "board")


def ink(sheet: SpriteSheet, colour: str) -> Colour:
    return sheet["tile_light" if colour in DARK_TILES else "tile_dark"]


def _tile(sheet: SpriteSheet, tile: str, pitch: int) -> Brush:
    """Its name above, its pips below: there pawns will stand."""
    colour, value = sheet[f"tile_{tile[0]}"], int(tile[1])
    brush = sheet.brush(pitch, pitch, "board", is_crisp=True)
    far = pitch - GAP / 2
    edge = sheet["tile_w"] if tile[0] == "k" else sheet["shade"]  # black tiles on a dark board
    brush.round_box((GAP / 2, GAP / 2 + 1, far, far + 1), 11, mix(colour, edge, 0.5))
    brush.round_box((GAP / 2, GAP / 2, far, far - 1.5), 11, mix(colour, edge, 0.25))
    brush.round_box((GAP / 2 + 1.5, GAP / 2 + 1.5, far - 1.5, far - 3), 9.5, colour)
    brush.text(pitch / 2, pitch * 0.31, tile.upper(), round(pitch * 0.42), ink(sheet, tile[0]))
    rows = _ROWS[value]
    for row, count in enumerate(rows):
        y = round(pitch * (0.72 + (row - (len(rows) - 1) / 2) * 0.17))
        for nth in range(count):
            x = pitch / 2 + (nth - (count - 1) / 2) * round(pitch * 0.19)
            brush.disc(round(x), y, 4.5, ink(sheet, tile[0]))
    return brush


def _chip(sheet: SpriteSheet, tile: str) -> Brush:
    colour = sheet[f"tile_{tile[0]}"]
    brush = sheet.brush(CHIP_WIDE, CHIP_HIGH, "board", is_crisp=True)
    brush.round_box((0, 0, CHIP_WIDE, CHIP_HIGH), 7, mix(colour, sheet["shade"], 0.4))
    brush.round_box((1, 1, CHIP_WIDE - 1, CHIP_HIGH - 1), 6, colour)
    return brush.text(CHIP_WIDE / 2, CHIP_HIGH / 2, tile.upper(), 26, ink(sheet, tile[0]))


def _draw_frames(sheet: SpriteSheet, pitch: int) -> None:
    """Each frame has a light or dark seam, to stand out from tiles of every colour."""
    side = pitch + 8
    for name, colour in (("hint", "hint"), ("picked", "picked"), ("last", "last"), ("secret", "picked")):
        brush = sheet.brush(side, side, "board")
        box: Box = (1, 1, side - 1, side - 1)
        brush.round_box(box, 16, sheet["card"], stroke=10)
        brush.round_box((3, 3, side - 3, side - 3), 14, sheet[colour], stroke=6)
        if name in ("hint", "secret"):
            _interrupt(brush, side, sheet["card"], 0.24 if name == "hint" else 0.08)
        sheet.cut(f"{name}-{pitch}", brush, "board")


def _interrupt(brush: Brush, side: int, colour: Colour, share: float) -> None:
    """Break a frame in the middle of each side, or into many pieces."""
    reach = ceil(side * share / 2)
    places = (side / 2,) if share > 0.1 else (side * 0.26, side * 0.42, side * 0.58, side * 0.74)
    for at in places:
        for near in (3.0, side - 9.0):
            brush.round_box((at - reach, near, at + reach, near + 6), 0, colour)
            brush.round_box((near, at - reach, near + 6, at + reach), 0, colour)
