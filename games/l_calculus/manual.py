"""How L-Calculus is spelled, picked and told."""

import re
from collections.abc import Mapping, Sequence

from games.core import spelling
from games.core.game import Action
from games.core.manual import ActionSummary, Manual, TurnStep
from games.l_calculus import objections
from games.l_calculus.rules import COLOURS, KEEP, State
from games.l_calculus.scenes import SCENES
from games.l_calculus.swaps import triple

_SPELLED = re.compile(r"([1-9][0-9]?)(?:-(?!\1/)[1-9][0-9]?)?/([1-9][0-9]?)(?:-(?!\2$)[1-9][0-9]?)?")  # as listed
_NUMBER = r"0*([1-9][0-9]{0,2})"
_SWAP = re.compile(rf"{_NUMBER}(?:-{_NUMBER})?[/\\|:x]{_NUMBER}(?:-{_NUMBER})?")
_FOUR = re.compile(rf"{_NUMBER}-{_NUMBER}-{_NUMBER}-{_NUMBER}")  # 3-5>6-9
_PAIR = re.compile(rf"{_NUMBER}-{_NUMBER}")  # 4-5 for 4/5: a sign between two squares (G-3)
_REMOVAL = re.compile(rf"x?([lrgd]){_NUMBER}")
_SPOKEN = {"garder": KEEP, "g": "l", "d": "r"}  # gauche, droite
_BLANKS = re.compile(r"(?<=[0-9]) ([|:x]) (?=[0-9])")  # 3-5 x 6-9
_SPLIT_SWAP = re.compile(r"(?<![\w/-])([0-9]+(?:-[0-9]+)?) ([0-9]+(?:-[0-9]+)?)(?![\w/-])")  # 3-5 6-9
_SPLIT_REMOVAL = re.compile(r"\b(?:(x) )?([lrgd]) ?(?=[0-9])|\b(x[lrgd]) (?=[0-9])")  # x r 2
_SIZES = (2, 3)  # blocks as in 3-4/5-7


class LCalculusManual(Manual[State]):
    scenes = SCENES
    closing = (KEEP,)
    letters = COLOURS
    objection = staticmethod(objections.objection)

    def steps(self, action: Action) -> tuple[str, ...]:
        if "/" not in action:
            return (action,)
        start, middle, end = triple(action)
        return str(start + 1), str(middle), str(end)

    def describe_step(self, view: State, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
        """Say how many a removal takes, and at which end (LC-7)."""
        if not step.startswith("x"):
            return None
        return ("left" if step.startswith("xl") else "right"), {"count": step[2:]}

    def sign_of_step(self, view: State, steps: tuple[str, ...], step: str) -> str | None:
        """Show the counter at a place, or the opponent's where some would be removed (LC-7)."""
        if step.isdigit():
            return f"counter-{COLOURS.index(view.line[int(step) - 1])}"
        return None if step == KEEP else f"counter-{1 - (view.to_move or 0)}"

    def summarize(self, action: Action) -> ActionSummary:
        if action == KEEP:
            return ActionSummary("keep", {})
        if "/" not in action:
            return ActionSummary("left" if action[1] == "l" else "right", {"count": action[2:]})
        one, two = action.split("/")
        return ActionSummary("swap", {"one": one, "two": two})

    def tell(self, before: State, actions: Sequence[Action], after: State) -> Sequence[ActionSummary]:
        """Add what the swap has scored (LC-6)."""
        if not before.fresh:
            return super().tell(before, actions, after)
        white, black = (new - old for old, new in zip(before.score, after.score, strict=True))
        swap, *removal = [self.summarize(action) for action in actions]
        return [swap, ActionSummary("scored", {"white": white, "black": black}), *removal]

    def has_passed(self, before: State, after: State) -> bool:
        """Leave out the second leg, which its seat begins whoever has ended the first (LC-13)."""
        return before.leg == after.leg and super().has_passed(before, after)

    def news(self, view: State) -> tuple[str, Mapping[str, str | int]] | None:
        if view.after_first is None or view.last or view.now:
            return None
        return "leg", {"white": view.after_first[0], "black": view.after_first[1]}

    def question(self, view: State, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
        """Ask with what was picked before: a number alone would tell little."""
        if view.now:
            return "remove", {}
        match steps:
            case (first, last):
                return "second", {"block": _span(first, last), "next": str(int(last) + 1)}
            case (first,):
                return "end", {"first": first}
            case _:
                return "begin", {}

    def step_of_turn(self, view: State) -> TurnStep:
        return TurnStep(len(view.now) + 1, 2, "remove" if view.now else "")  # a swap, then perhaps a removal (LC-7)

    def exemplary(self, view: State, actions: Sequence[Action]) -> Action:
        """Swap two small blocks near the middle of the line; then remove one counter, if one may go."""
        if view.now:
            return actions[1] if len(actions) > 1 else actions[0]
        return min(actions, key=lambda swap: _oddness(swap, len(view.line)))

    def text_board(self, view: State, letters: str = COLOURS) -> str:
        return str(view).translate(str.maketrans(COLOURS, letters))  # no other capital stands there

    def normalize(self, word: str) -> str:
        if _SPELLED.fullmatch(word):
            return word
        plain = spelling.normalize(word)
        if match := _SWAP.fullmatch(plain) or _FOUR.fullmatch(plain):
            one, one_end, two, two_end = match.groups()
            return f"{_span(one, one_end)}/{_span(two, two_end)}"
        if (match := _PAIR.fullmatch(plain)) and int(match[2]) == int(match[1]) + 1:
            return f"{match[1]}/{match[2]}"
        if match := _REMOVAL.fullmatch(plain):
            return f"x{_SPOKEN.get(match[1], match[1])}{match[2]}"
        return _SPOKEN.get(plain, plain)

    def words(self, view: State, text: str) -> list[str]:
        """Join what one action was typed as: 3-5 6-9, x r 2."""
        joined = _SPLIT_SWAP.sub(r"\1/\2", _BLANKS.sub(r"\1", " ".join(spelling.words(text))))
        return _SPLIT_REMOVAL.sub(r"\1\2\3", joined).split()


def _span(first: str, last: str | None) -> str:
    return first if last in (None, first) else f"{first}-{last}"


def _oddness(swap: Action, length: int) -> tuple[int, int]:
    start, middle, end = triple(swap)
    return abs(middle - start - _SIZES[0]) + abs(end - middle - _SIZES[1]), abs(start + end - length)


MANUAL = LCalculusManual
