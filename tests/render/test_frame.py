from render import font, frame
from render.canvas import WIDTH


def test_a_picture_is_never_square() -> None:
    square = WIDTH - frame.height(0, [])
    assert frame.height(square, []) != WIDTH
    assert frame.height(square - 1, []) > WIDTH + 20
    assert frame.height(square - 100, []) == WIDTH - 100
    assert frame.height(square - frame.LINE, ["one"]) != WIDTH


def test_notices_share_a_line_as_long_as_they_fit() -> None:
    assert frame.packed([]) == []
    assert frame.packed(["one", "two"]) == ["one · two"]
    long = "a notice that is about half as wide as the picture"
    lines = frame.packed([long, long, "short"])
    assert lines == [long, f"{long} · short"]
    assert all(font.width(line, 34) <= frame.FOOT_WIDTH for line in lines)
