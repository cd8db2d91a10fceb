"""Tables of an earlier rules version go on as they were begun."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

import pytest

from games.core.play import digest, states
from games.logitac.rules import GAME
from games.logitac.state import State
from games.records.check import Check, RecordVerdict, examine
from games.records.record import Heading, Log, opened
from games.records.text import seal
from games.registry import game
from games.terminal.arguments import recorded
from tests.games.logitac.positions import play

KEPT = Path(__file__).parent / "version_1.txt"
CIRCLE = ["b4-c4", "k4-j4", "c4-d4", "j4-i4", "a4-b4", "l4-k4", "+a4", "+l4"]


def kept() -> Iterator[tuple[dict[str, str], list[str], list[str]]]:
    for block in KEPT.read_text(encoding="utf-8").split("\n\n")[1:]:
        options, actions, digests = (line.split()[1:] for line in block.splitlines())
        yield dict(pair.split("=") for pair in options), actions, digests


def test_the_registry_knows_both_versions_and_no_third() -> None:
    assert game("logitac") is GAME is game("logitac", 2)
    assert game("logitac", 1).version == 1
    for key, version in (("logitac", 3), ("logitac", 0), ("tactic", 2), ("chess", 1)):
        with pytest.raises(KeyError):
            game(key, version)


def test_version_1_replays_its_games_to_the_same_digests() -> None:
    games = list(kept())
    assert len(games) == 4
    for options, actions, digests in games:
        found = list(states(game("logitac", 1), options, "any", actions))
        assert [digest(state) for state in (*found[::50], found[-1])] == digests


def test_version_2_decides_such_a_log_otherwise() -> None:
    """Pawns that circle are progress for ever by version 1."""
    before = play(game("logitac", 1).setup({"quiet": 20}, "any"), *islice(cycle(CIRCLE), 80))
    assert isinstance(before, State)
    assert (before.outcome, before.quiet) == (None, 2)
    assert before.reached is None
    assert play(GAME.setup({"quiet": 20}, "any"), *islice(cycle(CIRCLE), 24)).outcome is not None


def test_what_is_remembered_is_part_of_the_digest() -> None:
    state = GAME.setup({}, "any")
    assert digest(state) != digest(replace(state, reached=(2, 1)))
    assert repr(replace(state, reached=None)) == repr(game("logitac", 1).setup({}, "any"))


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_is_checked_by_the_version_it_names(version: int) -> None:
    log = Log({"quiet": 20}, "pebble", CIRCLE, {})
    made = opened(game("logitac", version), log, Heading(("A", "B"), "2026-11-18T20:00:00Z"))
    record = replace(made, seal=seal(made))  # as it is read from its file
    assert record.rules == version
    verdicts = {
        one: {finding.check: finding.verdict for finding in examine(game("logitac", one), record)} for one in (1, 2)
    }
    assert set(verdicts[version].values()) == {RecordVerdict.HOLDS}
    assert verdicts[3 - version][Check.RULES] is RecordVerdict.BROKEN
    assert verdicts[3 - version].get(Check.DIGEST) is not RecordVerdict.HOLDS


def test_the_terminal_takes_the_version_a_record_names_and_the_latest_for_one_nobody_has() -> None:
    record = opened(game("logitac", 1), Log({}, "pebble", ["b7-c7"], {}), Heading(("A", "B"), "2026-11-18T20:00:00Z"))
    assert recorded(record) is game("logitac", 1)
    assert recorded(replace(record, rules=9)) is GAME
