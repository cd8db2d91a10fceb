"""What may be done in a position: everything, or what is worth a search."""

from collections.abc import Iterator
from itertools import compress

from games.logitac.board import HOMES, LEVEL_OF, SPAN, SQUARES
from games.logitac.kinds import BLACK, CHIMNEY, CUBES, CYLINDERS, DOUBLE, IS_OF, PAWN, PYRAMID
from games.logitac.standing import falling
from games.opponents.logitac.attacks import attacker
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.quick_move import EXIT, RANSOM, RECRUIT, RECRUIT_DOUBLE, RISE, STAY, Move
from games.opponents.logitac.sides import CREDITS, HELD, RESERVE, SIDE, SPARE_DOUBLE
from games.opponents.logitac.squares import IS_HOLE, LEAP, OUTWARD, OWNER, PAWN_CAPTURES, PAWN_HOLES, PAWN_STEPS, RAY

ALL = 1 << 10


def moves(at: QuickPosition, most: int = ALL) -> list[Move]:
    """List what the seat may do now; of ascents, recruits and ways out of a chimney no more than so many each."""
    seat = at.seat
    if at.falling:
        return [EXIT | target for target in _arrivals(at, at.landing, most)]
    if at.is_escaping:
        return [*_leaps(at, seat, at.board.index(PYRAMID + BLACK * seat)), STAY]
    forced = duty(at, most)
    if forced:
        return forced
    listed = list(captures(at))
    listed += _steps(at, seat)
    listed += recruits(at, seat, most)
    listed += _doubles(at, seat, most)
    if at.is_broke(seat) and at.can_buy(seat):
        listed.append(RANSOM)
    return listed


def duty(at: QuickPosition, most: int = ALL) -> list[Move]:
    """List what a credit obliges to (LO-23); nothing, if the turn is free."""
    seat = at.seat
    base = seat * SIDE + CREDITS
    credits = at.sides[base : base + 3]
    if not any(credits):
        return []
    levels = _pawn_levels(at, seat, credits)
    owed = _rises(at, seat, credits, levels, most)
    if owed:
        home = HOMES[seat]
        if levels and at.board.find(PAWN + BLACK * seat, home.start, home.stop) < 0:
            owed += recruits(at, seat, most)
        return owed
    return recruits(at, seat, most) if levels else []


def captures(at: QuickPosition) -> Iterator[Move]:
    """List the captures of the seat, as if there were no duty."""
    board, seat = at.board, at.seat
    enemy = 1 - seat
    ways = PAWN_CAPTURES[seat]
    pawn = PAWN + BLACK * seat
    refuge, sheltered = HOMES[enemy], PAWN + BLACK * enemy
    for origin in compress(SQUARES, board.translate(IS_OF[seat])):
        content = board[origin]
        if content == pawn:
            for target in ways[origin]:
                if OWNER[board[target]] == enemy:
                    yield origin << 8 | target
            continue
        kind = content & 7
        if kind in LEAP:
            for target in LEAP[kind][origin]:
                if OWNER[board[target]] == enemy:
                    yield origin << 8 | target
            continue
        for ray in RAY[kind][origin]:
            for target in ray:
                met = board[target]
                if met:
                    if OWNER[met] == enemy and not (met == sheltered and target in refuge):  # LO-9
                        yield origin << 8 | target
                    break


def _steps(at: QuickPosition, seat: int) -> Iterator[Move]:
    board = at.board
    pawn_steps, pawn_holes, pawn = PAWN_STEPS[seat], PAWN_HOLES[seat], PAWN + BLACK * seat
    for origin in compress(SQUARES, board.translate(IS_OF[seat])):
        content = board[origin]
        if content == pawn:
            for target in pawn_steps[origin]:
                if not board[target]:
                    yield origin << 8 | target
            for target in pawn_holes[origin]:
                yield origin << 8 | target
        elif content & 7 in LEAP:
            for target in LEAP[content & 7][origin]:
                if not board[target] or (IS_HOLE[target] and _may_fall(at, seat, origin)):
                    yield origin << 8 | target
        else:
            yield from _slides(at, seat, origin, content & 7)


def _slides(at: QuickPosition, seat: int, origin: int, kind: int) -> Iterator[Move]:
    board = at.board
    for ray in RAY[kind][origin]:
        for target in ray:
            met = board[target]
            if met:
                if met == CHIMNEY and _may_fall(at, seat, origin):
                    yield origin << 8 | target
                break
            yield origin << 8 | target


def _may_fall(at: QuickPosition, seat: int, origin: int) -> bool:
    """Tell whether a piece may enter a chimney beside it: not on board 1, nor without room below (LO-13 to LO-15)."""
    number = LEVEL_OF[origin]
    if number < 3:
        return number == 2
    need = len(falling(at.board, 1 if seat else 0, 3)) if at.board[origin] & 7 == PYRAMID else 1
    return at.board.count(0, *SPAN[2]) >= need


def _leaps(at: QuickPosition, seat: int, origin: int) -> Iterator[Move]:
    for target in LEAP[PYRAMID][origin]:
        met = at.board[target]
        if not met or OWNER[met] == 1 - seat:
            yield origin << 8 | target


def recruits(at: QuickPosition, seat: int, most: int) -> list[Move]:
    """List where a pawn may enter (LO-16)."""
    if at.turn < 3 or not at.sides[seat * SIDE + RESERVE]:
        return []
    return [RECRUIT | square for square in HOMES[seat] if not at.board[square]][:most]


def _doubles(at: QuickPosition, seat: int, most: int) -> list[Move]:
    """List where the double pawn may enter (LO-17)."""
    base = seat * SIDE
    if at.turn < 3 or not at.sides[base + SPARE_DOUBLE] or at.sides[base + HELD] < 2:
        return []
    count, colour = at.board.count, BLACK * seat
    if all(any(count(kind + colour, *SPAN[1]) for kind in kinds) for kinds in (CUBES, CYLINDERS)):
        return []
    return [RECRUIT_DOUBLE | square for square in HOMES[seat] if not at.board[square]][:most]


def _pawn_levels(at: QuickPosition, seat: int, credits: list[int]) -> list[int]:
    """Tell to which boards a pawn on the home line may ascend (LO-20, LO-21)."""
    levels = [2] if credits[0] and at.board.count(0, *SPAN[2]) else []
    if credits[1] and at.pawns_on(seat, 2) >= 4 and at.board.count(0, *SPAN[3]):
        levels.append(3)
    return levels


def _rises(at: QuickPosition, seat: int, credits: list[int], levels: list[int], most: int) -> list[Move]:
    """List the ascents (LO-20 to LO-22)."""
    board, home = at.board, HOMES[seat]
    pairs: list[tuple[int, int]] = []
    waiting = [square for square in home if board[square] == PAWN + BLACK * seat] if levels else []
    pairs += [(square, level) for square in waiting[: max(1, most // 3)] for level in levels]
    for number in (1, 2, 3):
        if credits[number - 1]:
            pairs += [(square, number + 1) for square in _climbers(at, seat, number)]
    reach = {level: _arrivals(at, level, most) for level in {level for _, level in pairs}}
    return [RISE | square << 8 | target for square, level in pairs for target in reach[level]]


def _climbers(at: QuickPosition, seat: int, number: int) -> Iterator[int]:
    """Name the pieces of a board that a credit of it lifts."""
    start, stop = SPAN[number]
    for square in compress(range(start, stop), at.board[start:stop].translate(IS_OF[seat])):
        kind = at.board[square] & 7
        if kind == PYRAMID:
            need = {1: 4, 2: 2, 3: 0}[number]
            if number == 3 or (at.pawns_on(seat, number + 1) >= need and at.pieces_on(seat, number + 1)):
                yield square
        elif kind != PAWN and (number == 1 or (number == 2 and kind != DOUBLE)):
            yield square


def _arrivals(at: QuickPosition, number: int, most: int) -> list[int]:
    """List free squares of a board; if not all, then those in the middle that no enemy attacks."""
    board = at.board
    if most == ALL:
        return [square for square in range(*SPAN[number]) if not board[square]]
    arrivals: list[int] = []
    left: list[int] = []
    for square in OUTWARD[number]:
        if not board[square]:
            (left if attacker(board, square, 1 - at.seat) else arrivals).append(square)
            if len(arrivals) == most:
                break
    return arrivals or left[:most]
