"""Draw the sixty tiles of Topologic, pawns, and what is laid around tiles."""

from games.topologic.field import TILES
from render.brush import Box, Brush
from render.sprite_sheet import SpriteSheet
from render.theme import Colour, Tints, mix, read

PITCHES = (124, 112)  # from tile to tile
GAP = 6
PILL = 48  # height of what shows pawns
CHIP_WIDE, CHIP_HIGH = 54, 44  # of a tile in the notebook
NAME, PAWN = 0.36, 0.775  # where its name and pawns stand, in tiles from its upper edge

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


def draw(sheet: SpriteSheet) -> None:
    for tile in TILES:
        for pitch in PITCHES:
            sheet.tile(f"{tile}-{pitch}", _tile(sheet, tile, pitch))
        sheet.cut(f"chip-{tile}", _chip(sheet, tile), "board")
    for pitch in PITCHES:
        _draw_frames(sheet, pitch)
    for name, rim, fill in (("pawns", "ivory", "coal"), ("left", "last", "card")):
        pill = sheet.brush(PILL, PILL, "board")
        pill.disc(PILL / 2, PILL / 2, PILL / 2, sheet[rim])
        pill.disc(PILL / 2, PILL / 2, PILL / 2 - 3.5, sheet[fill])
        sheet.cut(name, pill, "board")
    dot = sheet.brush(24, 24, "board").disc(12, 12, 11, sheet["card"]).disc(12, 12, 7.5, sheet["last"])
    sheet.cut("dot", dot, "board")
    chance = sheet.brush(34, 34, "board").disc(17, 17, 16, sheet["card"]).disc(17, 17, 12, sheet["hint"])
    sheet.cut("hint-dot", chance, "board")
    star = sheet.brush(60, 60, "board").disc(30, 30, 29, sheet["card"]).disc(30, 30, 25, sheet["picked"])
    sheet.cut("star", star.text(30, 30, "★", 40, sheet["win" if sum(sheet["picked"]) < 200 else "card"]), "board")
    _draw_legend(sheet)


def _draw_legend(sheet: SpriteSheet) -> None:
    for name, words, ink_of, fill in (("pawn", "3", "coal_ink", "coal"), ("left", "3", "last", "card")):
        pill = sheet.brush(PILL, PILL, "board")
        pill.disc(PILL / 2, PILL / 2, PILL / 2, sheet["ivory" if name == "pawn" else "last"])
        pill.disc(PILL / 2, PILL / 2, PILL / 2 - 3.5, sheet[fill]).text(PILL / 2, PILL / 2, words, 34, sheet[ink_of])
        sheet.cut(f"legend-{name}", pill, "board")
    sheet.cut(
        "legend-point", sheet.brush(PILL, PILL, "board").text(PILL / 2, PILL / 2, "+1", 38, sheet["ink"]), "board"
    )


def ink(sheet: SpriteSheet, colour: str) -> Colour:
    return sheet["tile_light" if colour in DARK_TILES else "tile_dark"]


def _tile(sheet: SpriteSheet, tile: str, pitch: int) -> Brush:
    """Its name, which letter and number tell without colour; pawns stand below it."""
    colour = sheet[f"tile_{tile[0]}"]
    brush = sheet.brush(pitch, pitch, "board", is_crisp=True)
    far = pitch - GAP / 2
    edge = sheet["tile_w"] if tile[0] == "k" else sheet["tile_dark"]  # black tiles on a dark board
    brush.round_box((GAP / 2, GAP / 2, far, far), 14, mix(colour, edge, 0.45))
    brush.round_box((GAP / 2 + 2.5, GAP / 2 + 2.5, far - 2.5, far - 2.5), 11.5, colour)
    brush.text(pitch / 2, pitch * NAME, tile.upper(), round(pitch * 0.39), ink(sheet, tile[0]))
    return brush


def _chip(sheet: SpriteSheet, tile: str) -> Brush:
    colour = sheet[f"tile_{tile[0]}"]
    edge = sheet["tile_w"] if tile[0] == "k" else sheet["tile_dark"]
    brush = sheet.brush(CHIP_WIDE, CHIP_HIGH, "board", is_crisp=True)
    brush.round_box((0, 0, CHIP_WIDE, CHIP_HIGH), 3, mix(colour, edge, 0.45))
    brush.round_box((2, 2, CHIP_WIDE - 2, CHIP_HIGH - 2), 2, colour)
    return brush.text(CHIP_WIDE / 2, CHIP_HIGH / 2, tile.upper(), 34, ink(sheet, tile[0]))


FRAMES = {  # in which colour, how wide, and where it is broken: shares of a side
    "before": ("before", 4, ()),
    "last": ("last", 7, ()),
    "hint": ("hint", 7, (0.5,)),
    "picked": ("picked", 7, ()),
    "tip": ("tip", 8, (0.34, 0.5, 0.66)),
    "secret": ("picked", 8, (0.26, 0.42, 0.58, 0.74)),
}


def _draw_frames(sheet: SpriteSheet, pitch: int) -> None:
    """Each frame has a light or dark seam, to stand out from tiles of every colour."""
    side = pitch + 10
    for name, (colour, stroke, breaks) in FRAMES.items():
        brush = sheet.brush(side, side, "board")
        box: Box = (1, 1, side - 1, side - 1)
        brush.round_box(box, 19, sheet["card"], stroke=stroke + 4)
        brush.round_box((3, 3, side - 3, side - 3), 17, sheet[colour], stroke=stroke)
        reach = side * {0: 0, 1: 0.12, 3: 0.09, 4: 0.04}[len(breaks)]
        for share in breaks:
            _interrupt(brush, side, sheet["card"], (side * share, reach, stroke))
        sheet.cut(f"{name}-{pitch}", brush, "board")


def _interrupt(brush: Brush, side: int, colour: Colour, gap: tuple[float, float, float]) -> None:
    """Break a frame on all four sides: where, how far to both sides, how wide it is."""
    at, reach, stroke = gap
    for near in (3.0, side - 3.0 - stroke):
        brush.round_box((at - reach, near, at + reach, near + stroke), 0, colour)
        brush.round_box((near, at - reach, near + stroke, at + reach), 0, colour)
