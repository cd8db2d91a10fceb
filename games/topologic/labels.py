"""What a step of picking points at: a pawn, and where it stands; and what was told by the last turn."""

from collections.abc import Mapping, Sequence

from games.core.game import Shelf
from games.topologic.field import COLOURS, NUMBER, TILES
from games.topologic.rules import OFF, View

_VALUES = ("12", "34", "56")  # two to a shelf: twenty tiles, in rows of five


def label(view: View, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
    """Number the pawns while they enter, say where they stand when they move, and write tiles as they are painted."""
    if step in NUMBER:
        return "tile", {"tile": step.upper()}
    if steps or not step.isdigit():
        return None
    tile = view.pawns[int(step) - 1]
    if tile == OFF:
        return "pawn-enters", {"pawn": step, "all": str(len(view.pawns))}
    return "pawn", {"pawn": step, "at": TILES[tile]}


def question(view: View, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
    """Ask as the phase is: for the tile to hide, for the one a pawn enters on, or for the one it goes to."""
    if view.phase == "seek":
        return ("seek-or-ask" if view.now else "seek"), {}
    return view.phase, {}


def shelves(view: View, nexts: Sequence[str]) -> tuple[Shelf, ...]:
    """Lay out the tiles by value where a pawn may go to most of them, each value's colours in the usual order."""
    if view.phase == "seek":
        return ()
    laid = [
        Shelf(values, tuple(tile for value in values for colour in COLOURS if (tile := colour + value) in nexts))
        for values in _VALUES
    ]
    return tuple(shelf for shelf in laid if shelf.steps)


def turn_name(view: View) -> tuple[str, Mapping[str, int]]:
    """Count the seeker's turns in their round (TP-9): hiding is none."""
    number, asked = len(view.books), len(view.books[-1])
    return ("hide", {"round": number}) if view.phase == "hide" else ("seek", {"round": number, "turn": asked + 1})


def next_pawn(view: View) -> str | None:
    """Go round the pawns: the next one that has not moved in this turn."""
    if view.phase != "seek" or view.outcome is not None:
        return None
    last, count = int(view.now[-1][0]) if view.now else 0, len(view.pawns)
    return next(str(pawn + 1) for pawn in ((last + nth) % count for nth in range(count)) if pawn not in view.moved)


def news(view: View) -> tuple[str, Mapping[str, str | int]] | None:
    """Tell the answer of the seeker's last turn, or how the round ended."""
    is_over = view.outcome is not None
    nth = len(view.books) - 1 if view.books[-1] or is_over else len(view.books) - 2
    if nth < 0 or not view.books[nth] or len(view.secrets) > nth + 1:  # nobody has sought, or the next tile is hidden
        return None
    score, secret, turns = view.books[nth][-1].score, view.secrets[nth], len(view.books[nth])
    if score is None:
        return None
    if secret is not None and (nth < len(view.books) - 1 or is_over):
        kind = "found" if score == view.perfect else "missed"
        told: dict[str, str | int] = {"tile": TILES[secret].upper(), "turns": turns}
        if nth == 0 or view.books[0][-1].score != view.perfect:
            return kind, told
        return f"{kind}-after", {**told, "before": len(view.books[0])}
    return "answer", {"points": score, "all": view.perfect}
