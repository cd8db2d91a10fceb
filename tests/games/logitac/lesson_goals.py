"""What the steps of Logitac's lesson ask White for."""

from typing import Any

from bot.contract.beside_tests import Goal, Trial
from games.logitac.board import LEVEL_OF, NAMES


def white(state: Any, kind: str) -> set[str]:
    return {piece.square for piece in state.pieces if piece.seat == 0 and kind in (piece.kind, "any")}


def black(state: Any) -> set[str]:
    return {piece.square for piece in state.pieces if piece.seat == 1}


def level(square: str) -> int:
    return LEVEL_OF[NAMES.index(square)]


def on(state: Any, board: int, kind: str = "any") -> int:
    return sum(level(square) == board for square in white(state, kind))


def step(trial: Trial) -> tuple[int, int] | None:
    """How many lines and columns a pawn has gone on its board; None where no single pawn has moved."""
    gone = white(trial.before, "pawn") - white(trial.after, "pawn")
    come = white(trial.after, "pawn") - white(trial.before, "pawn")
    if len(gone) != 1 or len(come) != 1:
        return None
    (one,), (other,) = gone, come
    return ord(other[0]) - ord(one[0]), int(other[1:]) - int(one[1:])


def pieces_above(state: Any, board: int) -> int:
    return on(state, board) - on(state, board, "pawn")


def heights(state: Any) -> list[int]:
    return sorted(level(square) for square in white(state, "any"))


def fell(trial: Trial) -> bool:
    return on(trial.before, 2, "cube") == 1 == on(trial.after, 1, "cube") and not trial.after.falling


GOALS: dict[str, Goal] = {
    "step": lambda t: step(t) == (1, 0) and black(t.before) == black(t.after),
    "capture": lambda t: step(t) is not None and len(black(t.after)) < len(black(t.before)),
    "pieces": lambda t: "g7" in white(t.after, "any"),
    "credit": lambda t: sum(t.after.sides[0].credits) > sum(t.before.sides[0].credits),
    "ascend": lambda t: (
        sum(heights(t.after)) > sum(heights(t.before)) and len(heights(t.after)) == len(heights(t.before))
    ),
    "recruit": lambda t: len(white(t.after, "double")) > len(white(t.before, "double")),
    "above": lambda t: (way := step(t)) is not None and way[0] == 0,
    "company": lambda t: on(t.after, 2, "pawn") >= 4 and pieces_above(t.after, 2) >= 1 and on(t.after, 1, "pyr") == 1,
    "rise": lambda t: on(t.after, 2, "pyr") == 1,
    "third": lambda t: on(t.after, 3, "pyr") == 1,
    "summit": lambda t: t.wins and on(t.after, 4, "pyr") == 1,
    "chimney": fell,
    "ransom": lambda t: t.after.sides[0].reserve == t.before.sides[1].held > 0 == t.before.sides[0].reserve,
    "prison": lambda t: len(white(t.after, "pyr")) == 1,
    "short": lambda t: t.wins and t.after.ascents[0] == 2,
}
