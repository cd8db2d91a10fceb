"""Paint a profile: name and cairn above, below a row for each game with its lesson, the levels won and the puzzles."""

from functools import cache

from games.text import Words, words
from render.brush import Brush
from render.canvas import WIDTH, Canvas
from render.look import Look, Picture, ThemeName
from render.profile import emblems
from render.profile.progress import GameProgress, LessonState, Profile
from render.profile.said import cairn, counted, described
from render.sprite_sheet import Kit, Ramp, SpriteSheet, inks
from render.text import font
from render.text.names import written
from render.theme import Colour

MARGIN, ROUND = 16, 24
HEAD, HEADINGS, ROW, GAP, FOOT = 192, 64, 138, 10, 140
NAME, BIG, SMALL = 60, 44, 34  # type
WORDS = MARGIN + 16 + emblems.SIDE + 24  # where the words of a row begin
LEVELS, LEVEL_LEFT, LEVEL_WIDE, LEVEL_STEP = 4, 640, 44, 20  # stairs: the first, how wide, how much higher each
CELL_LEFT, CELL_WIDE, CELL_HIGH, BETWEEN = 880, 66, 108, 8
APART = 13  # of the marks of a grade
CHECK = 34
LOWEST, HIGHEST, MOST_STONE = 168, 64, 34  # how wide the stones of the cairn are, and how high they may be
ASIDE = (0, -9, 8, -5, 4)  # how far each lies from the middle: a heap, not a tower
STONE_X = WIDTH - MARGIN - 120
RAMPS = inks(card="ink muted", paper="muted ink", win="win_edge", tip_soft="ink")


def profile_picture(profile: Profile, look: Look = Look()) -> Picture:  # noqa: B008 - frozen
    said = words(look.language)
    keys = tuple(one.key for one in profile.games)
    canvas = Canvas(_kit(look.theme, keys), _row_top(len(keys)) - GAP + FOOT)
    _paint_head(canvas, said, profile)
    _paint_headings(canvas, said)
    for nth, one in enumerate(profile.games):
        _paint_game(canvas, said, one, _row_top(nth))
    _paint_foot(canvas, said, profile)
    return Picture(canvas.png(), canvas.width, canvas.height, described(said, profile))


def _row_top(nth: int) -> int:
    return MARGIN + HEAD + HEADINGS + nth * (ROW + GAP)


@cache
def _kit(theme: ThemeName, keys: tuple[str, ...]) -> Kit:
    sheet = SpriteSheet(theme, RAMPS)
    for high, kind in ((HEAD, "head"), (ROW, "row")):
        sheet.pad(f"ends-{kind}", (2 * ROUND, high), ROUND, "card", "paper")
    for key in keys:
        emblems.draw(sheet, key)
    _draw_lessons(sheet)
    _draw_levels(sheet)
    _draw_cells(sheet)
    for nth in range(len(keys)):
        _draw_stone(sheet, nth, *_stone(nth, len(keys)))
    return sheet.kit()


def _draw_lessons(sheet: SpriteSheet) -> None:
    """A full disc with a tick, a half one, and an empty one."""
    half = CHECK / 2
    new = sheet.brush(CHECK, CHECK, "card").ring(half, half, half - 1, 4, sheet["line"])
    sheet.tile(f"lesson-{LessonState.NEW}", new)
    begun = sheet.brush(CHECK, CHECK, "card").disc(half, half, half - 1, sheet["line"])
    begun.polygon(((half, 0), (CHECK, 0), (CHECK, CHECK), (half, CHECK)), sheet["card"])
    sheet.tile(f"lesson-{LessonState.BEGUN}", begun.ring(half, half, half - 1, 4, sheet["line"]))
    done = sheet.brush(CHECK, CHECK, "card").disc(half, half, half - 1, sheet["tip"])
    sheet.tile(f"lesson-{LessonState.DONE}", done.line(((9, 18), (15, 24), (26, 11)), 5, sheet["card"]))


def _draw_levels(sheet: SpriteSheet) -> None:
    for level in range(1, LEVELS + 1):
        box = (0, 0, LEVEL_WIDE, _step_high(level))
        won = sheet.brush(box[2], box[3], "card").round_box(box, 8, sheet["win_edge"])
        sheet.tile(f"level-{level}-won", won.round_box((2, 2, box[2] - 2, box[3] - 2), 6, sheet["win"]))
        sheet.tile(f"level-{level}-open", sheet.brush(*box[2:], "card").round_box(box, 8, sheet["line"], stroke=3))


def _step_high(level: int) -> int:
    return CELL_HIGH - (LEVELS - level) * LEVEL_STEP


def _draw_cells(sheet: SpriteSheet) -> None:
    """A grade's cell, with one mark more for each grade: outlined, begun, or golden where all are solved."""
    box = (0, 0, CELL_WIDE, CELL_HIGH)
    for grade in range(1, LEVELS + 1):
        none = sheet.brush(CELL_WIDE, CELL_HIGH, "card").round_box(box, 10, sheet["line"], stroke=3)
        some = sheet.brush(CELL_WIDE, CELL_HIGH, "card").round_box(box, 10, sheet["tip"])
        some.round_box((3, 3, CELL_WIDE - 3, CELL_HIGH - 3), 8, sheet["tip_soft"])
        every = sheet.brush(CELL_WIDE, CELL_HIGH, "card").round_box(box, 10, sheet["win_edge"])
        every.round_box((3, 3, CELL_WIDE - 3, CELL_HIGH - 3), 8, sheet["win"])
        for brush, kind, ink in ((none, "none", "muted"), (some, "some", "ink"), (every, "all", "win_edge")):
            sheet.tile(f"cell-{grade}-{kind}", _graded(brush, grade, 25, sheet[ink]))
        sheet.tile(f"grade-{grade}", _graded(sheet.brush(CELL_WIDE, 20, "paper"), grade, 10, sheet["muted"]))


def _graded(brush: Brush, grade: int, y: float, ink: Colour) -> Brush:
    for nth in range(grade):
        x = CELL_WIDE / 2 + APART * (nth - (grade - 1) / 2)
        brush.polygon(((x, y - 7), (x + 5.5, y), (x, y + 7), (x - 5.5, y)), ink)
    return brush


def _stone(nth: int, count: int) -> tuple[int, int]:
    """Measure a stone, counted from the ground up."""
    return LOWEST - (LOWEST - HIGHEST) * nth // max(count - 1, 1), min((HEAD - 24) // count, MOST_STONE)


def _draw_stone(sheet: SpriteSheet, nth: int, wide: int, high: int) -> None:
    """A golden stone for what is won; the outline of one for what isn't yet."""
    box, round_ = (0, 0, wide, high), high / 2
    laid = sheet.brush(wide, high, "card").round_box(box, round_, sheet["win_edge"])
    laid.round_box((2.5, 2.5, wide - 2.5, high - 2.5), round_ - 2.5, sheet["win"])
    sheet.tile(f"stone-{nth}-laid", laid)
    sheet.tile(f"stone-{nth}-open", sheet.brush(wide, high, "card").round_box(box, round_, sheet["line"], stroke=3))


def _paint_head(canvas: Canvas, said: Words, profile: Profile) -> None:
    canvas.bar("ends-head", MARGIN, MARGIN, WIDTH - MARGIN, "card")
    left, room = MARGIN + 36, STONE_X - 120 - MARGIN - 36
    name, middle = written(profile.name) or said.say("profile-picture-you"), MARGIN + HEAD // 2
    size = NAME if font.width(name, NAME) <= room else BIG
    canvas.say(font.fitted(name, size, room), (left, middle - 32), size, ("card", "ink"))
    canvas.say(font.fitted(counted(said, profile), SMALL, room), (left, middle + 40), SMALL, ("card", "muted"))
    _paint_cairn(canvas, profile)


def _paint_cairn(canvas: Canvas, profile: Profile) -> None:
    count = len(profile.games)
    for nth in range(count):
        _, high = _stone(nth, count)
        y = MARGIN + HEAD / 2 + high * ((count - 1) / 2 - nth)
        x = STONE_X + ASIDE[nth % len(ASIDE)]
        canvas.stamp(f"stone-{nth}-{'laid' if nth < profile.stones else 'open'}", x, y)


def _paint_headings(canvas: Canvas, said: Words) -> None:
    y = MARGIN + HEAD + HEADINGS // 2 + 4
    for word, left, wide in (("levels", LEVEL_LEFT, LEVEL_WIDE), ("solved", CELL_LEFT, CELL_WIDE)):
        x = left + (LEVELS * (wide + BETWEEN) - BETWEEN) / 2
        canvas.say(said.say(f"profile-picture-{word}"), (x, y), SMALL, ("paper", "muted"), "m")


def _paint_foot(canvas: Canvas, said: Words, profile: Profile) -> None:
    """Say what the stones are, and what the marks of the grades mean; both stay clear of the lower left corner."""
    top = canvas.height - FOOT
    canvas.say(cairn(said, profile), (WIDTH / 2, top + 46), SMALL, ("paper", "ink"), "m")
    named = {grade: said.say("puzzle-grade", grade=grade) for grade in range(1, LEVELS + 1)}
    wide = sum(APART * grade + font.width(name, SMALL) for grade, name in named.items())
    x = (WIDTH - wide - 36 * (LEVELS - 1)) // 2
    for grade, name in named.items():
        left = (CELL_WIDE - APART * grade) // 2
        canvas.place_part(f"grade-{grade}", (left, 0, CELL_WIDE - left, 20), x, top + 88)
        x += APART * grade + 8
        x += canvas.say(name, (x, top + 98), SMALL, ("paper", "muted")) + 28


def _paint_game(canvas: Canvas, said: Words, one: GameProgress, top: int) -> None:
    canvas.bar("ends-row", MARGIN, top, WIDTH - MARGIN, "card")
    canvas.place(f"emblem-{one.key}", MARGIN + 16, top + (ROW - emblems.SIDE) // 2)
    room, middle = LEVEL_LEFT - 24 - WORDS, top + ROW // 2
    canvas.say(font.fitted(said.say(f"{one.key}-title"), BIG, room), (WORDS, middle - 28), BIG, ("card", "ink"))
    canvas.place(f"lesson-{one.lesson}", WORDS, middle + 32 - CHECK // 2)
    lesson = font.fitted(said.say(f"profile-picture-lesson-{one.lesson}"), SMALL, room - CHECK - 12)
    canvas.say(lesson, (WORDS + CHECK + 12, middle + 32), SMALL, ("card", "muted"))
    _paint_levels(canvas, one, top)
    _paint_cells(canvas, one, top + (ROW - CELL_HIGH) // 2)


def _paint_levels(canvas: Canvas, one: GameProgress, top: int) -> None:
    bottom = top + (ROW + CELL_HIGH) // 2
    for level in range(1, LEVELS + 1):
        left, is_won = LEVEL_LEFT + (level - 1) * (LEVEL_WIDE + BETWEEN), level <= one.level
        canvas.place(f"level-{level}-{'won' if is_won else 'open'}", left, bottom - _step_high(level))
        ramp: Ramp = ("win", "win_edge") if is_won else ("card", "muted")
        canvas.say(str(level), (left + LEVEL_WIDE / 2, bottom - 25), SMALL, ramp, "m")


def _paint_cells(canvas: Canvas, one: GameProgress, top: int) -> None:
    ramps: dict[str, Ramp] = {"none": ("card", "muted"), "some": ("tip_soft", "ink"), "all": ("win", "win_edge")}
    for nth, (solved, shipped) in enumerate(zip(one.solved, one.shipped, strict=True)):
        kind = "none" if not solved else "all" if solved >= shipped else "some"
        left = CELL_LEFT + nth * (CELL_WIDE + BETWEEN)
        canvas.place(f"cell-{nth + 1}-{kind}", left, top)
        canvas.say(str(solved), (left + CELL_WIDE / 2, top + 68), SMALL + 4, ramps[kind], "m")
