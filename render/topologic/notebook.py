"""Write the notebook of Topologic below the field: the latest answer large, the turns before it in columns (TP-12)."""

from games.topologic.field import TILES
from games.topologic.rules import Asked, View
from render.canvas import WIDTH, Canvas
from render.frame import MARGIN
from render.painter import Subject
from render.topologic.tiles import CHIP_WIDE, paint_chip

LEFT, RIGHT = MARGIN + 28, WIDTH - MARGIN - 28
TYPE, ANSWER = 34, 80
COLUMNS, COLUMN, INDENT = 2, 580, 64  # turns side by side; from one to the next; room for their numbers
CHIP = CHIP_WIDE  # from tile to tile: as near as they can stand, so that scores stay clear of the next turn
HEAD, LATEST, ROW, PAD = 56, 96, 58, 18  # heights
MOST_HIGH = 1560  # of the field and the notebook together
LEAST_ROWS, MOST_ROWS = 2, 3  # of earlier turns; the text board has them all


def rows(view: View, room: int) -> int:
    """Count the rows of earlier turns that are shown."""
    wanted = -(-max(len(view.books[-1]) - 1, 0) // COLUMNS)
    return min(wanted, MOST_ROWS, max((room - LATEST - 2 * PAD - HEAD * _heads(view)) // ROW, LEAST_ROWS))


def _heads(view: View) -> int:
    """Count the rounds that are over."""
    return len(view.books) if view.outcome else len(view.books) - 1


def height(view: View, room: int) -> int:
    """Tell how high it is; `room` is what the field leaves."""
    asked = LATEST + ROW * rows(view, room) if view.books[-1] else 0
    high = HEAD * _heads(view) + asked
    return high + 2 * PAD if high else 0


def paint(canvas: Canvas, top: int, subject: Subject[View], room: int) -> None:
    view, book = subject.view, subject.view.books[-1]
    if not height(view, room):
        return
    canvas.fill(LEFT, top, RIGHT, top + 4, "line")
    y = top + PAD
    for nth in range(_heads(view)):
        _paint_head(canvas, y + HEAD // 2, subject, nth)
        y += HEAD
    if not book:
        return
    _paint_latest(canvas, y + LATEST // 2, subject, len(book), book[-1])
    y += LATEST + ROW // 2
    count = rows(view, room)
    earlier = list(enumerate(book[:-1], 1))[::-1]
    hidden = max(len(earlier) - count * COLUMNS, 0)
    for nth, (number, asked) in enumerate(earlier[: count * COLUMNS - bool(hidden)]):
        _paint_turn(canvas, (LEFT + nth % COLUMNS * COLUMN, y + nth // COLUMNS * ROW), number, asked)
    if hidden:
        words = subject.words.say("picture-topologic-earlier", turns=hidden + 1)
        canvas.say(words, (LEFT + (COLUMNS - 1) * COLUMN + 20, y + (count - 1) * ROW), TYPE, ("board", "muted"))


def _paint_head(canvas: Canvas, y: int, subject: Subject[View], nth: int) -> None:
    """Say of a finished round which tile was hidden, and how many turns it took."""
    view = subject.view
    book, secret = view.books[nth], view.secrets[nth] if nth < len(view.secrets) else None
    words = subject.words.say("picture-topologic-round", round=nth + 1)
    at = LEFT + canvas.say(words, (LEFT, y), TYPE, ("board", "muted")) + 18
    if secret is not None:
        paint_chip(canvas, TILES[secret], at, y)
        at += CHIP_WIDE + 18
    is_found = bool(book) and book[-1].score == view.perfect
    how = "found" if is_found else "missed"
    canvas.say(subject.words.say(f"picture-topologic-{how}", turns=len(book)), (at, y), TYPE, ("board", "ink"))


def _paint_latest(canvas: Canvas, y: int, subject: Subject[View], number: int, asked: Asked) -> None:
    """Show the latest answer as large as what it is about."""
    words = subject.words
    score = "?" if asked.score is None else str(asked.score)
    wide = canvas.say(f"{score} / {subject.view.perfect}", (RIGHT, y), ANSWER, ("board", "ink"), "r")
    label = words.say("picture-topologic-answer")
    canvas.say(label, (RIGHT - wide - 24, y), TYPE, ("board", "muted"), "r")
    at = LEFT + canvas.say(words.say("picture-turn", turn=number), (LEFT, y), TYPE, ("board", "muted")) + 20
    for nth, tile in enumerate(asked.stands):
        paint_chip(canvas, TILES[tile], at + nth * CHIP, y)


def _paint_turn(canvas: Canvas, at: tuple[int, int], number: int, asked: Asked) -> None:
    x, y = at
    canvas.say(f"{number}.", (x + INDENT - 14, y), TYPE, ("board", "muted"), "r")
    for nth, tile in enumerate(asked.stands):
        paint_chip(canvas, TILES[tile], x + INDENT + nth * CHIP, y)
    score = "?" if asked.score is None else str(asked.score)
    canvas.say(f"= {score}", (x + INDENT + len(asked.stands) * CHIP + 14, y), TYPE + 8, ("board", "ink"))
