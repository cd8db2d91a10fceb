"""Let the bot's good levels look at few positions: how well they think is tested in tests/games/opponents."""

from dataclasses import replace

import pytest

from games.opponents.logitac import opponent as logitac
from games.opponents.tactic import levels
from games.opponents.tactic import opponent as tactic

SHARE = 20  # of the positions they look at elsewhere


def think_briefly(patch: pytest.MonkeyPatch) -> None:
    """The same ways of thinking, sooner at their end."""
    limits = {way: replace(one, nodes=one.nodes // SHARE) for way, one in levels.LIMITS.items()}
    patch.setattr(levels, "LIMITS", limits)
    patch.setattr(tactic, "CLOSE_LOOK", replace(levels.CLOSE_LOOK, nodes=levels.CLOSE_LOOK.nodes // SHARE))
    patch.setattr(tactic, "GLANCE", replace(levels.GLANCE, nodes=levels.GLANCE.nodes // SHARE))
    patch.setattr(logitac, "_JUDGE", logitac._JUDGE._replace(nodes=logitac._JUDGE.nodes // SHARE))
