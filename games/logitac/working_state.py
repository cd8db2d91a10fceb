"""What an action of Logitac changes."""

from dataclasses import replace
from itertools import compress

from games.core.outcome import Seat, other
from games.logitac.board import HOMES, INDEX, LEVEL_OF, SPAN
from games.logitac.kinds import CHIMNEY, CUBE, CYLINDER, DOUBLE, EMPTY, IS_OF, PAWN, PLAIN, PYRAMID, SOLE, SPELLED, code
from games.logitac.legal import RANSOM, STAY
from games.logitac.standing import falling
from games.logitac.state import State, line_of, squares


class WorkingState:
    """A position in the making; the state it is made from is left alone."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._was = state
        self._seat: Seat = seat
        self._board = bytearray(state.board)
        self._sides = [*state.sides]
        self._falling, self._landing = state.falling, state.landing
        self._is_escaping, self._is_stirred = False, state.is_stirred
        self._reached, self._ascents = state.reached, state.ascents

    def state(self, action: str) -> State:
        return replace(
            self._was,
            board=bytes(self._board),
            sides=(self._sides[0], self._sides[1]),
            falling=self._falling,
            landing=self._landing if self._falling else 0,
            is_escaping=self._is_escaping,
            is_stirred=self._is_stirred,
            reached=self._reached,
            ascents=self._ascents,
            now=(*self._was.now, action),
        )

    def take(self, action: str) -> None:
        if action[0] == "+":
            self._recruit(action)
        elif action == RANSOM:
            self._ransom()
        elif "@" in action:
            self._board[INDEX[action.partition("@")[2]]] = code(self._seat, self._falling[0])
            self._falling = self._falling[1:]
        elif "^" in action:
            self._rise(action)
        elif action != STAY:
            self._move(*_ends(action))

    def _recruit(self, action: str) -> None:
        side = self._sides[self._seat]
        kind = DOUBLE if action.startswith("++") else PAWN
        self._board[INDEX[action.lstrip("+")]] = code(self._seat, kind)
        self._sides[self._seat] = replace(side, double=0) if kind == DOUBLE else replace(side, reserve=side.reserve - 1)

    def _rise(self, action: str) -> None:
        """Spend a credit of the board below the arrival (LO-18)."""
        origin, target = _ends(action)
        self._board[target], self._board[origin] = self._board[origin], EMPTY
        side = self._sides[self._seat]
        self._sides[self._seat] = replace(side, credits=_added(side.credits, LEVEL_OF[target] - 1, -1))
        white, black = self._ascents
        self._ascents = (white, black + 1) if self._seat else (white + 1, black)  # LO-30
        self._is_stirred = True  # LO-27

    def _ransom(self) -> None:
        """Give the double pawn for all captured pawns (LO-26)."""
        seat, enemy = self._seat, other(self._seat)
        mine, theirs = self._sides[seat], self._sides[enemy]
        self._board[self._board.index(code(seat, DOUBLE))] = EMPTY
        self._sides[seat] = replace(mine, reserve=theirs.held)
        self._sides[enemy] = replace(theirs, held=0, captives=(*theirs.captives, SPELLED[DOUBLE]))

    def _move(self, origin: int, target: int) -> None:
        content, met = self._board[origin], self._board[target]
        kind = content & 7
        self._board[origin] = EMPTY
        if met == CHIMNEY:
            self._fall(kind, LEVEL_OF[target])
        else:
            if met:
                self._capture(met, LEVEL_OF[target])
            self._board[target] = content
        if kind == PAWN and LEVEL_OF[target] == 1:
            self._advance(line_of(self._seat, target))
            self._free_pyramid(target)

    def _advance(self, line: int) -> None:
        """Take a pawn's step to a line of board 1 new to its player for progress (LO-27), into a chimney, too."""
        if self._reached is None:  # rules version 1: any step of a pawn there
            self._is_stirred = True
        elif line > self._reached[self._seat]:  # pawns come line by line: all those before are known
            self._is_stirred = True
            white, black = self._reached
            self._reached = (white, line) if self._seat else (line, black)

    def _fall(self, kind: int, number: int) -> None:
        """Send a pawn or double pawn to reserve (LO-12, LO-14), let others come out below (LO-13, LO-15)."""
        if kind in (PAWN, DOUBLE):
            self._to_reserve(int(kind == PAWN), int(kind == DOUBLE))
            return
        if kind == PYRAMID:
            self._falling = self._drag(number)
        else:
            self._falling = (PLAIN.get(kind, kind),)  # LO-10: its own power only
        self._landing = number - 1

    def _drag(self, number: int) -> tuple[int, ...]:
        """Empty a board of the mover's colour: the pyramid drags all of it along (LO-15)."""
        out = falling(self._board, self._seat, number)
        start, stop = SPAN[number]
        there = self._board[start:stop]
        self._to_reserve(there.count(code(self._seat, PAWN)), there.count(code(self._seat, DOUBLE)))
        for square in compress(range(start, stop), there.translate(IS_OF[self._seat])):
            self._board[square] = EMPTY
        return out

    def _to_reserve(self, pawns: int, doubles: int) -> None:
        side = self._sides[self._seat]
        self._sides[self._seat] = replace(side, reserve=side.reserve + pawns, double=side.double + doubles)

    def _capture(self, met: int, number: int) -> None:
        """Keep what was captured (LO-11), and earn a credit for a piece or every second pawn (LO-18)."""
        side, kind = self._sides[self._seat], met & 7
        if kind == PAWN:
            captured = _added(side.captured, number, 1)
            earned = 1 - captured[number - 1] % 2
            side = replace(side, held=side.held + 1, captured=captured)
        else:
            kind = PLAIN.get(kind, kind)
            earned = 1
            side = replace(side, captives=(*side.captives, SPELLED[kind]))
            self._inherit(kind)
        self._sides[self._seat] = replace(side, credits=_added(side.credits, number, earned)) if earned else side
        self._is_stirred = True  # LO-27

    def _inherit(self, captured: int) -> None:
        """Give the power of a captured cube or cylinder to the other one (LO-10)."""
        heir = {CUBE: CYLINDER, CYLINDER: CUBE}.get(captured)
        enemy = other(self._seat)
        if heir and (square := self._board.find(code(enemy, heir))) >= 0:
            self._board[square] = code(enemy, SOLE[heir])

    def _free_pyramid(self, target: int) -> None:
        """Put a captured pyramid in place of a pawn on the enemy's home line (LO-24)."""
        enemy = other(self._seat)
        captor = self._sides[enemy]
        name = SPELLED[PYRAMID]
        if target in HOMES[enemy] and name in captor.captives:
            self._sides[enemy] = replace(captor, captives=tuple(kind for kind in captor.captives if kind != name))
            self._board[target] = code(self._seat, PYRAMID)
            self._to_reserve(1, 0)
            self._is_escaping = True
            self._is_stirred = True  # LO-27


def _ends(action: str) -> tuple[int, int]:
    origin, target = squares(action)
    return INDEX[origin], INDEX[target]


def _added(counts: tuple[int, int, int], number: int, more: int) -> tuple[int, int, int]:
    one, two, three = (count + more * (board == number) for board, count in enumerate(counts, 1))
    return one, two, three
