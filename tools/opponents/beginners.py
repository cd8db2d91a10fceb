"""Rules of thumb of somebody new to a game, two for each, by name: `python -m tools.opponents.runs` lets them play."""

from collections.abc import Callable
from typing import Any

from games.core.game import Action
from games.core.seeded import Lots
from tools.opponents import (
    beginners_l_calculus,
    beginners_logan_stones,
    beginners_logitac,
    beginners_tactic,
    beginners_topologic,
)

Beginner = Callable[[Any, Lots], tuple[Action, ...]]

BEGINNERS: dict[str, dict[str, Beginner]] = {
    "l_calculus": {
        "all-off": beginners_l_calculus.takes_all_off,
        "own-marks": beginners_l_calculus.minds_own_marks,
    },
    "logan_stones": {
        "anything": beginners_logan_stones.completes_or_anything,
        "gathers": beginners_logan_stones.gathers,
    },
    "logitac": {
        "takes": beginners_logitac.takes,
        "marches": beginners_logitac.marches,
    },
    "topologic": {
        "two-answers": beginners_topologic.by_two_answers,
        "notebook": beginners_topologic.by_the_notebook,
    },
    "tactic": {
        "shortest-way": beginners_tactic.the_shortest_way,
        "forward": beginners_tactic.forward_by_chance,
    },
}
