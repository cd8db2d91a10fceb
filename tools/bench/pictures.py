"""Measure pictures: every game in every look, a new position each time, beside what others do."""

import random
import zlib
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from io import BytesIO
from itertools import chain
from statistics import mean, median, quantiles
from time import perf_counter

from PIL import Image, ImageDraw

from games.core.game import AnyGame
from games.registry import game
from render import Look, Marks, boards, paint, png
from render.painters import PAINTERS, AnyView, kit
from render.text import font
from render.theme import THEMES
from tools.bench.rules import random_game
from tools.bench.table import Row, show

POSITIONS, TURNS = 200, 60
P50, P95, SIZE, P50_WITHOUT, COLD = 2.0, 4.0, 100.0, 8.0, 500.0
TABLES = 20  # of each game
PEERS = 8  # pictures the slow ways are measured by
SIDE, BOARD, MEN = 1200, 12, 72
NAMES = ("Ana", "Bénédicte")


def views(rules: AnyGame) -> list[AnyView]:
    """Collect positions of some random games, as spectators see them, in an order by lot."""
    found: list[AnyView] = []
    nth = 0
    while len(found) < POSITIONS:
        found += [rules.view(state, None) for state in random_game(rules, nth, TURNS).states]
        nth += 1
    random.Random(rules.key).shuffle(found)
    return found[:POSITIONS]


def looks(key: str) -> Iterator[tuple[str, Look]]:
    for board in boards(key) or ("",):
        for theme in THEMES:
            yield " ".join(filter(None, (key, board, theme))), Look(theme, board=board)


def timed(act: Callable[[], bytes]) -> tuple[float, int]:
    start = perf_counter()
    size = len(act())
    return (perf_counter() - start) * 1000, size


def cold(look: Look, view: AnyView) -> float:
    """The first picture of a look: sprites drawn, words measured."""
    kit.cache_clear()
    font.forget()
    return timed(lambda: paint(view, None, look).png)[0]


def warm(look: Look, positions: list[AnyView]) -> list[tuple[float, int]]:
    return [timed(lambda view=view: paint(view, None, look, Marks(names=NAMES)).png) for view in positions]  # type: ignore[misc]


def measure(name: str, look: Look, positions: list[AnyView]) -> Iterator[Row]:
    first = cold(look, positions[0])
    pictures = warm(look, positions)
    times = [spent for spent, _ in pictures]
    yield Row(f"{name}: p50", median(times), "ms", at_most=P50)
    yield Row("  p95", quantiles(times, n=20)[18], "ms", at_most=P95)
    yield Row("  largest", max(size for _, size in pictures) / 1000, "kB", at_most=SIZE)
    yield Row("  cold start", first, "ms", at_most=COLD)
    fast, png.press = png.press, png.Deflater(zlib)
    yield Row("  p50 with zlib instead", median(spent for spent, _ in warm(look, positions)), "ms", at_most=P50_WITHOUT)
    png.press = fast


def in_play() -> list[float]:
    """Paint turn after turn of many tables in turn, as a bot does; the first quarter warms up."""
    tables = [(nth, told(rules, nth)) for nth in range(TABLES) for rules in (game(p.key) for p in PAINTERS)]
    turns = [(nth, views[turn]) for turn in range(TURNS) for nth, views in tables if turn < len(views)]
    times = [timed(lambda nth=nth, view=view: paint(view, None, Look(), marks(nth)).png)[0] for nth, view in turns]  # type: ignore[misc]
    return times[len(times) // 4 :]


def told(rules: AnyGame, nth: int) -> list[AnyView]:
    """What is shown of a random game: where a turn has ended."""
    states = random_game(rules, nth, TURNS).states
    return [rules.view(state, None) for state in states if state.fresh or state.outcome]


def marks(nth: int) -> Marks:
    return Marks(names=(f"{NAMES[0]} {nth}", f"{NAMES[1]} {nth}"))


def play_rows() -> list[Row]:
    times = in_play()
    return [
        Row(f"a turn in play, {TABLES * len(PAINTERS)} tables: mean", mean(times), "ms", at_most=P50),
        Row("  median", median(times), "ms"),
        Row("  p95", quantiles(times, n=20)[18], "ms", at_most=P95),
        aftermath(),
    ]


def masked(image: Image.Image) -> float:
    """The quickest of many masked pastes, in microseconds."""
    plane = Image.new("L", image.size)

    def paste() -> bytes:
        plane.paste(image, (0, 0), image)
        return b""

    return min(timed(paste)[0] for _ in range(200)) * 1000


def aftermath() -> Row:
    """Whether a picture leaves the processor as fast as it was: see `png.settle`."""
    image = Image.new("L", (400, 400), 255)
    png.settle()
    before = masked(image)
    png.encode(bytes(401 * 400), 400, 400, bytes(768))
    return Row("a masked paste after encoding, in times of before", masked(image) / before, "×", at_most=1.5)


def memory_rows() -> list[Row]:
    """What a theme's sprites take: of Pillow's images only the pixels, for they lie in bytes of our own."""
    rows: list[Row] = []
    for theme in THEMES:
        pixels: dict[int, int] = {}
        for painter in PAINTERS:
            for board in painter.boards or ("",):
                parts = chain(*(sprite.parts for sprite in kit(painter.key, theme, board).sprites.unpacked()))
                images = chain(*((ink, mask) for _, ink, mask in parts))
                pixels |= {id(image): image.size[0] * image.size[1] for image in images if image}
        rows.append(Row(f"sprites, {theme}", sum(pixels.values()) / 1e6, "MB"))
    return rows


def svg_way() -> list[float] | None:
    """python-chess draws an SVG, cairosvg turns it into a PNG of our size."""
    if not (find_spec("chess") and find_spec("cairosvg")):
        return None
    import cairosvg
    import chess
    import chess.svg

    board, times = chess.Board(), []
    lots = random.Random(1)
    for _ in range(PEERS):
        board.push(lots.choice(list(board.legal_moves)))
        svg = chess.svg.board
        times.append(timed(lambda svg=svg: cairosvg.svg2png(svg(board, size=SIDE).encode()))[0])  # type: ignore[misc]
    return times


def redraw() -> bytes:
    """Draw a board with pieces at twice the size, shrink it, save it: what most bots do."""
    cell = 2 * SIDE // BOARD
    image = Image.new("RGB", (2 * SIDE, 2 * SIDE), "#e9ddc7")
    pen, lots = ImageDraw.Draw(image), random.Random()
    for at in range(BOARD * BOARD):
        x, y = at % BOARD * cell, at // BOARD * cell
        pen.rectangle((x, y, x + cell, y + cell), fill=("#e9ddc7", "#cfbf9f")[(x + y) // cell % 2])
        pen.text((x + 8, y + 8), str(at), fill="#635a4a", font=font.font(48))
    for at in lots.sample(range(BOARD * BOARD), MEN):
        x, y = at % BOARD * cell, at // BOARD * cell
        pen.ellipse((x + 20, y + 20, x + cell - 20, y + cell - 20), fill=lots.choice(("#fffdf7", "#33383f")))
    out = BytesIO()
    image.resize((SIDE, SIDE), Image.Resampling.LANCZOS).save(out, "PNG")
    return out.getvalue()


def peers(ours: float) -> list[Row]:
    """What the same costs elsewhere, in times of ours."""
    rows = [Row("ours, median of all looks", ours, "ms")]
    redrawn = median(timed(redraw)[0] for _ in range(PEERS))
    rows += [Row("redraw at twice the size, default PNG", redrawn, "ms"), Row("  times ours", redrawn / ours, "×")]
    drawn = svg_way()
    if drawn is None:
        print("  (no python-chess or cairosvg here: make .venv/bench.done, and Debian's libcairo2)")
        return rows
    svg = median(drawn)
    return [*rows, Row("python-chess's SVG through cairosvg", svg, "ms"), Row("  times ours", svg / ours, "×")]


def main() -> None:
    rows: list[Row] = []
    for key in (painter.key for painter in PAINTERS):
        positions = views(game(key))
        for name, look in looks(key):
            rows += measure(name, look, positions)
    show("Pictures: encoding and alternative text included, a new position each time", rows)
    show("Pictures: as a bot paints them", play_rows())
    show("Pictures: memory of all games' sprites", memory_rows())
    show("Pictures: beside others", peers(median(row.measured for row in rows if row.name.endswith(": p50"))))


if __name__ == "__main__":
    main()
