"""Check that a game's log leads to the positions it records. This proves that a backup is usable."""

from itertools import takewhile

from bot.tables.log.replay import effective_entries
from bot.tables.values.states import EntryKind, TableStatus
from bot.tables.values.terms import read_options
from data.logs import GameLog
from data.records import Entry
from games import registry
from games.core.illegal import IllegalAction
from games.core.option import BadOption
from games.core.play import digest, states


def is_replayable(log: GameLog) -> bool:
    """Replay a game under its rules and compare each position; a table set aside passes: a moderator decides."""
    if log.table.status == TableStatus.ASIDE:
        return True
    effective = effective_entries(log.entries)
    try:
        rules = registry.game(log.table.game, log.table.rules_version)
        options = read_options(log.table.options)
        found = list(states(rules, options, log.round.seed, [entry.action for entry in effective]))
    except (IllegalAction, BadOption, KeyError):
        return False
    reached = {entry.number: digest(state) for entry, state in zip(effective, found[1:], strict=True)}
    same = all(reached[entry.number] == entry.digest for entry in effective if entry.number in _comparable(log.entries))
    return same and (not log.entries or log.entries[-1].digest == digest(found[-1]))


def _comparable(entries: tuple[Entry, ...]) -> set[int]:
    """The lines since the rules were last changed: those before speak of positions under other rules."""
    return {entry.number for entry in takewhile(lambda line: line.kind != EntryKind.RULES, reversed(entries))}
