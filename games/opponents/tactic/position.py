"""A position of Tactic to search on: the engine's rules for whole turns, on one object that plays and takes back."""

from collections.abc import Iterator
from itertools import chain

from games.core.outcome import Seat, other
from games.core.quiet import OFF
from games.tactic.moves import ENTER, LOSE, MOVE, NUMBER, RESERVE, ends
from games.tactic.rules import SHUTTLE_TURNS, shuttle
from games.tactic.state import LOST, NAMES, NO_SHUTTLES, POINTS, Shuttle, State
from games.tactic.tracks import FORWARD, LINE, MUST_ADVANCE, SIDEWAYS, TRANSIT, transits
from games.tactic.ways import HOME_MASK, distances

FROM_RESERVE = 100  # where an entering guard comes from
GIVEN_UP = 101  # where a lost piece goes

TacticMove = tuple[int, int]
TacticTurn = tuple[TacticMove, ...]

_NEVER = 1 << 30


def spell(move: TacticMove) -> str:
    here, there = move
    if there == GIVEN_UP:
        return RESERVE if here == FROM_RESERVE else LOSE + NAMES[here]
    return ENTER[there] if here == FROM_RESERVE else MOVE[here][there]


def parse(action: str) -> TacticMove:
    if action.startswith(LOSE):
        return (FROM_RESERVE if action == RESERVE else NUMBER[action[len(LOSE) :]]), GIVEN_UP
    return (FROM_RESERVE, NUMBER[action[2:]]) if "@" in action else ends(action)


class TacticPosition:
    """Always at the beginning of a turn; `over` when the game has ended, `winner` then says how."""

    __slots__ = (
        *("guards", "limit", "occupied", "over", "patrols", "quiet"),
        *("reserve", "seat", "shuttles", "variant", "winner"),
    )

    def __init__(self, state: State) -> None:
        self.patrols = list(state.patrols)
        self.guards = list(state.guards)
        self.reserve = list(state.reserve)
        self.shuttles = list(state.shuttles)
        self.seat: Seat = state.to_move or 0
        self.quiet = state.quiet
        self.limit = _NEVER if state.limit == OFF else int(state.limit)
        self.variant = state.variant
        self.over = state.outcome is not None
        self.winner = state.outcome.winner if state.outcome else None
        for action in reversed(state.now):
            self._take_back(parse(action))
        self.occupied = sum(1 << piece for piece in chain(*self.patrols, *self.guards) if piece != LOST)

    def _take_back(self, move: TacticMove) -> None:
        here, there = move
        seat = self.seat
        if there in self.patrols[seat]:
            self.patrols[seat] = tuple(here if place == there else place for place in self.patrols[seat])
        else:
            stay = [guard for guard in self.guards[seat] if guard != there]
            self.reserve[seat] += here == FROM_RESERVE
            self.guards[seat] = tuple(sorted(stay if here == FROM_RESERVE else (*stay, here)))

    def home(self, seat: Seat) -> int:
        return sum(HOME_MASK[seat] >> place & 1 for place in self.patrols[seat] if place != LOST)

    def away(self, seat: Seat, guards: tuple[int, ...]) -> tuple[int, ...]:
        """Measure the seat's way home from every station if the other's guards stood like this."""
        mask = HOME_MASK[seat]
        homes = [place for place in self.patrols[seat] if place != LOST and mask >> place & 1]
        return distances(seat, guards, tuple(sorted(homes)) if homes else ())

    def abroad(self, seat: Seat) -> list[int]:
        return [place for place in self.patrols[seat] if place != LOST and not HOME_MASK[seat] >> place & 1]

    def points(self, seat: Seat) -> int:
        if self.patrols[other(seat)].count(LOST) == 3:
            return POINTS[3 - self.patrols[seat].count(LOST)]  # TA-19
        return POINTS[self.home(seat)]

    def can_move(self, seat: Seat) -> bool:
        """Tell whether some patrol can step, at once or when a guard has made room (TA-13)."""
        patrols = self.abroad(seat)
        if any(has_step(seat, here, self.occupied) for here in patrols):
            return True
        return any(has_step(seat, here, self.occupied ^ 1 << guard) for guard in self.guards[seat] for here in patrols)

    def can_act(self, seat: Seat) -> bool:
        if self.can_move(seat):
            return True
        return bool(self.abroad(seat)) if self.variant == "capture" else bool(self.guards_left(seat))

    def guards_left(self, seat: Seat) -> int:
        return len(self.guards[seat]) + self.reserve[seat]

    def owes_guard(self) -> bool:
        """Tell whether the turn must begin with a guard given up because one patrol has no step (TA-20)."""
        if self.variant != "forced" or not self.guards_left(self.seat):
            return False
        return not all(has_step(self.seat, here, self.occupied) for here in self.abroad(self.seat))

    def losses(self) -> list[TacticMove]:
        if self.variant == "capture":
            return [(here, GIVEN_UP) for here in sorted(self.abroad(self.seat))]
        given = [(guard, GIVEN_UP) for guard in self.guards[self.seat]]
        return [*given, (FROM_RESERVE, GIVEN_UP)] if self.reserve[self.seat] else given

    def turns(self) -> Iterator[TacticTurn]:
        """List every legal turn, each in every order its actions may have."""
        if self.owes_guard():
            for loss in self.losses():
                before = (self.guards[self.seat], self.reserve[self.seat], self.occupied)
                self._lose_first(loss)
                yield from ((loss, *rest) for rest in self._whole() or [()])
                self.guards[self.seat], self.reserve[self.seat], self.occupied = before
        elif self.can_move(self.seat):
            yield from self._whole()
        else:
            yield from ((loss,) for loss in self.losses())

    def _lose_first(self, loss: TacticMove) -> None:
        if loss[0] == FROM_RESERVE:
            self.reserve[self.seat] -= 1
        else:
            self.guards[self.seat] = tuple(guard for guard in self.guards[self.seat] if guard != loss[0])
            self.occupied ^= 1 << loss[0]

    def _whole(self) -> list[TacticTurn]:
        """List the turns of two actions; where none is complete, the single steps (TA-12)."""
        steps = self._steps(self.occupied)
        wholes: list[TacticTurn] = []
        for step in steps:
            wholes += [(step,)] if self._ends_game(step) else [(step, second) for second in self._after_step(step)]
        for guard in self._guard_moves(self.occupied):
            cleared = self.occupied ^ 1 << guard[1] ^ (0 if guard[0] == FROM_RESERVE else 1 << guard[0])
            wholes += [(guard, step) for step in self._steps(cleared)]
        return wholes or [(step,) for step in steps]

    def _ends_game(self, step: TacticMove) -> bool:
        return bool(HOME_MASK[self.seat] >> step[1] & 1) and self.home(self.seat) == 2  # TA-14

    def _steps(self, occupied: int) -> list[TacticMove]:
        seat = self.seat
        return [(here, there) for here in sorted(self.abroad(seat)) for there in targets(seat, here, occupied)]

    def _after_step(self, step: TacticMove) -> list[TacticMove]:
        here, there = step
        seat = self.seat
        occupied = self.occupied ^ 1 << here ^ 1 << there
        onwards = [(there, onward) for onward in again(seat, here, there, occupied)]
        for patrol in self.abroad(seat):
            if patrol != here:
                onwards += [(patrol, onward) for onward in targets(seat, patrol, occupied)]
        return onwards + self._guard_moves(occupied)

    def _guard_moves(self, occupied: int) -> list[TacticMove]:
        free = transits(TRANSIT & ~occupied)
        sources = (*self.guards[self.seat], FROM_RESERVE) if self.reserve[self.seat] else self.guards[self.seat]
        return [(source, there) for source in sources for there in free]

    def play(self, turn: TacticTurn) -> tuple[object, ...]:
        """Take a legal turn; what is returned takes it back."""
        seat = self.seat
        undo = (seat, self.patrols[seat], self.guards[seat], self.reserve[seat], self.shuttles[seat])
        quiet, occupied = self.quiet, self.occupied
        steps, has_progress = self._move_pieces(turn)
        if steps or self.shuttles[seat] != NO_SHUTTLES:
            self.shuttles[seat] = self._shuttles_after(steps)
        self.quiet = 0 if has_progress else quiet + 1  # TA-17
        self._end_turn(seat)
        return (*undo, quiet, occupied)

    def undo(self, token: tuple[object, ...]) -> None:
        seat: Seat
        seat, patrols, guards, reserve, shuttles, self.quiet, self.occupied = token  # type: ignore[assignment]
        self.patrols[seat] = patrols  # type: ignore[call-overload]
        self.guards[seat] = guards  # type: ignore[call-overload]
        self.reserve[seat] = reserve  # type: ignore[call-overload]
        self.shuttles[seat] = shuttles  # type: ignore[call-overload]
        self.seat, self.over, self.winner = seat, False, None

    def _move_pieces(self, turn: TacticTurn) -> tuple[dict[int, tuple[int, int]], bool]:
        """Do the actions; tell each stepping patrol's steps and last station by where it is now, and progress."""
        seat = self.seat
        patrols, guards = list(self.patrols[seat]), list(self.guards[seat])
        steps: dict[int, tuple[int, int]] = {}
        has_progress = False
        for here, there in turn:
            if here != FROM_RESERVE:
                self.occupied ^= 1 << here
            if there != GIVEN_UP:
                self.occupied ^= 1 << there
            if here in patrols:
                patrols[patrols.index(here)] = there if there != GIVEN_UP else LOST
                if there != GIVEN_UP:
                    steps[there] = (steps.pop(here, (0, LOST))[0] + 1, here)
                has_progress |= there == GIVEN_UP or LINE[here] != LINE[there] or bool(HOME_MASK[seat] >> there & 1)
                continue
            if here == FROM_RESERVE:
                self.reserve[seat] -= 1
            else:
                guards.remove(here)
            if there == GIVEN_UP:
                has_progress = True
            else:
                guards.append(there)
        self.patrols[seat] = tuple(patrols)
        self.guards[seat] = tuple(sorted(guards))
        return steps, has_progress

    def _shuttles_after(self, steps: dict[int, tuple[int, int]]) -> tuple[Shuttle, ...]:
        return tuple(
            shuttle(before, place, steps)
            for before, place in zip(self.shuttles[self.seat], self.patrols[self.seat], strict=True)
        )

    def _end_turn(self, seat: Seat) -> None:
        ended = self.home(seat) == 3 or self.patrols[seat].count(LOST) == 3 or self.quiet >= self.limit
        if ended or any(count == SHUTTLE_TURNS for count, _ in self.shuttles[seat]):
            self._stop()
        elif self.can_act(other(seat)):
            self.seat = other(seat)
        elif not self.can_act(seat):
            self._stop()

    def _stop(self) -> None:
        south, north = self.points(0), self.points(1)
        self.over = True
        self.winner = None if south == north else 0 if south > north else 1


def targets(seat: Seat, here: int, occupied: int) -> list[int]:
    """List where a patrol may step (TA-6, TA-7)."""
    targets_there = [there for there in FORWARD[seat][here] if not occupied >> there & 1]
    if targets_there and MUST_ADVANCE[here]:
        return targets_there
    return targets_there + [there for there in SIDEWAYS[seat][here] if not occupied >> there & 1]


def again(seat: Seat, origin: int, here: int, occupied: int) -> list[int]:
    """List where the patrol that has just stepped may step again: not sideways twice (TA-11)."""
    if LINE[origin] != LINE[here]:
        return targets(seat, here, occupied)
    return [there for there in FORWARD[seat][here] if not occupied >> there & 1]


def has_step(seat: Seat, here: int, occupied: int) -> bool:
    for there in FORWARD[seat][here]:
        if not occupied >> there & 1:
            return True
    return any(not occupied >> there & 1 for there in SIDEWAYS[seat][here])
