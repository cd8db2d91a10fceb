"""What a turn of Logan Stones did: the symbols that were placed, moved or flipped, and those that turned."""

from collections.abc import Iterator, Sequence

from games.core.game import Action
from games.core.manual import ActionSummary
from games.logan_stones.island import CELLS, NUMBER
from games.logan_stones.rules import View


def told(before: View, actions: Sequence[Action], after: View) -> list[ActionSummary]:
    """Tell it from the symbols that lie up before and after; everybody sees those."""
    return [*_lifted(before, actions[:-1]), _acted(actions[-1], after), *_turned(after), *_line(after)]


def _lifted(before: View, actions: Sequence[Action]) -> Iterator[ActionSummary]:
    for action in actions:
        cell = action[:-1]
        face = before.tops[before.cells.index(NUMBER[cell])]
        yield ActionSummary("lifted", {"cell": cell, "face": face or ""})


def _acted(action: Action, after: View) -> ActionSummary:
    """A face that is only foreseen may be unknown: then the action says no more than itself."""
    face = after.tops[after.acted] if after.acted is not None else None
    stone, _, cell = action.rstrip("*").partition("@")
    if action[-1] == "!":
        return _faced("flipped" if face else "flip", action[:-1], face)
    if stone:
        return ActionSummary("placed", {"stone": stone[0], "cell": cell, "face": face or ""})
    if action[-1] == "*":
        return _faced("put-over" if face else "drop-over", cell, face)
    return _faced("put", cell, face)


def _faced(kind: str, cell: str, face: str | None) -> ActionSummary:
    return ActionSummary(kind, {"cell": cell, "face": face or ""})


def _turned(after: View) -> Iterator[ActionSummary]:
    """Gather the neighbours that turned (LS-11) by what they show now."""
    kind = "turned"
    for face in sorted({after.tops[stone] or "" for stone in after.turned}):
        cells = [CELLS[after.cells[stone]] for stone in after.turned if (after.tops[stone] or "") == face]
        yield ActionSummary(kind if face else "turned-unseen", {"cells": ", ".join(cells), "face": face})
        kind = "turned-too" if face else kind


def _line(after: View) -> Iterator[ActionSummary]:
    if after.line:
        face = after.tops[after.cells.index(after.line[0])]
        yield ActionSummary("line", {"cells": ", ".join(CELLS[cell] for cell in after.line), "face": face or ""})
