import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from games.logitac.board import CHIMNEYS, INDEX, LEVELS, NAMES
from games.logitac.kinds import CUBE
from games.logitac.state import Side, State, place
from games.registry import game
from games.text import LANGUAGES, words
from render import Look, Marks, boards, describe, paint
from render.canvas import WIDTH, Canvas
from render.frame import MARGIN
from render.logitac import stairs
from render.logitac.painter import BOARDS, LogitacPainter, ascents, halves, marks
from render.logitac.plan import INSET, LABEL, Plan
from render.painters import kit, subject_of
from render.text.font import width

LOGITAC = game("logitac")
PLANS = {name: plan for name, (plan, _) in BOARDS.items()}


def start(**changes: object) -> State:
    state: State = LOGITAC.setup({}, "s")
    return replace(state, **changes)  # type: ignore[arg-type]


def side(**changes: object) -> dict[str, object]:
    return {"sides": (replace(start().sides[0], **changes), start().sides[1])}  # type: ignore[arg-type]


def test_three_pictures_are_offered_flat_first() -> None:
    assert boards("logitac") == ("flat", "pyramid", "stairs")


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_squares_lie_apart_on_the_board_with_white_at_the_bottom(plan: Plan) -> None:
    assert len(set(plan.spots)) == len(NAMES)
    for (x, y), size in zip(plan.spots, plan.sizes, strict=True):
        assert MARGIN + size // 2 <= x <= WIDTH - MARGIN - size // 2
        assert size * (50 + plan.lift) // 100 <= y <= plan.height - 20
    for level in LEVELS.values():
        names = [f"{line}{level.columns[0]}" for line in level.lines]
        assert all(plan.spots[INDEX[low]][1] > plan.spots[INDEX[high]][1] for low, high in pairwise(names))
        names = [f"{level.lines[0]}{column}" for column in level.columns]
        assert all(plan.spots[INDEX[left]][0] < plan.spots[INDEX[right]][0] for left, right in pairwise(names))


@pytest.mark.parametrize("board", ["pyramid", "stairs"])
def test_each_board_stands_above_the_one_below(board: str) -> None:
    heights = {level: [PLANS[board].spots[n][1] for n in range(*LEVELS[level].span)] for level in LEVELS}
    assert all(max(heights[high]) + 40 < min(heights[low]) for low, high in pairwise(LEVELS))


def test_the_stairs_rise_to_the_right_on_squares_of_one_size() -> None:
    plan = PLANS["stairs"]
    spans = [[plan.spots[n][0] for n in range(*LEVELS[level].span)] for level in (1, 2, 3)]
    assert min(spans[0]) < min(spans[1]) < min(spans[2])
    assert len({max(span) for span in spans}) == 1
    assert all(sorted({*span})[1] - min(span) == stairs.SIDE for span in spans)


def test_flat_boards_do_not_overlap() -> None:
    plan = PLANS["flat"]
    for one in range(len(NAMES)):
        for two in range(one):
            (x, y), (u, v) = plan.spots[one], plan.spots[two]
            gap = (plan.sizes[one] + plan.sizes[two]) // 2
            assert abs(x - u) >= gap or abs(y - v) >= gap


@pytest.mark.parametrize("board", PLANS)
@pytest.mark.parametrize(
    "changes",
    [
        {"board": place("a4 a6:pyr", "l4")},
        side(reserve=32),
        side(double=0),
        side(held=3),
        side(captives=("cube",)),
        side(captives=("pyr",)),
        side(credits=(0, 1, 0)),
        side(captured=(1, 0, 0)),
        {"last": ("b4-c4",)},
        {"now": ("b4-c4",)},
        {"to_move": 1},
        {"turn": 9},
        {"quiet": 95},
        {"falling": (CUBE,), "landing": 1},
        {"is_escaping": True},
    ],
    ids=str,
)
def test_whatever_a_player_must_see_shows(board: str, changes: dict[str, object]) -> None:
    look = Look(board=board)
    assert paint(start(**changes), None, look).png != paint(start(), None, look).png


@pytest.mark.parametrize("board", PLANS)
def test_every_content_has_a_look_of_its_own(board: str) -> None:
    sprites, size = kit("logitac", "dark", board).sprites, PLANS[board].sizes[0]
    kinds = ("pawn", "double", "cyl", "cube", "pyr", "cyl+", "cube+")
    images = {sprites[f"{size}-{kind}-{seat}"].tile.tobytes() for kind in kinds for seat in (0, 1)}
    assert len(images) == 2 * len(kinds)


@pytest.mark.parametrize("board", PLANS)
def test_the_fullest_board_stays_a_small_file(board: str) -> None:
    """All pawns and pieces of both players are out and scattered: more than a game is likely to see."""
    free = [name for name in NAMES if name not in CHIMNEYS]
    random.Random(1).shuffle(free)
    kinds = ("", "", "", ":double", ":cyl+", ":cube+", ":pyr") + ("",) * 42
    seats = [" ".join(name + kind for name, kind in zip(free[start::2], kinds, strict=False)) for start in (0, 1)]
    look = Look("light", board=board)
    assert len(paint(start(board=place(*seats), last=("b4-c4",), turn=99), None, look).png) < 100_000


def test_a_half_stands_for_a_pawn_towards_the_next_credit() -> None:
    counted = Side(0, 0, captured=(3, 2, 1), credits=(1, 0, 0))
    assert halves(words("en"), counted) == "1 of 2 on boards 1, 3"
    assert halves(words("en"), replace(counted, captured=(3, 2, 2))) == "1 of 2 on board 1"


def test_the_last_turns_squares_are_marked() -> None:
    state = start(last=("o14-o15", "cube@d7"))
    assert marks(subject_of(state, None)) == {INDEX["o14"]: "from", INDEX["o15"]: "to", INDEX["d7"]: "to"}
    told = subject_of(state, None, marks=Marks(last=("b4-c4",)))
    assert marks(told) == {INDEX["b4"]: "from", INDEX["c4"]: "to"}


def test_choices_are_marked_step_by_step() -> None:
    choices = ("b4-c4", "b5-c5", "b5xc6", "a4^o14", "+a1")
    first = marks(subject_of(start(), 0, marks=Marks(choices=choices)))
    assert first == {INDEX["b4"]: "hint", INDEX["b5"]: "hint", INDEX["a4"]: "hint", INDEX["a1"]: "hint-dot"}
    second = marks(subject_of(start(), 0, marks=Marks(choices=choices, chosen=("b5",))))
    assert second == {INDEX["c5"]: "hint", INDEX["c6"]: "hint", INDEX["b5"]: "picked"}
    rising = marks(subject_of(start(), 0, marks=Marks(choices=choices, chosen=("a4", "ascend"))))
    assert rising == {INDEX["o14"]: "hint-dot", INDEX["a4"]: "picked"}


def test_alt_text_says_what_each_side_has_and_where() -> None:
    state = start(
        board=place("a4 b5 a6:pyr o14:cube+", "l4:cyl"),
        sides=(Side(12, 0, 3, ("cube",), (3, 0, 0), (1, 0, 0)), Side(7, 1)),
    )
    said = describe(state, None, "en")
    assert (
        "White: 12 pawns in reserve, double pawn in reserve 0; captured 3 cube; "
        "1 ascent to board 2; 1 of 2 on board 1." in said
    )
    assert "White’s pyramid: a6. White’s cube: o14+. White’s pawns: a4 b5. Black’s cylinder: l4." in said
    assert said.endswith(words("en").say("alt-logitac-sole"))
    assert "+" not in describe(start(), None, "en")


def test_what_must_happen_next_is_told() -> None:
    assert "The cube comes out on board 1." in describe(start(falling=(CUBE,), landing=1), None, "en")
    assert "The freed pyramid may still move." in describe(start(is_escaping=True), None, "en")


def test_the_painter_says_what_it_paints() -> None:
    assert LogitacPainter.view is type(start())


@pytest.mark.parametrize("board", ["flat", "pyramid"])
def test_shorter_games_say_how_many_ascents_win_and_who_has_made_how_many(board: str) -> None:
    state: State = LOGITAC.setup({"length": "short"}, "s")
    shown = paint(replace(state, ascents=(1, 0)), None, Look(board=board))
    assert "2 ascents win: White 1, Black 0." in shown.alt
    assert shown.png != paint(state, None, Look(board=board)).png
    assert "ascents win" not in paint(start(), None, Look(board=board)).alt


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "2 ascents to board 2", "Ascents to boards 2 ×2, 3"),
        ("fr", "2 ascensions\N{NO-BREAK SPACE}: plateau 2", "Ascensions vers 2 ×2, 3"),
    ],
)
def test_credits_are_said_in_words_that_fit_the_tray(language: str, one: str, several: str) -> None:
    said = words(language)
    room = min(tray.wide for plan in PLANS.values() for tray in plan.trays) - 2 * INSET - 16
    assert ascents(said, Side(0, 0, credits=(2, 0, 0))) == one
    assert ascents(said, Side(0, 0, credits=(2, 1, 0))) == several
    for captured in ((1, 0, 0), (1, 0, 1), (1, 1, 1)):
        assert width(halves(said, Side(0, 0, captured=captured)), LABEL) <= room
    assert width(ascents(said, Side(0, 0, credits=(1, 1, 1))), LABEL) <= room


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_beside_the_captures_stands_what_fits_whole(board: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half an ascent was cut to "1 of 2 on b…", and nothing said what the figures count."""
    said, say = list[str](), Canvas.say

    def heard(canvas: Canvas, text: str, *more: Any) -> int:
        said.append(text)
        return say(canvas, text, *more)

    monkeypatch.setattr(Canvas, "say", heard)
    paint(start(), None, Look("dark", language, board))
    assert said.count(words(language).say("picture-logitac-captured")) == 2
    captives = ("cyl", "cube", "pyr", "double")
    for count in range(5):
        for captured in ((1, 0, 0), (1, 1, 0), (1, 1, 1)):
            more = side(held=19, captives=captives[:count], captured=captured, credits=(0, 1, 0))
            paint(start(**more), None, Look("dark", language, board))
    assert not [text for text in said if "…" in text]
    assert halves(words(language), Side(0, 0, captured=(1, 0, 0)), is_short=True) in said
