"""Check a record: was the game played by the rules, from the promised seed, with the promised secrets?"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic, TypeVar

from games.core.commitment import commit_secret, commit_seed, holds
from games.core.game import Action, Game, Position
from games.core.option import BadOption
from games.core.play import digest, legal
from games.core.record import GameRecord, Opened, Score, Turn, is_hidden, result_of

S = TypeVar("S", bound=Position)
V = TypeVar("V", bound=Position)

AGREED = "agreed"


class Check(StrEnum):
    RULES = "rules"
    SEED = "seed"
    SECRETS = "secrets"
    MOVES = "moves"
    RESULT = "result"
    DIGEST = "digest"


class RecordVerdict(StrEnum):
    HOLDS = "holds"
    BROKEN = "broken"
    UNSEEN = "unseen"  # what it takes to check this has not been opened


@dataclass(frozen=True, slots=True)
class RecordFinding:
    check: Check
    verdict: RecordVerdict
    detail: str = ""


@dataclass(slots=True)
class Replay(Generic[S]):
    """A record played again as far as it goes: the state at set-up, then after each turn."""

    states: list[S] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    unpromised: list[int] = field(default_factory=list)
    fault: str = ""  # where the log stops holding: "3. 0 1b-2c"


def replay(game: Game[S, V], record: GameRecord) -> Replay[S]:
    """Play the log; an option or an action that the rules refuse ends it with a fault."""
    done: Replay[S] = Replay()
    try:
        done.states.append(game.setup(dict(record.options), record.seed or ""))
    except BadOption as wrong:
        done.fault = f"{wrong.name}={wrong.value}"
    for turn in record.turns if done.states else ():
        wrong_action = _play(game, record, turn, done)
        if wrong_action is not None:
            done.fault = f"{turn.number}. {turn.seat} {wrong_action}"
            break
    return done


def _play(game: Game[S, V], record: GameRecord, turn: Turn, done: Replay[S]) -> Action | None:
    """Play one turn; give back the action that doesn't hold, if one doesn't."""
    promised = {index for index, _ in record.commitments}
    index = sum(len(before.actions) for before in done.turns)
    state = done.states[-1]
    for action in turn.actions:
        index += 1
        if (turn.number, turn.seat) != (state.turn, state.to_move) or action not in legal(game, state):
            return action
        if is_hidden(game, state, action) and index not in promised:
            done.unpromised.append(index)
        state = game.apply(state, action)
    done.turns.append(turn)
    done.states.append(state)
    return None


def examine(game: Game[S, V], record: GameRecord) -> Iterator[RecordFinding]:
    """Say for each thing a record promises whether it holds."""
    yield RecordFinding(Check.RULES, _verdict(record.rules == game.version), f"{record.game} {record.rules}")
    yield _seed(record)
    if record.seed is None:
        yield from _secrets(record, [])
        yield from (RecordFinding(check, RecordVerdict.UNSEEN) for check in (Check.MOVES, Check.RESULT, Check.DIGEST))
        return
    again = replay(game, record)
    yield from _secrets(record, again.unpromised)
    yield RecordFinding(Check.MOVES, _verdict(not again.fault), again.fault or str(len(record.actions)))
    if not again.fault:
        yield _result(game, record, again.states[-1])
        yield _digest(record, again.states[-1])


def _verdict(holds: bool) -> RecordVerdict:
    return RecordVerdict.HOLDS if holds else RecordVerdict.BROKEN


def _seed(record: GameRecord) -> RecordFinding:
    if record.seed is None:
        return RecordFinding(Check.SEED, RecordVerdict.UNSEEN, record.seed_commitment)
    right = holds(record.seed_commitment, commit_seed(record.seed))
    return RecordFinding(Check.SEED, _verdict(right), record.seed_commitment)


def _secrets(record: GameRecord, unpromised: list[int]) -> Iterator[RecordFinding]:
    opened = {secret.index: secret for secret in record.secrets}
    promised = dict(record.commitments)
    for index, promise in record.commitments:
        secret = opened.get(index)
        if secret is None:
            yield RecordFinding(Check.SECRETS, RecordVerdict.UNSEEN, f"{index} {promise}")
        else:
            right = _is_logged(record, secret) and holds(promise, commit_secret(secret.action, secret.salt))
            yield RecordFinding(Check.SECRETS, _verdict(right), f"{index} {secret.action}")
    for index in (*sorted(opened.keys() - promised.keys()), *unpromised):
        yield RecordFinding(
            Check.SECRETS, RecordVerdict.BROKEN, str(index)
        )  # opened or played without ever being promised


def _is_logged(record: GameRecord, secret: Opened) -> bool:
    return 0 < secret.index <= len(record.actions) and record.actions[secret.index - 1] == secret.action


def _result(game: Game[S, V], record: GameRecord, last: S) -> RecordFinding:
    said = f"{record.result.score} {record.result.reason}".rstrip()
    if last.outcome is not None:
        return RecordFinding(Check.RESULT, _verdict(record.result == result_of(last.outcome)), said)
    if record.result.reason == AGREED:
        agreed = result_of(game.agreed_outcome(last))
        return RecordFinding(Check.RESULT, _verdict(record.result == agreed), said)
    runs = record.result.score is Score.RUNNING  # else by resignation, clock or hand: the rules cannot tell
    return RecordFinding(Check.RESULT, RecordVerdict.HOLDS if runs else RecordVerdict.UNSEEN, said)


def _digest(record: GameRecord, last: Position) -> RecordFinding:
    if record.digest is None:
        return RecordFinding(Check.DIGEST, RecordVerdict.UNSEEN)
    return RecordFinding(Check.DIGEST, _verdict(record.digest == digest(last)), record.digest)
