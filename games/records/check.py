"""Check a record: was the game played by the rules, from the promised seed, with the promised secrets?"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic

from games.core.game import Action, Game, Position, S, V
from games.core.option import BadOption, complete
from games.core.play import digest, legal
from games.records.commitment import commit_secret, commit_seed, holds
from games.records.first_format import newer_things
from games.records.record import GameRecord, Opened, Score, Turn, is_hidden
from games.records.result import is_by_rules, is_known
from games.records.text import seal

MOST_DETAIL = 80


class Check(StrEnum):
    RULES = "rules"
    LOG = "log"
    DATES = "dates"
    SEED = "seed"
    SECRETS = "secrets"
    MOVES = "moves"
    RESULT = "result"
    DIGEST = "digest"


class RecordVerdict(StrEnum):
    HOLDS = "holds"
    BROKEN = "broken"
    UNSEEN = "unseen"  # the secret needed for this check was not opened


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
    try:
        return _replay_from(game, record, game.setup(dict(record.options), record.seed or ""))
    except BadOption as wrong:
        return Replay(fault=f"{wrong.name}={wrong.value}"[:MOST_DETAIL])


def _replay_from(game: Game[S, V], record: GameRecord, start: S) -> Replay[S]:
    done: Replay[S] = Replay([start])
    for turn in record.turns:
        wrong_action = _play(game, record, turn, done)
        if wrong_action is not None:
            done.fault = f"{turn.number}. {turn.seat} {wrong_action}"[:MOST_DETAIL]
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
    yield _log(record)
    yield _dates(record)
    yield _seed(record)
    if not is_replayable(game, record):
        yield from _unreplayed(game, record)
        return
    again = replay(game, record)
    yield from _secrets(record, again.unpromised)
    yield RecordFinding(Check.MOVES, _verdict(not again.fault), again.fault or str(len(record.actions)))
    if not again.fault:
        yield _result(game, record, again.states[-1])
        yield _digest(record, again.states[-1])


def is_replayable(game: Game[S, V], record: GameRecord) -> bool:
    """Tell whether the log can be played again: with the seed, or in a game that draws nothing from it."""
    if record.seed is not None:
        return True
    try:
        one, two = (game.setup(dict(record.options), seed) for seed in ("one", "two"))
    except BadOption:
        return True  # as far as the option that is refused
    return bool(one == two)


def is_seed_removed(record: GameRecord) -> bool:
    """Tell whether the seed is missing though nothing else is withheld, as it would be while the game runs."""
    ran = record.result.score is Score.RUNNING and record.digest is None and not record.secrets
    return record.seed is None and not ran


def _unreplayed(game: Game[S, V], record: GameRecord) -> Iterator[RecordFinding]:
    """Check without the seed what can be: promises, options, and that each action could have been legal."""
    yield from _secrets(record, [])
    fault = _misnumbered(record) or _refused_option(game, record) or _impossible(game, record)
    yield RecordFinding(Check.MOVES, RecordVerdict.BROKEN if fault else RecordVerdict.UNSEEN, fault)
    known = is_known(record.result)
    yield RecordFinding(Check.RESULT, RecordVerdict.UNSEEN if known else RecordVerdict.BROKEN, _said(record))
    yield RecordFinding(Check.DIGEST, RecordVerdict.UNSEEN)


def _misnumbered(record: GameRecord) -> str:
    """Find the first turn that is not the next one (G-8: a pass leaves no gap)."""
    wrong = (f"{turn.number}. {turn.seat}" for nth, turn in enumerate(record.turns, 1) if turn.number != nth)
    return next(wrong, "")


def _impossible(game: Game[S, V], record: GameRecord) -> str:
    """Find an action that no seed would have made legal, where everything that was played can be read."""
    if {index for index, _ in record.commitments} - {secret.index for secret in record.secrets}:
        return ""
    again = [_replay_from(game, record, start) for start in game.unseeded(dict(record.options))]
    if not all(one.fault for one in again):
        return ""
    return max(again, key=lambda one: len(one.turns)).fault if again else ""


def _refused_option(game: Game[S, V], record: GameRecord) -> str:
    try:
        complete(game.options, dict(record.options))
    except BadOption as wrong:
        return f"{wrong.name}={wrong.value}"[:MOST_DETAIL]
    return ""


def _log(record: GameRecord) -> RecordFinding:
    """Compare the seal; an older record has none, and what it says may have been changed."""
    if record.seal is None:
        newer = next(newer_things(record), "")
        return RecordFinding(Check.LOG, RecordVerdict.BROKEN if newer else RecordVerdict.UNSEEN, newer[:MOST_DETAIL])
    return RecordFinding(Check.LOG, _verdict(record.seal == seal(record)), record.seal)


def _dates(record: GameRecord) -> RecordFinding:
    """A game has ended exactly if it has a result, and never before it was begun; such times are sorted as text."""
    is_over = record.result.score is not Score.RUNNING
    right = record.started <= record.ended if is_over else not record.ended
    return RecordFinding(Check.DATES, _verdict(right), f"{record.started} {record.ended}".rstrip())


def _verdict(holds: bool) -> RecordVerdict:
    return RecordVerdict.HOLDS if holds else RecordVerdict.BROKEN


def _seed(record: GameRecord) -> RecordFinding:
    if record.seed is None:
        verdict = RecordVerdict.BROKEN if is_seed_removed(record) else RecordVerdict.UNSEEN
        return RecordFinding(Check.SEED, verdict, record.seed_commitment)
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
            yield RecordFinding(Check.SECRETS, _verdict(right), f"{index} {secret.action}"[:MOST_DETAIL])
    for index in (*sorted(opened.keys() - promised.keys()), *unpromised):  # opened or played, but never promised
        yield RecordFinding(Check.SECRETS, RecordVerdict.BROKEN, str(index))


def _is_logged(record: GameRecord, secret: Opened) -> bool:
    return 0 < secret.index <= len(record.actions) and record.actions[secret.index - 1] == secret.action


def _result(game: Game[S, V], record: GameRecord, last: S) -> RecordFinding:
    right = is_by_rules(game, record.result, last)
    return RecordFinding(Check.RESULT, RecordVerdict.UNSEEN if right is None else _verdict(right), _said(record))


def _said(record: GameRecord) -> str:
    return f"{record.result.score} {record.result.reason}".rstrip()[:MOST_DETAIL]


def _digest(record: GameRecord, last: Position) -> RecordFinding:
    if record.digest is None:
        return RecordFinding(Check.DIGEST, RecordVerdict.UNSEEN)
    return RecordFinding(Check.DIGEST, _verdict(record.digest == digest(last)), record.digest)
