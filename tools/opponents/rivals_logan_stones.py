"""A rule for Logan Stones that forgets nothing: complete a line, else leave none, else anything."""

from functools import partial

from games.core.game import Action
from games.core.seeded import Lots
from games.logan_stones.rules import View
from games.opponents.logan_stones.levels import LoganJudge, LoganLimits, choose_turn
from games.opponents.logan_stones.position import MOVE, spell


def leaves_no_line(view: View, lots: Lots, many: int) -> tuple[Action, ...]:
    """Look one turn ahead in so many worlds."""
    limits = LoganLimits(None, many, 1.0, counted=0, looks=0, margin=0.0)
    judge = LoganJudge(view, limits, str(lots.below(1 << 60)))
    turn = choose_turn(judge)
    if turn[0] == MOVE and not judge.held:
        return spell(turn, judge.worlds[0])[:1]
    words = spell(turn, judge.worlds[0])
    return words[1:] if judge.held else words


in_one_world = partial(leaves_no_line, many=1)
in_eight_worlds = partial(leaves_no_line, many=8)
