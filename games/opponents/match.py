"""Let two players of a game meet many times, seats swapped, and count how it went."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from math import sqrt

from games.core.game import Action, AnyGame, Position
from games.core.option import Options
from games.core.outcome import Seat
from games.core.play import legal
from games.core.seeded import Lots
from games.opponents.opponent import LEVELS, AnyOpponent
from games.opponents.registry import opponent

MOST_TURNS = 1500  # a game that takes longer is left open and counts as a draw
CONFIDENCE = 1.96  # standard deviations either way: 95 %

Stopwatch = Callable[[], float]
Entrant = int | None  # a level, or None: one who plays at random


@dataclass(frozen=True, slots=True)
class Thought:
    seconds: float
    nodes: int


@dataclass(frozen=True, slots=True)
class MatchGame:
    """One game: where the first entrant sat, who won, how, after how many turns, and what each entrant's turns cost."""

    seat: Seat
    winner: Seat | None
    reason: str
    turns: int
    thoughts: tuple[tuple[Thought, ...], tuple[Thought, ...]]  # the first entrant's, the second's

    @property
    def points(self) -> float:
        """The first entrant's: 1 for a win, a half for a draw."""
        return 0.5 if self.winner is None else float(self.winner == self.seat)


@dataclass(frozen=True, slots=True)
class MatchTally:
    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.games)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Give the interval in which the true share lies with 95 % confidence (Wilson, 1927)."""
    if not games:
        return 0.0, 1.0
    square = CONFIDENCE * CONFIDENCE / games
    middle = (share + square / 2) / (1 + square)
    around = CONFIDENCE * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - around), min(1.0, middle + around)


def tally(games: list[MatchGame], seat: Seat | None = None) -> MatchTally:
    """Count the games, or only those in which the first entrant sat there."""
    points = [game.points for game in games if seat in (None, game.seat)]
    return MatchTally(points.count(1.0), points.count(0.5), points.count(0.0))


def first_seat(games: list[MatchGame]) -> MatchTally:
    """Count the results of seat 0, to see which seat is favoured."""
    winners = [game.winner for game in games]
    return MatchTally(winners.count(0), winners.count(None), winners.count(1))


def costs(games: list[MatchGame], entrant: int) -> list[Thought]:
    """Gather what an entrant's turns cost, 0 the first, 1 the second."""
    return list(chain.from_iterable(game.thoughts[entrant] for game in games))


def percentile(numbers: list[float], share: float) -> float:
    """Find the number below which that share of them lies; 0 of none."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass(frozen=True, slots=True)
class Match:
    """Two entrants and their game; the seed decides every game and every turn."""

    game: AnyGame
    entrants: tuple[Entrant, Entrant]
    options: Options
    seed: str

    def play(self, games: int, clock: Stopwatch) -> Iterator[MatchGame]:
        """Play so many games, two by two from the same seed with the seats swapped."""
        for nth in range(games):
            yield self.play_one(1 if nth % 2 else 0, f"{self.seed}/{nth // 2}", clock)

    def play_one(self, seat: Seat, seed: str, clock: Stopwatch) -> MatchGame:
        """Play one game, the first entrant on this seat."""
        state: Position = self.game.setup(self.options, seed)
        thoughts: tuple[list[Thought], list[Thought]] = ([], [])
        taken = 0
        while state.to_move is not None and state.turn <= MOST_TURNS:
            entrant = int(state.to_move != seat)
            thinking = opponent(self.game.key)
            began, nodes = clock(), thinking.nodes
            actions = _turn(self.game, thinking, self.entrants[entrant], state, f"{seed}/{taken}/{entrant}")
            thoughts[entrant].append(Thought(clock() - began, thinking.nodes - nodes))
            for action in actions:
                state = self.game.apply(state, _legal_one(self.game, state, action))
                taken += 1
        winner, reason = (state.outcome.winner, state.outcome.reason) if state.outcome else (None, "open")
        return MatchGame(seat, winner, reason, state.turn, (tuple(thoughts[0]), tuple(thoughts[1])))


def _turn(game: AnyGame, thinking: AnyOpponent, level: Entrant, state: Position, seed: str) -> tuple[Action, ...]:
    if level is None:
        return (Lots(seed, "random").pick(legal(game, state)),)
    return thinking.choose(game.remembered(state, state.to_move), level, seed)


def _legal_one(game: AnyGame, state: Position, action: Action) -> Action:
    """Refuse what the rules refuse: an opponent that errs is at fault, and says so."""
    if action not in legal(game, state):
        raise ValueError(f"{game.key}: {action} is not legal in turn {state.turn}")
    return action


def entrant(text: str) -> Entrant:
    """Read a level, or `random`; ValueError for anything else."""
    if text == "random":
        return None
    if text.isascii() and text.isdigit() and int(text) in LEVELS:
        return int(text)
    raise ValueError(text)
