"""An action stays about as cheap as in the first release, counted in calls: a busy machine makes no more of them."""

import sys
from types import FrameType
from typing import Any

from games.core.play import legal
from games.registry import game
from tests.bot.tables.rig import ANA, BEN, TACTIC, Rig

ACTIONS = 40
FIRST_RELEASE = 519  # calls for each action of this game, counted so at commit 715e9bd, on Python 3.11


def script() -> list[str]:
    """List a game's first actions: Tactic has no chance in it."""
    rules = game("tactic")
    state, taken = rules.setup({}, "calls"), []
    for number in range(ACTIONS):
        choices = legal(rules, state)
        taken.append(choices[number * 7 % len(choices)])
        state = rules.apply(state, taken[-1])
    return taken


async def test_an_action_makes_hardly_more_calls_than_in_the_first_release(rig: Rig) -> None:
    await rig.act(await rig.open(TACTIC))  # loads what is loaded once
    id_ = await rig.open(TACTIC)
    counted = 0

    def count(_frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    for number, action in enumerate(script()):
        table = await rig.tables.queries.table(id_)
        who = BEN if table.to_move else ANA
        sys.setprofile(count)
        await rig.tables.play.act(id_, who, table.turn_no, action, interaction=f"{number}")
        sys.setprofile(None)
    assert counted / ACTIONS <= 1.05 * FIRST_RELEASE
