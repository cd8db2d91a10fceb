import re
from dataclasses import replace

import pytest

from games.core.outcome import SEATS, Outcome
from games.registry import game
from games.text import LANGUAGES
from games.topologic.field import COLOURS, GAP, NUMBER, TILES, Field, reach
from games.topologic.rules import MOST_TURNS, OFF, Asked, State, View
from render import Look, Marks, describe, paint, text_board
from render.canvas import WIDTH
from render.frame import MARGIN
from render.painters import is_explained, kit, subject_of
from render.text import caption, font
from render.text.alt_text import seat_name
from render.theme import THEMES
from render.topologic import notebook, painter, tiles
from render.topologic.painter import TopologicPainter, grid, marks, places, ways
from tests.render.test_theme import contrast

TOPO = game("topologic")
BLOCK = TOPO.setup({"field": "block"}, "s").field


def at(*names: str) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in names)


def seeking(**changes: object) -> State:
    """Round 1, third turn; y5 is hidden."""
    stands = at("y1", "y3", "g5", "b2", "k6"), at("y1", "y5", "g5", "b2", "r1")
    state: State = TOPO.setup({"field": "block"}, "s")
    asked = tuple(Asked(stand, score) for stand, score in zip(stands, (3, 4), strict=True))
    state = replace(state, pawns=stands[1], secrets=at("y5"), books=(asked,), turn=4, last=("2>y5", "5>r1"))
    return replace(state, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [str(nth) for nth in range(20)])
def test_every_field_is_as_wide_as_the_picture_allows(seed: str) -> None:
    field = TOPO.setup({}, seed).field
    rows, pitch = grid(field)
    spots = places(rows, pitch)
    assert sorted(spots) == list(range(len(TILES)))
    assert pitch >= 1.35 * 82  # tiles were 82 wide beside the notebook
    assert min(x for x, _ in spots.values()) - pitch // 2 >= MARGIN + 14
    assert max(x for x, _ in spots.values()) + pitch // 2 <= WIDTH - MARGIN - 14
    assert len(rows[0]) * pitch > 0.75 * (WIDTH - 2 * MARGIN)


@pytest.mark.parametrize("seed", [str(nth) for nth in range(20)])
def test_a_field_on_its_side_keeps_every_way(seed: str) -> None:
    field = TOPO.setup({}, seed).field
    rows, _ = grid(field)
    laid = Field(len(rows[0]), bytes(tile for row in rows for tile in row))
    assert reach(laid) == reach(field)
    assert laid.cells.count(GAP) == field.cells.count(GAP)


def test_a_narrow_field_stands_as_it_is() -> None:
    assert grid(BLOCK)[0] == [tuple(row) for row in BLOCK.rows]


@pytest.mark.parametrize("colour", COLOURS)
def test_names_stand_out_from_their_tiles(colour: str) -> None:
    for tint in tiles.TINTS.values():
        ground, ink = (tint[name] for name in tiles.named(colour))
        assert contrast(ground, ink) >= 4.5


@pytest.mark.parametrize("theme", tiles.TINTS)
def test_nothing_on_the_field_is_louder_than_a_pawn(theme: str) -> None:
    """Its ground and its edge stand out from each other more than any tile does from the board."""
    tint, board = tiles.TINTS[theme], THEMES[theme]["board"]
    others = [contrast(tint[f"tile_{colour}"], board) for colour in COLOURS]
    assert contrast(tint["pawn"], tint["pawn_rim"]) > 1.5 * max(others)
    assert tiles.PILLS["pawns"][0] > 0.5 * max(tiles.PITCHES)


def test_every_tile_differs_from_every_other_without_colour() -> None:
    sprites = kit("topologic", "light", "").sprites
    names = {sprites[f"name-{tile}"].mask.tobytes() for tile in TILES}
    assert len(names) == len(TILES)


@pytest.mark.parametrize(
    "changes",
    [
        {"pawns": at("y1", "y5", "g5", "b2", "r2")},
        {"pawns": at("y5", "y1", "g5", "b2", "r1")},
        {"books": (seeking().books[0][:1],)},
        {"books": ((*seeking().books[0][:1], Asked(seeking().pawns, 5)),)},
        {"now": ("1>y2",)},
        {"last": ("2>y5",)},
        {"turn": 9},
        {"outcome": Outcome(0, "faster")},
    ],
    ids=str,
)
def test_whatever_a_player_must_see_shows(changes: dict[str, object]) -> None:
    one, two = (TOPO.view(state, None) for state in (seeking(), seeking(**changes)))
    assert paint(one, None).png != paint(two, None).png


def test_only_the_hider_sees_the_secret() -> None:
    states = [seeking(), seeking(secrets=at("k3"))]
    for seat in (None, 1):
        one, two = (paint(TOPO.view(state, seat), seat) for state in states)
        assert one == two
        assert "hidden tile" not in one.alt
    one, two = (paint(TOPO.view(state, 0), 0) for state in states)
    assert one.png != two.png
    assert "The hidden tile: y5." in one.alt


def test_ways_tell_where_pawns_came_from() -> None:
    view = TOPO.view(seeking(), None)
    assert ways(view) == [(1, *at("y3", "y5")), (4, *at("k6", "r1"))]
    moving = replace(view, now=("1>y2",), pawns=at("y2", "y5", "g5", "b2", "r1"))
    assert ways(moving) == [(0, *at("y1", "y2"))]
    entering = replace(view, books=((),), now=("1@y1",), pawns=(*at("y1"), *(OFF,) * 4))
    assert ways(entering) == []


def test_after_the_first_round_the_last_stand_is_still_told() -> None:
    view = TOPO.view(seeking(), None)
    between = replace(view, books=(view.books[0], ()), pawns=(OFF,) * 5)
    assert [start for _, start, _ in ways(between)] == list(at("y3", "k6"))


def test_a_pawn_is_picked_then_a_tile() -> None:
    view = TOPO.view(seeking(), 1)
    legal = tuple(TOPO.actions(view))

    def marked(*chosen: str) -> dict[str, set[int]]:
        return marks(subject_of(view, 1, Look(), Marks(choices=legal, chosen=chosen)))

    assert marked()["hint"] == set(view.pawns)
    assert marked("1")["picked"] == set(at("y1"))
    reached = {NUMBER[action[-2:]] for action in legal if action[0] == "1"}
    assert marked("1")["hint"] == reached


def test_many_choices_are_dots_few_are_frames_and_all_need_no_mark() -> None:
    view = TOPO.view(TOPO.setup({}, "s"), 0)
    legal = tuple(TOPO.actions(view))

    def marked(choices: tuple[str, ...]) -> dict[str, set[int]]:
        return marks(subject_of(view, 0, Look(), Marks(choices=choices, chosen=("hide",))))

    assert len(marked(legal[:40])["hint-dot"]) == 40
    assert marked(legal[12:18])["hint"] == set(at("y1", "y2", "y3", "y4", "y5", "y6"))
    assert not marked(legal).keys() & {"hint", "hint-dot"}


def test_the_longest_notebook_keeps_the_picture_small() -> None:
    asked = tuple(
        Asked(tuple((turn * 7 + pawn * 13) % 60 for pawn in range(5)), turn % 9) for turn in range(MOST_TURNS)
    )
    states = [seeking(books=(asked[:count],), pawns=asked[count - 1].stands, turn=count + 2) for count in (39, 40)]
    pictures = [paint(TOPO.view(state, None), None) for state in states]
    assert pictures[0].png != pictures[1].png
    assert all(picture.height <= 2050 and len(picture.png) < 100_000 for picture in pictures)
    assert all("40: " in picture.alt for picture in pictures[1:])


@pytest.mark.parametrize("stand", [at("y1"), at("k6", "w4")])
def test_pawns_share_a_tile_side_by_side(stand: tuple[int, ...]) -> None:
    crowds = [tuple(stand[pawn % len(stand)] for pawn in order) for order in ((0, 0, 0, 0, 0), (0, 1, 0, 1, 0))]
    pictures = {paint(TOPO.view(seeking(pawns=crowd, books=((),)), None), None).png for crowd in crowds}
    assert len(pictures) == len(set(crowds))


def test_notices_tell_what_finds_the_tile_and_what_is_to_beat() -> None:
    assert "10 points find the tile." in describe(TOPO.view(seeking(), None), None, "en")
    first = (*seeking().books[0], Asked(at("y5", "y5", "y5", "y5", "y5"), 10))
    second = seeking(books=(first, ()), secrets=at("y5", "k3"), pawns=(OFF,) * 5)
    assert "10 points find the tile. 3 turns to beat." in describe(TOPO.view(second, None), None, "en")
    unfound = seeking(books=(seeking().books[0], ()), secrets=at("y5", "k3"), pawns=(OFF,) * 5)
    assert f"{MOST_TURNS + 1} turns to beat." in describe(TOPO.view(unfound, None), None, "en")


@pytest.mark.parametrize(
    ("language", "third", "hiding"), [("en", "Round 1, turn 3", "Round 2"), ("fr", "Manche 1, tour 3", "Manche 2")]
)
def test_caption_notebook_and_texts_count_the_seekers_turns_alone(language: str, third: str, hiding: str) -> None:
    found = (*seeking().books[0], Asked(at("y5", "y5", "y5", "y5", "y5"), 10))
    hides = seeking(books=(found, ()), secrets=at("y5"), pawns=(OFF,) * 5, turn=5)
    for state, name in ((seeking(turn=4), third), (hides, hiding)):
        view = TOPO.view(state, None)
        written = caption.lines(TopologicPainter(), subject_of(view, None, Look(language=language)))
        assert written[0][0][0].text == name
        assert re.match(rf"Topologic\s?: {name}\.", describe(view, None, language))
        assert f"Topologic · {name} · " in text_board(view, None, language)


def test_alt_text_tells_the_notebook_latest_first() -> None:
    said = describe(TOPO.view(seeking(), None), None, "en")
    assert "Pawns: 1 y1, 2 y5, 3 g5, 4 b2, 5 r1." in said
    assert "2: y1 y5 g5 b2 r1 = 4/10; 1: y1 y3 g5 b2 k6 = 3/10." in said


def test_the_panel_counts_the_turns_each_has_sought() -> None:
    subject = subject_of(TOPO.view(seeking(), None), None, marks=Marks(names=("Ana", "Ben")))
    panels = [TopologicPainter().panel(subject, seat) for seat in (0, 1)]
    assert [(panel.role, panel.score, panel.unit) for panel in panels] == [("hides", "", ""), ("seeks", "2", "turns")]


def test_whoever_has_no_name_is_called_by_what_they_do_once() -> None:
    """A lesson named its learner "Hides first" while they sought, and called the winner so."""
    first = seeking()
    second = replace(first, books=(first.books[-1], ()), secrets=(*first.secrets, 0))
    for state, names in ((first, ("Hider", "Seeker")), (second, ("Seeker", "Hider"))):
        subject = subject_of(TOPO.view(state, None), None)
        assert tuple(seat_name(subject, "topologic", seat, written=True) for seat in SEATS) == names
        assert [TopologicPainter().panel(subject, seat).role for seat in SEATS] == ["", ""]
    ends = (Outcome(0, "faster"), "Second seeker"), (Outcome(1, "slower"), "First seeker")
    for outcome, named in ends:
        assert f"{named} wins" in describe(TOPO.view(replace(second, outcome=outcome), None), None, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_lays_out_all_tiles_beside_the_longest_notebook(language: str) -> None:
    asked = tuple(Asked(tuple((turn * 7 + pawn * 13) % 60 for pawn in range(5)), 10) for turn in range(MOST_TURNS))
    for seed in map(str, range(20)):
        state = replace(seeking(books=(asked,)), field=TOPO.setup({}, seed).field)
        names = ("A" * 40, "B" * 40)
        said = describe(TOPO.view(state, None), None, language, Marks(names=names))
        assert len(said) <= 1024
        laid = max((sentence for sentence in said.split(". ")), key=lambda sentence: sentence.count("/ "))
        assert {tile for tile in TILES if tile in laid.replace(":", " ").split()} == set(TILES)


def test_a_turn_of_two_figures_stays_clear_of_the_next_one_in_the_notebook() -> None:
    longest = notebook.INDENT + 5 * notebook.CHIP + 14 + font.width("= 9", notebook.TYPE + 8)
    next_number = notebook.INDENT - 14 - font.width("39.", notebook.TYPE)
    assert notebook.COLUMN + next_number - longest >= 20
    assert notebook.LEFT + (notebook.COLUMNS - 1) * notebook.COLUMN + longest <= notebook.RIGHT + 2


def test_ghosts_and_points_are_explained_while_pawns_begin_to_move() -> None:
    def sprites(view: View) -> set[str]:
        return {entry.sprite for entry in TopologicPainter().legend(subject_of(view, None))}

    moving = TOPO.view(seeking(), None)
    assert is_explained(subject_of(moving, None))
    assert {"legend-left", "legend-point"} <= sprites(moving)
    assert "legend-point" not in sprites(TOPO.view(TOPO.setup({}, "s"), None))


def test_pawns_side_by_side_hide_no_name_beside_them() -> None:
    for count in range(1, 6):
        pill = "crowd" if count >= painter.CROWD else "pawns"
        half = (tiles.PILLS[pill][0] + painter.DIGIT[pill] * (count - 1)) / 2
        assert half <= min(tiles.PITCHES) - tiles.CHIP_WIDE / 2, f"{count} pawns"


def test_where_pawns_stand_nobody_is_shown_to_have_left() -> None:
    asked = (Asked(at("y4", "y4", "r1", "r1", "k2"), 3),)
    state = seeking(books=(asked,), pawns=at("y4", "b5", "r1", "g3", "c1"), now=("2>b5", "4>g3", "5>c1"))
    left = painter.left_behind(subject_of(TOPO.view(state, None), None))
    assert left == (OFF, OFF, OFF, OFF, NUMBER["k2"])
