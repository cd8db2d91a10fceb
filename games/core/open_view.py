"""A position as if the game were over: nothing in it is hidden any more."""

from dataclasses import fields, replace
from typing import Any

from games.core.game import AnyGame
from games.core.outcome import Outcome

_SOMEHOW = Outcome(None, "")


def shown_over(state: Any, outcome: Outcome) -> Any:
    """Mark a position as over if the rules didn't end it, so that its views hide nothing."""
    if state.outcome is not None:
        return state
    return _with(state, outcome=outcome, to_move=None)


def open_view(game: AnyGame, state: Any) -> Any:
    """Show all of a position to everybody: how it was, with what was hidden then."""
    view = game.view(shown_over(state, _SOMEHOW), None)
    return _with(view, outcome=state.outcome, to_move=state.to_move)


def _with(position: Any, **values: object) -> Any:
    """Replace what is a field of it; some positions work out who is to move."""
    known = {field.name for field in fields(position)}
    return replace(position, **{name: value for name, value in values.items() if name in known})
