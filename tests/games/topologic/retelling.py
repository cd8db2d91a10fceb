"""Tell a game of Topologic once more with another hidden tile."""

from collections.abc import Sequence
from typing import Any

from games.core.game import Action
from games.topologic.rules import HIDES


def retell(deal: Any, states: Sequence[Any], actions: Sequence[Action], other: Any) -> tuple[Any, Sequence[Action]]:
    """The dealt field is public; what differs is the tile that was hidden."""
    tiles = iter(other.secrets)
    return deal, [HIDES[next(tiles)] if action in HIDES else action for action in actions]
