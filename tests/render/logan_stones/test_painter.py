from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, combinations

import pytest

from games.core.outcome import Outcome, Seat
from games.logan_stones.island import CELLS, NUMBER, SIDE, drops
from games.logan_stones.rules import OFF, State
from games.registry import game
from render import Look, Marks, describe, paint
from render.canvas import WIDTH, Canvas
from render.logan_stones.island_layout import (
    PITCHES,
    SLANT,
    SLOT_WIDE,
    TALL,
    is_named,
    known_backs,
    layout,
    shown_open,
)
from render.logan_stones.painter import LoganStonesPainter
from render.logan_stones.sprites import TINTS
from render.look import ThemeName
from render.painters import kit
from tests.render.test_theme import apart
from tools.vision import MATRICES, seen

LOGAN = game("logan_stones")
PAINTER = LoganStonesPainter()


def start(**changes: object) -> State:
    state: State = LOGAN.setup({}, "s")
    return replace(state, **changes)  # type: ignore[arg-type]


def played(*actions: str) -> State:
    state = start()
    for action in actions:
        state = LOGAN.apply(state, action)
    return state


def lying(names: Sequence[str]) -> State:
    """The stones with the highest numbers lie on these cells, the others are in reserve."""
    return start(cells=(OFF,) * (18 - len(names)) + tuple(NUMBER[name] for name in names))


def row(way: tuple[int, int], first: str) -> list[str]:
    at = NUMBER[first]
    return [CELLS[at + nth * (way[0] * SIDE + way[1])] for nth in range(18)]


EXTREMES = {
    "along a row at the left edge": row((1, 0), "a1"),
    "along a row at the right edge": row((1, 0), "i26"),
    "down the last column": row((0, 1), "z9"),
    "up from the corner": row((1, -1), "a26"),
    "a staircase": [f"{letter}{nth}" for nth in range(1, 10) for letter in (chr(96 + nth), chr(97 + nth))],
}


@pytest.mark.parametrize("names", EXTREMES.values(), ids=EXTREMES)
def test_every_island_fits(names: list[str]) -> None:
    view = LOGAN.view(lying(names), None)
    shape = layout(view)
    for cell in {*view.cells, *shown_open(view)} - {OFF}:
        x, y = shape.place(cell)
        assert 16 <= x - shape.pitch / 2 <= x + shape.pitch / 2 <= WIDTH - 16
        assert shape.island_top <= y - shape.pitch * TALL / 2 + 1
        assert y + shape.pitch * TALL / 2 <= shape.height - 1
    picture = paint(view, None)
    assert 500 <= picture.height <= 1700
    assert len(picture.png) < 100_000


def test_the_island_is_as_large_as_fits() -> None:
    assert layout(LOGAN.view(start(), None)).pitch == PITCHES[0]
    assert layout(LOGAN.view(lying(row((1, 0), "a1")), None)).pitch == PITCHES[-1]


def test_neighbours_lie_side_by_side() -> None:
    view = LOGAN.view(start(), None)
    shape = layout(view)
    (x, y), (u, v), (s, t) = (shape.place(NUMBER[name]) for name in ("m13", "n13", "m14"))
    assert (u - x, v - y) == pytest.approx((shape.pitch, 0))
    assert (s - x, t - y) == pytest.approx((shape.pitch / 2, shape.pitch * SLANT))


@pytest.mark.parametrize("state", [start(), lying(row((1, 0), "e5")[:12])], ids=["beside", "above"])
def test_reserves_lie_on_the_sides_of_their_players(state: State) -> None:
    left, right = layout(LOGAN.view(state, None)).trays
    assert all(left.slot(nth)[0] + SLOT_WIDE <= WIDTH // 2 <= right.slot(nth)[0] for nth in range(8))
    assert len({tray.slot(nth) for tray in (left, right) for nth in range(8)}) == 16
    assert all(tray.slot(7)[1] < tray.bottom for tray in (left, right))


def test_a_small_island_lies_between_the_reserves() -> None:
    shape = layout(LOGAN.view(start(), None))
    left, right = shape.trays
    assert left.top < shape.island_top < left.bottom
    places = [shape.place(cell)[0] for cell in shown_open(LOGAN.view(start(), None))]
    assert left.right < min(places) - shape.pitch / 2 < max(places) + shape.pitch / 2 < right.left


def test_trays_go_when_they_are_empty() -> None:
    shapes = [
        layout(LOGAN.view(state, None))
        for state in (start(), lying(row((1, 0), "e5")[:12]), lying(EXTREMES["a staircase"]))
    ]
    assert [len(shape.trays) for shape in shapes] == [2, 2, 0]


@pytest.mark.parametrize(
    "changes",
    [
        {"tops": tuple("P" * 18)},
        {"cells": (NUMBER["m14"], *(OFF,) * 15, NUMBER["m13"], NUMBER["n13"])},
        {"acted": 16},
        {"turned": (17,)},
        {"player": 1},
        {"turn": 9},
        {"quiet": 55},
        {"last": ("1@m14",)},
        {"outcome": Outcome(0, "line"), "line": (NUMBER["m13"], NUMBER["n13"])},
    ],
    ids=str,
)
def test_whatever_a_player_must_see_shows(changes: dict[str, object]) -> None:
    one, two = (LOGAN.view(state, None) for state in (start(), start(**changes)))
    assert paint(one, None).png != paint(two, None).png


def test_each_symbol_has_a_shape_of_its_own() -> None:
    sprites = kit("logan_stones", "light", "").sprites
    shapes = {face: sprites[f"{face}--150"].tile.tobytes() for face in "RPS?"}
    assert len({sprites[f"{face}-named-150"].tile.tobytes() for face in "RPS?"}) == 4
    assert len(set(shapes.values())) == 4


@pytest.mark.parametrize("eye", ["", *MATRICES])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_stones_differ_for_every_eye(theme: ThemeName, eye: str) -> None:
    tints = [TINTS[theme][f"stone_{name}"] for name in ("rock", "paper", "scissors")]
    shown = [seen(tint, eye) if eye else tint for tint in tints]
    assert all(apart(one, two) > 25 for one, two in combinations(shown, 2))


def test_only_the_owner_sees_the_backs_of_a_reserve() -> None:
    state = start()
    swapped = replace(state, unders=(state.unders[0], *reversed(state.unders[1:8]), *state.unders[8:]))
    assert swapped.unders != state.unders
    same = [paint(LOGAN.view(one, seat), seat) for one in (state, swapped) for seat in (None, 1)]
    assert same[:2] == same[2:]
    own = [paint(LOGAN.view(one, 0), 0).png for one in (state, swapped)]
    assert own[0] != own[1]


def test_only_its_holder_sees_both_faces_of_a_lifted_stone() -> None:
    names = ("m13", "n13", "m14", *row((1, 0), "a15")[:15])
    state = replace(lying(names), held=0, now=("m13^",), tops=("R",) * 18)
    views = [
        LOGAN.view(replace(state, unders=(under, *("P",) * 17)), seat) for under in "RS" for seat in (state.player, 1)
    ]
    assert paint(views[0], 0).png != paint(views[2], 0).png
    assert paint(views[1], 1) == paint(views[3], 1)
    assert "In hand: the stone from m13, R/S." in describe(views[2], 0, "en")
    assert "In hand: the stone from m13, R." in describe(views[3], 1, "en")


def test_a_held_stone_names_only_cells_it_can_go_to() -> None:
    state = replace(lying(("m13", "n13", "m14", *row((1, 0), "a15")[:15])), held=0, now=("m13^",))
    view = LOGAN.view(state, 0)
    assert shown_open(view) == drops(view.lying, NUMBER["m13"])


def test_a_foreseen_turn_shows_unknown_faces() -> None:
    state = next(
        LOGAN.preview(view, action)
        for seed in map(str, range(50))
        if (view := LOGAN.view(LOGAN.setup({}, seed), 0))
        for action in LOGAN.actions(view)
        if None in LOGAN.preview(view, action).tops
    )
    assert "?" in describe(state, 0, "en", Marks(preview=True))
    assert paint(state, 0, Look("dark"), Marks(preview=True)).png


def test_choices_and_picks_are_marked_in_the_reserve_and_on_the_table() -> None:
    view = LOGAN.view(start(), 0)
    legal = tuple(LOGAN.actions(view))
    pictures = [
        paint(view, 0, Look(), marks).png
        for marks in (Marks(), Marks(choices=legal), Marks(choices=legal, chosen=("3",)), Marks(choices=legal[:2]))
    ]
    assert len(set(pictures)) == 4


def test_alt_text_says_what_lies_where() -> None:
    state = replace(start(), tops=tuple("RPSRPSRPSRPSRPSRPS"), unders=tuple("RRRRRRRRPPPPPPPPSS"))
    said = describe(LOGAN.view(state, 0), 0, "en")
    assert "On the table: m13 P, n13 S." in said
    assert "First’s reserve: 1 R/R, 2 P/R, 3 S/R, 4 R/R, 5 P/R, 6 S/R, 7 R/R, 8 P/R." in said
    assert "Second’s reserve: 1 S, 2 R, 3 P, 4 S, 5 R, 6 P, 7 S, 8 R." in said


def test_the_painter_says_what_it_paints() -> None:
    assert PAINTER.view is type(LOGAN.view(start(), None))
    assert PAINTER.view is not type(start())


def test_the_last_turns_stone_is_found_by_its_cell() -> None:
    state = played("1@m14")
    view = LOGAN.view(state, None)
    told = [paint(view, None, marks=Marks(last=last)).png for last in (("m13!",), ("n13!",), ("m13^", "@n13"))]
    assert told[0] != told[1]
    assert "n13" in describe(view, None, "en", Marks(last=("n13!",)))


def backs(state: State, seat: Seat | None) -> list[str]:
    """Name the stones whose backs a reader's strip shows."""
    view = LOGAN.view(state, seat)
    named = (CELLS[view.cells[stone]] if view.cells[stone] >= 0 else str(stone) for stone in chain(*known_backs(view)))
    return list(named)


def test_the_strip_shows_the_backs_its_reader_may_know_and_no_other() -> None:
    state = start()
    assert backs(state, None) == []
    assert backs(state, 0) == [str(stone) for stone in range(8)]
    assert backs(state, 1) == [str(stone) for stone in range(8, 16)]
    names = ("m13", "n13", "m14", *row((1, 0), "a15")[:15])
    seen_by_0 = replace(lying(names), notes="on", seen=(0b01, 0b11, 0b10, *(0,) * 15))
    assert backs(seen_by_0, None) == []
    assert backs(seen_by_0, 0) == ["m13", "n13"]
    assert backs(seen_by_0, 1) == ["m14", "n13"]
    over = replace(start(), outcome=Outcome(0, "line"), line=(NUMBER["m13"], NUMBER["n13"]))
    assert len(backs(over, None)) == 18


def test_at_the_end_each_stone_in_reserve_is_marked_by_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have stones of the same numbers."""
    stamped: list[str] = []
    stamp = Canvas.stamp

    def noted(canvas: Canvas, name: str, x: float, y: float) -> None:
        stamped.append(name)
        stamp(canvas, name, x, y)

    monkeypatch.setattr(Canvas, "stamp", noted)
    paint(LOGAN.view(start(), 0), 0)
    assert not any(name.startswith("own-") for name in stamped), "a reader knows their own"
    paint(LOGAN.view(start(outcome=Outcome(0, "agreed")), None), None)
    assert (stamped.count("own-0"), stamped.count("own-1")) == (8, 8)


def test_a_back_in_the_strip_is_found_on_the_table_by_its_name() -> None:
    over = replace(start(), outcome=Outcome(0, "line"), line=(NUMBER["m13"], NUMBER["n13"]))
    assert is_named(LOGAN.view(over, None))
    assert not is_named(LOGAN.view(start(), 0))


@pytest.mark.parametrize("way", [(1, 0), (0, 1), (1, -1)])
def test_two_rows_of_stones_show_symbols_and_names(way: tuple[int, int]) -> None:
    """The longest an island gets in play: whoever moves a stone puts it where it touches two."""
    beside = (0, 1) if way != (0, 1) else (1, 0)
    first, step, aside = NUMBER["h18"], way[0] * SIDE + way[1], beside[0] * SIDE + beside[1]
    state = start(cells=tuple(first + nth // 2 * step + nth % 2 * aside for nth in range(18)))
    assert layout(LOGAN.view(state, None)).pitch >= 88


def test_alt_text_names_the_cells_where_a_stone_may_go() -> None:
    assert "Free cells beside at least two: m14, n12." in describe(LOGAN.view(start(), None), None, "en")
