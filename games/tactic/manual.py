"""How Tactic is spelled, picked and told."""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from games.core import spelling
from games.core.game import Action
from games.core.manual import ActionSummary, Manual, OfferedTurn, TurnStep, middle
from games.tactic import at_hand, objections, telling
from games.tactic.board import BOARD
from games.tactic.moves import LOSE, NUMBER, RESERVE, ends, is_move
from games.tactic.runs import runs
from games.tactic.scenes import SCENES
from games.tactic.state import State
from games.tactic.tracks import LINE

_STATION = re.compile(r"0*([1-9][0-9]?)([a-g])")
_CHAIN = re.compile(r"(?:0*[1-9][0-9]?[a-g][-x]?){2,}(?<![-x])")  # 1b-2c-3b, 1bx2c, 1b2c
_ENTRY = re.compile(r"(?:g[@-]?|@)0*[1-9][0-9]?[a-g]")
_LOSS = re.compile(r"lose[-@: ]*(?:(0*[1-9][0-9]?[a-g])|(r|reserve))")
_BLANKS = re.compile(r"(?<=\bg) (?=@)| (?=x [0-9])|(?<=[a-g] x) (?=[0-9])")  # g @7c, 1b x 2c
_PREFIX = re.compile(r"\b(lose:?|g@?) ")  # lose 7c, g 7c: belongs with the next word (G-2)
_SPLIT = re.compile(r"(?<![\w@-])([0-9]+[a-g]) ([0-9]+[a-g])(?![\w-])")  # 1b 2c
_TRACKS = frozenset(BOARD.tracks)


class TacticManual(Manual[State]):
    scenes = SCENES
    objection = staticmethod(objections.objection)
    tell = staticmethod(telling.told)
    at_hand = staticmethod(at_hand.at_hand)

    def steps(self, action: Action) -> tuple[str, ...]:
        """A step by its stations; a guard's far target by its line first, of which there are many."""
        if action.startswith(LOSE):
            return "lose", action[len(LOSE) :]
        if "@" in action:
            there = NUMBER[action[2:]]
            return "g", f"line-{LINE[there]}", action[2:]
        here, there = ends(action)
        start, target = action.split("-")
        return (start, target) if _are_neighbours(here, there) else (start, f"line-{LINE[there]}", target)

    def describe_step(self, view: State, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
        """Name the piece that moves or is given up; targets are empty."""
        place, seat = NUMBER.get(step), view.to_move
        if place is None or seat is None:
            return None
        if place in view.patrols[seat]:
            return "patrol", {"at": step}
        return ("guard", {"at": step}) if place in view.guards[seat] else None

    def summarize(self, action: Action) -> ActionSummary:
        if action == RESERVE:
            return ActionSummary("lose-reserve", {})
        if action.startswith(LOSE):
            return ActionSummary("lose", {"at": action[len(LOSE) :]})
        if "@" in action:
            return ActionSummary("enter", {"to": action[2:]})
        here, there = ends(action)
        start, target = action.split("-")
        return ActionSummary("step" if _are_neighbours(here, there) else "jump", {"from": start, "to": target})

    def question(self, view: State, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
        return ("lose", {}) if steps == ("lose",) else None

    def whole_turns(self, view: State) -> Sequence[OfferedTurn]:
        return runs(self.rules, view)

    def step_of_turn(self, view: State) -> TurnStep:
        owed = bool(view.now) and view.now[0].startswith(LOSE)  # TA-20: the penalty comes before the turn's two (TA-11)
        missing = "" if not view.now else "turn" if len(view.now) == owed else "second"
        return TurnStep(len(view.now) + 1, 2 + owed, missing)

    def exemplary(self, view: State, actions: Sequence[Action]) -> Action:
        """Step forward with a patrol, and go on with the same one if it can; else whatever a patrol can do."""
        steps = [action for action in actions if is_move(action) and ends(action)[0] in view.patrols[view.to_move or 0]]
        forward = [action for action in steps if _lines(action)]
        same = [action for action in forward if view.steps and ends(action)[0] == view.steps[-1][1]]
        return middle(same or forward or steps or actions)

    def normalize(self, word: str) -> str:
        if is_move(word):
            return word
        plain = spelling.normalize(word)
        if _CHAIN.fullmatch(plain):
            return "-".join(_stations(plain))
        if match := _LOSS.fullmatch(plain):
            return RESERVE if match[2] else LOSE + _stations(plain)[0]
        if _ENTRY.fullmatch(plain):
            return "g@" + _stations(plain)[0]
        return plain

    def words(self, view: State, text: str) -> list[str]:
        """Join what one action was typed as (lose 7c, g 7c, 1b 2c), and cut a path into its steps."""
        line = " ".join(spelling.normalize(word) for word in spelling.words(text)).replace("perdre", "lose")
        line = _SPLIT.sub(r"\1-\2", _PREFIX.sub(r"\1", _BLANKS.sub("", line)))
        return [word.replace("lose", LOSE).strip() for typed in line.split() for word in _path(typed)]


def _stations(text: str) -> list[str]:
    return [line + letter for line, letter in _STATION.findall(text)]


def _path(word: str) -> list[str]:
    if not _CHAIN.fullmatch(word):
        return [word]
    return [f"{start}-{target}" for start, target in pairwise(_stations(word))]


def _are_neighbours(here: int, there: int) -> bool:
    return (min(here, there), max(here, there)) in _TRACKS


def _lines(action: Action) -> int:
    here, there = ends(action)
    return LINE[there] - LINE[here]


MANUAL = TacticManual
