"""Where the stations of Tactic lie, and how large they and their pieces are."""

from games.tactic.board import BOARD, LINES, Station
from render.canvas import WIDTH
from render.frame import MARGIN

COLUMN, ROW, EDGE = 158, 79, 64  # distances, and from the edge to lines 1 and 13
# A column is as wide as two rows are high: tracks at 45° shift by a pixel a line, which packs best.
LEFT = 150  # x of column 0
STATION, PLAIN = 30, 17  # radii of stations: with their letters, and without
PIECE, SIDE = 37, 116  # a piece's radius, and its sprite's side
TRACK = 5
HOUSE = 46  # half a central base's width
HEIGHT = 2 * EDGE + (LINES - 1) * ROW
WIDE = WIDTH - 2 * MARGIN
NAME = 34  # size of a station's letter, and of a piece's place
RULER = 62  # of line numbers, from the edge of the board
LEGEND = 68  # side of what the legend shows


def spot(station: Station) -> tuple[int, int]:
    """Find a station in the picture, the board's top being 0; South is at the bottom."""
    return round(LEFT + station.x * COLUMN), EDGE + (LINES - station.line) * ROW


SPOTS = tuple(spot(station) for station in BOARD.stations)
NUMBERS = {station.name: number for number, station in enumerate(BOARD.stations)}
