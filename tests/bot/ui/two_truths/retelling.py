"""Tell a game once more with other secrets: another tile hidden, other faces below, and everything else as it was."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from games.core.game import Action, AnyGame
from games.core.outcome import Seat
from games.core.play import digest
from games.topologic.field import TILES
from games.topologic.rules import ASK, HIDES
from tests.bot.two_truths import Step

Retold = tuple[Any, Sequence[Action]]  # the deal, and the actions after it
Retelling = Callable[[Any, Sequence[Any], Sequence[Action], Any], Retold]


def _with_hidden(deal: Any, states: Sequence[Any], actions: Sequence[Action], other: Any) -> Retold:
    """Topologic: the dealt field is public; what differs is the tile that was hidden."""
    tiles = iter(other.secrets)
    return deal, [HIDES[next(tiles)] if action in HIDES else action for action in actions]


def _with_dealt(deal: Any, states: Sequence[Any], actions: Sequence[Action], other: Any) -> Retold:
    """Logan Stones: a back that nobody saw lies as it was dealt, so another back was dealt there."""
    now = states[-1].unders
    faces = zip(deal.unders, now, other.unders, strict=True)
    return replace(deal, unders=tuple(dealt if was == is_ else is_ for dealt, was, is_ in faces)), actions


RETELLINGS: Mapping[str, Retelling] = {"topologic": _with_hidden, "logan_stones": _with_dealt}


def retold(
    rules: AnyGame, states: Sequence[Any], actions: Sequence[Action], viewer: Seat | None, lots: Random
) -> tuple[Any, list[Step]] | None:
    """Tell a game as it may have been, too, as far as this viewer knows; None where it can't have been otherwise."""
    other = rules.resample(states[-1], viewer, str(lots.random()))
    if digest(other) == digest(states[-1]):
        return None
    deal, twins = RETELLINGS[rules.key](states[0], states, actions, other)
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
