from collections import Counter
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from games.core.outcome import Seat
from games.registry import game
from games.tactic.board import BOARD
from games.tactic.state import State
from render import Look, Marks, describe, paint
from render.canvas import WIDTH, Canvas
from render.frame import MARGIN, PLACE_WIDTH
from render.painters import UNMARKED, kit, subject_of
from render.tactic import marks, plan
from render.tactic.marks import STYLES, arrived
from render.tactic.painter import TacticPainter
from render.tactic.plan import NUMBERS, SPOTS

TACTIC = game("tactic")


def start(**changes: object) -> State:
    state: State = TACTIC.setup({}, "s")
    return replace(state, **changes)  # type: ignore[arg-type]


def at(*names: str) -> tuple[int, ...]:
    return tuple(NUMBERS[name] for name in names)


def test_south_is_at_the_bottom_and_a_at_the_left() -> None:
    x, y = SPOTS[NUMBERS["1a"]]
    assert y > SPOTS[NUMBERS["13a"]][1]
    assert x < SPOTS[NUMBERS["1b"]][0]


def test_no_two_stations_touch_and_all_lie_on_the_board() -> None:
    for one, (x, y) in enumerate(SPOTS):
        assert 60 < x < 1140
        assert plan.SIDE / 2 < y < plan.HEIGHT - plan.SIDE / 2
        for u, v in SPOTS[:one]:
            assert (x - u) ** 2 + (y - v) ** 2 > (2 * plan.PIECE + 4) ** 2


def test_every_track_has_an_arrow_each_way() -> None:
    sprites = kit("tactic", "light", "").sprites
    for one, two in BOARD.tracks:
        dx, dy = SPOTS[two][0] - SPOTS[one][0], SPOTS[two][1] - SPOTS[one][1]
        for style in STYLES:
            assert f"{marks.arrow(dx, dy)}-{style}" in sprites
            assert f"{marks.arrow(-dx, -dy)}-{style}" in sprites


@pytest.mark.parametrize(
    ("played", "stations"),
    [
        (("1b-2c", "2c-3b"), ["3b"]),
        (("1b-2c", "1d-2e"), ["2c", "2e"]),
        (("g@7c", "1b-2c"), ["2c", "7c"]),
        (("4c-9a", "3b-4c"), ["9a", "4c"]),
        (("lose 7c",), []),
        (("lose reserve",), []),
    ],
)
def test_arrived_lists_where_the_turns_pieces_stand(played: tuple[str, ...], stations: list[str]) -> None:
    assert sorted(arrived(played)) == sorted(at(*stations))


@pytest.mark.parametrize(
    "changes",
    [
        {"patrols": (at("2b", "1c", "1d"), at("13b", "13c", "13d"))},
        {"guards": (at("7c"), ())},
        {"reserve": (1, 2)},
        {"last": ("1b-2c", "2c-3b")},
        {"last": ("g@7c", "1b-2c")},
        {"last": ("lose 7c",)},
        {"last": ("4c-9a", "1b-2c")},
        {"to_move": 1},
        {"turn": 9},
        {"quiet": 33},
        {"shuttles": (((3, 7), (0, -1), (0, -1)), ((0, -1),) * 3)},
    ],
    ids=str,
)
def test_whatever_a_player_must_see_shows(changes: dict[str, object]) -> None:
    assert paint(start(**changes), None).png != paint(start(), None).png


def test_the_shuttle_and_dead_ends_are_told() -> None:
    shuttles = (((3, 7), (0, -1), (0, -1)), ((0, -1),) * 3)
    assert "South’s shuttle: 3 of 6." in describe(start(shuttles=shuttles), None, "en")
    assert "Ana’s shuttle: 3 of 6." in describe(start(shuttles=shuttles), None, "en", Marks(names=("Ana", "Ben")))
    trapped = start(patrols=(at("13a", "13b", "1d"), at("12b", "12c", "11a")))
    assert "13a is a dead end while 13b is taken." in describe(trapped, None, "en")
    free = start(patrols=(at("13a", "1c", "1d"), at("12b", "12c", "11a")))
    assert "dead end" not in describe(free, None, "en")


def test_alt_text_says_where_all_pieces_are() -> None:
    state = start(patrols=(at("12g", "2c", "1d"), at("13b", "13c", "4a")), guards=(at("7c"), ()), reserve=(1, 2))
    said = describe(state, None, "en")
    assert "South: patrols on 1d, 2c, 12g; guards on 7c, 1 in reserve." in said
    assert "North: patrols on 4a, 13b, 13c; 2 guards in reserve." in said


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_stations_are_quiet_until_somebody_chooses(theme: str) -> None:
    """Whoever watches sees pieces; letters come with a reader of one's own, choices, or a hint."""
    legal = tuple(TACTIC.actions(start()))

    def letters(seat: Seat | None, marks: Marks = UNMARKED) -> int:
        stamped = Counter[str]()

        class Noted(Canvas):
            def stamp(self, name: str, x: float, y: float) -> None:
                stamped[name] += 1

        subject = subject_of(start(), seat, Look(theme), marks)
        TacticPainter().paint(Noted(kit("tactic", theme, ""), 1400), 150, subject)
        return stamped["station"]

    assert letters(None) == 0
    assert letters(0) == letters(None, Marks(choices=legal)) == letters(None, Marks(hint=legal[:1])) == 66


def test_names_show_if_the_font_can_write_them_else_the_seat_does() -> None:
    plain = paint(start(), None).png
    assert paint(start(), None, marks=Marks(names=("Ana", "Ben"))).png != plain
    assert paint(start(), None, marks=Marks(names=("山田", "🦊"))).png == plain
    assert "山田 (South) to move." in describe(start(), None, "en", Marks(names=("山田", "🦊")))


def test_a_long_name_leaves_room_for_the_score() -> None:
    pictures = [paint(start(), None, Look("dark"), Marks(names=(name, ""))).png for name in ("W" * 60, "W")]
    scores = [Image.open(BytesIO(png)).crop((MARGIN + PLACE_WIDTH - 80, 0, WIDTH, 140)).tobytes() for png in pictures]
    assert pictures[0] != pictures[1]
    assert scores[0] == scores[1]


def test_the_painter_says_what_it_paints() -> None:
    assert TacticPainter.view is type(start())


@pytest.mark.parametrize(("names", "homes"), [(("Ana", "Ben"), ("Ana", "Ben")), (("", ""), ("South", "North"))])
def test_the_legend_says_whose_home_it_is_by_the_names_above(names: tuple[str, str], homes: tuple[str, str]) -> None:
    told = [entry.words for entry in TacticPainter().legend(subject_of(start(), None, marks=Marks(names=names)))]
    assert [words for words in told if "home" in words][1:] == [f"{home}’s home" for home in homes]
