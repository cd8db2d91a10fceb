"""What a player can foresee of turns to come, the other's included, from their own view alone."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.core.game import Action, Game, V
from games.core.outcome import Seat

ForeseenTurn = tuple[Action, ...]


def foresight(game: Game[Any, V], view: V, reader: Seat) -> V:
    """Let the reader choose for whoever is to move, as far as they know the game."""
    return view if view.to_move is None else game.expecting(view, reader)


def foreseen(game: Game[Any, V], view: V, reader: Seat, turns: Sequence[ForeseenTurn]) -> V | None:
    """Follow whole turns, whoever plays them; None where they don't fit."""
    for turn in turns:
        view = foresight(game, view, reader)
        for nth, action in enumerate(turn):
            if (nth and view.fresh) or action not in game.actions(view):
                return None
            view = game.preview(view, action)
        if not (view.fresh or view.outcome is not None):
            return None
    return foresight(game, view, reader)


def leads_alike(game: Game[Any, V], view: V, reader: Seat, one: ForeseenTurn, another: ForeseenTurn) -> bool:
    """Tell whether two turns lead to the same position as far as the reader can foresee, in whatever order."""
    if one == another:
        return True
    reached = [foreseen(game, view, reader, [turn]) for turn in (one, another)]
    first, second = [at if at is None else replace(at, **game.trail) for at in reached]  # type: ignore[type-var]
    return first is not None and first == second
