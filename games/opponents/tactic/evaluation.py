"""What a position of Tactic is worth in steps, and what each part of a turn gains."""

from collections.abc import Iterator

from games.core.outcome import Seat, other
from games.opponents.tactic.position import FROM_RESERVE, TacticMove, TacticPosition, TacticTurn, again, targets
from games.tactic.state import LOST
from games.tactic.tracks import FORWARD_MASK, TRANSIT, transits
from games.tactic.ways import HOME_MASK, IN_THE_WAY, STEP, distances

WON = 100_000
TEMPO = STEP  # to be about to move: half a turn
RESERVE = 3  # a guard that may still go anywhere
PLACED = 2  # a guard that stands somewhere and is worth what it blocks
STUCK = 2  # a patrol that has no base free ahead
GONE = 12 * STEP  # a patrol given up (TA-19)
_LEAVING = 2  # places tried for a guard that makes room

Gain = tuple[int, TacticTurn]


def worth(position: TacticPosition, seat: Seat) -> int:
    """Compare both sides' ways home, in quarter steps, for the seat."""
    return _side(position, seat) - _side(position, other(seat))


def _side(position: TacticPosition, seat: Seat) -> int:
    away = position.away(seat, position.guards[1 - seat])
    ahead = FORWARD_MASK[seat]
    free = ~position.occupied
    value = RESERVE * position.reserve[seat] + PLACED * len(position.guards[seat])
    for here in position.patrols[seat]:
        if here == LOST:
            value -= GONE
        else:
            value -= away[here]
            if away[here] and not ahead[here] & free:
                value -= STUCK
    return value


class TurnParts:
    """The steps and the guard moves of which the mover's turns are made, each with what it gains."""

    __slots__ = ("_away", "_home", "_occupied", "_patrols", "_seat", "_standing", "guards", "steps", "walks")

    def __init__(self, position: TacticPosition) -> None:
        seat = self._seat = position.seat
        self._occupied = position.occupied
        self._patrols = position.abroad(seat)
        self._away = position.away(seat, position.guards[1 - seat])
        self._home = position.home(seat)
        self._standing = position.guards[seat]
        self.steps: list[tuple[int, TacticMove]] = []
        self.walks: list[Gain] = []
        self._walk()
        self.guards = _guard_moves(position)

    def _walk(self) -> None:
        for here in self._patrols:
            for there in targets(self._seat, here, self._occupied):
                gain = self._gain(here, there)
                self.steps.append((gain, (here, there)))
                if gain >= WON:
                    self.walks.append((gain, ((here, there),)))
                else:
                    self._second_steps(gain, here, there)

    def _gain(self, here: int, there: int) -> int:
        if self._home == 2 and HOME_MASK[self._seat] >> there & 1:
            return WON
        return self._away[here] - self._away[there]

    def _second_steps(self, gain: int, here: int, there: int) -> None:
        seat = self._seat
        occupied = self._occupied ^ 1 << here ^ 1 << there
        step = (here, there)
        for onward in again(seat, here, there, occupied):
            self.walks.append((gain + self._gain(there, onward), (step, (there, onward))))
        for patrol in self._patrols:
            if patrol > here:
                for onward in targets(seat, patrol, occupied):
                    both = WON if self._are_last(there, onward) else gain + self._gain(patrol, onward)
                    self.walks.append((both, (step, (patrol, onward))))
            elif patrol < here and here in targets(seat, patrol, occupied):
                self.walks.append((gain + self._gain(patrol, here), (step, (patrol, here))))

    def _are_last(self, one: int, two: int) -> bool:
        """Tell whether two patrols that get to these bases are the second and the third at home (TA-14)."""
        mask = HOME_MASK[self._seat]
        return self._home == 1 and bool(mask >> one & mask >> two & 1)

    def best(self) -> int | None:
        """Find what the best turn gains, roughly: without looking where step and guard get into each other's way."""
        most = max(self.walks)[0] if self.walks else None
        if self.guards and self.steps:
            with_guard = max(self.steps)[0] + max(self.guards)[0]
            return with_guard if most is None or with_guard > most else most
        return most

    def turns(self, guards: int) -> list[Gain]:
        """List the turns, the best first; of the guard moves only so many."""
        weighed = list(self.walks)
        chosen = sorted(self.guards, reverse=True)[:guards]
        for gain, step in self.steps:
            for more, guard in chosen if gain < WON else ():
                if guard[1] != step[1]:
                    weighed.append((gain + more, (step, guard)))
        weighed += self._clearings()
        weighed.sort(reverse=True)
        return weighed

    def _clearings(self) -> Iterator[Gain]:
        """List the turns in which an own guard makes room for an own patrol, with its best ways to go."""
        for guard in self._standing:
            cleared = self._occupied ^ 1 << guard
            stepping = [here for here in self._patrols if guard in targets(self._seat, here, cleared)]
            if stepping:
                for more, move in self._leaving(guard):
                    for here in stepping:
                        yield more + self._gain(here, guard), (move, (here, guard))

    def _leaving(self, guard: int) -> list[tuple[int, TacticMove]]:
        """List the guard's best moves; where none is felt, any."""
        moves = sorted((one for one in self.guards if one[1][0] == guard), reverse=True)[:_LEAVING]
        return moves or [(0, (guard, there)) for there in transits(TRANSIT & ~self._occupied)[:1]]


def _guard_moves(position: TacticPosition) -> list[tuple[int, TacticMove]]:
    """List the guard moves to where enemy patrols would want to pass, with what they cost them."""
    seat = position.seat
    enemy = other(seat)
    patrols = position.abroad(enemy)
    standing = position.guards[seat]
    sources = (*standing, FROM_RESERVE) if position.reserve[seat] else standing
    if not sources or not patrols:
        return []
    away = position.away(enemy, standing)
    before = sum([away[here] for here in patrols])
    homes = tuple(sorted(set(position.patrols[enemy]) - {*patrols, LOST}))
    free = ~position.occupied
    places = {there for here in patrols for there in IN_THE_WAY[enemy][here] if free >> there & 1}
    weighed: list[tuple[int, TacticMove]] = []
    for source in sources:
        stay = tuple([guard for guard in standing if guard != source])
        price = PLACED - RESERVE if source == FROM_RESERVE else 0
        for there in places:
            away = distances(enemy, tuple(sorted((*stay, there))), homes)
            weighed.append((sum([away[here] for here in patrols]) - before + price, (source, there)))
    return weighed
