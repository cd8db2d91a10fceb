"""How Logan Stones is spelled, picked and told."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from games.core import spelling
from games.core.game import Action
from games.core.manual import ActionSummary, Manual, TurnStep, middle
from games.core.outcome import SEATS
from games.logan_stones import objections, telling
from games.logan_stones.island import NUMBER
from games.logan_stones.rules import View
from games.logan_stones.scenes import SCENES

_CELL = r"[a-z]\d{1,2}"
_PLACE = re.compile(rf"([1-8])(\*?)[-@:x/]?({_CELL})(\*?)")
_MOVE = re.compile(rf"({_CELL})(?:->|=>|[-/>x])?@?({_CELL}\*?)")
_DROP = re.compile(rf"({_CELL}\*?)")
_LOOSE = (
    (re.compile(r"\s+(?=[\^!*])|(?<=@)\s+"), ""),  # "m13 ^", "@ p15 *"
    (re.compile(rf"(?<=\d)\s+x\s+(?={_CELL})"), "x"),  # "m13 x p15"
    (re.compile(rf"(?<![a-z\d@])({_CELL}),?\s+@?(?={_CELL})"), r"\1-"),  # "m13 p15"
    (re.compile(r"\^\s*(?:[-=]?>|-)?\s*(?=\S)"), "^ "),  # "m13^@p15", "m13^ > p15"
    (re.compile(r"^(?:[-=]?>|-)\s*"), "@"),  # "> p15" for a stone in hand
    (re.compile(rf"(?<![a-z\d@])([1-8]\*?)\s+@?(?={_CELL})"), r"\1@"),  # "3 @n14", "3 n14"
)


class LoganStonesManual(Manual[View]):
    scenes = SCENES
    letters = "RSP"
    objection = staticmethod(objections.objection)
    tell = staticmethod(telling.told)

    def steps(self, action: Action) -> tuple[str, ...]:
        """Split into which stone or what to do, which cell, which face."""
        if action[-1] in "^!":
            return ("lift" if action[-1] == "^" else "flip", action[:-1])
        stone, _, cell = action.partition("@")
        if stone:
            return (stone, cell)
        return ("drop", cell.rstrip("*"), "over" if cell[-1] == "*" else "same")

    def describe_step(self, view: View, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
        if not steps and step.rstrip("*").isdigit():
            stone, is_over = int(step.rstrip("*")) - 1 + 8 * view.player, step.endswith("*")
            face = (view.unders if is_over else view.tops)[stone]
            return (f"{'over' if is_over else 'stone'}-{face}", {"stone": step.rstrip("*")}) if face else None
        if steps[:1] == ("drop",) and step in ("same", "over") and view.held is not None:
            face = (view.unders if step == "over" else view.tops)[view.held]
            return (f"{step}-up-{face}", {}) if face else None
        if steps and steps[0] in ("lift", "flip") and NUMBER.get(step) in view.cells:
            face = view.tops[view.cells.index(NUMBER[step])]
            return (f"cell-{face}", {"at": step}) if face else None
        return None

    def summarize(self, action: Action) -> ActionSummary:
        if action[-1] in "^!":
            return ActionSummary("lift" if action[-1] == "^" else "flip", {"cell": action[:-1]})
        stone, _, cell = action.partition("@")
        over = "-over" if "*" in action else ""
        if stone:
            return ActionSummary(f"place{over}", {"stone": stone[0], "cell": cell})
        return ActionSummary(f"drop{over}", {"cell": cell.rstrip("*")})

    def margin(self, view: View) -> tuple[str, Mapping[str, int]] | None:
        """Say how long the line has taken, and whether any stone had yet to come."""
        return "turns", {"turns": view.turn - 1, "left": sum(len(view.reserve(seat)) for seat in SEATS)}

    def question(self, view: View, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
        if view.held is not None:
            return ("drop", {}) if steps == ("drop",) else None
        if steps:
            return (steps[0], {}) if steps in (("lift",), ("flip",)) else None
        return ("place" if view.reserve(view.player) else "act"), {}

    def step_of_turn(self, view: View) -> TurnStep:
        return TurnStep(1, 1) if view.held is None else TurnStep(2, 2, "drop")  # lifted (LS-7), then put down (LS-8)

    def exemplary(self, view: View, actions: Sequence[Action]) -> Action:
        """Place the first stone of the reserve, move one rather than flip it, and leave its face as it lies."""
        plain = [action for action in actions if "*" not in action]
        same_stone = [action for action in plain if action.partition("@")[0] == plain[0].partition("@")[0]]
        lifts = [action for action in plain if action.endswith("^")]
        return middle(lifts or (same_stone if "@" in plain[0] else plain))

    def text_board(self, view: View, letters: str = "RSP") -> str:
        spelled = dict(zip(self.letters, letters, strict=True))
        tops, unders = (tuple(face and spelled[face] for face in faces) for faces in (view.tops, view.unders))
        return str(replace(view, tops=tops, unders=unders))

    def normalize(self, word: str) -> str:
        folded = spelling.normalize(word)
        place = _PLACE.fullmatch(folded)
        return f"{place[1]}{place[2] or place[4]}@{place[3]}" if place else folded

    def words(self, view: View, text: str) -> list[str]:
        loose = spelling.plain(text)
        for pattern, tight in _LOOSE:
            loose = pattern.sub(tight, loose)
        typed: list[str] = []
        for word in spelling.words(loose):
            move = _MOVE.fullmatch(word)
            for part in (f"{move[1]}^", f"@{move[2]}") if move and view.held is None else (word,):
                held = _held(view, typed)
                typed.append(_canonical(view, held, part))
        return typed


def _held(view: View, typed: list[str]) -> int | None:
    """Find the stone in hand where the words so far have been played."""
    if typed and typed[-1].endswith("^"):
        cell = NUMBER.get(typed[-1][:-1])
        return view.cells.index(cell) if cell in view.cells else None
    return view.held if not typed else None


def _canonical(view: View, held: int | None, word: str) -> str:
    """Spell a bare cell as a drop, and leave out the star of a stone known to have two like faces (LS, Notation)."""
    if held is not None and _DROP.fullmatch(word):
        word = f"@{word}"
    place = _PLACE.fullmatch(word)
    stone = 8 * view.player + int(place[1]) - 1 if place and view.faces == "free" else held
    is_alike = stone is not None and view.tops[stone] == view.unders[stone]
    return word.replace("*", "") if is_alike else word


MANUAL = LoganStonesManual
