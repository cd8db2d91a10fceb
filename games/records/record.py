"""The data of an exported game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import accumulate, groupby, pairwise

from games.core.game import Action, Game, Position, S, V
from games.core.option import Options, complete
from games.core.outcome import Outcome, Seat
from games.core.play import digest
from games.records.commitment import commit_secret, commit_seed


class Score(StrEnum):
    FIRST = "1-0"  # seat 0 won
    SECOND = "0-1"
    DRAW = "1/2-1/2"
    NONE = "none"  # given up without a result
    RUNNING = "*"


@dataclass(frozen=True, slots=True)
class Result:
    score: Score
    reason: str = ""  # a kebab-case word; empty exactly while the game runs


RUNNING = Result(Score.RUNNING)


def result_of(outcome: Outcome | None) -> Result:
    if outcome is None:
        return RUNNING
    scores = {0: Score.FIRST, 1: Score.SECOND, None: Score.DRAW}
    return Result(scores[outcome.winner], outcome.reason)


@dataclass(frozen=True, slots=True)
class Heading:
    """The facts outside the rules: players, dates, and an end that the rules didn't decide."""

    players: tuple[str, str]
    started: str  # times are ISO 8601, UTC
    ended: str = ""
    result: Result | None = None  # None: as the rules say
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Log:
    """What determines a game, and the salts of the hidden actions by index."""

    options: Options
    seed: str
    actions: Sequence[Action]
    salts: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Turn:
    number: int
    seat: Seat
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """A hidden action with what proves that it was promised: `commit_secret(action, salt)`."""

    index: int
    salt: str
    action: Action


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Indices count actions from 1. Seed, secrets and digest are absent from what is shown while a game runs."""

    game: str
    rules: int
    options: tuple[tuple[str, str], ...]
    players: tuple[str, str]
    started: str
    ended: str
    result: Result
    notes: tuple[str, ...]
    seed_commitment: str
    seed: str | None
    commitments: tuple[tuple[int, str], ...]
    secrets: tuple[Opened, ...]
    turns: tuple[Turn, ...]
    digest: str | None
    seal: str | None = field(default=None, compare=False)  # as it was read: None in what older versions wrote

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(action for turn in self.turns for action in turn.actions)


def is_hidden(game: Game[S, V], state: S, action: Action) -> bool:
    """Tell whether the public log writes this action otherwise than it was."""
    return game.redact(state, action, None) != action


def opened(game: Game[S, V], log: Log, heading: Heading) -> GameRecord:
    """Write down everything: for a game that is over, or for its owner's disk."""
    positions = _positions(game, log)
    actions, salts = log.actions, log.salts
    return GameRecord(
        game=game.key,
        rules=game.version,
        options=tuple((name, str(value)) for name, value in complete(game.options, log.options).items()),
        players=heading.players,
        started=heading.started,
        ended=heading.ended,
        result=heading.result or result_of(positions[-1].outcome),
        notes=heading.notes,
        seed_commitment=commit_seed(log.seed),
        seed=log.seed,
        commitments=tuple((index, commit_secret(actions[index - 1], salts[index])) for index in sorted(salts)),
        secrets=tuple(Opened(index, salts[index], actions[index - 1]) for index in sorted(salts)),
        turns=turns(positions, actions),
        digest=digest(positions[-1]),
    )


def closed(game: Game[S, V], log: Log, heading: Heading, seat: Seat | None) -> GameRecord:
    """Write down what this seat may know while the game runs: a digest, too, would tell what is hidden."""
    positions = _positions(game, log)
    redacted = [game.redact(state, action, seat) for state, action in zip(positions, log.actions, strict=False)]
    whole = opened(game, log, heading)
    return replace(whole, seed=None, secrets=(), turns=turns(positions, redacted), digest=None)


def _positions(game: Game[S, V], log: Log) -> list[S]:
    """Follow the log without asking whether it is legal: that was settled when it was logged."""
    return list(accumulate(log.actions, game.apply, initial=game.setup(log.options, log.seed)))


def turns(positions: Iterable[Position], actions: Sequence[Action]) -> tuple[Turn, ...]:
    """Cut a log into turns; a pass leaves no trace (G-8)."""
    seats = [(before.turn, before.to_move) for before, _ in pairwise(positions)]
    runs = groupby(zip(seats, actions, strict=True), key=lambda pair: pair[0])
    return tuple(
        Turn(number, seat, tuple(action for _, action in run))
        for (number, seat), run in runs
        if seat is not None  # an action was taken, so somebody was to move
    )
