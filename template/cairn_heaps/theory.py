"""What is known of Heaps: who wins, and by which turns."""

from collections.abc import Sequence
from functools import reduce
from operator import xor

from cairn_heaps.rules import GAME, State
from games.core.game import Action


def is_level(state: State) -> bool:
    """Tell whether whoever has to move loses against good play: the heaps cancel out, each modulo the limit and one."""
    return not reduce(xor, (heap % (state.most + 1) for heap in state.heaps))


def winning(state: State) -> Sequence[Action]:
    """List the turns after which the other player can't win against good play."""
    return [action for action in GAME.legal(state) if is_level(GAME.apply(state, action))]
