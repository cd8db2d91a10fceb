"""Logitac: four stacked boards; captures earn ascents, and the pyramid wants to the summit."""

from dataclasses import replace
from typing import ClassVar

from games.core.game import Action, OpenGame
from games.core.option import Option, Options, complete
from games.core.outcome import Outcome, Seat, other
from games.core.quiet import is_too_quiet, quiet_option
from games.logitac.board import SUMMIT
from games.logitac.kinds import PYRAMID, SPELLED, code
from games.logitac.legal import can_act, is_bankrupt, legal
from games.logitac.length import LENGTH_OPTION
from games.logitac.state import State, set_up, set_up_1
from games.logitac.working_state import WorkingState


class Logitac(OpenGame[State]):
    key = "logitac"
    version = 2
    # LO-4, LO-28, LO-27
    options: ClassVar[tuple[Option, ...]] = (Option("reserve", 33, low=4, high=33), LENGTH_OPTION, quiet_option(100))
    legal = staticmethod(legal)

    def uses_chance(self, options: Options) -> bool:
        return False

    def setup(self, options: Options, seed: str) -> State:
        return set_up(complete(self.options, options))

    def apply(self, state: State, action: Action) -> State:
        seat = state.to_move
        if seat is None:
            return state
        draft = WorkingState(state, seat)
        draft.take(action)
        after = draft.state(action)
        return after if after.falling or after.is_escaping else _end_turn(after, seat)

    def agreed_outcome(self, state: State) -> Outcome:
        return Outcome(None, "agreed")  # LO-27


def _end_turn(state: State, seat: Seat) -> State:
    """Close the turn: what ends the game, then what meets the next player, then G-8's pass."""
    quiet = 0 if state.is_stirred else state.quiet + 1
    outcome = _outcome(state, seat, quiet)
    if outcome is not None:
        return _ended(_closed(state, quiet), outcome)
    enemy = other(seat)
    after = replace(state, is_stirred=False, quiet=quiet, last=state.now, now=(), to_move=enemy, turn=state.turn + 1)
    return after if can_act(after, enemy) else _pass(_closed(state, quiet), after, seat)


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
