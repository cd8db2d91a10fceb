"""What a turn of Logitac did: which piece went where, what it captured, and what that brought."""

from collections.abc import Iterator, Sequence

from games.core.game import Action
from games.core.manual import ActionSummary
from games.core.outcome import Seat
from games.logitac.board import CHIMNEYS, INDEX, SUMMIT
from games.logitac.kinds import BLACK, PLAIN, SPELLED
from games.logitac.state import State, squares


def summary(action: Action) -> ActionSummary:
    named = squares(action)
    if not named:
        return ActionSummary(action, {})
    if len(named) == 1:
        return ActionSummary(_kind_of_arrival(action), {"to": named[0]})
    return ActionSummary(_kind_of_move(action, named[1]), {"from": named[0], "to": named[1]})


def _kind_of_arrival(action: Action) -> str:
    if "@" in action:
        return f"exit-{action.partition('@')[0]}"
    return "recruit-double" if action.startswith("++") else "recruit"


def _kind_of_move(action: Action, target: str) -> str:
    if "^" in action:
        return "summit" if target == "z26" else "ascend"
    if target in CHIMNEYS:
        return "chimney"
    return "move" if "-" in action else "capture"


def told(before: State, actions: Sequence[Action], after: State) -> list[ActionSummary]:
    seat = before.to_move or 0
    first, *later = actions
    return [
        _moved(before, first) if len(squares(first)) == 2 else summary(first),
        *(_then(before, action) for action in later),
        *_earned(before, after, seat),
        *_ascents(before, after, seat),
    ]


def _moved(before: State, action: Action) -> ActionSummary:
    """Name the piece that moved, and the one it met (LO-11)."""
    start, target = squares(action)
    piece, met = _named(before, start), _named(before, target)
    values = {"piece": piece, "from": start, "to": target}
    if "^" in action:
        return ActionSummary("piece-summit" if INDEX[target] == SUMMIT else "piece-ascends", values)
    if target in CHIMNEYS:
        return ActionSummary("piece-chimney", values)
    if met:
        return ActionSummary("piece-captures", {**values, "victim": met})
    return ActionSummary("piece-moves", values)


def _named(before: State, square: str) -> str:
    kind = before.board[INDEX[square]] % BLACK
    return SPELLED.get(PLAIN.get(kind, kind), "")


def _then(before: State, action: Action) -> ActionSummary:
    """Tell what comes out of a chimney (LO-13, LO-15), or whether the freed pyramid escapes (LO-24)."""
    named = squares(action)
    if len(named) < 2:
        return summary(action)
    values = {"from": named[0], "to": named[1]}
    met = _named(before, named[1])
    return ActionSummary("escape-captures", {**values, "victim": met}) if met else ActionSummary("escape", values)


def _earned(before: State, after: State, seat: Seat) -> Iterator[ActionSummary]:
    """Say on which boards a credit was earned (LO-18)."""
    pairs = zip(before.sides[seat].credits, after.sides[seat].credits, strict=True)
    for board, (had, has) in enumerate(pairs, 1):
        if has > had:
            yield ActionSummary("credit", {"board": board + 1})


def _ascents(before: State, after: State, seat: Seat) -> Iterator[ActionSummary]:
    """Count the ascents where they win (LO-30)."""
    wanted = after.ascents_to_win
    if wanted is not None and after.ascents[seat] > before.ascents[seat]:
        yield ActionSummary("ascents", {"made": after.ascents[seat], "wanted": wanted})
