from dataclasses import replace

import pytest

from games.l_calculus.rules import State
from games.registry import game
from games.text import words
from render import Marks, describe, paint
from render.canvas import WIDTH
from render.l_calculus import moves
from render.l_calculus.line_layout import ghosts, layout, shown
from render.l_calculus.painter import PAINTER, account, states_of
from render.painters import subject_of

LINE = game("l_calculus")


def start(**changes: object) -> State:
    state: State = LINE.setup({}, "s")
    return replace(state, **changes)  # type: ignore[arg-type]


def after(*actions: str) -> State:
    state = start()
    for action in actions:
        assert action in LINE.actions(state)
        state = LINE.apply(state, action)
    return state


@pytest.mark.parametrize("count", [0, 1, 2, 3, 11, 19, 20, 21, 37, 40])
def test_rows_hold_at_most_fourteen_and_fit_the_picture(count: int) -> None:
    shape = layout(count)
    assert shape.per_row <= 14
    assert shape.pitch * 390 / WIDTH >= 26
    assert shape.rows * shape.per_row >= count
    places = [shape.place(at) for at in range(count)]
    assert len(set(places)) == count
    assert all(shape.pitch / 2 <= x <= WIDTH - shape.pitch / 2 for x, _ in places)


@pytest.mark.parametrize(
    ("line", "seat", "said"),
    [
        ("WWWBBWWBBBBWW", 0, "3 × 2 × 2 = 12"),
        ("WWWBBWWBBBBWW", 1, "2 × 4 = 8"),
        ("BBBWB", 0, "0"),
        ("BBB", 0, "0"),
    ],
)
def test_marks_are_written_as_a_product(line: str, seat: int, said: str) -> None:
    assert account(line, 1 if seat else 0) == said


def told(state: State, marks: Marks | None = None) -> list[str]:
    return states_of(subject_of(state, None, marks=marks or Marks()))


def test_what_may_be_removed_is_marked_by_itself() -> None:
    state = after("1/2")
    assert told(state) == ["hint", *[""] * 18, "hint"]
    assert told(after("1/2", "keep")) == [""] * 20


def test_the_end_that_is_picked_keeps_its_marks() -> None:
    state = after("1/2")
    legal = tuple(LINE.actions(state))
    assert told(state, Marks(choices=legal)) == ["hint", *[""] * 18, "hint"]
    assert told(state, Marks(choices=legal, chosen=("xr1",))) == [*[""] * 19, "hint"]


def test_a_block_that_is_picked_is_marked_whole() -> None:
    legal = tuple(LINE.actions(start()))
    first = told(start(), Marks(choices=legal, chosen=("18",)))
    assert first[17] == "picked"
    both = told(start(), Marks(choices=legal, chosen=("16", "18")))
    assert both == [*[""] * 15, "picked", "picked", "picked", "hint", "hint"]


def test_a_long_line_takes_two_rows_and_the_longest_three() -> None:
    assert [layout(count).rows for count in (1, 12, 13, 20, 28, 29, 40)] == [1, 1, 2, 2, 2, 3, 3]


def test_what_was_removed_stays_as_ghosts_for_one_turn() -> None:
    state = after("1/2", "xl1")
    line = ghosts(state, state.last)
    assert (line.colours, line.left, line.right) == ("B" + state.line, 1, 0)
    assert line.living == range(1, 20)
    assert ghosts(after("1/2", "keep"), ("1/2", "keep")).colours == after("1/2", "keep").line
    legal = tuple(LINE.actions(state))
    assert shown(subject_of(state, None, marks=Marks(choices=legal))).colours == state.line


def test_arcs_lead_from_the_old_places_of_both_blocks() -> None:
    subject = subject_of(after("3-5/6-9", "xr1"), None)
    assert moves.moved(subject, shown(subject)) == (((5, 8), (2, 5)), ((2, 4), (6, 8)))
    unseen = subject_of(after("3-5/6-9", "xr1"), None, marks=Marks(choices=("1/2",)))
    assert moves.moved(unseen, shown(unseen)) == ()


def test_the_turn_before_is_followed_to_where_its_counters_lie_now() -> None:
    state = after("1/2", "xl1", "1-2/3")
    subject = subject_of(state, None, marks=Marks(before=("1/2", "xl1")))
    # 1/2 left B W W B …; xl1 took the B; then the third counter went to the front of the first two
    assert moves.moved_before(subject, shown(subject)) == (set(), {1})


@pytest.mark.parametrize(
    "changes",
    [
        {"line": "BW" * 10},
        {"line": "WB" * 9 + "W"},
        {"score": (3, 0)},
        {"marked": "WWBB"},
        {"last": ("1/2", "keep")},
        {"to_move": 1},
        {"turn": 9},
        {"quiet": 12},
    ],
    ids=str,
)
def test_whatever_a_player_must_see_shows(changes: dict[str, object]) -> None:
    assert paint(start(**changes), None).png != paint(start(), None).png


def test_alt_text_tells_marks_line_and_quiet_turns() -> None:
    said = describe(start(marked="WWWBBWWBBBBWW", score=(12, 8), quiet=12), None, "en")
    assert "Score: White 12, Black 8." in said
    assert "White last scored 3 × 2 × 2 = 12." in said
    assert words("en").say("picture-quiet", left=8) in said
    assert "The line from the left: 1 white, 2 black, 3 white" in said


def test_alt_text_tells_the_result() -> None:
    ended = after("1/2", "keep")
    said = describe(
        replace(ended, to_move=None, outcome=LINE.agreed_outcome(ended)), None, "en", Marks(names=("Ana", "Ben"))
    )
    assert "Ana (White) wins" in said
    assert "to move" not in said


def test_what_may_be_removed_is_explained_on_the_first_turn() -> None:
    found = [{entry.sprite for entry in PAINTER.legend(subject_of(view, None))} for view in (start(), after("1/2"))]
    assert "counter-offered-1" in found[1] - found[0]
