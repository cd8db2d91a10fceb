"""Tell a game once more with other secrets: another tile hidden, other faces below, and everything else as it was."""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any

from games.core.game import Action, AnyGame
from games.core.outcome import Seat
from games.core.play import digest
from games.topologic.field import TILES
from games.topologic.rules import ASK
from tests.bot.two_truths import Step

Retold = tuple[Any, Sequence[Action]]  # the deal, and the actions after it
Retelling = Callable[[Any, Sequence[Any], Sequence[Action], Any], Retold]


def retelling(key: str) -> Retelling:
    """Find how a game with secrets is told once more: `retell` in tests/games/<key>/retelling.py."""
    retell: Retelling = import_module(f"tests.games.{key}.retelling").retell
    return retell


def retold(
    rules: AnyGame, states: Sequence[Any], actions: Sequence[Action], viewer: Seat | None, lots: Random
) -> tuple[Any, list[Step]] | None:
    """Tell a game as it may have been, too, as far as this viewer knows; None where it can't have been otherwise."""
    other = rules.resample(states[-1], viewer, str(lots.random()))
    if digest(other) == digest(states[-1]):
        return None
    deal, twins = retelling(rules.key)(states[0], states, actions, other)
    seats = [state.to_move for state in states]
    return deal, [(seat, action, twin) for seat, action, twin in zip(seats, actions, twins, strict=False)]


def is_untold(rules: AnyGame, deals: tuple[Any, Any], steps: Sequence[Step], viewer: Seat | None) -> bool:
    """Return whether both games go through, and the viewer, like all who look on, sees the same at each step."""
    first, second = deals
    observers = dict.fromkeys((viewer, None))
    for seat, action, twin in steps:
        if second.to_move != seat or twin not in rules.actions(rules.view(second, seat)):
            return False
        if any(rules.redact(first, action, who) != rules.redact(second, twin, who) for who in observers):
            return False
        first, second = rules.apply(first, action), rules.apply(second, twin)
        if any(rules.view(first, who) != rules.view(second, who) for who in observers):
            return False
    return True


def straight(rules: AnyGame, state: Any, actions: Sequence[Action], lots: Random) -> Action | None:
    """Find the action of a seeker who knows the tile: so a second round of Topologic is soon reached."""
    if rules.key != "topologic" or state.phase == "hide":
        return None
    there = [action for action in actions if action[-2:] == TILES[state.secret]]
    others = [action for action in actions if action != ASK and state.pawns[int(action[0]) - 1] != state.secret]
    return next(iter(there), None) or (lots.choice(others) if others else ASK)
