"""L-Calculus: one line of counters, swapped block by block; runs multiply into marks."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import prod
from typing import ClassVar

from games.core.game import Action, OpenGame, OpenState
from games.core.option import BadOption, Option, Options, OptionValue, complete
from games.core.outcome import Outcome, Seat, by_score, other
from games.core.quiet import is_too_quiet, quiet_option, turns_left
from games.l_calculus.starts import ALTERNATE, BALANCED, DRAWN, EXCHANGED, SOLVED, balanced_lines, first_line
from games.l_calculus.swaps import swapped, swaps

COLOURS = "WB"  # by seat
KEEP = "keep"
ROW = 10  # counters in a row of the text board: as wide as a phone


@dataclass(frozen=True, slots=True)
class State(OpenState):
    line: str  # W and B from the left
    before: str | None  # the line that must not come back (LC-5)
    marked: str  # the line as it was last marked; "" before the first swap
    score: tuple[int, int]
    to_move: Seat | None
    outcome: Outcome | None
    turn: int
    last: tuple[Action, ...]  # the last completed turn
    now: tuple[Action, ...]  # the running turn so far
    quiet: int  # turns in a row without removal (LC-11)
    limit: OptionValue
    blocks: str
    legs: int = field(default=1, repr=False)  # LC-13; what only two legs need is no part of a digest
    leg: int = field(default=1, repr=False)
    opening: str = field(default="", repr=False)  # the line as both legs begin, for who begins the first
    after_first: tuple[int, int] | None = field(default=None, repr=False)  # the score when the first leg was over

    @property
    def fresh(self) -> bool:
        return not self.now and self.outcome is None

    @property
    def marks(self) -> tuple[int, int]:
        """The marks that both players got for the last swap."""
        return mark(self.marked, 0), mark(self.marked, 1)

    @property
    def quiet_left(self) -> int | None:
        return turns_left(self.quiet, self.limit)

    def __str__(self) -> str:
        return board(self)


def runs(line: str, seat: Seat) -> tuple[int, ...]:
    """Measure a colour's maximal runs, from the left."""
    return tuple(len(run) for run in line.split(COLOURS[other(seat)]) if run)


def mark(line: str, seat: Seat) -> int:
    """Multiply the runs' lengths; a single run, or none, counts nothing (LC-6)."""
    lengths = runs(line, seat)
    return prod(lengths) if len(lengths) > 1 else 0


def removable(line: str, seat: Seat) -> tuple[int, int]:
    """Count the opponent's counters standing at the left and at the right end (LC-7)."""
    theirs = COLOURS[other(seat)]
    return len(line) - len(line.lstrip(theirs)), len(line) - len(line.rstrip(theirs))


def _removals(state: State, seat: Seat) -> tuple[Action, ...]:
    """In order: keep, from the left end, from the right end (LC-7)."""
    left, right = removable(state.line, seat)
    ends = [f"xl{count}" for count in range(1, left + 1)] + [f"xr{count}" for count in range(1, right + 1)]
    return (KEEP, *ends)


def _end(line: str, score: tuple[int, int], quiet: int, limit: OptionValue) -> Outcome | None:
    whites = line.count("W")
    if whites == 1 and len(line) == 2:
        return by_score(*score, "last-pair")  # LC-8, LC-9
    if whites in (0, len(line)):
        return by_score(*score, "none-left")  # LC-8, LC-9
    return by_score(*score, "quiet") if is_too_quiet(quiet, limit) else None  # LC-11


def _swap(state: State, seat: Seat, swap: Action) -> State:
    line = swapped(state.line, swap)
    score = (state.score[0] + mark(line, 0), state.score[1] + mark(line, 1))  # LC-6: both mark
    marked = replace(state, line=line, before=state.line, marked=line, score=score, now=(swap,))
    return marked if any(removable(line, seat)) else _end_turn(marked, seat, line, ())


def _remove(state: State, seat: Seat, removal: Action) -> State:
    count = 0 if removal == KEEP else int(removal[2:])
    left = count if removal.startswith("xl") else 0
    return _end_turn(state, seat, state.line[left : len(state.line) - count + left], (removal,))


def _end_turn(state: State, seat: Seat, line: str, removal: tuple[Action, ...]) -> State:
    is_quiet = line == state.line
    quiet = state.quiet + 1 if is_quiet else 0
    outcome = _end(line, state.score, quiet, state.limit)
    if outcome and state.leg < state.legs:
        return _next_leg(state)
    before = state.before if is_quiet else None  # LC-5: after a removal nothing is forbidden
    to_move: Seat | None = None if outcome else other(seat)
    if outcome is None and len(line) == 3 and not swaps(line, before, state.blocks):  # no longer line is stuck
        to_move, before = seat, None  # G-8: the turn comes back; LC-5: after a pass nothing is forbidden
    return replace(
        state,
        line=line,
        before=before,
        to_move=to_move,
        outcome=outcome,
        turn=state.turn + (outcome is None),
        last=state.now + removal,
        now=(),
        quiet=quiet,
    )


def _next_leg(state: State) -> State:
    """Begin again from the same line, its colours exchanged and Black to begin (LC-13)."""
    return replace(
        state,
        line=state.opening.translate(EXCHANGED),
        before=None,
        marked="",
        to_move=1,
        turn=state.turn + 1,
        last=(),
        now=(),
        quiet=0,
        leg=2,
        after_first=state.score,
    )


def board(state: State) -> str:
    """Draw rows of at most twenty: positions, counters, and under each run's last counter the run's length."""
    rows = [row for start in range(0, len(state.line), ROW) for row in _row(state.line, start)]
    last, now = " ".join(state.last), " ".join(state.now)
    mover = state.outcome.winner if state.outcome else state.to_move
    sign = "=" if state.outcome else ">"
    played = f"#{state.turn} {sign} {'-' if mover is None else COLOURS[mover]}"
    parts = [played, f"[{last}]" if last else "", now, f"/{state.leg}" if state.legs > 1 else ""]
    if state.quiet_left is not None:
        parts.append(f"~{state.quiet}/{state.limit}")
    return "\n".join([*rows, "", _account(state, 0), _account(state, 1), "  ".join(part for part in parts if part)])


def _row(line: str, start: int) -> tuple[str, str, str]:
    places = range(start, min(start + ROW, len(line)))
    ends = {run.end() - 1: len(run.group()) for run in re.finditer("W+|B+", line)}
    return (
        "".join(f"{place + 1:>3}" for place in places),
        "".join(f"{line[place]:>3}" for place in places),
        "".join(f"{ends.get(place, ''):>3}" for place in places).rstrip(),
    )


def _account(state: State, seat: Seat) -> str:
    """The total, and the latest marks as a product: W 14 (3 × 2 × 2 = 12)."""
    lengths = runs(state.marked, seat)
    if not lengths:
        return f"{COLOURS[seat]} {state.score[seat]}"
    product = " × ".join(map(str, lengths)) if len(lengths) > 1 else f"({lengths[0]})"
    return f"{COLOURS[seat]} {state.score[seat]}  +{state.marks[seat]} = {product}"


def _begin(line: str, chosen: Options) -> State:
    legs = int(chosen["legs"])
    begun = State(line, None, "", (0, 0), 0, None, 1, (), (), 0, chosen["quiet"], str(chosen["blocks"]), legs)
    return replace(begun, opening=line) if legs > 1 else begun


class LCalculus(OpenGame[State]):
    key: ClassVar[str] = "l_calculus"
    version: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("counters", 10, low=10, high=20),  # LC-1
        Option("blocks", "any", choices=("any", "equal")),  # LC-3
        quiet_option(20, offered=10),  # LC-11
        Option("start", ALTERNATE, choices=(ALTERNATE, DRAWN, BALANCED)),  # LC-12
        Option("legs", 1, low=1, high=2, offered=2, alone=1),  # LC-13
    )
    counts_scores: ClassVar[bool] = True  # LC-10

    def check_offered(self, options: Options) -> None:
        if options["start"] == BALANCED and options["counters"] != SOLVED:
            raise BadOption("start", BALANCED, f"{ALTERNATE} | {DRAWN}")  # LC-12

    def uses_chance(self, options: Options) -> bool:
        return complete(self.options, options)["start"] != ALTERNATE

    def setup(self, options: Options, seed: str) -> State:
        chosen = complete(self.options, options)
        line = first_line(str(chosen["start"]), int(chosen["counters"]), str(chosen["blocks"]), seed)  # LC-2, LC-12
        return _begin(line, chosen)

    def unseeded(self, options: Options) -> Sequence[State]:
        chosen = complete(self.options, options)
        if chosen["start"] == DRAWN:
            return ()
        lines = balanced_lines(str(chosen["blocks"]))
        return tuple(_begin(line, chosen) for line in lines if len(line) == 2 * int(chosen["counters"]))

    def legal(self, state: State) -> Sequence[Action]:
        if state.now:
            return _removals(state, state.to_move or 0)
        return swaps(state.line, state.before, state.blocks)

    def apply(self, state: State, action: Action) -> State:
        if state.to_move is None:
            raise ValueError(action)
        change = _swap if "/" in action else _remove
        return change(state, state.to_move, action)

    def agreed_outcome(self, state: State) -> Outcome:
        return by_score(*state.score, "agreed")  # LC-10

    def score(self, view: State) -> tuple[int, int]:
        return view.score


GAME = LCalculus()
