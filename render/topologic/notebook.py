"""Write the notebook of Topologic beside the field: where the pawns stood and what it scored (TP-12)."""

from games.topologic.field import TILES
from games.topologic.rules import Asked, View
from render.canvas import WIDTH, Canvas
from render.frame import MARGIN
from render.painter import Subject
from render.topologic.tiles import CHIP_WIDE

LEFT, RIGHT = 866, WIDTH - MARGIN - 16
CHIP = 45  # from tile to tile
ROW, MOST_ROWS = 42, 14  # the text board has them all
HEAD, PAD = 46, 32


def height(view: View) -> int:
    return 2 * PAD + HEAD * (len(view.books) + 1) + ROW * min(len(view.books[-1]), MOST_ROWS + 1)


def paint(canvas: Canvas, top: int, subject: Subject[View]) -> None:
    view, book = subject.view, subject.view.books[-1]
    y = top + PAD + HEAD // 2
    for nth in range(len(view.books)):
        _paint_head(canvas, y, subject, nth)
        y += HEAD
    canvas.fill(LEFT, y - HEAD // 2 + 2, RIGHT, y - HEAD // 2 + 5, "line")
    y += 8
    earlier = max(len(book) - MOST_ROWS, 0)
    if earlier:
        canvas.say(subject.words.say("picture-topologic-earlier", turns=earlier), (LEFT, y), 28, ("board", "muted"))
        y += ROW
    for nth, asked in enumerate(book[earlier:], earlier + 1):
        _paint_turn(canvas, y, nth, asked)
        y += ROW


def _paint_head(canvas: Canvas, y: int, subject: Subject[View], nth: int) -> None:
    """Name a round and its tile, as far as it is known; of a finished one, how many turns it took."""
    view = subject.view
    words = subject.words.say("picture-topologic-round", round=nth + 1)
    at = LEFT + canvas.say(words, (LEFT, y), 30, ("board", "ink")) + 14
    secret = view.secrets[nth] if nth < len(view.secrets) else None
    if secret is not None:
        canvas.stamp(f"chip-{TILES[secret]}", at + CHIP_WIDE // 2, y)
    if nth < len(view.books) - 1 or view.outcome:
        took = subject.words.say("picture-topologic-took", turns=len(view.books[nth]))
        canvas.say(took, (RIGHT, y), 28, ("board", "muted"), "r")


def _paint_turn(canvas: Canvas, y: int, number: int, asked: Asked) -> None:
    canvas.say(str(number), (LEFT + 30, y), 26, ("board", "muted"), "r")
    for nth, tile in enumerate(asked.stands):
        canvas.stamp(f"chip-{TILES[tile]}", LEFT + 38 + nth * CHIP + CHIP // 2, y)
    score = "?" if asked.score is None else str(asked.score)
    canvas.say(score, (RIGHT, y), 32, ("board", "ink"), "r")
