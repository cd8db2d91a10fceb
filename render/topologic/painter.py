"""Paint Topologic: the field with its pawns, and the notebook below it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import groupby
from typing import ClassVar

from games.core.outcome import Seat
from games.text import Words
from games.topologic.field import COLOURS, GAP, MOST_COLUMNS, NUMBER, TILES, Field
from games.topologic.rules import MOST_TURNS, OFF, Asked, View
from render.canvas import WIDTH, Canvas
from render.painter import LegendEntry, Painter, Panel, Subject
from render.sprite_sheet import SpriteSheet, inks
from render.text.names import written
from render.topologic import notebook, tiles
from render.topologic.tiles import NAME, PAWN, PILLS, PITCHES, RIM

MOST_ROWS = 10  # of a field with large tiles
PAD = 26
MANY = 30  # tiles to choose among: dots instead of frames
AT_ONCE = 10  # lines of the notebook in a sentence of the alternative text
FEW = 3  # of them before the field is laid out
DIGIT = {"pawns": 30, "left": 30, "crowd": 23}  # from pawn to pawn on one tile
TYPE = {"pawns": 42, "left": 34, "crowd": 34}
CROWD = 4  # pawns on one tile: their capsule may not hide the names beside it
PawnPath = tuple[int, int, int]  # which pawn, from where, to where
Spots = dict[int, tuple[int, int]]  # the middle of every tile, the board's top being 0


class TopologicPainter(Painter[View]):
    key: ClassVar[str] = "topologic"
    view: ClassVar[type] = View
    ramps = (*inks(board="ink muted", pawn="pawn_ink", card="last"), *map(tiles.named, COLOURS))
    tints = tiles.TINTS
    colours: ClassVar[int] = 12
    emoji: ClassVar[Mapping[str, str]] = {f"tile-{colour}": f"sign-{colour}" for colour in COLOURS}
    first_turns: ClassVar[int] = 4  # a tile is hidden, pawns enter, and then they move

    def draw(self, sheet: SpriteSheet, board: str) -> None:
        tiles.draw(sheet)

    def draw_signs(self, sheet: SpriteSheet) -> None:
        tiles.draw_signs(sheet)

    def height(self, subject: Subject[View]) -> int:
        high = _field_height(subject.view)
        return high + notebook.height(subject.view, notebook.MOST_HIGH - high)

    def panel(self, subject: Subject[View], seat: Seat) -> Panel:
        """Say who seeks, and how many turns a seat has used as the seeker."""
        view, words, nth = subject.view, subject.words, 1 - seat
        role = ""  # a seat whose player has no name is called by it
        if view.outcome is None and written(subject.marks.names[seat]):
            role = words.say(f"picture-topologic-{'hides' if seat == view.hider else 'seeks'}")
        if nth >= len(view.books):
            return Panel(role=role)
        turns = len(view.books[nth])
        return Panel(str(turns), role=role, unit=words.say("picture-topologic-turns", turns=turns))

    def legend(self, subject: Subject[View]) -> Iterator[LegendEntry]:
        words = subject.words
        yield LegendEntry("legend-tile", words.say("legend-topologic-tile"))
        if set(subject.view.pawns) != {OFF}:
            yield LegendEntry("legend-pawns", words.say("legend-topologic-pawn"))
        if ways(subject.view):
            yield LegendEntry("legend-left", words.say("legend-topologic-left"))
        if subject.view.books[-1]:
            yield LegendEntry("legend-point", words.say("legend-topologic-point"))

    def notices(self, subject: Subject[View]) -> Iterator[str]:
        view, words = subject.view, subject.words
        yield words.say(f"picture-topologic-{'hide' if view.phase == 'hide' else 'seek'}", perfect=view.perfect)
        if len(view.books) > 1:
            first = view.books[0]
            is_found = first[-1].score == view.perfect
            yield words.say("picture-topologic-beat", turns=len(first) if is_found else MOST_TURNS + 1)

    def pieces(self, subject: Subject[View]) -> Iterator[str]:
        view, words = subject.view, subject.words
        yield from _secret_and_pawns(words, view)
        lines = [_line(nth, asked, view.perfect) for nth, asked in enumerate(view.books[-1], 1)][::-1]
        if lines:
            yield words.say("alt-topologic-book", lines="; ".join(lines[:FEW]))
        yield words.say("alt-topologic-field", rows=_laid_out(view.field))
        for start in range(FEW, len(lines), AT_ONCE):
            yield words.say("alt-topologic-earlier", lines="; ".join(lines[start : start + AT_ONCE]))

    def spoken(self, subject: Subject[View]) -> Iterator[str]:
        """Say the field row by row with its gaps, and every turn of both rounds, the newest first."""
        view, words = subject.view, subject.words
        yield from _secret_and_pawns(words, view)
        for nth, row in enumerate(grid(view.field)[0], 1):
            yield words.say("alt-topologic-row", row=nth, tiles=", ".join(_told(words, row)))
        for number, book in reversed([*enumerate(view.books, 1)]):
            for nth, asked in reversed([*enumerate(book, 1)]):
                turn = _line(nth, asked, view.perfect).partition(": ")[2]
                yield words.say("alt-topologic-turn", round=number, turn=nth, asked=turn)

    def paint(self, canvas: Canvas, top: int, subject: Subject[View]) -> None:
        view = subject.view
        rows, pitch = grid(view.field)
        spots = places(rows, pitch)
        for name, left, upper in _laid(view.field):
            canvas.place(name, left, top + upper)
        framed = marks(subject)
        for mark, marked in framed.items():
            if mark != "secret":
                for tile in marked:
                    _paint_mark(canvas, mark, (spots[tile][0], top + spots[tile][1]), pitch)
        _paint_ways(canvas, top, spots, pitch, [] if subject.marks.last else ways(view))
        for tile in framed.get("secret", ()):
            canvas.stamp(f"secret-{pitch}", spots[tile][0], top + spots[tile][1])
        _paint_pawns(canvas, top, spots, left_behind(subject), ("left", pitch))
        _paint_pawns(canvas, top, spots, view.pawns, ("pawns", pitch))
        _paint_names(canvas, top, spots, {*view.pawns, *left_behind(subject)}, pitch)
        for tile in framed.get("secret", ()):  # above all else: what was looked for
            canvas.stamp("star", spots[tile][0] + pitch * 0.42, top + spots[tile][1] - pitch * 0.42)
        high = _field_height(view)
        notebook.paint(canvas, top + high, subject, notebook.MOST_HIGH - high)


PAINTER = TopologicPainter()


def _secret_and_pawns(words: Words, view: View) -> Iterator[str]:
    if view.secret is not None:
        yield words.say("alt-topologic-secret", tile=TILES[view.secret])
    pawns = ", ".join(f"{nth} {TILES[tile] if tile != OFF else '–'}" for nth, tile in enumerate(view.pawns, 1))
    yield words.say("alt-topologic-pawns", pawns=pawns)


def _told(words: Words, row: tuple[int, ...]) -> Iterator[str]:
    """Name the tiles of a row, and count the gaps between and before them."""
    last = max(column for column, tile in enumerate(row) if tile != GAP)
    for is_gap, alike in groupby(row[: last + 1], lambda tile: tile == GAP):
        listed = list(alike)
        if is_gap:
            yield words.say("alt-topologic-gaps", count=len(listed))
        else:
            yield from (TILES[tile] for tile in listed)


def _line(nth: int, asked: Asked, perfect: int) -> str:
    score = "?" if asked.score is None else asked.score
    return f"{nth}: {' '.join(TILES[tile] for tile in asked.stands)} = {score}/{perfect}"


@lru_cache(maxsize=256)
def _laid_out(field: Field) -> str:
    return " / ".join(map(_row, grid(field)[0]))


def _row(row: tuple[int, ...]) -> str:
    """Name a row's tiles, and the places without one as far as they lie between tiles or before the first."""
    return " ".join("-" if tile == GAP else TILES[tile] for tile in row).rstrip(" -")


@lru_cache(maxsize=256)
def grid(field: Field) -> tuple[list[tuple[int, ...]], int]:
    rows = list(field.shown)
    is_small = len(rows[0]) < MOST_COLUMNS and len(rows) <= MOST_ROWS
    return rows, PITCHES[0] if is_small else PITCHES[1]


def _field_height(view: View) -> int:
    rows, pitch = grid(view.field)
    return len(rows) * pitch + 2 * PAD


def places(rows: list[tuple[int, ...]], pitch: int) -> Spots:
    left = (WIDTH - len(rows[0]) * pitch) // 2
    return {
        tile: (left + column * pitch + pitch // 2, PAD + row * pitch + pitch // 2)
        for row, line in enumerate(rows)
        for column, tile in enumerate(line)
        if tile != GAP
    }


@lru_cache(maxsize=32)
def _laid(field: Field) -> tuple[tuple[str, int, int], ...]:
    """Give the sprite and the corner of every tile: they lie where they are as long as a game lasts."""
    rows, pitch = grid(field)
    return tuple(
        (f"{TILES[tile][0]}-{pitch}", x - pitch // 2, y - pitch // 2) for tile, (x, y) in places(rows, pitch).items()
    )


def _is_between(view: View) -> bool:
    """The pawns have just been taken off (TP-4)."""
    return len(view.books) > 1 and not view.books[1] and set(view.pawns) == {OFF}


def ways(view: View) -> list[PawnPath]:
    """List which pawn went from where to where: in the running turn, or else in the last one."""
    book, stands = view.books[-1], view.pawns
    if _is_between(view):
        book, stands = view.books[0], view.books[0][-1].stands
    before = book[-1:] if view.now else book[-2:-1]
    if not before:
        return []
    return [
        (nth, start, target)
        for nth, (start, target) in enumerate(zip(before[0].stands, stands, strict=True))
        if start != target
    ]


def marks(subject: Subject[View]) -> dict[str, set[int]]:
    view, picked = subject.view, subject.picked
    played = subject.marks.last or view.now or subject.last
    framed = {"before": _goals(subject.before) - _goals(played), "last": _goals(played), "tip": _goals(subject.hint)}
    if view.secret is not None:
        framed["secret"] = {view.secret}
    offered = _offered(subject)
    if len(offered) < len(TILES):  # all of them need no mark
        framed["hint-dot" if len(offered) > MANY else "hint"] = offered
    if picked and picked[0].isdigit() and view.pawns[int(picked[0]) - 1] != OFF:
        framed["picked"] = {view.pawns[int(picked[0]) - 1]}
    framed["picked"] = framed.get("picked", set()) | {NUMBER[name] for name in subject.about}
    return framed


def _goals(actions: Iterable[str]) -> set[int]:
    return {NUMBER[action[-2:]] for action in actions if action[0].isdigit() and action[-2:] in NUMBER}


def _offered(subject: Subject[View]) -> set[int]:
    """Mark the pawns that may be picked, then the tiles."""
    view = subject.view
    goals = {NUMBER[action[-2:]] for action in subject.choices if action[-2:] in NUMBER}
    if not subject.picked and view.phase == "seek":
        return {view.pawns[int(step) - 1] for step in subject.offered if step.isdigit()}
    return goals


def _paint_mark(canvas: Canvas, mark: str, at: tuple[int, int], pitch: int) -> None:
    x, y = at
    if mark == "hint-dot":
        canvas.stamp(mark, x + pitch * 0.36, y - pitch * 0.36)
    else:
        canvas.stamp(f"{mark}-{pitch}", x, y)


def _paint_ways(canvas: Canvas, top: int, spots: Spots, pitch: int, gone: Iterable[PawnPath]) -> None:
    """Dot the way from tile to tile, on their edges: there it hides no name."""
    for _, start, target in gone:
        (x, y), (u, v) = spots[start], spots[target]
        steps = max(abs(u - x), abs(v - y)) // pitch
        for nth in range(steps):
            share = (nth + 0.5) / steps
            canvas.stamp("dot", x + (u - x) * share, top + y + (v - y) * share)


def left_behind(subject: Subject[View]) -> tuple[int, ...]:
    """List for each pawn the tile it left, unless another stands there now: the dots tell its way."""
    view = subject.view
    if subject.marks.last:
        return ()
    if _is_between(view):
        return view.books[0][-1].stands
    starts = {pawn: start for pawn, start, _ in ways(view)}
    tiles_left = [starts.get(pawn, OFF) for pawn in range(len(view.pawns))]
    return tuple(OFF if tile in view.pawns else tile for tile in tiles_left)


def _paint_names(canvas: Canvas, top: int, spots: Spots, crowded: set[int], pitch: int) -> None:
    """Name every tile: above what stands on it, or in its middle."""
    for tile, (x, y) in spots.items():
        canvas.stamp(f"name-{TILES[tile]}", x, top + y + (pitch * (NAME - 0.5) if tile in crowded else 0))


def _paint_pawns(canvas: Canvas, top: int, spots: Spots, stands: tuple[int, ...], how: tuple[str, int]) -> None:
    name, pitch = how
    for tile in set(stands) - {OFF}:
        numbers = [str(nth) for nth, stand in enumerate(stands, 1) if stand == tile]
        x, y = spots[tile]
        pill = "crowd" if name == "pawns" and len(numbers) >= CROWD else name
        _paint_pill(canvas, pill, (x, round(top + y + pitch * (PAWN - 0.5))), numbers)


def _paint_pill(canvas: Canvas, name: str, at: tuple[int, int], numbers: list[str]) -> None:
    """Several pawns on a tile stand side by side in one capsule."""
    (high, rim, fill, ink), (x, y) = PILLS[name], at
    half, wide = high // 2, DIGIT[name] * (len(numbers) - 1)
    left, right, upper = x - wide // 2, x - wide // 2 + wide, y - half
    canvas.bar(name, left - half, upper, right + half, rim)
    canvas.fill(left, upper + RIM, right, upper + high - RIM, fill)
    for nth, number in enumerate(numbers):
        canvas.say(number, (left + nth * DIGIT[name], y), TYPE[name], (fill, ink), "m")
