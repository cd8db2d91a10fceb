import pytest

from render import frame
from render.canvas import WIDTH, Canvas
from render.frame import Parts
from render.painter import Panel
from render.painters import kit
from render.text.caption import Line, TextRun

LINE: Line = ((TextRun("Turn 3", "muted"),),)


def test_a_picture_is_never_square() -> None:
    def height(board: int, lines: int = 1) -> int:
        return frame.height(Parts(board, (), (LINE,) * lines))

    square = WIDTH - height(0)
    assert height(square) != WIDTH
    assert height(square - 1) > WIDTH + 20
    assert height(square - 100) == WIDTH - 100
    assert height(square - frame.LINE, 2) != WIDTH


def test_the_foot_keeps_the_badges_corner_free_of_the_board() -> None:
    assert frame.CORNER_FREE[1] <= frame.FOOT
    assert frame.CORNER_FREE[0] * 390 / WIDTH >= 48
    assert frame.CORNER_FREE[1] * 390 / WIDTH >= 28


def test_what_is_added_to_a_square_picture_lies_above_and_below_the_caption_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: list[float] = []

    def say(canvas: Canvas, words: str, at: tuple[float, float], *how: object) -> int:
        written.append(at[1])
        return 0

    monkeypatch.setattr(Canvas, "say", say)

    def below_and_above(board: int) -> tuple[float, float]:
        parts = Parts(board, (), (LINE,))
        frame.paint_caption(frame.canvas(kit("topologic", "light", ""), parts), parts)
        return frame.height(parts) - written[-1], written[-1] - parts.foot

    square = WIDTH - frame.height(Parts(0, (), (LINE,)))
    assert below_and_above(square)[0] > below_and_above(square - 100)[0]
    assert len(set(below_and_above(square))) == 1


def test_a_long_name_is_written_smaller_before_it_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, int]] = []

    def say(canvas: Canvas, words: str, at: tuple[float, float], size: int, *how: object) -> int:
        written.append((words, size))
        return 0

    monkeypatch.setattr(Canvas, "say", say)
    board = frame.canvas(kit("topologic", "light", ""), Parts(400, (), (LINE,)))
    for name in ("Ana", "Anastasia of Nowhere", "M" * 60):
        frame.paint_player(board, 0, name, Panel(), is_lit=False)
    named = [(name, size) for name, size in written if name]
    assert named[:2] == [("Ana", frame.NAME), ("Anastasia of Nowhere", frame.SMALL)]
    assert named[2][0].endswith("M…") and named[2][1] == frame.SMALL
