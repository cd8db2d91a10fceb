"""How Logitac is spelled, picked and told."""

import re
from collections.abc import Mapping, Sequence

from games.core import spelling
from games.core.game import Action
from games.core.manual import Manual, TurnStep, middle
from games.logitac import objections, telling
from games.logitac.board import INDEX
from games.logitac.kinds import BLACK, CHIMNEY, PAWN, PLAIN, SPELLED
from games.logitac.legal import RANSOM, STAY
from games.logitac.scenes import SCENES
from games.logitac.state import State, squares

_SPOKEN = {"rester": STAY, "reste": STAY, "rancon": RANSOM, "rachat": RANSOM}
_SIGNS = str.maketrans("↑/", "^-")
_BETWEEN = re.compile(r"([a-z]\d\d?)\s*(->|=>|[-/>^↑x])\s*(?=[a-z]\d)")
_PLUS = re.compile(r"\+\s+(?=[a-z+])")
_EXIT = re.compile(r"(pyr|cube|cyl)[a-z]*\s*(?:->|=>|[-@>:])?\s*(?=[a-z]\d)")
_PAIR = re.compile(r"(?<!\S)([a-z]\d\d?) ?([a-z]\d\d?)(?!\S)")  # b4 c4, b4c4
_BARE = re.compile(r"^@?([a-z]\d\d?)$")


class LogitacManual(Manual[State]):
    scenes = SCENES
    objection = staticmethod(objections.objection)
    summarize = staticmethod(telling.summary)
    tell = staticmethod(telling.told)

    def steps(self, action: Action) -> tuple[str, ...]:
        named = squares(action)
        if not named:
            return (action,)
        target = named[-1]
        if action[0] == "+":
            return ("double" if action.startswith("++") else "recruit", target)
        if "@" in action:
            return (action.partition("@")[0], target[0], target)
        return (named[0], "ascend", target[0], target) if "^" in action else (named[0], target)

    def describe_step(self, view: State, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
        """Name the piece that moves; of a target say only what is out of the ordinary."""
        if step not in INDEX:
            return None
        content = view.board[INDEX[step]]
        if content == CHIMNEY:
            return "chimney", {"at": step}
        kind = content % BLACK
        if not kind:
            return None
        if content // BLACK != view.to_move:
            return "capture", {"at": step}
        return f"piece-{SPELLED[PLAIN.get(kind, kind)]}", {"at": step}

    def margin(self, view: State) -> tuple[str, Mapping[str, int]] | None:
        """Hold the ascents against each other (LO-30)."""
        ahead = view.outcome.winner if view.outcome and view.outcome.winner else 0
        return "ascents", {"first": view.ascents[ahead], "second": view.ascents[1 - ahead]}

    def question(self, view: State, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
        if view.falling and steps:
            return ("line" if len(steps) == 1 else "square"), {}
        return ("escape", {}) if view.is_escaping and not steps else None

    def step_of_turn(self, view: State) -> TurnStep:
        played, missing = len(view.now), "fallen" if view.falling else "escape" if view.is_escaping else ""
        most = played + max(len(view.falling), 1)  # LO-15: all that fell come out; LO-24: one escape
        return TurnStep(played + 1, most, missing)

    def exemplary(self, view: State, actions: Sequence[Action]) -> Action:
        """Step with a pawn; else move something; else whatever is asked for, somewhere in the middle."""
        if STAY in actions:
            return STAY
        moves = [action for action in actions if len(squares(action)) == 2 and "^" not in action]
        pawns = [action for action in moves if view.board[INDEX[squares(action)[0]]] & 7 == PAWN]
        return middle(pawns or moves or actions)

    def normalize(self, word: str) -> str:
        """Take `^` as one more sign between squares: no other action goes from board to board."""
        known = _SPOKEN.get(word, word)
        return spelling.normalize(spelling.plain(known).translate(_SIGNS)).replace("^", "-")

    def words(self, view: State, text: str) -> list[str]:
        joined = _PLUS.sub("+", _BETWEEN.sub(r"\1\2", spelling.plain(text)))
        typed = spelling.words(_EXIT.sub(r"\1@", joined))
        return _coming_out(typed, view.falling) if view.falling else _PAIR.sub(r"\1-\2", " ".join(typed)).split()


def _coming_out(typed: list[str], falling: tuple[int, ...]) -> list[str]:
    """Put its piece before each bare square: they come out one after the other."""
    named = [_BARE.sub(rf"{SPELLED[kind]}@\1", word) for kind, word in zip(falling, typed, strict=False)]
    return named + typed[len(falling) :]


MANUAL = LogitacManual
