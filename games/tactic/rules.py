"""Tactic: three patrols each race to the far end, two guards each stand in the way."""

from dataclasses import replace
from typing import ClassVar, TypeVar

from games.core.game import Action, OpenGame
from games.core.option import Option, Options, complete
from games.core.outcome import Outcome, Seat, by_score, other
from games.core.quiet import is_too_quiet, quiet_option
from games.tactic.board import BOARD, central
from games.tactic.moves import LOSE, NUMBER, RESERVE, can_act, can_move, ends, has_second, legal
from games.tactic.state import HOMES, LOST, NO_SHUTTLE, Shuttle, State, home, left
from games.tactic.tracks import LINE

SHUTTLE_LINES = (4, 6, 8, 10)  # TA-15
SHUTTLE_TURNS = 6

Played = tuple[Action, ...]
T = TypeVar("T")


def _put(pair: tuple[T, T], seat: Seat, mine: T) -> tuple[T, T]:
    return (pair[0], mine) if seat else (mine, pair[1])


def _less_reserve(state: State, seat: Seat) -> tuple[int, int]:
    return _put(state.reserve, seat, state.reserve[seat] - 1)


def _moved(places: tuple[int, ...], here: int, there: int) -> tuple[int, ...]:
    return tuple(there if place == here else place for place in places)


def _enter(state: State, seat: Seat, now: Played, there: int) -> State:
    guards = _put(state.guards, seat, tuple(sorted((*state.guards[seat], there))))
    return replace(state, now=now, guards=guards, reserve=_less_reserve(state, seat))


def _move_guard(state: State, seat: Seat, now: Played, here: int, there: int) -> State:
    guards = _put(state.guards, seat, tuple(sorted(_moved(state.guards[seat], here, there))))
    return replace(state, now=now, guards=guards)


def _step(state: State, seat: Seat, now: Played, here: int, there: int) -> State:
    return replace(
        state,
        now=now,
        patrols=_put(state.patrols, seat, _moved(state.patrols[seat], here, there)),
        steps=(*state.steps, (here, there)),
        has_progress=state.has_progress or LINE[here] != LINE[there] or there in HOMES[seat],  # TA-17
    )


def _lose(state: State, seat: Seat, now: Played, action: Action) -> State:
    if action == RESERVE:
        return replace(state, now=now, reserve=_less_reserve(state, seat), has_progress=True)
    place = NUMBER[action[len(LOSE) :]]
    if state.variant == "capture":  # TA-19
        patrols = _put(state.patrols, seat, _moved(state.patrols[seat], place, LOST))
        return replace(state, now=now, patrols=patrols, has_progress=True)
    guards = tuple(guard for guard in state.guards[seat] if guard != place)
    return replace(state, now=now, guards=_put(state.guards, seat, guards), has_progress=True)


def _change(state: State, seat: Seat, action: Action) -> State:
    now = (*state.now, action)
    if action.startswith(LOSE):
        return _lose(state, seat, now, action)
    if "@" in action:
        return _enter(state, seat, now, NUMBER[action[2:]])
    here, there = ends(action)
    change = _step if here in state.patrols[seat] else _move_guard
    return change(state, seat, now, here, there)


def _is_unfinished(state: State, seat: Seat) -> bool:
    """Tell whether the turn goes on: two actions make it complete (TA-11), and one if no other can follow (TA-12)."""
    if home(state, seat) == 3:
        return False  # TA-12: the game has ended
    played = [action for action in state.now if not action.startswith(LOSE)]
    if not played:  # a penalty is the whole turn (TA-13), but before a turn of `forced` (TA-20)
        return state.variant == "forced" and can_move(state, seat)
    return len(played) == 1 and has_second(state, seat)


def shuttle(before: Shuttle, place: int, steps: dict[int, tuple[int, int]]) -> Shuttle:
    """Go on counting if the patrol made one step this turn, sideways, and back where it came from (TA-15)."""
    count, here = steps.get(place, (0, LOST))
    if count != 1 or LINE[here] != LINE[place] or LINE[here] not in SHUTTLE_LINES:
        return NO_SHUTTLE
    turns, back = before
    return (turns + 1 if back == place else 1), here


def _shuttles(state: State, seat: Seat) -> tuple[Shuttle, ...]:
    steps: dict[int, tuple[int, int]] = {}  # where a patrol is now: its steps this turn, where it came from
    for here, there in state.steps:
        steps[there] = (steps.pop(here, (0, LOST))[0] + 1, here)
    before = state.shuttles[seat]
    return tuple(shuttle(before[nth], place, steps) for nth, place in enumerate(state.patrols[seat]))


def _outcome(state: State, seat: Seat) -> Outcome | None:
    if not left(state, seat):
        return by_score(*state.points, "no-patrols")  # TA-19
    if home(state, seat) == 3:
        return by_score(*state.points, "home")  # TA-14
    if state.shuttle[seat] == SHUTTLE_TURNS:
        return by_score(*state.points, "shuttle")  # TA-15, TA-16
    return by_score(*state.points, "quiet") if is_too_quiet(state.quiet, state.limit) else None  # TA-17


def _next(state: State, seat: Seat) -> Seat | None:
    """The opponent, or the same player again if the opponent can only pass (G-8)."""
    if can_act(state, other(seat)):
        return other(seat)
    return seat if can_act(state, seat) else None


def _end_turn(state: State, seat: Seat) -> State:
    done = replace(
        state,
        last=state.now,
        now=(),
        steps=(),
        has_progress=False,
        shuttles=_put(state.shuttles, seat, _shuttles(state, seat)),
        quiet=0 if state.has_progress else state.quiet + 1,  # TA-17
        to_move=_next(state, seat),
        turn=state.turn + 1,
    )
    outcome = _outcome(done, seat)
    if outcome is None and done.to_move is not None:
        return done
    outcome = outcome or by_score(*done.points, "stuck")  # TA-17
    return replace(done, to_move=None, outcome=outcome, turn=state.turn)


class Tactic(OpenGame[State]):
    key: ClassVar[str] = "tactic"
    version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("variant", "classic", choices=("classic", "capture", "forced")),  # TA-18, TA-19, TA-20
        quiet_option(40),  # TA-17
    )
    counts_scores: ClassVar[bool] = True  # TA-17
    legal = staticmethod(legal)

    def uses_chance(self, options: Options) -> bool:
        return False

    def setup(self, options: Options, seed: str) -> State:
        chosen = complete(self.options, options)
        return State(
            patrols=(central(BOARD, 0), central(BOARD, 1)),  # TA-4
            guards=((), ()),
            reserve=(2, 2),
            limit=chosen["quiet"],
            variant=str(chosen["variant"]),
        )

    def apply(self, state: State, action: Action) -> State:
        seat = state.to_move
        if seat is None:
            raise ValueError(action)
        after = _change(state, seat, action)
        return after if _is_unfinished(after, seat) else _end_turn(after, seat)

    def agreed_outcome(self, state: State) -> Outcome:
        return by_score(*state.points, "agreed")  # TA-17

    def score(self, view: State) -> tuple[int, int]:
        return view.points


GAME = Tactic()
