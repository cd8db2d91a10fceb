"""Alpha-beta with quiescence over whole turns, limited by nodes."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.logitac.board import LEVEL_OF
from games.logitac.kinds import CHIMNEY, EMPTY, PAWN
from games.opponents.logitac.moves import captures, duty, moves
from games.opponents.logitac.position import DRAWN, RUNNING, QuickPosition
from games.opponents.logitac.quick_move import RISE, Move
from games.opponents.logitac.sides import CAPTURED, CREDITS, SIDE
from games.opponents.logitac.weighing import CATCH, weigh

WIN = 1_000_000
WON = WIN - 1000  # at least: a win within so many plies
DEEPEST = 24
DULL_AFTER = 100  # quiet turns without anything gained weigh as much as a draw
_LOWER, _EXACT, _UPPER = range(3)
_FEW = 3  # ascents, recruits and ways out that are looked at, of a kind
TAKES = 10  # plies of captures and forced ascents


class OutOfNodesError(Exception):
    """The search has looked at as much as it may."""


class WeighedMove(NamedTuple):
    value: int
    move: Move


class _Entry(NamedTuple):
    depth: int
    bound: int
    value: int
    move: Move


class Search:
    """One search from a position, which it leaves as it was."""

    def __init__(self, at: QuickPosition, most: int, takes: int = TAKES, dull: int = 0) -> None:
        self.at, self.most, self.nodes = at, most, 0
        self._takes_most, self._dull, self._seat = takes, dull, at.seat
        self._known: dict[int, _Entry] = {}
        self._killers: list[Move] = [-1] * 200
        self._good: dict[Move, int] = {}  # quiet moves that refuted others, and how often

    def go_on(self, most: int | None = None) -> None:
        """Allow so many nodes again, or as many as before, and keep what is known."""
        self.nodes, self.most = 0, self.most if most is None else most

    def best(self, root: Sequence[Move], deepest: int, favour: Mapping[Move, int]) -> list[WeighedMove]:
        """Weigh the moves to the depth that the nodes allow; the best first, the others' values are upper bounds."""
        ranked = [WeighedMove(favour.get(move, 0), move) for move in root]
        made = self.at.made
        for depth in range(1, deepest + 1):
            done: list[WeighedMove] = []
            try:
                self._weigh_root(ranked, depth, favour, done)
            except OutOfNodesError:
                while self.at.made > made:
                    self.at.unmake()
                seen = {one.move for one in done}
                return sorted(done, key=_by_value) + [one for one in ranked if one.move not in seen] if done else ranked
            ranked = sorted(done, key=_by_value)
            if abs(ranked[0].value) > WON or len(ranked) == 1:
                break
        return ranked

    def _weigh_root(
        self, ranked: Sequence[WeighedMove], depth: int, favour: Mapping[Move, int], done: list[WeighedMove]
    ) -> None:
        """Weigh the moves in order, each with what it is favoured by, and note them as they are done."""
        best = -WIN
        for _, move in ranked:
            extra = favour.get(move, 0)
            value = self._after(move, depth, best - extra if done else -WIN, is_first=not done)
            done.append(WeighedMove(value + extra if abs(value) < WON else value, move))
            best = max(best, done[-1].value)

    def _after(self, move: Move, depth: int, alpha: int, *, is_first: bool) -> int:
        """Make a move and weigh it; all but the first are first asked whether they are better at all."""
        beta, ply = WIN, 1
        at, seat = self.at, self.at.seat
        at.make(move)
        value: int
        if at.winner != RUNNING:
            value = self._ended(seat, ply)
        elif at.seat == seat:  # the turn goes on
            value = self._search(depth, alpha, beta, ply + 1)
        elif is_first:
            value = -self._search(depth - 1, -beta, -alpha, ply + 1)
        else:
            value = -self._search(depth - 1, -alpha - 1, -alpha, ply + 1)
            if alpha < value < beta:
                value = -self._search(depth - 1, -beta, -alpha, ply + 1)
        at.unmake()
        return value

    def _search(self, depth: int, alpha: int, beta: int, ply: int) -> int:
        at = self.at
        if depth <= 0:
            return self.calm(alpha, beta, ply, self._takes_most)
        self.nodes += 1
        if self.nodes > self.most:
            raise OutOfNodesError
        key = self._key()
        entry = self._known.get(key)
        hint = -1
        if entry is not None:
            hint = entry.move
            if entry.depth >= depth and abs(entry.value) < WON:
                if entry.bound == _EXACT:
                    return entry.value
                if entry.bound == _LOWER and entry.value >= beta:
                    return entry.value
                if entry.bound == _UPPER and entry.value <= alpha:
                    return entry.value
        if depth > 2 and beta - alpha == 1 and self._may_rest(ply) and self._weigh() >= beta:
            at.make_null()
            value = -self._search(depth - 3, -beta, -beta + 1, ply + 1)
            at.unmake()
            if value >= beta and value < WON:
                return value
        listed = moves(at, _FEW)
        if not listed:
            return self._passed(depth, alpha, beta, ply)
        return self._best_of(self._ordered(listed, hint, ply), depth, alpha, beta, key=key, ply=ply)

    def _best_of(self, found: list[Move], depth: int, alpha: int, beta: int, *, key: int, ply: int) -> int:
        at, seat, board = self.at, self.at.seat, self.at.board
        best, chosen, floor = -WIN, found[0], alpha
        for nth, move in enumerate(found):
            is_quiet = (move < RISE and board[move & 0xFF] in (EMPTY, CHIMNEY)) or move > RISE | 0xFFFF
            at.make(move)
            if at.winner != RUNNING:
                value = self._ended(seat, ply)
            elif at.seat == seat:
                value = self._search(depth, alpha, beta, ply + 1)
            elif nth == 0:
                value = -self._search(depth - 1, -beta, -alpha, ply + 1)
            else:
                less = (2 if nth > 11 and depth > 3 else 1) if is_quiet and nth > 3 and depth > 1 else 0
                value = -self._search(depth - 1 - less, -alpha - 1, -alpha, ply + 1)
                if less and value > alpha:
                    value = -self._search(depth - 1, -alpha - 1, -alpha, ply + 1)
                if alpha < value < beta:
                    value = -self._search(depth - 1, -beta, -alpha, ply + 1)
            at.unmake()
            if value > best:
                best, chosen = value, move
                alpha = max(alpha, value)
                if alpha >= beta:
                    if is_quiet:
                        self._killers[ply] = move
                        self._good[move] = self._good.get(move, 0) + depth * depth
                    break
        bound = _LOWER if best >= beta else _EXACT if best > floor else _UPPER
        self._known[key] = _Entry(depth, bound, best, chosen)
        return best

    def calm(self, alpha: int, beta: int, ply: int, left: int) -> int:
        """Weigh a position when what is forced, and the captures, have been played out."""
        at = self.at
        self.nodes += 1
        if self.nodes > self.most:
            raise OutOfNodesError
        forced = moves(at, 2) if at.falling or at.is_escaping else duty(at, 1)
        best = -WIN
        if not forced:
            best = self._weigh()
            if best >= beta or left <= 0:
                return best
            alpha = max(alpha, best)
            ways = self._takes(best, alpha)
        elif left <= -4:
            return self._weigh()
        else:
            ways = forced[:4]
        seat = at.seat
        for move in ways:
            at.make(move)
            if at.winner != RUNNING:
                value = self._ended(seat, ply)
            elif at.seat == seat:
                value = self.calm(alpha, beta, ply + 1, left - 1)
            else:
                value = -self.calm(-beta, -alpha, ply + 1, left - 1)
            at.unmake()
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if alpha >= beta:
                        break
        return best

    def _takes(self, stand: int, alpha: int) -> list[Move]:
        """Order the captures that might raise the value above alpha, the largest first."""
        at = self.at
        board = at.board
        base = at.seat * SIDE
        takes = []
        for move in captures(at):
            target = move & 0xFF
            met = board[target] & 7
            gain = CATCH[met]
            if met == PAWN:
                number = LEVEL_OF[target] - 1
                earns = at.sides[base + CAPTURED + number] & 1
                gain += 700 * earns
            if stand + gain + 2500 > alpha:
                takes.append((gain * 16 - CATCH[board[move >> 8] & 7], move))
        takes.sort(reverse=True)
        return [move for _, move in takes]

    def _weigh(self) -> int:
        """Weigh the position as it is; the searching seat likes quiet turns less the more there were."""
        at = self.at
        dull = self._dull * at.quiet // DULL_AFTER
        return weigh(at) - dull if at.seat == self._seat else weigh(at) + dull

    def _ended(self, seat: int, ply: int) -> int:
        """Weigh an end for the seat that brought it about: sooner won is better, later lost is less bad."""
        winner = self.at.winner
        if winner == DRAWN:
            return -self._dull if seat == self._seat else self._dull
        return WIN - ply if winner == seat else ply - WIN

    def _passed(self, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Weigh a position whose seat is stuck (G-8)."""
        at, seat = self.at, self.at.seat
        at.make_pass()
        if at.winner != RUNNING:
            value = self._ended(seat, ply)
        elif not moves(at, 1):
            value = 0
        else:
            value = -self._search(depth - 1, -beta, -alpha, ply + 1)
        at.unmake()
        return value

    def _may_rest(self, ply: int) -> bool:
        """Tell whether resting would be no better than moving: not in a begun turn, twice running, or with a duty."""
        at = self.at
        if at.falling or at.is_escaping or ply < 2:
            return False
        base = at.seat * SIDE + CREDITS
        return not any(at.sides[base : base + 3]) and not at.has_rested

    def _key(self) -> int:
        at = self.at
        quiet = at.quiet if at.limit - at.quiet < 16 else -1 - at.quiet // 8
        begun = (at.falling, at.landing) if at.falling else at.is_escaping
        return hash((at.key, at.seat, quiet, at.turn < 3, at.is_stirred, begun, *at.sides))

    def _ordered(self, found: list[Move], hint: Move, ply: int) -> list[Move]:
        board, good, killer = self.at.board, self._good, self._killers[ply]
        scored = []
        for move in found:
            if move == hint:
                score = 1 << 40
            elif move < RISE and board[move & 0xFF] & 7:
                score = (1 << 30) + CATCH[board[move & 0xFF] & 7] * 16 - CATCH[board[move >> 8] & 7]
            elif move == killer:
                score = 1 << 29
            else:
                score = good.get(move, 0)
            scored.append((-score, move))
        scored.sort()
        return [move for _, move in scored]


def _by_value(one: WeighedMove) -> int:
    """Sort the best first; of equals the one weighed first, since the others' values are only upper bounds."""
    return -one.value
