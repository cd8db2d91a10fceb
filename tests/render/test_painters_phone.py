"""Pictures as a phone shows them, 390 px wide: every game, look and phase, measured and not looked at."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import cycle
from typing import Any

import pytest
from PIL import Image

from games.registry import KEYS, game
from games.text import LANGUAGES, words
from render import Look, Marks, Picture, boards, paint
from render.brush import Brush
from render.canvas import WIDTH, Canvas
from render.frame import CORNER_FREE, TOP
from render.painters import find, kit, subject_of
from render.theme import THEMES, Colour, colours
from tests.render.test_theme import contrast
from tools.gallery import show
from tools.samples import Sample, play, samples, suggested

PHONE, LEAST_TYPE = 390, 11
MOST_EMPTY = 0.15  # the largest empty rectangle of a board, as a share of the picture
GRID = 24  # pixels to a cell of what is looked at for emptiness
THIN = 3.0  # contrast of lines and labels, at least
SHOWN = [(key, sample, board) for key in KEYS for sample in samples(key) for board in boards(key) or ("",)]
CASES = [(*shown, theme) for shown, theme in zip(SHOWN, cycle(THEMES), strict=False)]  # no theme moves anything
IDS = ["-".join(filter(None, (key, sample.name, board, theme))) for key, sample, board, theme in CASES]
Case = tuple[str, Sample, str, str]


@cache
def painted(nth: int) -> Picture:
    key, sample, board, theme = CASES[nth]
    return show(game(key), sample, Look(theme, board=board))


def is_near(one: object, two: Colour) -> bool:
    """Palettes hold a colour of the theme as it is, or one that nobody can tell from it."""
    return isinstance(one, tuple) and max(abs(a - b) for a, b in zip(one, two, strict=True)) <= 4


def image(case: Case) -> Image.Image:
    return Image.open(BytesIO(painted(CASES.index(case)).png)).convert("RGB")


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_nothing_stands_where_clients_lay_their_badge(case: Case) -> None:
    whole = image(case)
    wide, high = CORNER_FREE
    corner = whole.crop((0, whole.height - high, wide, whole.height))
    ((_, only),) = corner.getcolors() or []
    assert is_near(only, THEMES[case[3]]["paper"])


@dataclass(frozen=True)
class Written:
    words: str
    size: int
    ink: Colour
    ground: Colour


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Note every word that is painted, with its size and what it stands on."""
    noted: list[Written] = []
    say, text = Canvas.say, Brush.text

    def saying(canvas: Canvas, words: str, *how: Any) -> int:
        _, size, ramp, *_ = how
        if words.strip():
            ground, ink = (palette(canvas)[canvas.kit.index[name]] for name in ramp)
            noted.append(Written(words, size, ink, ground))
        return say(canvas, words, *how)

    def texting(brush: Brush, x: float, y: float, *what: Any) -> Brush:
        words, size, colour = what
        spot = min(max(round(x), 0), brush.image.width - 1), max(round(y - size * 0.5), 0)
        noted.append(Written(words, size, colour, brush.image.getpixel(spot)))  # type: ignore[arg-type]
        return text(brush, x, y, *what)

    monkeypatch.setattr(Canvas, "say", saying)
    monkeypatch.setattr(Brush, "text", texting)
    return noted


def palette(canvas: Canvas) -> list[Colour]:
    flat = canvas.kit.palette
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]


@pytest.mark.parametrize(("theme", "language"), tuple(zip(THEMES, cycle(LANGUAGES), strict=False)))
@pytest.mark.parametrize("key", KEYS)
def test_no_word_is_too_small_or_too_faint(key: str, theme: str, language: str, written: list[Written]) -> None:
    kit.cache_clear()  # what stands in sprites is written while they are drawn
    for sample in samples(key):
        for board in boards(key) or ("",):
            show(game(key), sample, Look(theme, language, board))
    kit.cache_clear()
    assert len(written) > 20
    letters = [word for word in written if word.words not in "★↻›?"]
    assert {word for word in letters if word.size * PHONE / WIDTH < LEAST_TYPE} == set()
    assert {word for word in written if contrast(word.ink, word.ground) < THIN} == set()


LINES = (
    *(("line", ground) for ground in ("board", "hollow")),
    *((edge, "board") for edge in ("coal_rim", "last", "before", "tip")),
)
PIECES = (("ivory_rim", "ivory"), ("coal_ring", "coal"), ("token_rim", "token"), ("token", "coal"), ("win_edge", "win"))


@pytest.mark.parametrize("theme", THEMES)
def test_thin_lines_and_the_edges_of_pieces_stand_out(theme: str) -> None:
    found = {pair: contrast(*(THEMES[theme][name] for name in pair)) for pair in (*LINES, *PIECES)}
    assert {pair: share for pair, share in found.items() if share < THIN} == {}
    assert max(contrast(THEMES[theme][name], THEMES[theme]["board"]) for name in ("ivory", "ivory_rim")) >= THIN


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", KEYS)
def test_every_theme_has_the_colours_of_every_game(key: str, theme: str) -> None:
    first = next(iter(THEMES))
    assert set(colours(theme, find(key).tints)) == set(colours(first, find(key).tints))


def empty(picture: Image.Image, ground: Colour) -> float:
    """Measure the largest rectangle with nothing but the board's ground, as a share of the picture."""
    best, heights = 0, [0] * (picture.width // GRID)
    for row in range(picture.height // GRID):
        for column in range(len(heights)):
            box = (column * GRID, row * GRID, (column + 1) * GRID, (row + 1) * GRID)
            counted = picture.crop(box).getcolors(1)
            heights[column] = heights[column] + 1 if counted and is_near(counted[0][1], ground) else 0
        best = max(best, *_rectangles(heights))
    return best * GRID * GRID / (picture.width * picture.height)


def _rectangles(heights: list[int]) -> Iterator[int]:
    for left in range(len(heights)):
        lowest = heights[left]
        for right in range(left, len(heights)):
            lowest = min(lowest, heights[right])
            if not lowest:
                break
            yield lowest * (right - left + 1)
    yield 0


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_no_large_part_of_a_picture_is_empty(case: Case) -> None:
    assert empty(image(case), THEMES[case[3]]["board"]) <= MOST_EMPTY


def test_emptiness_is_measured() -> None:
    ground = (10, 20, 30)
    sheet = Image.new("RGB", (240, 240), ground)
    assert empty(sheet, ground) == 1
    sheet.paste((0, 0, 0), (96, 0, 120, 240))
    assert empty(sheet, ground) == pytest.approx(0.5)


@pytest.mark.parametrize("key", KEYS)
def test_two_turns_and_a_suggestion_look_different(key: str) -> None:
    """Each adds marks of its own to the board, not only words below it."""
    sample = next(sample for sample in samples(key) if sample.pointing)
    state, turns = play(game(key), sample)
    view = game(key).view(state, state.to_move)
    hint = suggested(game(key), state, sample)
    before = tuple(turns[-2 if state.fresh else -3])
    pictures = [paint(view, None, marks=Marks(**given)) for given in ({}, {"before": before}, {"hint": hint})]  # type: ignore[arg-type]
    foot = TOP + find(key).height(subject_of(view, None))
    found = [
        Image.open(BytesIO(picture.png)).convert("RGB").crop((0, TOP, WIDTH, foot)).tobytes() for picture in pictures
    ]
    assert len(set(found)) == 3
    assert "before" in pictures[1].alt
    assert words("en").say("picture-hint") in pictures[2].alt
