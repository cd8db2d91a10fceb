"""What there is to know of a game of Logitac, and its boards in text."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cache

from games.core.game import OpenState
from games.core.option import Options, OptionValue
from games.core.outcome import Outcome, Seat
from games.core.quiet import turns_left
from games.logitac.board import CHIMNEYS, INDEX, LEVELS, NAMES, SPAN
from games.logitac.kinds import BLACK, CHIMNEY, CODE_OF, MARKS, PAWN, PLAIN, SOLE, SPELLED, code
from games.logitac.length import LENGTHS, SHEET

_SET_UP = (  # LO-4
    "a4 a8 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 a5:cyl a6:pyr a7:cube",
    "l4 l8 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 l5:cyl l6:pyr l7:cube",
)
_SINCE_2 = ("reached", "ascents", "length")
_SQUARE = re.compile(r"[a-z]\d+")
_COLOURS = "□■"


@dataclass(frozen=True, slots=True)
class Side:
    """What a player has beside the boards; tuples of three count boards 1, 2 and 3."""

    reserve: int  # pawns
    double: int  # double pawns in reserve: 1 or 0
    held: int = 0  # enemy pawns in hand
    captives: tuple[str, ...] = ()  # enemy pieces in hand
    captured: tuple[int, int, int] = (0, 0, 0)  # enemy pawns ever captured (LO-18)
    credits: tuple[int, int, int] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Piece:
    """A pawn or piece where it stands; a sole cube or cylinder has the powers of both."""

    square: str
    seat: Seat
    kind: str  # pawn double cyl cube pyr
    sole: bool


@dataclass(frozen=True, slots=True, repr=False)
class State(OpenState):
    board: bytes  # the content of every square, see kinds.py
    sides: tuple[Side, Side]
    to_move: Seat | None = 0
    turn: int = 1
    falling: tuple[int, ...] = ()  # kinds that have yet to come out of a chimney, in order
    landing: int = 0  # the board they come out on
    is_escaping: bool = False  # a freed pyramid may still move (LO-24)
    is_stirred: bool = False  # there was progress in the running turn (LO-27)
    quiet: int = 0  # turns in a row without progress
    limit: OptionValue = 100
    last: tuple[str, ...] = ()  # the last completed turn
    now: tuple[str, ...] = ()  # the running turn so far
    outcome: Outcome | None = None
    reached: tuple[int, int] | None = None  # the furthest line of each player's pawns (LO-27); None: rules version 1
    ascents: tuple[int, int] = (0, 0)  # made by each player (LO-30)
    length: str = SHEET  # LO-28

    def __repr__(self) -> str:
        """Leave out what rules version 1 didn't keep: the digests of its games stand."""
        unknown = () if self.reached is not None else _SINCE_2
        known = [field.name for field in fields(self) if field.repr and field.name not in unknown]
        return f"State({', '.join(f'{name}={getattr(self, name)!r}' for name in known)})"

    @property
    def fresh(self) -> bool:
        return not self.now

    @property
    def ascents_to_win(self) -> int | None:
        """So many ascents win (LO-30); None where only the summit does."""
        return LENGTHS[self.length].ascents_to_win

    @property
    def pyramid_loses(self) -> bool:
        return LENGTHS[self.length].pyramid_loses  # LO-31

    @property
    def quiet_left(self) -> int | None:
        return turns_left(self.quiet, self.limit)

    @property
    def pieces(self) -> Iterator[Piece]:
        return (_piece(square, content) for square, content in enumerate(self.board) if content & 7)

    @property
    def marks(self) -> tuple[str, ...]:
        """Name the squares that the running turn touched, or else the last one."""
        return tuple(name for action in self.now or self.last for name in squares(action))

    def __str__(self) -> str:
        boards = [row for number in reversed(LEVELS) for row in _block(self, number)]  # no wider than a phone
        return "\n".join([*boards, "", *_side(self, 0), *_side(self, 1), _turns(self)])


@cache
def _piece(square: int, content: int) -> Piece:
    """Name a piece once: every picture asks for all of them."""
    kind = content & 7
    return Piece(NAMES[square], 1 if content >= BLACK else 0, SPELLED[PLAIN.get(kind, kind)], kind in PLAIN)


def squares(action: str) -> list[str]:
    """Name the squares an action speaks of, in order (a capture from x22 is `x22xx23`)."""
    return _SQUARE.findall(action)


def place(*colours: str) -> bytes:
    """Put up boards: for White, then Black, words like `a4` (a pawn), `a5:cyl`, `o14:cube+` (a sole cube)."""
    board = bytearray(len(NAMES))
    for chimney in CHIMNEYS:
        board[INDEX[chimney]] = CHIMNEY
    for seat, words in enumerate(colours):
        for word in words.split():
            name, _, kind = word.partition(":")
            plain = CODE_OF[kind.rstrip("+") or "pawn"]
            board[INDEX[name]] = code(seat, SOLE[plain] if kind.endswith("+") else plain)
    return bytes(board)


def set_up(options: Options) -> State:
    length = str(options["length"])
    board = place(*(_nearer(words, LENGTHS[length].lines * way) for words, way in zip(_SET_UP, (1, -1), strict=True)))
    reached = (furthest(board, 0), furthest(board, 1))
    return replace(set_up_1(options), board=board, reached=reached, length=length)


def set_up_1(options: Options) -> State:
    side = Side(reserve=int(options["reserve"]), double=1)
    return State(board=place(*_SET_UP), sides=(side, side), limit=options["quiet"])


def _nearer(words: str, lines: int) -> str:
    """Let the pawns of the second line begin so many lines nearer, one fewer where a chimney is (LO-29)."""
    moved = []
    for word in words.split():
        line, column = word[0], word[1:]
        if lines and line in "bk":
            line = chr(ord(line) + lines)
            if line + column in CHIMNEYS:
                line = chr(ord(line) - (1 if lines > 0 else -1))
        moved.append(line + column)
    return " ".join(moved)


def furthest(board: bytes, seat: Seat) -> int:
    """Tell how many lines from home the foremost of a player's pawns on board 1 stands; 0: at home, or nowhere."""
    return max((line_of(seat, square) for square in range(*SPAN[1]) if board[square] == code(seat, PAWN)), default=0)


def line_of(seat: Seat, square: int) -> int:
    """Tell how many lines from a player's home a square of board 1 lies."""
    line = square // len(LEVELS[1].columns)
    return len(LEVELS[1].lines) - 1 - line if seat else line


def _block(state: State, number: int) -> list[str]:
    """Draw one board, White's home at the bottom, the numbers of its columns below."""
    lines, columns, start = LEVELS[number]
    foot = "  " + "".join(f"{column:<3}" for column in columns).rstrip()
    rows = [
        f"{line} {''.join(map(_cell, state.board[at : at + len(columns)]))}".rstrip()
        for line, at in zip(lines, range(start, len(NAMES), len(columns)), strict=False)
    ]
    return [*reversed(rows), foot]


def _cell(content: int) -> str:
    kind = content & 7 if content != CHIMNEY else CHIMNEY
    mark = MARKS[PLAIN.get(kind, kind)] + "+" * (kind in PLAIN)
    return f"{mark.lower() if content > BLACK else mark:<3}"


def _side(state: State, seat: int) -> tuple[str, str]:
    """Write reserves (+, ++) and captures (x), then credits, halves of them (^ board: credits, ½) and ascents (↑)."""
    side = state.sides[seat]
    taken = " ".join([f"x{side.held}", *(MARKS[CODE_OF[kind]] for kind in side.captives)])
    earned = "  ".join(
        f"^{board}:{credits}{'½' if pawns % 2 else ''}"
        for board, credits, pawns in zip(LEVELS, side.credits, side.captured, strict=False)
    )
    if state.ascents_to_win is not None:
        earned += f"  ↑{state.ascents[seat]}/{state.ascents_to_win}"
    coming = "".join(f"  {SPELLED[kind]}@?" for kind in state.falling if state.to_move == seat)
    mover = ">" if state.to_move == seat else " "
    mark = "P" if seat == 0 else "p"
    return f"{mover}{_COLOURS[seat]} {mark}  +{side.reserve} ++{side.double}  {taken}", f"      {earned}{coming}"


def _turns(state: State) -> str:
    parts = [f"{state.turn}: {' '.join(state.last)}", f"> {' '.join(state.now)}" if state.now else ""]
    if state.quiet_left is not None:
        parts.append(f"~{state.quiet}/{state.limit}")
    if state.outcome:
        winner = state.outcome.winner
        parts.append(f"= {'½' if winner is None else _COLOURS[winner]}")
    return "  ".join(part for part in parts if part)
