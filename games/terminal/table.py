"""The game two people play at one terminal, without any reading and writing."""

import secrets
from collections.abc import Sequence
from enum import StrEnum

from games.core.game import Action, AnyGame, OpenGame, Position
from games.core.option import Options
from games.core.outcome import Seat, other
from games.core.play import states, take
from games.records.commitment import commit_secret
from games.records.record import GameRecord, Log, Result, Score, Turn, is_hidden, result_of, turns
from games.registry import manual


class NoUndo(Exception):
    class Why(StrEnum):
        NONE = "none"  # the running turn hasn't begun
        SHOWN = "shown"  # the action revealed something

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


class TextTable:
    """A growing log with all the states it went through."""

    def __init__(self, game: AnyGame, log: Log) -> None:
        self.game, self.options, self.seed = game, log.options, log.seed
        self.actions: list[Action] = list(log.actions)
        self.salts: dict[int, str] = dict(log.salts)
        self._states: list[Position] = list(states(game, log.options, log.seed, log.actions))
        self.ended: Result | None = None  # by resignation or agreement

    @property
    def state(self) -> Position:
        return self._states[-1]

    @property
    def result(self) -> Result:
        return self.ended or result_of(self.state.outcome)

    @property
    def is_over(self) -> bool:
        return self.result.score is not Score.RUNNING

    @property
    def has_secrets(self) -> bool:
        return self.game.has_secrets and not self.is_over

    @property
    def asks_secret(self) -> bool:
        """Tell whether the typed line must be hidden from the other player, misspelled or not."""
        if isinstance(self.game, OpenGame) or self.is_over:
            return False
        return any(is_hidden(self.game, self.state, action) for action in self.legal()[:1])

    @property
    def log(self) -> Log:
        return Log(self.options, self.seed, tuple(self.actions), dict(self.salts))

    def view(self, seat: Seat | None) -> Position:
        shown: Position = self.game.view(self.state, seat)
        return shown

    def remembered(self, seat: Seat) -> Position:
        known: Position = self.game.remembered(self.state, seat)
        return known

    def legal(self) -> Sequence[Action]:
        return self.game.actions(self.view(self.state.to_move))

    def act(self, text: str) -> list[str]:
        """Take a typed line, all or none; give back the commitments to what it hid."""
        promised: list[str] = []
        for action, state in take(manual(self.game), self.state, text):
            before = self.state
            self.actions.append(action)
            self._states.append(state)
            if is_hidden(self.game, before, action):
                salt = self.salts[len(self.actions)] = secrets.token_hex(16)
                promised.append(commit_secret(action, salt))
        return promised

    def undo(self) -> Action:
        """Take back the last action of the running turn, unless it showed something hidden."""
        if self.state.fresh or self.is_over:
            raise NoUndo(NoUndo.Why.NONE)
        if self.game.reveals(self._states[-2], self.actions[-1]):
            raise NoUndo(NoUndo.Why.SHOWN)
        self._states.pop()
        self.salts.pop(len(self.actions), None)
        return self.actions.pop()

    def public_turns(self) -> tuple[Turn, ...]:
        """Give the log as both may read it on one screen."""
        if self.is_over:
            return turns(self._states, self.actions)
        pairs = zip(self._states, self.actions, strict=False)
        return turns(self._states, [self.game.redact(state, action, None) for state, action in pairs])

    def resign(self) -> None:
        if self.state.to_move is not None:
            winner = other(self.state.to_move)
            self.ended = Result(Score.SECOND if winner else Score.FIRST, "resigned")

    def agree(self) -> None:
        self.ended = result_of(self.game.agreed_outcome(self.state))


def begin(game: AnyGame, options: Options, seed: str) -> TextTable:
    return TextTable(game, Log(options, seed, (), {}))


def go_on(game: AnyGame, record: GameRecord, seed: str) -> TextTable:
    """Continue a recorded game whose promises have been checked: from here on the file promises anew."""
    salts = {secret.index: secret.salt for secret in record.secrets}
    return TextTable(game, Log(dict(record.options), seed, record.actions, salts))
