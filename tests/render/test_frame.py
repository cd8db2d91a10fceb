from render import frame
from render.canvas import WIDTH
from render.frame import Parts
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
