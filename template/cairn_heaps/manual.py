"""How Heaps is spelled, picked and told."""

import re
from collections.abc import Mapping

from cairn_heaps.rules import NAMES, State
from games.core.game import Action
from games.core.manual import ActionSummary, Manual, Scene
from games.core.objection import Objection

_TAKING = re.compile(r"([a-z])([0-9]{1,3})")


class HeapsManual(Manual[State]):
    scenes = (
        Scene(),
        Scene(("c3",), chosen=()),
        Scene(("c3", "b3", "a3", "c3", "b2")),
    )

    def steps(self, action: Action) -> tuple[str, ...]:
        return action[0], action[1:]

    def summarize(self, action: Action) -> ActionSummary:
        kind = "one" if action[1:] == "1" else "some"
        return ActionSummary(kind, {"heap": action[0].upper(), "count": int(action[1:])})

    def describe_step(self, view: State, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
        if steps:
            return "count", {"count": step}
        return "heap", {"heap": step.upper(), "count": str(view.heaps[NAMES.index(step)])}

    def question(self, view: State, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
        return ("count", {"heap": steps[0].upper()}) if steps else None

    def objection(self, view: State, word: str) -> Objection | None:
        """Say why a number of stones can't be taken."""
        match = _TAKING.fullmatch(word)
        if view.to_move is None or match is None:
            return None
        name, count = match[1], int(match[2])
        if name not in NAMES:
            return Objection("no-heap", "HE-1", {"heap": name.upper()})
        return _too_many(view, name, count) if count else Objection("none", "HE-2")


def _too_many(view: State, name: str, count: int) -> Objection | None:
    heap = view.heaps[NAMES.index(name)]
    if not heap:
        return Objection("empty", "HE-2", {"heap": name.upper()})
    if count > heap:
        return Objection("few", "HE-2", {"heap": name.upper(), "left": str(heap)})
    return Objection("most", "HE-3", {"most": str(view.most)}) if count > view.most else None


MANUAL = HeapsManual
