"""Alpha-beta over whole turns of Tactic, the most promising few at every position, until the nodes are used up."""

from dataclasses import dataclass

from games.opponents.tactic.evaluation import TEMPO, WON, Gain, TurnParts, worth
from games.opponents.tactic.position import TacticPosition, TacticTurn

_SURELY = 2 * WON
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2

SearchEntry = tuple[int, int, int, TacticTurn | None]  # depth, kind of bound, value, best turn


@dataclass(frozen=True, slots=True)
class TacticLimits:
    depth: int  # turns ahead
    nodes: int
    width: int  # turns tried at a position
    guards: int  # guard moves tried at a position
    first: int  # turns tried for the move itself


class _OutOfNodes(Exception):
    """The search has used up its nodes."""


class TacticSearch:
    """One search: what it remembers of positions lasts as long as itself."""

    def __init__(self, position: TacticPosition, limits: TacticLimits) -> None:
        self.position = position
        self.limits = limits
        self.nodes = self.depth = 0
        self._known: dict[object, SearchEntry] = {}

    def rank(self, turns: list[TacticTurn], margin: int) -> list[Gain]:
        """Judge turns ever deeper: those within the margin of the best exactly, the others as worse; best first."""
        ranked: list[Gain] = [(-index, turn) for index, turn in enumerate(turns)]
        for depth in range(1, self.limits.depth + 1):
            try:
                ranked = self._judge(ranked, depth, margin)
            except _OutOfNodes:
                break
            self.depth = depth
            if len(ranked) == 1 or abs(ranked[0][0]) > WON // 2:
                break
        return ranked

    def _judge(self, ranked: list[Gain], depth: int, margin: int) -> list[Gain]:
        best = -_SURELY
        gains: list[Gain] = []
        for _, turn in ranked:
            value = self._after(turn, depth, max(best - margin - 1, -_SURELY), _SURELY, 0)
            best = max(best, value)
            gains.append((value, turn))
        gains.sort(key=lambda gain: -gain[0])
        return gains

    def _after(self, turn: TacticTurn, depth: int, low: int, high: int, ply: int) -> int:
        position = self.position
        seat = position.seat
        token = position.play(turn)
        try:
            if position.over:
                return _final(position.winner, seat, ply)
            if position.seat == seat:  # the other could only pass
                return self._value(depth - 1, low, high, ply + 1)
            return -self._value(depth - 1, -high, -low, ply + 1)
        finally:
            position.undo(token)

    def _value(self, depth: int, low: int, high: int, ply: int) -> int:
        self.nodes += 1
        if self.nodes > self.limits.nodes:
            raise _OutOfNodes
        position = self.position
        if depth <= 0:
            return self._at_the_end(ply)
        key = _key(position)
        entry = self._known.get(key)
        if entry and entry[0] >= depth:
            _, bound, value, _ = entry
            if bound == _EXACT or (bound == _AT_LEAST and value >= high) or (bound == _AT_MOST and value <= low):
                return value
        turns = self._turns(entry[3] if entry else None)
        best, chosen, floor = -_SURELY, turns[0], low
        for turn in turns:
            value = self._after(turn, depth, floor, high, ply)
            if value > best:
                best, chosen = value, turn
                floor = max(floor, value)
                if value >= high:
                    break
        bound = _AT_MOST if best <= low else _AT_LEAST if best >= high else _EXACT
        self._known[key] = (depth, bound, best, chosen)
        return best

    def _turns(self, first: TacticTurn | None) -> list[TacticTurn]:
        turns = promising(self.position, self.limits.width, self.limits.guards)
        if first is None:
            return turns
        return [first, *(turn for turn in turns if turn != first)]

    def _at_the_end(self, ply: int) -> int:
        """Value a position by the best turn, taken on trust."""
        position = self.position
        gain = None if position.variant == "forced" and position.owes_guard() else TurnParts(position).best()
        if gain is None:
            return worth(position, position.seat) - TEMPO
        return WON - ply if gain >= WON // 2 else worth(position, position.seat) + gain - TEMPO


def _final(winner: int | None, seat: int, ply: int) -> int:
    if winner is None:
        return 0
    return WON - ply if winner == seat else ply - WON


def _key(position: TacticPosition) -> object:
    """Tell positions apart; quiet turns and shuttles only when they are about to count."""
    quiet = position.quiet if position.limit - position.quiet < 8 else 0
    south, north = position.patrols
    if max(max(side)[0] for side in position.shuttles) >= 2:
        return (south, north, *position.guards, *position.reserve, position.seat, quiet, *position.shuttles)
    return (*sorted(south), *sorted(north), *position.guards, *position.reserve, position.seat, quiet)


def promising(position: TacticPosition, width: int, guards: int) -> list[TacticTurn]:
    """List the turns worth trying, the best first; never none where the player has a turn."""
    if position.variant == "forced" and position.owes_guard():
        return list(position.turns())[:width]
    best = [turn for _, turn in TurnParts(position).turns(guards)[:width]]
    return best or list(position.turns())[:width]
