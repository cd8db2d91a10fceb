"""Positions of Logitac about a captured pyramid and the pawn that frees it (LO-24): both sides steer towards them.

One side, the runner, lets its pyramid be captured and then sends its pawns to the enemy's home line. Of 60 such games
34 came to a pawn that could free it at once.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from games.core.game import Action
from games.core.option import Options
from games.core.outcome import SEATS, Seat, other
from games.core.play import legal
from games.core.seated_position import SeatedPosition
from games.core.seeded import Lots
from games.logitac.board import HOMES, INDEX, LEVEL_OF
from games.logitac.kinds import BLACK, PAWN, PYRAMID, SPELLED
from games.logitac.length import SHEET
from games.logitac.rules import GAME
from games.logitac.state import State, line_of, squares
from games.opponents.logitac.attacks import attacker
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.quick_move import Move
from games.opponents.logitac.reasons import is_capture
from games.opponents.logitac.sides import HAS_PYRAMID, SIDE
from games.opponents.registry import opponent
from tools.puzzles.candidates import Candidate

RESERVES = (5, 7, 9, 12)
MOST_TURNS, MOST_OF_A_GAME = 240, 3
LEVELS = (1, 2, 2, 3)
LIKED, CARELESS = 2.0, 0.4  # what is taken at any rate, and the share of other turns taken by liking
FAR, NEAR = 5, 9  # lines from home from which a pawn is hurried on, and on which it may free with its next step


@dataclass(frozen=True, slots=True)
class _Run:
    """A running game, and the side whose pyramid is captured and freed."""

    state: State
    runner: Seat
    levels: tuple[int, ...]

    @property
    def is_captured(self) -> bool:
        return SPELLED[PYRAMID] in self.state.sides[other(self.runner)].captives


def freed(seed: str) -> Iterator[Candidate]:
    """Go through one game after the other for ever."""
    nth = 0
    while True:
        yield from _of_one_game(f"{seed}-{nth}")
        nth += 1


def frees(at: QuickPosition, move: Move) -> bool:
    """Tell whether a move of the seat frees its pyramid."""
    is_pawn = at.board[move >> 8 & 0xFF] == PAWN + BLACK * at.seat and move < 1 << 16
    is_captured = at.sides[(1 - at.seat) * SIDE + HAS_PYRAMID]
    return bool(is_captured) and is_pawn and (move & 0xFF) in HOMES[1 - at.seat]


def _of_one_game(seed: str) -> Iterator[Candidate]:
    lots = Lots(seed, "freed")
    options: Options = {"reserve": lots.pick(RESERVES), "length": SHEET}
    at = _Run(GAME.setup(options, seed), lots.pick(SEATS), tuple(lots.pick(LEVELS) for _ in SEATS))
    actions: list[Action] = []
    while at.state.to_move is not None and at.state.turn <= MOST_TURNS:
        if at.is_captured and at.state.fresh and _is_near(at):
            yield Candidate(options, seed, tuple(actions), SeatedPosition(GAME, at.state, at.state.to_move))
        state = at.state
        for action in _liked(at, f"{seed}/{len(actions)}", lots):
            actions.append(action)
            state = GAME.apply(state, action)
        at = _Run(state, at.runner, at.levels)


def _is_near(at: _Run) -> bool:
    """Tell whether a pawn of the runner is close to freeing."""
    line = {line_of(at.runner, square) for square in _pawns(at)}
    return any(far >= NEAR - 1 for far in line)


def _pawns(at: _Run) -> list[int]:
    pawn = PAWN + BLACK * at.runner
    return [square for square, found in enumerate(at.state.board) if found == pawn and LEVEL_OF[square] == 1]


def _liked(at: _Run, seed: str, lots: Lots) -> Sequence[Action]:
    seat = at.state.to_move or 0
    liked = {action: _liking(at, action) + lots.below(1000) / 1000 for action in legal(GAME, at.state)}
    best = max(liked, key=lambda action: liked[action])
    if liked[best] > LIKED and lots.below(1000) < 1000 * (1 - CARELESS):
        return (best,)
    return cast(Sequence[Action], opponent("logitac").choose(at.state, at.levels[seat], seed))


def _liking(at: _Run, action: Action) -> float:
    """Say how much an action leads to the pyramid's capture, then to its being freed."""
    named = [INDEX[name] for name in squares(action)]
    if len(named) != 2 or "^" in action:
        return 0
    kind, met = at.state.board[named[0]] & 7, at.state.board[named[1]] & 7
    if at.state.to_move != at.runner:
        return 9 if is_capture(action) and met == PYRAMID else 0
    if kind == PYRAMID and not at.is_captured:
        return _liking_walk(at, named)
    return _liking_run(at, named) if kind == PAWN and at.is_captured else 0


def _liking_walk(at: _Run, named: Sequence[int]) -> float:
    """Bring the pyramid forward, best to where it can be captured."""
    origin, target = named
    gained = line_of(at.runner, target) - line_of(at.runner, origin)
    is_attacked = attacker(bytearray(at.state.board), target, other(at.runner))
    return 3 * bool(is_attacked) + 1.5 * (gained > 0)


def _liking_run(at: _Run, named: Sequence[int]) -> float:
    """Hurry pawns on that have come far, unless one is about to free: that turn is left to the level."""
    target = named[1]
    line = line_of(at.runner, target) if LEVEL_OF[target] == 1 else 0
    is_attacked = attacker(bytearray(at.state.board), target, other(at.runner))
    return (1.2 + line / 10 if line >= FAR else 1.2) - bool(is_attacked) if line else 0
