from dataclasses import replace

import pytest

from games.core.commitment import commit_secret, commit_seed
from games.core.outcome import Outcome, Seat
from games.core.record import (
    GameRecord,
    Heading,
    Log,
    Opened,
    Result,
    Score,
    Turn,
    closed,
    opened,
    result_of,
)
from games.core.record_check import Check, RecordVerdict, examine
from games.core.record_text import BadRecord, Flaw, is_fit_seed, parse, write
from games.registry import game

TOPOLOGIC = game("topologic")
HEADING = Heading(("Ana", "Ben  the\nBold"), "2026-11-18T11:44:22Z", notes=("Table k7m2",))
ACTIONS = ("hide y5", "1@y1", "2@y3", "3@g5", "2>y5", "ask")
LOG = Log({"seekers": "3", "field": "block"}, "pebble", ACTIONS, {1: "5a17"})


def whole() -> GameRecord:
    return opened(TOPOLOGIC, LOG, HEADING)


def verdicts(record: GameRecord) -> dict[Check, RecordVerdict]:
    found: dict[Check, RecordVerdict] = {}
    for finding in examine(TOPOLOGIC, record):
        if found.get(finding.check) is not RecordVerdict.BROKEN:
            found[finding.check] = finding.verdict
    return found


def test_a_record_says_everything_that_happened() -> None:
    record = whole()
    assert record.options == (("field", "block"), ("seekers", "3"), ("entry", "anywhere"))
    assert record.turns == (
        Turn(1, 0, ("hide y5",)),
        Turn(2, 1, ("1@y1", "2@y3", "3@g5")),
        Turn(3, 1, ("2>y5", "ask")),
    )
    assert record.actions == ACTIONS
    assert record.seed_commitment == commit_seed("pebble")
    assert record.commitments == ((1, commit_secret("hide y5", "5a17")),)
    assert record.secrets == (Opened(1, "5a17", "hide y5"),)
    assert record.result == Result(Score.RUNNING)


def test_what_is_written_is_read_back() -> None:
    record = replace(whole(), players=("Ana", "Ben the Bold"))
    assert write(whole()) == write(record)  # a name keeps to its line
    assert parse(write(record)) == record
    assert parse("\ufeff" + write(record).replace("\n", "\r\n")) == record
    ended = replace(record, ended="2026-11-19T00:00:00Z", result=Result(Score.FIRST, "resigned"))
    assert parse(write(ended)) == ended


def test_a_whole_record_holds() -> None:
    assert verdicts(whole()) == dict.fromkeys(Check, RecordVerdict.HOLDS)


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"rules": 99}, Check.RULES),
        ({"seed": "another"}, Check.SEED),
        ({"seed_commitment": commit_seed("another")}, Check.SEED),
        ({"secrets": (Opened(1, "5a17", "hide y4"),)}, Check.SECRETS),
        ({"secrets": (Opened(1, "5a18", "hide y5"),)}, Check.SECRETS),
        ({"secrets": (Opened(1, "5a17", "hide y5"), Opened(9, "5a17", "hide y5"))}, Check.SECRETS),
        ({"commitments": ((2, commit_secret("hide y5", "5a17")),)}, Check.SECRETS),
        ({"commitments": (), "secrets": ()}, Check.SECRETS),  # hidden, yet never promised
        ({"turns": (Turn(1, 0, ("hide y5",)), Turn(2, 1, ("2@y1",)))}, Check.MOVES),
        ({"turns": (Turn(1, 1, ("hide y5",)),)}, Check.MOVES),
        ({"turns": (Turn(2, 0, ("hide y5",)),)}, Check.MOVES),
        ({"options": (("seekers", "9"),)}, Check.MOVES),
        ({"turns": (Turn(1, 0, ("hide y4",)),)}, Check.DIGEST),
        ({"digest": "0" * 16}, Check.DIGEST),
        ({"result": Result(Score.FIRST, "agreed")}, Check.RESULT),
    ],
)
def test_what_was_changed_is_found(change: dict[str, object], broken: Check) -> None:
    changed: GameRecord = replace(whole(), **change)  # type: ignore[arg-type]  # whatever the case names
    assert verdicts(changed)[broken] is RecordVerdict.BROKEN


def test_a_result_by_the_rules_is_checked_and_others_are_left_open() -> None:
    assert verdicts(replace(whole(), result=Result(Score.DRAW, "agreed")))[Check.RESULT] is RecordVerdict.HOLDS
    assert verdicts(replace(whole(), result=Result(Score.FIRST, "resigned")))[Check.RESULT] is RecordVerdict.UNSEEN
    assert verdicts(replace(whole(), result=Result(Score.NONE, "cancelled")))[Check.RESULT] is RecordVerdict.UNSEEN


def test_results_of_outcomes() -> None:
    assert result_of(Outcome(0, "line")) == Result(Score.FIRST, "line")
    assert result_of(Outcome(1, "line")) == Result(Score.SECOND, "line")
    assert result_of(Outcome(None, "quiet")) == Result(Score.DRAW, "quiet")
    assert result_of(None) == Result(Score.RUNNING)


@pytest.mark.parametrize("seat", [1, None])
def test_g_6_a_running_record_tells_nothing_hidden(seat: Seat | None) -> None:
    record = closed(TOPOLOGIC, LOG, HEADING, seat)
    text = write(record)
    assert "pebble" not in text
    assert "hide y5" not in text
    assert "5a17" not in text
    assert record.actions == ("hide ?", *ACTIONS[1:])
    assert parse(text).actions == record.actions
    assert whole().digest not in (None, record.digest)  # a digest could be tried for every tile
    assert set(verdicts(record).values()) == {RecordVerdict.HOLDS, RecordVerdict.UNSEEN}


def test_g_6_the_hider_reads_his_own_hiding() -> None:
    record = closed(TOPOLOGIC, LOG, HEADING, 0)
    assert record.actions == ACTIONS
    assert (record.seed, record.secrets, record.digest) == (None, (), None)


LINES = write(whole()).splitlines()


def broken_at(find: str, put: str | None) -> str:
    """Replace the line that begins so, or leave it out."""
    lines = [put if line.startswith(find) else line for line in LINES]
    return "\n".join(line for line in lines if line is not None)


@pytest.mark.parametrize(
    ("text", "flaw", "line"),
    [
        ("", Flaw.NOT_AN_EXPORT, 1),
        ("Cairn-Export: 2\n", Flaw.NOT_AN_EXPORT, 1),
        ("Cairn-Export: 1", Flaw.CUT_SHORT, 1),
        ("x" * 2_000_000, Flaw.TOO_LONG, 1),
        (broken_at("Game", None), Flaw.MISSING, None),
        (broken_at("Player: 1", None), Flaw.MISSING, None),
        (broken_at("Game", "Game: topologic\nGame: topologic"), Flaw.TWICE, 3),
        (broken_at("Game", "Gam: topologic"), Flaw.UNKNOWN, 2),
        (broken_at("Game", "topologic"), Flaw.NO_HEADER, 2),
        (broken_at("Game", "Game: Topo/logic"), Flaw.BAD_VALUE, 2),
        (broken_at("Rules", "Rules: one"), Flaw.BAD_VALUE, 3),
        (broken_at("Option: field", "Option: field"), Flaw.BAD_VALUE, 4),
        (broken_at("Started", "Started: yesterday"), Flaw.BAD_VALUE, None),
        (broken_at("Result", "Result: 2-0 summit"), Flaw.BAD_VALUE, None),
        (broken_at("Result", "Result: 1-0"), Flaw.BAD_VALUE, None),
        (broken_at("Result", "Result: * summit"), Flaw.BAD_VALUE, None),
        (broken_at("Seed:", "Seed: "), Flaw.BAD_VALUE, None),
        (broken_at("Seed-C", "Seed-Commitment: 12ab"), Flaw.BAD_VALUE, None),
        (broken_at("Commitment", "Commitment: 0 " + "a" * 64), Flaw.BAD_VALUE, None),
        (broken_at("Secret", "Secret: 1 a:b hide y5"), Flaw.BAD_VALUE, None),
        (broken_at("Secret", "Secret: 1 ab"), Flaw.BAD_VALUE, None),
        (broken_at("1. 0", "1. 2 hide y5"), Flaw.BAD_TURN, None),
        (broken_at("1. 0", "1 0 hide y5"), Flaw.BAD_TURN, None),
        (broken_at("2. 1", "2. 1 1@y1,, 2@y3"), Flaw.BAD_TURN, None),
        (broken_at("Digest", "Digest: xyz"), Flaw.BAD_VALUE, None),
        (broken_at("Digest", None), Flaw.CUT_SHORT, None),
        ("\n".join([*LINES, "4. 1 ask"]), Flaw.AFTER_END, None),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text: str, flaw: Flaw, line: int | None) -> None:
    with pytest.raises(BadRecord) as wrong:
        parse(text)
    assert wrong.value.flaw is flaw
    assert wrong.value.line == line or line is None
    assert len(wrong.value.detail) <= 80


@pytest.mark.parametrize(("seed", "fit"), [("a b", True), ("", False), ("a\nb", False), ("x" * 201, False)])
def test_a_seed_fits_on_its_line(seed: str, fit: bool) -> None:
    assert is_fit_seed(seed) is fit
