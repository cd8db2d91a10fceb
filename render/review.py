"""A chart for looking back: who stood better after each turn, and which turns mattered most."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby

from games.core.outcome import SEATS
from games.text import Words, words
from render import frame
from render.canvas import WIDTH, Canvas
from render.frame import MARGIN, Parts
from render.look import Look, Picture, ThemeName
from render.painter import Panel
from render.sprite_sheet import Kit, SpriteSheet, inks
from render.text import caption, font
from render.text.alt_text import MOST_ALT
from render.text.names import said as say_name
from render.text.names import written as write_name

LEFT, RIGHT = MARGIN + 36, WIDTH - MARGIN - 36
TOP, REACH, BELOW = 84, 230, 128  # of the plot, the board's top being 0: its edge, half its height, what is below
HEIGHT = TOP + 2 * REACH + BELOW
MOST_STRETCHES = 8  # told in the alternative text
EVEN = 0.1  # up to this neither is said to be ahead
TYPE, STROKE, AXIS = 34, 6, 36  # from the plot's lower edge to the turns' numbers
PILL = 23  # half the height of a marked turn's number
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # from one number on the axis to the next
APART = 96  # at least, from number to number
RAMPS = inks(board="ink muted", last="card")


def chart(
    key: str,
    values: Sequence[float],
    marked: Sequence[int] = (),
    names: tuple[str, str] = ("", ""),
    look: Look = Look(),  # noqa: B008 - frozen
) -> Picture:
    """Paint how a game stood after each turn: 1 where seat 0 has won, -1 where seat 1 has; turns count from 1."""
    said = words(look.language)
    turns = sorted({turn for turn in marked if 1 <= turn <= len(values)})
    held = [min(max(value, -1.0), 1.0) for value in values]
    parts = Parts(HEIGHT, (), caption.sentences(*_sentences(said, turns)))
    canvas = frame.canvas(_kit(look.theme), parts)
    written = [write_name(names[seat]) or said.say(f"{key}-seat-{seat}") for seat in SEATS]
    for seat in SEATS:
        frame.paint_player(canvas, seat, written[seat], Panel(), is_lit=False)
    _paint_ground(canvas, said, written)
    _paint_course(canvas, held)
    if all(_leader(value) < 0 for value in held):
        _paint_even(canvas, said)
    _paint_turns(canvas, len(held), turns)
    frame.paint_caption(canvas, parts)
    spoken = [say_name(names[seat]) or written[seat] for seat in SEATS]
    return Picture(canvas.png(), canvas.width, canvas.height, _described(said, held, turns, spoken))


@cache
def _kit(theme: ThemeName) -> Kit:
    sheet = SpriteSheet(theme, frame.RAMPS + RAMPS)
    frame.draw(sheet)
    sheet.cut("pill", sheet.brush(2 * PILL, 2 * PILL, "board").disc(PILL, PILL, PILL, sheet["last"]), "board")
    return sheet.kit()


def _sentences(said: Words, turns: list[int]) -> Iterator[str]:
    yield said.say("review-title")
    if turns:
        *others, last = map(str, turns)
        yield said.say("review-marked", count=len(turns), others=", ".join(others), last=last)


def _paint_ground(canvas: Canvas, said: Words, names: list[str]) -> None:
    """Name the upper half for seat 0, the lower one for seat 1."""
    top, room = frame.TOP, RIGHT - LEFT
    for seat, y in zip(SEATS, (top + TOP // 2, top + HEIGHT - TOP // 2), strict=True):
        title = font.fitted(said.say("review-ahead", name=names[seat]), TYPE, room)
        canvas.say(title, (LEFT, y), TYPE, ("board", "ink"))
    for y in (top + TOP, top + TOP + 2 * REACH):
        canvas.fill(LEFT, y - 1, RIGHT, y + 2, "line")


def _place(at: int, count: int) -> int:
    """Find where a turn begins."""
    return LEFT + round((RIGHT - LEFT) * at / max(count, 1))


def _paint_course(canvas: Canvas, values: list[float]) -> None:
    """Fill from the middle to each turn's standing, light above and dark below, along one line."""
    middle, count = frame.TOP + TOP + REACH, len(values)
    before = middle
    for nth, value in enumerate(values):
        left, right = _place(nth, count), _place(nth + 1, count)
        y = middle - round(value * (REACH - STROKE))
        canvas.fill(left, min(y, middle), right, max(y, middle), "ivory" if value > 0 else "coal")
        ink = "ivory_rim" if value > 0 else "coal_rim"
        canvas.fill(left, y - STROKE // 2, right, y + STROKE // 2, ink)
        upper, lower = sorted((before, y))
        canvas.fill(left - STROKE // 2, upper - STROKE // 2, left + STROKE // 2, lower + STROKE // 2, ink)
        before = y
    canvas.fill(LEFT, middle - 2, RIGHT, middle + 2, "ink")


def _paint_even(canvas: Canvas, said: Words) -> None:
    """Say it where a line alone would look as if something were missing."""
    at = ((LEFT + RIGHT) // 2, frame.TOP + TOP + REACH // 2)
    canvas.say(said.say("review-even-throughout"), at, TYPE, ("board", "muted"), "m")


def _paint_turns(canvas: Canvas, count: int, turns: list[int]) -> None:
    """Number the axis at its middle, and the marked turns in pills on lines of their own."""
    top = frame.TOP + TOP
    middles = [(_place(turn - 1, count) + _place(turn, count)) // 2 for turn in turns]
    for x in middles:
        canvas.fill(x - 2, top, x + 3, top + 2 * REACH, "last")
    for nth, (turn, x) in enumerate(zip(turns, middles, strict=True)):  # after all lines: none crosses a number
        _paint_pill(canvas, str(turn), x, top + 2 * REACH - PILL - 8 - nth * 2 * PILL)
    step = next((step for step in STEPS if (RIGHT - LEFT) * step >= APART * max(count, 1)), STEPS[-1])
    for turn in range(step, count + 1, step):
        x = (_place(turn - 1, count) + _place(turn, count)) // 2
        canvas.say(str(turn), (x, top + 2 * REACH + AXIS), TYPE, ("board", "muted"), "m")


def _paint_pill(canvas: Canvas, label: str, x: int, y: int) -> None:
    half = max(font.width(label, TYPE) // 2 - 6, 0)
    canvas.bar("pill", x - half - PILL, y - PILL, x + half + PILL, "last")
    canvas.say(label, (x, y), TYPE, ("last", "card"), "m")


def _described(said: Words, values: list[float], turns: list[int], names: list[str]) -> str:
    first, second = names
    stretches = list(_course(said, values, names)) or [said.say("review-even")]
    told = [*stretches[:MOST_STRETCHES], *["…"][: len(stretches) > MOST_STRETCHES]]
    course = said.say("alt-review-between").join(told)
    seats, stood = {"first": first, "second": second}, ["0", *(str(round(100 * value)) for value in values)]
    marked = (said.say("alt-review-marked", turn=at, before=stood[at - 1], after=stood[at], **seats) for at in turns)
    text = " ".join([*marked, said.say("alt-review", **seats, course=course)]).replace("….", "…")
    return text if len(text) <= MOST_ALT else text[: MOST_ALT - 1] + "…"


def _course(said: Words, values: list[float], names: list[str]) -> Iterator[str]:
    """Say from which turn to which turn who was ahead."""
    turn = 1
    for leader, stretch in groupby(values, key=_leader):
        last = turn + len(list(stretch)) - 1
        standing = said.say("review-even") if leader < 0 else said.say("review-ahead", name=names[leader])
        if turn == last:
            yield said.say("alt-review-turn", turn=turn, standing=standing)
        else:
            yield said.say("alt-review-turns", first=turn, last=last, standing=standing)
        turn = last + 1


def _leader(value: float) -> int:
    return -1 if abs(value) < EVEN else int(value < 0)
