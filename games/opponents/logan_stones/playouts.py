"""Play Logan Stones on to the end, safely on both sides, and give most playouts to the choices that do best."""

from collections.abc import Iterator, Sequence
from math import ceil, log2

from games.core.outcome import Seat
from games.core.seeded import Lots
from games.opponents.logan_stones.cells import bits
from games.opponents.logan_stones.position import MOVE, LoganPosition, LoganTurn, Undo

LONGEST = 14  # turns of a playout; then it is a draw
TRIES = 8  # turns drawn in search of a safe one; then the player is taken to have none


class Playouts:
    """One decision: each choice is played on in the same worlds, in turn."""

    def __init__(self, worlds: Sequence[LoganPosition], seat: Seat, lots: Lots) -> None:
        self._worlds, self._seat, self._lots = worlds, seat, lots
        self.played = 0

    def halved(self, choices: Sequence[LoganTurn], playouts: int) -> list[tuple[LoganTurn, float]]:
        """Share the playouts over rounds, each with the better half of the one before; the best choice first."""
        sums = dict.fromkeys(choices, (0.0, 0))
        left = list(sums)
        rounds = max(1, ceil(log2(len(left))))
        for _ in range(rounds):
            each = max(1, playouts // (rounds * len(left)))
            for choice in left:
                total, many = sums[choice]
                sums[choice] = (total + sum(self._value(choice, many + nth) for nth in range(each)), many + each)
            left = sorted(left, key=lambda choice: -_mean(sums[choice]))[: ceil(len(left) / 2)]
        order = sorted(sums, key=lambda choice: (choice not in left, -sums[choice][1], -_mean(sums[choice])))
        return [(choice, _mean(sums[choice])) for choice in order]

    def _value(self, choice: LoganTurn, nth: int) -> float:
        """Play one choice on in one world: 1 for a win, -1 for a loss."""
        self.played += 1
        world = self._worlds[nth % len(self._worlds)]
        undone: list[Undo] = []
        winner = self._begun(world, choice, undone)
        if winner is None and not world.over:
            winner = self._played_on(world, undone)
        while undone:
            world.undo(undone.pop())
        return 0.0 if winner is None else 1.0 if winner == self._seat else -1.0

    def _begun(self, world: LoganPosition, choice: LoganTurn, undone: list[Undo]) -> Seat | None:
        """Take the choice; a lift is followed by the drop that wins, or a safe one (LS-7 binds only the stone)."""
        seat = world.seat
        if choice[0] == MOVE and choice[1] == choice[2]:
            drops = list(world.moves_of(choice[1]))
            for turn in drops:
                token = world.play(turn)
                if world.over and world.winner == seat:
                    undone.append(token)
                    return seat
                world.undo(token)
            return None if self._safely(world, iter(self._lots.shuffled(drops)), undone) else 1 - seat  # type: ignore[return-value]
        undone.append(world.play(choice))
        return world.winner if world.over else None

    def _played_on(self, world: LoganPosition, undone: list[Undo]) -> Seat | None:
        for _ in range(LONGEST):
            if world.over:
                return None
            if world.can_win():
                return world.seat
            if not self._safely(world, self._drawn(world), undone):
                return 1 - world.seat  # type: ignore[return-value]
        return None

    def _safely(self, world: LoganPosition, turns: Iterator[LoganTurn], undone: list[Undo]) -> bool:
        """Take the first turn after which the other can't win at once; tell whether there was one."""
        for _, turn in zip(range(TRIES), turns, strict=False):
            token = world.play(turn, may_win=False)
            if world.over or not world.can_win():
                undone.append(token)
                return True
            world.undo(token)
        return False

    def _drawn(self, world: LoganPosition) -> Iterator[LoganTurn]:
        if world.reserves[world.seat]:
            yield from self._lots.shuffled(list(world.turns()))
            return
        stones = list(bits(world.stones))
        for _ in range(3 * TRIES):
            stone = self._lots.pick(stones)
            turns = [*world.moves_of(stone), *world.flip_of(stone)]
            if turns:
                yield self._lots.pick(turns)


def _mean(sums: tuple[float, int]) -> float:
    return sums[0] / sums[1] if sums[1] else 0.0
