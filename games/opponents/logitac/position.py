"""A position of Logitac that moves are made and unmade on: the engine's rules once more, for speed.

A test plays it beside the engine over random games and finds no difference.
"""

from hashlib import sha256

from games.core.quiet import OFF
from games.logitac.board import HOMES, LEVEL_OF, SPAN, SQUARES, SUMMIT
from games.logitac.kinds import BLACK, CHIMNEY, CODES, CUBE, CYLINDER, DOUBLE, EMPTY, PAWN, PIECES, PLAIN, PYRAMID, SOLE
from games.logitac.standing import falling
from games.logitac.state import State, line_of
from games.opponents.logitac.quick_move import EXIT, MOVE, RANSOM, RECRUIT, RECRUIT_DOUBLE, RISE, Move
from games.opponents.logitac.sides import (
    ASCENTS,
    CAPTURED,
    CREDITS,
    HAS_PYRAMID,
    HELD,
    NEVER,
    PIECES_HELD,
    REACHED,
    RESERVE,
    SIDE,
    SPARE_DOUBLE,
    side_numbers,
)
from games.opponents.logitac.squares import OWNER

RUNNING, DRAWN = -1, 2

PieceTable = tuple[tuple[int, ...], ...]  # by content, then by square


def _keys() -> PieceTable:
    """Draw a number for every content of every square, the same on every machine."""
    return tuple(
        tuple(int.from_bytes(sha256(f"{code} {square}".encode()).digest()[:7], "big") for square in SQUARES)
        for code in range(CODES)
    )


_KEY = _keys()


_Changes = list[tuple[int, int]]  # squares, and what stood there
_Begun = tuple[int, int, tuple[int, ...], int, bool, bool]
_Past = tuple[_Changes, list[int], int, int, int, _Begun]  # what a move replaced, to undo it


class QuickPosition:
    """Squares and sides as plain numbers; `score` sums what the table says of each piece, White's less Black's."""

    def __init__(self, state: State, worth: PieceTable) -> None:
        self.board = bytearray(state.board)
        self.sides = [number for seat in (0, 1) for number in side_numbers(state, seat)]
        self.seat: int = state.to_move or 0
        self.turn, self.quiet = state.turn, state.quiet
        self.falling, self.landing = state.falling, state.landing
        self.is_escaping, self.is_stirred = state.is_escaping, state.is_stirred
        self.winner = RUNNING if state.outcome is None else DRAWN
        self.limit = NEVER if state.limit == OFF else int(state.limit)
        self.ascents_to_win = state.ascents_to_win or NEVER
        self.pyramid_loses = state.pyramid_loses
        self._is_any_step_new = state.reached is None  # rules version 1
        self._worth = worth
        self.score = sum(worth[content][square] for square, content in enumerate(self.board))
        self.key = 0
        for square, content in enumerate(self.board):
            self.key ^= _KEY[content][square]
        self._past: list[_Past] = []
        self._changes: _Changes = []

    def make(self, move: Move) -> None:
        self._remember()
        kind, origin, target = move & 0xFF0000, move >> 8 & 0xFF, move & 0xFF
        if kind == MOVE:
            self.is_escaping = False
            self._move(origin, target)
        elif kind == RISE:
            self._rise(origin, target)
        elif kind in (RECRUIT, RECRUIT_DOUBLE):
            self._recruit(kind == RECRUIT_DOUBLE, target)
        elif kind == EXIT:
            self._put(target, self.falling[0] + BLACK * self.seat)
            self.falling = self.falling[1:]
        elif kind == RANSOM:
            self._ransom()
        else:
            self.is_escaping = False
        if not self.falling and not self.is_escaping:
            self._end_turn()

    def make_pass(self) -> None:
        """Give the turn back: the seat that should move has no action (G-8)."""
        self._remember()
        back = 1 - self.seat
        if self.is_bankrupt(back):
            self.winner = 1 - back
        else:
            self.seat = back

    @property
    def made(self) -> int:
        return len(self._past)

    @property
    def has_rested(self) -> bool:
        """Tell whether nothing was changed before this."""
        return not self._changes

    def make_null(self) -> None:
        """Let the other seat move, as if this one might rest: no rule, but a way of searching."""
        self._remember()
        self.seat = 1 - self.seat

    def unmake(self) -> None:
        board = self.board
        for square, content in reversed(self._changes):
            board[square] = content
        self._changes, self.sides, self.quiet, self.key, self.score, begun = self._past.pop()
        self.seat, self.turn, self.falling, self.landing, self.is_escaping, self.is_stirred = begun
        self.winner = RUNNING

    def is_bankrupt(self, seat: int) -> bool:
        """Tell whether the reserve is empty and the double pawn can't buy it back (LO-26)."""
        return self.is_broke(seat) and not self.can_buy(seat)

    def is_broke(self, seat: int) -> bool:
        return not self.sides[seat * SIDE + RESERVE] and self.sides[SIDE - seat * SIDE + HELD] > 0

    def can_buy(self, seat: int) -> bool:
        return DOUBLE + BLACK * seat in self.board and self.pieces_on(seat, 3) > 0

    def pieces_on(self, seat: int, number: int) -> int:
        start, stop = SPAN[number]
        count = self.board.count
        return sum(count(kind + BLACK * seat, start, stop) for kind in PIECES)

    def pawns_on(self, seat: int, number: int) -> int:
        return self.board.count(PAWN + BLACK * seat, *SPAN[number])

    def _remember(self) -> None:
        begun = (self.seat, self.turn, self.falling, self.landing, self.is_escaping, self.is_stirred)
        self._past.append((self._changes, self.sides, self.quiet, self.key, self.score, begun))
        self._changes = []
        self.sides = self.sides[:]

    def _put(self, square: int, content: int) -> None:
        board = self.board
        was = board[square]
        self._changes.append((square, was))
        board[square] = content
        self.score += self._worth[content][square] - self._worth[was][square]
        self.key ^= _KEY[was][square] ^ _KEY[content][square]

    def _move(self, origin: int, target: int) -> None:
        content, met = self.board[origin], self.board[target]
        kind = content & 7
        self._put(origin, EMPTY)
        if met == CHIMNEY:
            self._fall(kind, LEVEL_OF[target])
        else:
            if met:
                self._capture(met & 7, LEVEL_OF[target])
            self._put(target, content)
        if kind == PAWN and target < SPAN[1][1]:
            self._advance(line_of(1 if self.seat else 0, target))
            self._free_pyramid(target)

    def _advance(self, line: int) -> None:
        """Note a line that is new to this side (LO-27)."""
        at = self.seat * SIDE + REACHED
        if self._is_any_step_new:
            self.is_stirred = True
        elif line > self.sides[at]:
            self.is_stirred = True
            self.sides[at] = line

    def _fall(self, kind: int, number: int) -> None:
        at = self.seat * SIDE
        if kind == PAWN:
            self.sides[at + RESERVE] += 1  # LO-12
        elif kind == DOUBLE:
            self.sides[at + SPARE_DOUBLE] += 1  # LO-14
        else:
            self.falling = self._drag(number) if kind == PYRAMID else (PLAIN.get(kind, kind),)  # LO-13
            self.landing = number - 1

    def _drag(self, number: int) -> tuple[int, ...]:
        """Take all of this side off a board, with the pyramid (LO-15)."""
        seat = self.seat
        out = falling(self.board, 1 if seat else 0, number)
        start, stop = SPAN[number]
        self.sides[seat * SIDE + RESERVE] += self.pawns_on(seat, number)
        self.sides[seat * SIDE + SPARE_DOUBLE] += self.board.count(DOUBLE + BLACK * seat, start, stop)
        for square in range(start, stop):
            if OWNER[self.board[square]] == seat:
                self._put(square, EMPTY)
        return out

    def _capture(self, kind: int, number: int) -> None:
        """Keep what is captured, and earn credits (LO-11, LO-18)."""
        sides, at = self.sides, self.seat * SIDE
        self.is_stirred = True
        if kind == PAWN:
            sides[at + HELD] += 1
            captured = at + CAPTURED + number - 1
            sides[captured] += 1
            if sides[captured] & 1 == 0:
                sides[at + CREDITS + number - 1] += 1
            return
        sides[at + CREDITS + number - 1] += 1
        sides[at + PIECES_HELD] += 1
        plain = PLAIN.get(kind, kind)
        if plain == PYRAMID:
            sides[at + HAS_PYRAMID] = 1
        elif plain != DOUBLE:
            self._inherit(plain)

    def _inherit(self, captured: int) -> None:
        """Give the power of a captured cube or cylinder to the other one (LO-10)."""
        heir = CYLINDER if captured == CUBE else CUBE
        enemy = BLACK * (1 - self.seat)
        square = self.board.find(heir + enemy)
        if square >= 0:
            self._put(square, SOLE[heir] + enemy)

    def _free_pyramid(self, target: int) -> None:
        """Put a captured pyramid in place of the pawn that reached the enemy's home line (LO-24)."""
        captor = (1 - self.seat) * SIDE + HAS_PYRAMID
        if self.sides[captor] and target in HOMES[1 - self.seat]:
            self.sides[captor] = 0
            self.sides[captor - HAS_PYRAMID + PIECES_HELD] -= 1
            self.sides[self.seat * SIDE + RESERVE] += 1
            self._put(target, PYRAMID + BLACK * self.seat)
            self.is_escaping = self.is_stirred = True

    def _rise(self, origin: int, target: int) -> None:
        content = self.board[origin]
        self._put(origin, EMPTY)
        self._put(target, content)
        at = self.seat * SIDE
        self.sides[at + CREDITS + LEVEL_OF[target] - 2] -= 1
        self.sides[at + ASCENTS] += 1
        self.is_stirred = True

    def _recruit(self, is_double: bool, target: int) -> None:
        at = self.seat * SIDE
        self.sides[at + (SPARE_DOUBLE if is_double else RESERVE)] -= 1
        self._put(target, (DOUBLE if is_double else PAWN) + BLACK * self.seat)

    def _ransom(self) -> None:
        """Give the double pawn for all captured pawns (LO-26)."""
        at, enemy = self.seat * SIDE, (1 - self.seat) * SIDE
        self._put(self.board.index(DOUBLE + BLACK * self.seat), EMPTY)
        self.sides[at + RESERVE] = self.sides[enemy + HELD]
        self.sides[enemy + HELD] = 0
        self.sides[enemy + PIECES_HELD] += 1

    def _end_turn(self) -> None:
        seat = self.seat
        at = seat * SIDE
        self.quiet = 0 if self.is_stirred else self.quiet + 1
        self.is_stirred = False
        self.landing = 0
        if (
            self.board[SUMMIT] == PYRAMID + BLACK * seat  # LO-25
            or self.sides[at + ASCENTS] >= self.ascents_to_win  # LO-30
            or (self.pyramid_loses and self.sides[at + HAS_PYRAMID])  # LO-31
            or self.is_bankrupt(1 - seat)  # LO-26
        ):
            self.winner = seat
        elif self.quiet >= self.limit:  # LO-27
            self.winner = DRAWN
        else:
            self.seat = 1 - seat
            self.turn += 1
