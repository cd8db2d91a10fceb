"""A position of Tactic: where everything stands, what the running turn has done, what it is worth, how it looks."""

from dataclasses import dataclass

from games.core.game import Action, OpenState
from games.core.option import OptionValue
from games.core.outcome import Outcome, Seat, other
from games.core.quiet import turns_left
from games.tactic.board import BOARD, central

LOST = -1  # the place of a patrol given up (TA-19)
POINTS = (0, 1, 4, 9)  # TA-16: 1, then 3, then 5 more
SIDES = "SN"  # by seat; guards in small letters
NAMES = tuple(station.name for station in BOARD.stations)
HOMES = (frozenset(central(BOARD, 1)), frozenset(central(BOARD, 0)))  # where each seat's patrols come home (TA-8)

Shuttle = tuple[int, int]  # TA-15: how many turns it has gone on, and the station it would step back to
NO_SHUTTLE: Shuttle = (0, LOST)
NO_SHUTTLES = (NO_SHUTTLE,) * 3


@dataclass(frozen=True, slots=True, kw_only=True)
class State(OpenState):
    patrols: tuple[tuple[int, ...], tuple[int, ...]]  # by seat: three, each keeps its place in the tuple
    guards: tuple[tuple[int, ...], tuple[int, ...]]  # on the board, by station
    reserve: tuple[int, int]
    to_move: Seat | None = 0
    outcome: Outcome | None = None
    turn: int = 1
    last: tuple[Action, ...] = ()  # the last completed turn
    now: tuple[Action, ...] = ()  # the running turn so far
    steps: tuple[tuple[int, int], ...] = ()  # the running turn's steps of patrols
    has_progress: bool = False  # of the running turn (TA-17)
    shuttles: tuple[tuple[Shuttle, ...], tuple[Shuttle, ...]] = (NO_SHUTTLES, NO_SHUTTLES)  # by seat and patrol
    quiet: int = 0
    limit: OptionValue
    variant: str

    @property
    def fresh(self) -> bool:
        return not self.now and self.outcome is None

    @property
    def points(self) -> tuple[int, int]:
        return _points(self, 0), _points(self, 1)

    @property
    def shuttle(self) -> tuple[int, int]:
        """For each seat how many turns its longest running shuttle has gone on; six end the game (TA-15)."""
        return max(count for count, _ in self.shuttles[0]), max(count for count, _ in self.shuttles[1])

    @property
    def quiet_left(self) -> int | None:
        return turns_left(self.quiet, self.limit)

    def __str__(self) -> str:
        return "\n".join([*_rows(self), "", _account(self, 0), _account(self, 1), _played(self)])


def home(state: State, seat: Seat) -> int:
    """How many of the seat's patrols have come home (TA-8)."""
    return len(HOMES[seat].intersection(state.patrols[seat]))


def left(state: State, seat: Seat) -> int:
    return len(state.patrols[seat]) - state.patrols[seat].count(LOST)


def _points(state: State, seat: Seat) -> int:
    if not left(state, other(seat)):
        return POINTS[left(state, seat)]  # TA-19: all that are left count, wherever they are
    return POINTS[home(state, seat)]


def pieces(state: State) -> dict[int, str]:
    """Name the piece on each occupied station: S and N patrols, s and n guards."""
    standing = {station: SIDES[seat] for seat in (0, 1) for station in state.patrols[seat] if station != LOST}
    return standing | {station: SIDES[seat].lower() for seat in (0, 1) for station in state.guards[seat]}


_UNIT = 6  # characters between neighbouring columns
_MARGIN = 3
_FRAMES = {"central": ("[", "]"), "outer": ("(", ")"), "transit": (" ", " ")}


def _column(x: float) -> int:
    return _MARGIN + round(x * _UNIT)


def _rows(state: State) -> list[str]:
    """Draw the board, line 13 first: [central], (outer) and transit bases, each with its letter or its piece."""
    occupied = pieces(state)
    rows: list[str] = []
    for line in range(13, 0, -1):
        rows.append(_line(line, occupied))
        rows.append(_tracks_below(line))
    return rows[:-1]


def _line(line: int, occupied: dict[int, str]) -> str:
    cells = [" "] * (_column(6) + 6)
    for one, two in BOARD.tracks:
        low, high = BOARD.stations[one], BOARD.stations[two]
        if low.line == high.line == line:
            cells[_column(low.x) + 3 : _column(high.x)] = "-" * (_column(high.x) - _column(low.x) - 3)
    for number, station in enumerate(BOARD.stations):
        if station.line == line:
            before, after = _FRAMES[station.kind]
            at = _column(station.x)
            cells[at : at + 3] = before + occupied.get(number, station.letter) + after
    return f"{line:>2}{''.join(cells)[2:]}".rstrip()


def _tracks_below(line: int) -> str:
    cells = [" "] * (_column(6) + 6)
    for one, two in BOARD.tracks:
        low, high = BOARD.stations[one], BOARD.stations[two]
        if (low.line, high.line) == (line - 1, line):
            sign = "|" if low.x == high.x else "/" if low.x < high.x else "\\"
            cells[(_column(low.x) + _column(high.x)) // 2 + 1] = sign
    return "".join(cells).rstrip()


def _account(state: State, seat: Seat) -> str:
    """Points, guards in reserve, and a shuttle worth watching: S 4  @2  <>3/6."""
    shuttle = f"  <>{state.shuttle[seat]}/6" if state.shuttle[seat] > 1 else ""
    return f"{SIDES[seat]} {state.points[seat]}  @{state.reserve[seat]}{shuttle}"


def _played(state: State) -> str:
    mover = state.outcome.winner if state.outcome else state.to_move
    parts = [f"#{state.turn} {'=' if state.outcome else '>'} {'-' if mover is None else SIDES[mover]}"]
    if state.last:
        parts.append(f"[{' '.join(state.last)}]")
    parts.extend(state.now)
    if state.quiet_left is not None:
        parts.append(f"~{state.quiet}/{state.limit}")
    return "  ".join(parts)
