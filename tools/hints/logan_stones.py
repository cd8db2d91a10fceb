"""What hints of Logan Stones claim, looked up in the true backs."""

from games.logan_stones.rules import GAME, OFF, State
from games.opponents.logan_stones.position import LoganPosition
from tools.hints.told import Claim, ToldHint


def can_win(state: State) -> bool:
    return state.outcome is None and LoganPosition(state, tuple(under or "" for under in state.unders)).can_win()


def _safe_answers(state: State) -> int:
    """Count by the engine the turns after which the one who left them can't complete a line."""
    left: set[object] = set()
    for action in _actions(state):
        middle = GAME.apply(state, action)
        ends = [middle] if middle.fresh else [GAME.apply(middle, drop) for drop in _actions(middle)]
        left |= {_position(end) for end in ends if end.outcome or not can_win(end)}
    return len(left)


def _position(state: State) -> object:
    """Name a position without saying which of two stones that are alike lies where."""
    is_off = (stone // 8 if cell == OFF else 2 for stone, cell in enumerate(state.cells))
    return tuple(sorted(zip(state.cells, state.tops, state.unders, is_off, strict=True)))


def _actions(state: State) -> list[str]:
    return list(GAME.actions(GAME.view(state, state.player)))


def _is_line(told: ToldHint) -> bool:
    return told.after.outcome is not None and told.after.outcome.winner == told.seat


def _is_drawn(told: ToldHint) -> bool:
    return told.after.outcome is not None and told.after.outcome.winner is None


def _is_safe(told: ToldHint) -> bool:
    return told.after.fresh and told.after.outcome is None and not can_win(told.after)


def _turns(told: ToldHint) -> bool:
    return _is_safe(told) and told.values["stones"] == len(told.after.turned)


def _has_few_answers(told: ToldHint) -> bool:
    return _is_safe(told) and _safe_answers(told.after) <= int(told.values.get("answers", 0))


def _lifts(told: ToldHint) -> bool:
    """A move begins, and there is more to it."""
    return told.actions[0] == f"{told.values['cell']}^" and not told.states[1].fresh


def _may(_told: ToldHint) -> bool:
    return True


CLAIMS: dict[str, Claim] = {
    "wins": _is_line,
    "ends": _is_drawn,
    "stops": _is_safe,
    "safe": _is_safe,
    "turns": _turns,
    "no-answer": _has_few_answers,
    "few-answers": _has_few_answers,
    "lifts": _lifts,
    "may-win": _may,
    "may-stop": _may,
    "risks": _may,
}
HEDGED = ("lifts", "may-win", "may-stop", "risks")  # of turns that the true backs may not even allow
