"""A position of Logan Stones in one world, to search on: whole turns, played and taken back, as the engine has them."""

from collections.abc import Iterator

from games.core.outcome import Seat, other
from games.core.quiet import OFF
from games.logan_stones.island import CELLS
from games.logan_stones.rules import OFF as IN_RESERVE
from games.logan_stones.rules import IslandFacts
from games.opponents.logan_stones.cells import HexGrid, bits, completing, has_line

ROCK, PAPER, SCISSORS = range(3)
SYMBOLS = "RPS"
BEATEN = (SCISSORS, ROCK, PAPER)  # LS-11: by each symbol
UNMOVED = (PAPER, SCISSORS, ROCK)  # what each symbol neither is nor beats

PLACE, MOVE, FLIP = range(3)

Boards = tuple[int, int, int]  # for each symbol the cells where it shows, or lies below
Stone = tuple[int, int, int]  # of a reserve: top, under, number
LoganTurn = tuple[int, int, int, int]  # kind, number or cell it comes from, cell it goes to, symbol it will show
Undo = tuple[Boards, Boards, tuple[Stone, ...], Seat, int]

_NEVER = 1 << 30


def spell(turn: LoganTurn, position: "LoganPosition") -> tuple[str, ...]:
    kind, source, target, symbol = turn
    cell = CELLS[position.grid.cell[target]]
    if kind == FLIP:
        return (f"{cell}!",)
    if kind == PLACE:
        top = next(stone[0] for stone in position.reserves[position.seat] if stone[2] == source)
        return (f"{source}{'' if top == symbol else '*'}@{cell}",)
    is_as_it_lay = bool(position.shows[symbol] & source)
    return f"{CELLS[position.grid.cell[source]]}^", f"@{cell}{'' if is_as_it_lay else '*'}"


class LoganPosition:
    """Always at the beginning of a turn; `over` when the game has ended, `winner` then says how."""

    __slots__ = ("free", "grid", "limit", "over", "quiet", "reserves", "seat", "shows", "unders", "winner")

    def __init__(self, at: IslandFacts, unders: tuple[str, ...], grid: HexGrid | None = None) -> None:
        """Take what everybody sees, and the unders of one world. A lifted stone lies where it was lifted."""
        self.grid = grid or HexGrid(cell for cell in at.cells if cell != IN_RESERVE)
        faces = [
            (cell, SYMBOLS.index(top or "?"), SYMBOLS.index(under))
            for cell, top, under in zip(at.cells, at.tops, unders, strict=True)
        ]
        lying = [face for face in faces if face[0] != IN_RESERVE]
        self.shows = self._boards([(cell, top) for cell, top, _ in lying])
        self.unders = self._boards([(cell, under) for cell, _, under in lying])
        self.reserves: list[tuple[Stone, ...]] = [
            tuple((*faces[stone][1:], stone % 8 + 1) for stone in at.reserve(seat)) for seat in (0, 1)
        ]
        self.free = at.faces == "free"
        self.seat: Seat = at.player
        self.quiet = at.quiet
        self.limit = _NEVER if at.limit == OFF else int(at.limit)
        self.over = at.outcome is not None
        self.winner = at.outcome.winner if at.outcome else None

    def _boards(self, faces: list[tuple[int, int]]) -> Boards:
        bit = self.grid.bit
        rock, paper, scissors = (sum(bit[cell] for cell, face in faces if face == symbol) for symbol in range(3))
        return rock, paper, scissors

    @property
    def stones(self) -> int:
        return self.shows[0] | self.shows[1] | self.shows[2]

    def turns(self) -> Iterator[LoganTurn]:
        """List the turns, of stones that are alike only the first."""
        if self.reserves[self.seat]:
            yield from self._places()
        else:
            for ways in (self.moves_of, self.flip_of):
                for stone in bits(self.stones):
                    yield from ways(stone)

    def _places(self) -> Iterator[LoganTurn]:
        seen: set[tuple[int, int]] = set()
        cells = list(bits(self.grid.touching_two(self.stones)))
        for top, under, number in self.reserves[self.seat]:
            if (top, under) not in seen:
                seen.add((top, under))
                for symbol in (top, under) if self.free and top != under else (top,):
                    for cell in cells:
                        yield PLACE, number, cell, symbol

    def moves_of(self, stone: int) -> Iterator[LoganTurn]:
        """List where a stone may be moved to, and which face up (LS-7, LS-8); () where it may not be lifted."""
        stones = self.stones
        if self.grid.is_only_link(stones, stone):
            return
        top, under = self.faces(stone)
        for cell in bits(self.grid.touching_two(stones ^ stone) & ~stone):
            yield MOVE, stone, cell, top
            if under != top:
                yield MOVE, stone, cell, under

    def flip_of(self, stone: int) -> Iterator[LoganTurn]:
        """Give the flip of a stone, where it is one that may not be lifted (LS-9)."""
        stones = self.stones
        if (self.grid.near[stone] & stones).bit_count() == 1 or self.grid.is_only_link(stones, stone):
            yield FLIP, stone, stone, self.faces(stone)[1]

    def faces(self, stone: int) -> tuple[int, int]:
        (r, p, _), (low_r, low_p, _) = self.shows, self.unders
        top = ROCK if r & stone else PAPER if p & stone else SCISSORS
        return top, ROCK if low_r & stone else PAPER if low_p & stone else SCISSORS

    def play(self, turn: LoganTurn, may_win: bool = True) -> Undo:
        """Take a legal turn; what is returned takes it back. Lines are not looked for where none can be."""
        kind, source, target, symbol = turn
        seat = self.seat
        reserve = self.reserves[seat]
        undo = (self.shows, self.unders, reserve, seat, self.quiet)
        if kind == PLACE:
            top, under, _ = next(stone for stone in reserve if stone[2] == source)
            self.reserves[seat] = tuple(stone for stone in reserve if stone[2] != source)
            self.quiet = 0  # LS-13
        else:
            top, under = self.faces(source)
            self.shows, self.unders = _without(self.shows, source), _without(self.unders, source)
            self.quiet += 1
        self._put(target, symbol, under if symbol == top else top)
        self._end_turn(may_win)
        return undo

    def _put(self, cell: int, symbol: int, under: int) -> None:
        """Lay a stone down and let it turn the neighbours it beats (LS-11)."""
        shows, unders = list(self.shows), list(self.unders)
        beaten = BEATEN[symbol]
        turning = self.grid.near[cell] & shows[beaten] & ~unders[beaten]  # alike on both sides: nothing would change
        if turning:
            for face in (symbol, UNMOVED[symbol]):
                shown = turning & unders[face]
                shows[face] |= shown
                unders[face] ^= shown
            shows[beaten] ^= turning
            unders[beaten] |= turning
        shows[symbol] |= cell
        unders[under] |= cell
        self.shows, self.unders = (shows[0], shows[1], shows[2]), (unders[0], unders[1], unders[2])

    def undo(self, token: Undo) -> None:
        self.shows, self.unders, reserve, self.seat, self.quiet = token
        self.reserves[self.seat] = reserve
        self.over, self.winner = False, None

    def _end_turn(self, may_win: bool) -> None:
        if may_win and any(has_line(shown, self.grid.ways) for shown in self.shows):
            self.over, self.winner = True, self.seat  # LS-12
        elif self.quiet >= self.limit:
            self.over = True
        elif self._can_act(other(self.seat)):
            self.seat = other(self.seat)
        elif not self._can_act(self.seat):
            self.over = True  # LS-14

    def _can_act(self, seat: Seat) -> bool:
        if self.stones.bit_count() >= 3:
            return True  # a stone at the rim touches one other, or leaves two others a cell that touches both
        if self.reserves[seat]:
            return bool(self.grid.touching_two(self.stones))
        return any(True for stone in bits(self.stones) for _ in self.flip_of(stone))

    def can_win(self) -> bool:
        reserve = self.reserves[self.seat]
        if not reserve:
            return self._can_win_moving()
        symbols = {stone[0] for stone in reserve}
        if self.free:
            symbols |= {stone[1] for stone in reserve}
        cells = self.grid.touching_two(self.stones)
        for symbol in symbols:  # noqa: SIM110 - asked so often that the generator of any() counts
            if self._can_win_placing(symbol, cells):
                return True
        return False

    def _can_win_placing(self, symbol: int, cells: int) -> bool:
        """Tell whether a stone with this symbol completes a line, by itself or by what it turns."""
        hopeful = self._hopeful(symbol)
        for cell in bits(cells & hopeful) if hopeful else ():
            if wins_at(self.grid, self.shows, self.unders, cell, symbol):
                return True
        return False

    def _hopeful(self, symbol: int) -> int:
        """Find where this symbol might complete a line, if all it beats were turned."""
        shows, unders, ways = self.shows, self.unders, self.grid.ways
        beaten, third = BEATEN[symbol], UNMOVED[symbol]
        turning = shows[beaten] & ~unders[beaten]
        if not turning:
            return completing(shows[symbol], ways)
        turned, rest = turning & unders[symbol], turning & unders[third]
        own = shows[symbol] | turned
        if (rest and has_line(shows[third] | rest, ways)) or (turned and has_line(own, ways)):
            return completing(own, ways) | self.grid.around(turning)  # a line of turned stones alone
        return completing(own, ways)

    def _can_win_moving(self) -> bool:
        stones = self.stones
        cells = self.grid.touching_two(stones)
        for symbol in range(3):
            hopeful = self._hopeful(symbol)
            if not hopeful:
                continue
            for stone in bits(self.unders[symbol] & hopeful):
                if self._flip_wins(stone, symbol):
                    return True
            near = list(bits(hopeful & cells))
            for stone in bits(self.shows[symbol] | self.unders[symbol]) if near else ():
                if self._move_wins(stone, symbol, near):
                    return True
        return False

    def _flip_wins(self, stone: int, symbol: int) -> bool:
        grid = self.grid
        shows, unders = _without(self.shows, stone), _without(self.unders, stone)
        if not wins_at(grid, shows, unders, stone, symbol):
            return False
        stones = self.stones
        return (grid.near[stone] & stones).bit_count() == 1 or grid.is_only_link(stones, stone)

    def _move_wins(self, stone: int, symbol: int, cells: list[int]) -> bool:
        grid = self.grid
        left = self.stones ^ stone
        shows, unders = _without(self.shows, stone), _without(self.unders, stone)
        for cell in cells:
            if wins_at(grid, shows, unders, cell, symbol):
                touched = (grid.near[cell] & left).bit_count() >= 2
                if touched and not grid.is_only_link(left | stone, stone):
                    return True
        return False


def _without(boards: Boards, stone: int) -> Boards:
    return boards[0] & ~stone, boards[1] & ~stone, boards[2] & ~stone


def wins_at(grid: HexGrid, shows: Boards, unders: Boards, cell: int, symbol: int) -> bool:
    """Tell whether this symbol laid on the cell completes a line, by itself or by what it turns."""
    beaten, third = BEATEN[symbol], UNMOVED[symbol]
    turning = grid.near[cell] & shows[beaten]
    if has_line(shows[symbol] | turning & unders[symbol] | cell, grid.ways):
        return True
    turned = turning & unders[third]
    return bool(turned) and has_line(shows[third] | turned, grid.ways)
