"""Find what a game's log doesn't hold: lines that are lost, changed, or not what the rules make of them.

A fault names lines and never what was played there: that may be hidden still.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.tables.log.replay import effective_entries
from bot.tables.values.states import EntryKind
from bot.tables.values.terms import read_options
from data.records import Entry, Round, Table
from games import registry
from games.core.game import AnyGame
from games.core.illegal import IllegalAction
from games.core.option import BadOption
from games.core.play import digest, follow, legal
from games.records.commitment import commit_secret, commit_seed

ELSEWHERE = "it leads to another position"


@dataclass(slots=True)
class ReplayedLog:
    """A log played again, up to the first line that doesn't hold."""

    rules: AnyGame
    states: list[Any]  # at set-up and after each action that stands
    fault: str = ""

    @property
    def last(self) -> Any:
        return self.states[-1]


def stored_faults(round_: Round, lines: Sequence[Entry]) -> Iterator[str]:
    """Find what is wrong whatever the rules say: gaps, a wrong number of lines, promises that don't hold."""
    if [line.number for line in lines] != list(range(1, len(lines) + 1)):
        yield "lines are missing in the middle of its log"
    if round_.entries is not None and round_.entries != len(lines):
        yield f"its log has {len(lines)} lines, and had {round_.entries} when it ended"
    if round_.promise != commit_seed(round_.seed):
        yield "its seed is not the one that was promised"
    for line in lines:
        if line.promise != (commit_secret(line.action, line.salt) if line.salt else ""):
            yield f"line {line.number}: the hidden action is not the one that was promised"


def rules_of(table: Table) -> AnyGame | None:
    """Find the rules a table is played by; None if this release has them no more."""
    try:
        return registry.game(table.game, table.rules_version)
    except KeyError:
        return None


def replay_log(rules: AnyGame, table: Table, round_: Round, lines: Sequence[Entry]) -> ReplayedLog | str:
    """Play a log again from its seed, or say why that can't even begin."""
    try:
        done = ReplayedLog(rules, [rules.setup(read_options(table.options), round_.seed)])
    except (BadOption, ValueError):
        return "the rules refuse its options"
    begin = _unlocked_at(lines)
    try:
        done.states += follow(rules, done.last, [line.action for line in effective_entries(lines[:begin])])
    except (IllegalAction, IndexError):
        return "the rules refuse what was played before it was unlocked"
    for line in lines[begin:]:
        if fault := _take(done, line):
            done.fault = f"line {line.number}: {fault}"
            break
    return done


def _unlocked_at(lines: Sequence[Entry]) -> int:
    """Find where a moderator has last let the game go on under other rules: before, positions were others."""
    return max((nth for nth, line in enumerate(lines) if line.kind == EntryKind.RULES), default=0)


def _take(done: ReplayedLog, line: Entry) -> str:
    """Take one line, as the loader would; return what is wrong with it."""
    steps = {EntryKind.ACT: _act, EntryKind.BACK: _take_back, EntryKind.RULES: _go_on}
    if line.kind not in steps:
        return "nobody knows this kind of line"
    return steps[EntryKind(line.kind)](done, line) or ("" if line.digest == digest(done.last) else ELSEWHERE)


def _act(done: ReplayedLog, line: Entry) -> str:
    state = done.last
    if (line.seat, line.turn, line.count) != (state.to_move, state.turn, 1):
        return "it is of another seat or turn"
    if line.action not in legal(done.rules, state):
        return "the rules refuse it"
    if (line.salt != "") != (done.rules.redact(state, line.action, None) != line.action):
        return "what it hides has no salt, or it has one and hides nothing"
    done.states.append(done.rules.apply(state, line.action))
    return ""


def _take_back(done: ReplayedLog, line: Entry) -> str:
    if not 0 < line.count < len(done.states):
        return "it takes back more than there was"
    del done.states[len(done.states) - line.count :]
    is_of_its_turn = (line.seat, line.turn) == (done.last.to_move, done.last.turn)
    return "" if is_of_its_turn and not line.action else "it is of another seat or turn"


def _go_on(done: ReplayedLog, line: Entry) -> str:
    return "" if (line.seat, line.turn) == (None, done.last.turn) else "it is of another seat or turn"
