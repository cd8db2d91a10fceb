"""What a step of picking points at: the piece on a square, a chimney, something to capture."""

from collections.abc import Mapping

from games.logitac.board import BLACK, CHIMNEY, INDEX, PLAIN, SPELLED
from games.logitac.state import State


def label(view: State, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
    """Name the piece that moves; of a target say only what is out of the ordinary."""
    if step not in INDEX:
        return None
    content = view.board[INDEX[step]]
    if content == CHIMNEY:
        return "chimney", {"at": step}
    kind = content % BLACK
    if not kind:
        return None
    if content // BLACK != view.to_move:
        return "capture", {"at": step}
    return f"piece-{SPELLED[PLAIN.get(kind, kind)]}", {"at": step}


def question(view: State, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
    """Ask where something comes out, or which way a freed pyramid goes."""
    if view.falling and steps:
        return ("line" if len(steps) == 1 else "square"), {}
    return ("escape", {}) if view.is_escaping and not steps else None
