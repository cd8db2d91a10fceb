"""Draw the sixty tiles of Topologic, pawns, and what is laid around tiles."""

from games.topologic.field import COLOURS, TILES
from render.brush import Box, Brush
from render.canvas import Canvas
from render.sprite_sheet import Ramp, SpriteSheet
from render.theme import Colour, Tints, mix, read

PITCHES = (124, 112)  # from tile to tile
GAP = 6
PILLS = {  # what shows pawns: how high it is, its edge, its ground and its number; the largest thing on a tile
    "pawns": (64, "pawn_rim", "pawn", "pawn_ink"),
    "left": (52, "last", "card", "last"),
    "crowd": (52, "pawn_rim", "pawn", "pawn_ink"),
}
RIM = 5
CHIP_WIDE, CHIP_HIGH = 64, 48  # of a tile in the notebook
NAME, PAWN = 0.23, 0.68  # where pawns and the name above them stand, in tiles from its upper edge
TYPE = 38  # of names

TINTS: Tints = {  # quiet ones: what moves is to be seen first
    "light": read("""
    tile_r      B4525A
    tile_o      E5A868
    tile_y      EBD98A
    tile_g      467A58
    tile_c      9BCFD8
    tile_b      4F6FAE
    tile_v      7D5E9D
    tile_p      E8BACD
    tile_w      FBFAF6
    tile_k      33373D
    tile_dark   1E1B18  words on the light ones
    tile_light  FFFFFF  words on the dark ones
    pawn        16191D  a seeker's pawn
    pawn_rim    FFFFFF  its edge
    pawn_ink    FFFFFF  its number
    """),
    "dark": read("""
    tile_r      AA4850
    tile_o      B97B3E
    tile_y      BFAE5E
    tile_g      3A6E4B
    tile_c      6FA9B4
    tile_b      41619F
    tile_v      6F4F8E
    tile_p      BD8CA2
    tile_w      C3C9CE
    tile_k      15181C
    tile_dark   1E1B18  words on the light ones
    tile_light  FFFFFF  words on the dark ones
    pawn        FFFFFF  a seeker's pawn
    pawn_rim    05070A  its edge
    pawn_ink    05070A  its number
    """),
}
DARK_TILES = "rgbvk"


def draw(sheet: SpriteSheet) -> None:
    for colour in COLOURS:
        for pitch in PITCHES:
            sheet.tile(f"{colour}-{pitch}", _tile(sheet, colour, pitch))
        sheet.cut(f"chip-{colour}", _chip(sheet, colour), "board")
    for tile in TILES:
        _draw_name(sheet, tile)
    for pitch in PITCHES:
        _draw_frames(sheet, pitch)
    for name, (high, rim, fill, _) in PILLS.items():
        sheet.cut(name, _pill(sheet, (high, rim, fill)), "board")
    dot = sheet.brush(24, 24, "board").disc(12, 12, 11, sheet["seam"]).disc(12, 12, 7.5, sheet["last"])
    sheet.cut("dot", dot, "board")
    chance = sheet.brush(34, 34, "board").disc(17, 17, 16, sheet["seam"]).disc(17, 17, 12, sheet["hint"])
    sheet.cut("hint-dot", chance, "board")
    star = sheet.brush(60, 60, "board").disc(30, 30, 29, sheet["card"]).disc(30, 30, 25, sheet["picked"])
    sheet.cut("star", star.text(30, 30, "★", 40, sheet["win" if sum(sheet["picked"]) < 200 else "card"]), "board")
    _draw_legend(sheet)


def draw_signs(sheet: SpriteSheet) -> None:
    """Tiles with nothing but the letter of their colour, to be seen 22 px wide."""
    side, middle = PITCHES[0], PITCHES[0] / 2
    for colour in COLOURS:
        sign = _tile(sheet, colour, side).text(middle, middle, colour.upper(), 88, sheet[named(colour)[1]])
        sheet.cut(f"sign-{colour}", sign, "board")


def _draw_name(sheet: SpriteSheet, tile: str) -> None:
    ground, ink = named(tile)
    name = sheet.brush(CHIP_WIDE, CHIP_HIGH, ground, is_crisp=True)
    sheet.cut(f"name-{tile}", name.text(CHIP_WIDE / 2, CHIP_HIGH / 2, tile.upper(), TYPE, sheet[ink]), ground)


def _pill(sheet: SpriteSheet, how: tuple[int, str, str]) -> Brush:
    """The two ends of what shows pawns; one alone is a disc."""
    high, rim, fill = how
    middle = high / 2
    pill = sheet.brush(high, high, "board").disc(middle, middle, middle, sheet[rim])
    return pill.disc(middle, middle, middle - RIM, sheet[fill])


def _draw_legend(sheet: SpriteSheet) -> None:
    for name, (high, rim, fill, ink) in PILLS.items():
        pill = _pill(sheet, (high, rim, fill)).text(high / 2, high / 2, "3", 34 if name == "left" else 40, sheet[ink])
        sheet.cut(f"legend-{name}", pill, "board")
    tile = _chip(sheet, "y").text(CHIP_WIDE / 2, CHIP_HIGH / 2, "Y4", TYPE, sheet["tile_dark"])
    sheet.cut("legend-tile", tile, "board")
    sheet.cut("legend-point", sheet.brush(48, 48, "board").text(24, 24, "+1", 38, sheet["ink"]), "board")


def named(tile: str) -> Ramp:
    """The ground and the ink of a tile's name."""
    return f"tile_{tile[0]}", "tile_light" if tile[0] in DARK_TILES else "tile_dark"


def _tile(sheet: SpriteSheet, colour: str, pitch: int) -> Brush:
    """Its name tells it without colour: in the middle, or above the pawns on it."""
    fill, edge = sheet[f"tile_{colour}"], sheet["tile_w" if colour == "k" else "tile_dark"]
    brush = sheet.brush(pitch, pitch, "board", is_crisp=True)
    far = pitch - GAP / 2
    brush.round_box((GAP / 2, GAP / 2, far, far), 14, mix(fill, edge, 0.4))
    return brush.round_box((GAP / 2 + 2.5, GAP / 2 + 2.5, far - 2.5, far - 2.5), 11.5, fill)


def _chip(sheet: SpriteSheet, colour: str) -> Brush:
    fill, edge = sheet[f"tile_{colour}"], sheet["tile_w" if colour == "k" else "tile_dark"]
    brush = sheet.brush(CHIP_WIDE, CHIP_HIGH, "board", is_crisp=True)
    brush.round_box((0, 0, CHIP_WIDE - 2, CHIP_HIGH), 5, mix(fill, edge, 0.4))
    return brush.round_box((2, 2, CHIP_WIDE - 4, CHIP_HIGH - 2), 4, fill)


def paint_chip(canvas: Canvas, tile: str, left: int, y: int) -> None:
    canvas.stamp(f"chip-{tile[0]}", left + CHIP_WIDE // 2, y)
    canvas.stamp(f"name-{tile}", left + CHIP_WIDE // 2 - 1, y)


FRAMES = {  # in which colour, how wide, and where it is broken: shares of a side
    "before": ("before", 4, ()),
    "last": ("last", 7, ()),
    "hint": ("hint", 7, (0.5,)),
    "picked": ("picked", 7, ()),
    "tip": ("tip", 8, (0.34, 0.5, 0.66)),
    "secret": ("picked", 8, (0.26, 0.42, 0.58, 0.74)),
}


def _draw_frames(sheet: SpriteSheet, pitch: int) -> None:
    """Each frame has a seam, to stand out from tiles of every colour."""
    side = pitch + 10
    for name, (colour, stroke, breaks) in FRAMES.items():
        brush = sheet.brush(side, side, "board")
        box: Box = (1, 1, side - 1, side - 1)
        brush.round_box(box, 19, sheet["seam"], stroke=stroke + 4)
        brush.round_box((3, 3, side - 3, side - 3), 17, sheet[colour], stroke=stroke)
        reach = side * {0: 0, 1: 0.12, 3: 0.09, 4: 0.04}[len(breaks)]
        for share in breaks:
            _interrupt(brush, side, sheet["seam"], (side * share, reach, stroke))
        sheet.cut(f"{name}-{pitch}", brush, "board")


def _interrupt(brush: Brush, side: int, colour: Colour, gap: tuple[float, float, float]) -> None:
    """Break a frame on all four sides: where, how far to both sides, how wide it is."""
    at, reach, stroke = gap
    for near in (3.0, side - 3.0 - stroke):
        brush.round_box((at - reach, near, at + reach, near + stroke), 0, colour)
        brush.round_box((near, at - reach, near + stroke, at + reach), 0, colour)
