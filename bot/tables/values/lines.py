"""Lines of turns that somebody foresees, as rows hold them: actions are parted by commas, turns by semicolons."""

from collections.abc import Iterable

from games.core.foreseeing import ForeseenTurn

MOST_LINES, MOST_TURNS = 5, 6  # at a table, and of a line: both players' turns count

Line = tuple[ForeseenTurn, ...]  # whoever plays them


def read_turn(text: str) -> ForeseenTurn:
    return tuple(filter(None, text.split(",")))


def read_line(text: str) -> Line:
    return tuple(read_turn(turn) for turn in text.split(";") if turn)


def read_lines(text: str) -> tuple[Line, ...]:
    return tuple(map(read_line, text.splitlines()))


def write_turn(turn: ForeseenTurn) -> str:
    return ",".join(turn)


def write_line(line: Line) -> str:
    return ";".join(map(write_turn, line))


def write_lines(lines: Iterable[Line]) -> str:
    return "\n".join(map(write_line, lines))
