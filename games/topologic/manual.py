"""How Topologic is spelled, picked and told."""

import re
from collections.abc import Mapping, Sequence

from games.core import spelling
from games.core.game import Action
from games.core.manual import ActionSummary, Manual, Shelf, TurnStep, middle
from games.core.outcome import Seat
from games.core.seeded import Lots
from games.topologic import objections
from games.topologic.entry import entry
from games.topologic.field import COLOURS, NUMBER, TILES
from games.topologic.rules import ASK, HIDDEN, HIDES, OFF, View
from games.topologic.scenes import SCENES

_TILE = re.compile(r"[roygcbvpwk][1-6]")
_LOOSE = re.compile(r"(?<![a-z\d])([1-5])(?:\s*[@:]\s*|\s+(?=[roygcbvpwk][1-6]))")  # "1 @ y4", "1 y4"
_HIDE = re.compile(r"(?:hide|cacher)\s*[-:@]?\s*(?=[a-z]\d)")  # "hide: y4", "hide-y4"
_STEP = re.compile(r"([1-5])[-@x/]?([roygcbvpwk][1-6])")
_VALUES = ("12", "34", "56")  # two to a shelf: twenty tiles, in rows of five
_HIDDEN = "hide y4"  # the same for everybody, so it advises nobody
_STRIDE = 13  # pawns enter far from each other: prime to the sixty tiles
_WAYS = {"hide": ("lot",), "enter": ("spread", "rows", "again"), "seek": ()}
_MOVED = 2  # pawns that move before the score is asked for


class TopologicManual(Manual[View]):
    scenes = SCENES
    closing = (ASK,)
    unseen = (HIDDEN,)
    objection = staticmethod(objections.objection)

    def steps(self, action: Action) -> tuple[str, ...]:
        if action == ASK:
            return (ASK,)
        return ("hide" if action.startswith("hide") else action[0], action[-2:])

    def describe_step(self, view: View, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
        """Number the pawns while they enter, say where they stand when they move, and tiles as they are painted."""
        if step in NUMBER:
            return "tile", {"tile": step.upper()}
        if steps or not step.isdigit():
            return None
        tile = view.pawns[int(step) - 1]
        if tile == OFF:
            return "pawn-enters", {"pawn": step, "all": str(len(view.pawns))}
        return "pawn", {"pawn": step, "at": TILES[tile]}

    def sign_of_step(self, view: View, steps: tuple[str, ...], step: str) -> str | None:
        """Show the colour of a tile, or of the one where a pawn stands."""
        if step in NUMBER:
            return f"tile-{step[0]}"
        tile = view.pawns[int(step) - 1] if step.isdigit() else OFF
        return None if tile == OFF else f"tile-{TILES[tile][0]}"

    def summarize(self, action: Action) -> ActionSummary:
        if action in (ASK, HIDDEN):
            return ActionSummary("ask" if action == ASK else "hide-unseen", {})
        if action.startswith("hide"):
            return ActionSummary("hide", {"tile": action[-2:]})
        return ActionSummary("enter" if "@" in action else "move", {"pawn": action[0], "tile": action[-2:]})

    def tell(self, before: View, actions: Sequence[Action], after: View) -> Sequence[ActionSummary]:
        """Say how many pawns have entered or moved, and for what score; which, the notation says."""
        if before.phase == "hide":
            return super().tell(before, actions, after)
        score = after.books[len(before.books) - 1][-1].score
        if score is None:  # foreseen: nobody has asked yet
            return super().tell(before, actions, after)
        values = {"count": sum(action != ASK for action in actions), "points": score, "all": before.perfect}
        return [ActionSummary("entered" if before.phase == "enter" else "moved", values)]

    def has_passed(self, before: View, after: View) -> bool:
        return False  # TP-9: a seeker goes on until the tile is found

    def news(self, view: View) -> tuple[str, Mapping[str, str | int]] | None:
        """Tell how the round ended; what the seeker's other turns score, `tell` says."""
        is_over = view.outcome is not None
        nth = len(view.books) - 1 if view.books[-1] or is_over else len(view.books) - 2
        if nth < 0 or not view.books[nth] or len(view.secrets) > nth + 1:
            return None  # nobody has sought, or the next tile is hidden
        score, secret, turns = view.books[nth][-1].score, view.secrets[nth], len(view.books[nth])
        if score is None or secret is None or not (nth < len(view.books) - 1 or is_over):
            return None
        kind = "found" if score == view.perfect else "missed"
        told: dict[str, str | int] = {"tile": TILES[secret].upper(), "turns": turns}
        if nth == 0 or view.books[0][-1].score != view.perfect:
            return kind, told
        return f"{kind}-after", {**told, "before": len(view.books[0])}

    def question(self, view: View, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
        if view.phase == "seek":
            return ("seek-or-ask" if view.now else "seek"), {}
        return view.phase, {}

    def assumed_step(self, view: View) -> str | None:
        """Go round the pawns: the next one that has not moved in this turn."""
        if view.phase != "seek" or view.outcome is not None:
            return None
        last, count = int(view.now[-1][0]) if view.now else 0, len(view.pawns)
        return next(str(pawn + 1) for pawn in ((last + nth) % count for nth in range(count)) if pawn not in view.moved)

    def shelves(self, view: View, steps: tuple[str, ...], nexts: Sequence[str]) -> Sequence[Shelf]:
        """Lay out the tiles by value where a pawn may go to most of them, each value's colours in the usual order."""
        if view.phase == "seek":
            return ()
        laid = [
            Shelf(values, tuple(tile for value in values for colour in COLOURS if (tile := colour + value) in nexts))
            for values in _VALUES
        ]
        return tuple(shelf for shelf in laid if shelf.steps)

    def proposals(self, view: View) -> tuple[str, ...]:
        """Draw a tile to hide; let pawns enter spread by lot, row by row, or as in the first round."""
        return _WAYS[view.phase][: 3 if len(view.books) > 1 else 2]

    def propose(self, view: View, way: str, lots: Lots) -> tuple[Action, ...]:
        if way not in self.proposals(view):
            return ()
        if view.phase == "hide":
            return (lots.pick(HIDES),)
        return entry(view, way, lots.shuffled([NUMBER[action[-2:]] for action in self.rules.actions(view)]))

    def step_of_turn(self, view: View) -> TurnStep:
        most = 1 if view.phase == "hide" else len(view.pawns)
        return TurnStep(len(view.now) + 1, most, view.phase if view.now else "")  # TP-6, TP-8

    def role(self, view: View) -> str:
        return view.phase  # TP-4: the same person hides in one round and seeks in the other

    def seat_word(self, view: View, seat: Seat) -> str:
        """Go by what a seat does in this round; once it is over, by who sought in which."""
        if view.outcome is not None:
            return "second-seeker" if seat == 0 else "first-seeker"  # TP-4
        return "hider" if seat == view.hider else "seeker"

    def turn_name(self, view: View) -> tuple[str, Mapping[str, int]] | None:
        """Count the seeker's turns in their round (TP-9): hiding is none."""
        number, asked = len(view.books), len(view.books[-1])
        return ("hide", {"round": number}) if view.phase == "hide" else ("seek", {"round": number, "turn": asked + 1})

    def exemplary(self, view: View, actions: Sequence[Action]) -> Action:
        """Spread the pawns over the field; later move two of them, then ask."""
        if view.phase == "hide":
            return _HIDDEN
        if view.phase == "enter":
            return actions[_STRIDE * (view.pawns.index(OFF) + 1) % len(actions)]
        if len(view.moved) >= _MOVED and ASK in actions:
            return ASK
        return middle([action for action in actions if action[0] == actions[0][0]])

    def normalize(self, word: str) -> str:
        return _STEP.sub(r"\1\2", spelling.normalize(word))

    def words(self, view: View, text: str) -> list[str]:
        typed = _joined(spelling.words(_HIDE.sub("hide ", _LOOSE.sub(r"\1@", spelling.plain(text)))))
        if view.phase == "hide":
            return [f"hide {word}" if _TILE.fullmatch(word) else word for word in typed]
        waiting = view.pawns.count(OFF) or len(view.pawns) - len(view.now)
        if typed and typed[-1] == "demander":
            typed[-1] = ASK
        if typed and typed[-1] == ASK and len(typed) - 1 == waiting:
            typed.pop()  # the last pawn's move has asked already
        if view.phase == "enter":
            return _entering(typed, len(view.pawns) - waiting + 1)
        return typed


def _joined(typed: list[str]) -> list[str]:
    """Put `hide` and the word after it together (G-2 as amended)."""
    joined: list[str] = []
    for word in typed:
        if joined and joined[-1] == "hide":
            joined[-1] = f"hide {word}"
        else:
            joined.append(word)
    return joined


def _entering(typed: list[str], pawn: int) -> list[str]:
    return [f"{nth}@{word}" if _TILE.fullmatch(word) else word for nth, word in enumerate(typed, pawn)]


MANUAL = TopologicManual
