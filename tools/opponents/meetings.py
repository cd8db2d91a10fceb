"""Let any two players meet, as at a practice table unless options say otherwise."""

from collections.abc import Iterator
from dataclasses import dataclass

from games.core.game import Position
from games.core.option import Options, usual
from games.core.outcome import Seat
from games.opponents.match import MOST_TURNS, MatchTally
from games.registry import game
from tools.opponents.players import player


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two players by their names, a game and its options."""

    key: str
    names: tuple[str, str]
    options: Options

    def __str__(self) -> str:
        chosen = (f"{name}={value}" for name, value in self.options.items())
        return " ".join((self.key, *self.names, *chosen))


@dataclass(frozen=True, slots=True)
class Met:
    """How one game went: where the first player sat, who won, after how many turns."""

    seat: Seat
    winner: Seat | None
    reason: str
    turns: int

    @property
    def points(self) -> float:
        """The first player's: 1 for a win, a half for a draw."""
        return 0.5 if self.winner is None else float(self.winner == self.seat)


def play(meeting: Meeting, nth: int, seed: str) -> Met:
    """Play the nth game: two by two from the same seed with the seats swapped."""
    rules, seed = game(meeting.key), f"{seed}/{nth // 2}"
    seat: Seat = 1 if nth % 2 else 0
    players = [player(meeting.key, name) for name in meeting.names]
    state: Position = rules.setup({**usual(rules.options, alone=True), **meeting.options}, seed)
    taken = 0
    while state.to_move is not None and state.turn <= MOST_TURNS:
        who = int(state.to_move != seat)
        for action in players[who](rules, state, f"{seed}/{taken}/{who}"):
            state = rules.apply(state, action)
            taken += 1
    winner, reason = (state.outcome.winner, state.outcome.reason) if state.outcome else (None, "open")
    return Met(seat, winner, reason, state.turn)


def meet(meeting: Meeting, games: int, seed: str) -> MatchTally:
    return counted([play(meeting, nth, seed) for nth in range(games)])


def counted(met: list[Met]) -> MatchTally:
    """Count what the first player won, drew and lost."""
    return MatchTally(*_three(one.points for one in met))


def first_seat(met: list[Met]) -> MatchTally:
    """Count the same for whoever sat first."""
    return MatchTally(*_three(0.5 if one.winner is None else 1.0 - one.winner for one in met))


def _three(points: Iterator[float]) -> tuple[int, int, int]:
    found = list(points)
    return found.count(1.0), found.count(0.5), found.count(0.0)
