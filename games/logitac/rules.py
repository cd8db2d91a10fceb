"""Logitac: four stacked boards; captures earn ascents, and the pyramid wants to the summit."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from games.core import reading
from games.core.game import Action, ActionSummary, OpenGame, TurnStep
from games.core.objection import Objection
from games.core.option import Option, Options, complete
from games.core.outcome import Outcome, Seat, other
from games.core.quiet import is_too_quiet, quiet_option
from games.logitac.board import CHIMNEYS, PYRAMID, SPELLED, SUMMIT, code
from games.logitac.legal import RANSOM, STAY, can_act, is_bankrupt, legal
from games.logitac.length import LENGTH_OPTION
from games.logitac.scenes import SCENES
from games.logitac.state import State, set_up, set_up_1, squares
from games.logitac.working_state import WorkingState

_SPOKEN = {"rester": STAY, "reste": STAY, "rancon": RANSOM, "rachat": RANSOM}
_SIGNS = str.maketrans("↑/", "^-")
_BETWEEN = re.compile(r"([a-z]\d\d?)\s*(->|=>|[-/>^↑x])\s*(?=[a-z]\d)")
_PLUS = re.compile(r"\+\s+(?=[a-z+])")
_EXIT = re.compile(r"(pyr|cube|cyl)[a-z]*\s*(?:->|=>|[-@>:])?\s*(?=[a-z]\d)")
_PAIR = re.compile(r"(?<!\S)([a-z]\d\d?) ?([a-z]\d\d?)(?!\S)")  # b4 c4, b4c4
_BARE = re.compile(r"^@?([a-z]\d\d?)$")


class Logitac(OpenGame[State]):
    key = "logitac"
    version = 2
    options: ClassVar[tuple[Option, ...]] = (
        Option("reserve", 33, low=4, high=33),
        LENGTH_OPTION,
        quiet_option(100),
    )  # LO-4, LO-28, LO-27
    scenes = SCENES

    def uses_chance(self, options: Options) -> bool:
        return False

    def setup(self, options: Options, seed: str) -> State:
        return set_up(complete(self.options, options))

    def actions(self, view: State) -> Sequence[Action]:
        return legal(view)

    def apply(self, state: State, action: Action) -> State:
        seat = state.to_move
        if seat is None:
            return state
        draft = WorkingState(state, seat)
        draft.take(action)
        after = draft.state(action)
        return after if after.falling or after.is_escaping else _end_turn(after, seat)

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

    def summarize(self, action: Action) -> ActionSummary:
        named = squares(action)
        if not named:
            return ActionSummary(action, {})
        if len(named) == 1:
            return ActionSummary(_kind_of_arrival(action), {"to": named[0]})
        return ActionSummary(_kind_of_move(action, named[1]), {"from": named[0], "to": named[1]})

    def agreed_outcome(self, state: State) -> Outcome:
        return Outcome(None, "agreed")  # LO-27

    def question(self, view: State, steps: tuple[str, ...]) -> tuple[str, Mapping[str, str]] | None:
        from games.logitac.labels import question

        return question(view, steps)

    def step_of_turn(self, view: State) -> TurnStep:
        played, missing = len(view.now), "fallen" if view.falling else "escape" if view.is_escaping else ""
        return TurnStep(
            played + 1, played + max(len(view.falling), 1), missing
        )  # LO-15: all that fell come out; LO-24: one escape

    def exemplary(self, view: State, actions: Sequence[Action]) -> Action:
        from games.logitac.examples import exemplary

        return exemplary(view, actions)

    def describe_step(self, view: State, steps: tuple[str, ...], step: str) -> tuple[str, Mapping[str, str]] | None:
        from games.logitac.labels import label

        return label(view, steps, step)

    def objection(self, view: State, word: str) -> Objection | None:
        from games.logitac.objections import objection

        return objection(view, word)

    def normalize(self, word: str) -> str:
        """Take `^` as one more sign between squares: no other action goes from board to board."""
        known = _SPOKEN.get(word, word)
        return reading.normalize(reading.plain(known).translate(_SIGNS)).replace("^", "-")

    def words(self, view: State, text: str) -> list[str]:
        joined = _PLUS.sub("+", _BETWEEN.sub(r"\1\2", reading.plain(text)))
        typed = reading.words(_EXIT.sub(r"\1@", joined))
        return _coming_out(typed, view.falling) if view.falling else _PAIR.sub(r"\1-\2", " ".join(typed)).split()


def _coming_out(typed: list[str], falling: tuple[int, ...]) -> list[str]:
    """Put its piece before each bare square: they come out one after the other."""
    named = [_BARE.sub(rf"{SPELLED[kind]}@\1", word) for kind, word in zip(falling, typed, strict=False)]
    return named + typed[len(falling) :]


def _kind_of_arrival(action: Action) -> str:
    if "@" in action:
        return f"exit-{action.partition('@')[0]}"
    return "recruit-double" if action.startswith("++") else "recruit"


def _kind_of_move(action: Action, target: str) -> str:
    if "^" in action:
        return "summit" if target == "z26" else "ascend"
    if target in CHIMNEYS:
        return "chimney"
    return "move" if "-" in action else "capture"


def _end_turn(state: State, seat: Seat) -> State:
    """Close the turn: what ends the game, then what meets the next player, then G-8's pass."""
    quiet = 0 if state.is_stirred else state.quiet + 1
    outcome = _outcome(state, seat, quiet)
    if outcome is not None:
        return _ended(_closed(state, quiet), outcome)
    after = replace(
        state, is_stirred=False, quiet=quiet, last=state.now, now=(), to_move=other(seat), turn=state.turn + 1
    )
    return after if can_act(after, other(seat)) else _pass(_closed(state, quiet), after, seat)


def _closed(state: State, quiet: int) -> State:
    return replace(state, is_stirred=False, quiet=quiet, last=state.now, now=())


def _outcome(state: State, seat: Seat, quiet: int) -> Outcome | None:
    """Find what ends the game after a turn of this seat; the order decides between several."""
    if state.board[SUMMIT] == code(seat, PYRAMID):
        return Outcome(seat, "summit")  # LO-25
    if state.ascents_to_win is not None and state.ascents[seat] >= state.ascents_to_win:
        return Outcome(seat, "ascents")  # LO-30
    if state.pyramid_loses and SPELLED[PYRAMID] in state.sides[seat].captives:
        return Outcome(seat, "pyramid")  # LO-31
    if is_bankrupt(state, other(seat)):
        return Outcome(seat, "bankrupt")  # LO-26: before any duty, and before LO-27
    if is_too_quiet(quiet, state.limit):
        return Outcome(None, "quiet")  # LO-27, G-10
    return None


def _pass(ended: State, after: State, seat: Seat) -> State:
    """Give the turn back, the opponent being stuck (G-8): it begins like any other."""
    if is_bankrupt(after, seat):
        return _ended(ended, Outcome(other(seat), "bankrupt"))
    back = replace(after, to_move=seat)
    return back if can_act(back, seat) else _ended(ended, Outcome(None, "stuck"))


def _ended(state: State, outcome: Outcome) -> State:
    return replace(state, to_move=None, outcome=outcome)


class LogitacVersion1(Logitac):
    """The rules as they were: any step of a pawn on board 1 was progress (LO-27)."""

    version = 1
    options = tuple(option for option in Logitac.options if option is not LENGTH_OPTION)

    def setup(self, options: Options, seed: str) -> State:
        return set_up_1(complete(self.options, options))


GAME = Logitac()
EARLIER = (LogitacVersion1(),)
