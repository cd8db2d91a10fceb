"""Tell a game of Logan Stones once more with other backs below."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.core.game import Action


def retell(deal: Any, states: Sequence[Any], actions: Sequence[Action], other: Any) -> tuple[Any, Sequence[Action]]:
    """A back that nobody saw lies as it was dealt, so another back was dealt there."""
    now = states[-1].unders
    faces = zip(deal.unders, now, other.unders, strict=True)
    return replace(deal, unders=tuple(dealt if was == is_ else is_ for dealt, was, is_ in faces)), actions
