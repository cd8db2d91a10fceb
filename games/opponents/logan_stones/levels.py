"""How each level of Logan Stones comes to its turn: in how many worlds it thinks, and how far ahead."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from games.core.seeded import Lots
from games.logan_stones.rules import View
from games.opponents.attention import Attention, always
from games.opponents.logan_stones.playouts import Playouts
from games.opponents.logan_stones.position import MOVE, LoganPosition, LoganTurn
from games.opponents.logan_stones.search import LoganSearch, OutOfLooks
from games.opponents.logan_stones.worlds import worlds

WON, LOST = 1.0, -1.0
PLAYED_IN = 32  # worlds of the playouts
MORE = 16  # worlds in which lines that seem complete are looked at again
_MANY = 8  # answers counted: from here on there is no want of them


@dataclass(frozen=True, slots=True)
class LoganLimits:
    recalls: int | None  # turns after which it forgets a back it saw; None: it never does
    worlds: int
    defends: float  # how sure it is to look whether the other could win at once, at each of its turns
    counted: int  # turns whose answers are counted
    looks: int  # for lines that could be completed
    margin: float  # turns this little worse than the best are as good
    playouts: int = 0  # games played on to the end, shared among the best choices
    contenders: int = 16
    attacks: float = 1.0  # how sure it is to look for a line of its own


LIMITS = {
    1: LoganLimits(recalls=0, worlds=1, defends=0.05, counted=0, looks=2_000, margin=0.0, attacks=0.77),
    2: LoganLimits(recalls=2, worlds=1, defends=1.0, counted=8, looks=4_000, margin=0.0),
    3: LoganLimits(recalls=None, worlds=2, defends=1.0, counted=30, looks=6_000, margin=0.05),
    4: LoganLimits(recalls=None, worlds=6, defends=1.0, counted=30, looks=10_000, margin=0.0, playouts=450),
}
ATTENTION = {1: always(1), 2: Attention(2, 1, 85), 3: Attention(3, 2, 93), 4: Attention(4, 3, 70)}
JUDGE = replace(LIMITS[4], looks=14_000)  # for hints and the look back: many are made for one game

Choice = tuple[LoganTurn, float]  # a turn, and what it is worth to the mover


class LoganJudge:
    """One decision: every choice is valued in every world; a lift by the best that can follow it there."""

    def __init__(self, view: View, limits: LoganLimits, seed: str) -> None:
        self.limits = limits
        self.lots = Lots(seed, "logan")
        self.search = LoganSearch(self.limits.looks)
        self._view, self._seed = view, seed
        self.worlds = worlds(view, self.limits.worlds, seed)
        self.held = 0 if view.held is None else self.worlds[0].grid.bit[view.cells[view.held]]
        self._attacks = limits.attacks >= 1 or self.lots.below(100) < 100 * limits.attacks
        self.values: list[dict[LoganTurn, float]] = []

    @property
    def looked(self) -> int:
        """How often it has looked whether a line can be completed, in every world."""
        return sum(map(len, self.values)) + self.limits.looks - max(self.search.looks, 0)

    def judge(self) -> None:
        self.values = [{turn: self._at_once(world, turn) for turn in self._turns(world)} for world in self.worlds]
        try:
            for turn, _ in self.ranked()[: self.limits.counted]:
                self._refine(turn)
        except OutOfLooks:
            pass

    def _turns(self, world: LoganPosition) -> Iterable[LoganTurn]:
        return world.moves_of(self.held) if self.held else world.turns()

    def _at_once(self, world: LoganPosition, turn: LoganTurn) -> float:
        """Look for a line, the own and the other's."""
        seat = world.seat
        token = world.play(turn)
        value = 0.0
        if world.over:
            value = 0.0 if world.winner is None else WON * self._attacks if world.winner == seat else LOST
        elif self._looks() and world.can_win():
            value = LOST
        world.undo(token)
        return value

    def _looks(self) -> bool:
        return self.limits.defends >= 1 or self.lots.below(100) < 100 * self.limits.defends

    def _refine(self, turn: LoganTurn) -> None:
        """Value a turn by the answers to it in every world where it is not settled."""
        for world, values in zip(self.worlds, self.values, strict=True):
            if turn in values and values[turn] not in (WON, LOST):
                values[turn] = self._by_answers(world, turn)

    def _by_answers(self, world: LoganPosition, turn: LoganTurn) -> float:
        token = world.play(turn)
        try:
            if world.over or self.search.can_win(world):
                return 0.0 if world.over else LOST
            safe = self.search.answers(world, _MANY)
            return WON if safe == 0 else 0.5 / safe
        finally:
            world.undo(token)

    def ranked(self) -> list[Choice]:
        """List the turns by their mean over the worlds in which they are possible, the best first."""
        sums: dict[LoganTurn, tuple[float, int]] = {}
        for values in self.values:
            for turn, value in values.items():
                total, many = sums.get(turn, (0.0, 0))
                sums[turn] = (total + value, many + 1)
        return sorted(((turn, total / many) for turn, (total, many) in sums.items()), key=_by_value)

    def choices(self) -> list[Choice]:
        """List what may be chosen now: a stone to lift stands for the best that can follow it in each world."""
        if self.held:
            return self.ranked()
        sums: dict[LoganTurn, float] = {}
        for values in self.values:
            best: dict[LoganTurn, float] = {}
            for turn, value in values.items():
                choice = self._choice(turn)
                best[choice] = max(value, best.get(choice, LOST))
            for choice, value in best.items():
                sums[choice] = sums.get(choice, 0.0) + value
        return sorted(((choice, total / len(self.values)) for choice, total in sums.items()), key=_by_value)

    def _choice(self, turn: LoganTurn) -> LoganTurn:
        """Name what is chosen now: of a move only the lift, if nothing is held yet."""
        if self.held or not turn[0]:
            return turn
        return (MOVE, turn[1], turn[1], 0) if turn[0] == MOVE else (*turn[:3], 0)

    def played_on(self, among: Sequence[LoganTurn]) -> LoganTurn:
        playouts = Playouts(worlds(self._view, PLAYED_IN, f"{self._seed}/playouts"), self._view.player, self.lots)
        best = playouts.halved(among, self.limits.playouts)[0][0]
        self.search.looks -= playouts.played
        return best

    def surest(self, among: Sequence[LoganTurn]) -> list[LoganTurn]:
        """Keep the choices that complete a line in the most other worlds: some won only by the backs first drawn."""
        wins = Counter[LoganTurn]()
        for world in worlds(self._view, MORE, f"{self._seed}/surest"):
            turns = [turn for turn in self._turns(world) if self._choice(turn) in among]
            wins.update({self._choice(turn) for turn in turns if _wins(world, turn)})
        return [choice for choice in among if wins[choice] == max(wins.values(), default=0)]

    def surest_first(self) -> list[Choice]:
        """List whole turns by their mean; of those that complete a line in every world the surest come first."""
        ranked = self.ranked()
        among = {turn for turn, value in ranked if value == WON}
        wins = Counter[LoganTurn]()
        for world in worlds(self._view, MORE, f"{self._seed}/surest") if len(among) > 1 else ():
            wins.update(turn for turn in self._turns(world) if turn in among and _wins(world, turn))
        return sorted(ranked, key=lambda choice: (-choice[1], -wins[choice[0]]))


def _by_value(choice: Choice) -> float:
    return -choice[1]


def _wins(world: LoganPosition, turn: LoganTurn) -> bool:
    seat, token = world.seat, world.play(turn)
    won = bool(world.over and world.winner == seat)
    world.undo(token)
    return won


def choose_turn(judge: LoganJudge) -> LoganTurn:
    """Draw among the choices that are about as good as the best; a certain line comes before one that may be."""
    judge.judge()
    choices = judge.choices()
    if judge.limits.playouts and choices[0][1] not in (WON, LOST):
        return judge.played_on([choice for choice, _ in choices[: judge.limits.contenders]])
    good = [turn for turn, value in choices if value >= choices[0][1] - judge.limits.margin]
    if choices[0][1] == WON and len(good) > 1:
        good = judge.surest(good)
    return judge.lots.pick(good)
