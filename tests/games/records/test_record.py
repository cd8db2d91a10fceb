from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from bot.contract.sampling import Sample, option_sets, play
from games.core.option import Options
from games.core.outcome import Outcome, Seat
from games.core.play import legal
from games.records.check import Check, RecordVerdict, examine, is_seed_removed
from games.records.commitment import commit_secret, commit_seed
from games.records.first_format import OPTIONS as FIRST_FORMAT
from games.records.record import (
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
from games.records.text import FORMAT, OLDER, BadRecord, Flaw, is_fit_seed, parse, write
from games.registry import KEYS, game

TOPOLOGIC = game("topologic")
HEADING = Heading(("Ana", "Ben  the\nBold"), "2026-11-18T11:44:22Z", notes=("Table k7m2",))
ACTIONS = ("hide y5", "1@y1", "2@y3", "3@g5", "2>y5", "ask")
LOG = Log({"seekers": "3", "field": "block"}, "pebble", ACTIONS, {1: "5a17"})


def whole() -> GameRecord:
    return parse(write(opened(TOPOLOGIC, LOG, HEADING)))


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
    record = whole()
    assert record.players == ("Ana", "Ben the Bold")  # a name keeps to its line
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
        ({"result": Result(Score.FIRST, "magic")}, Check.RESULT),
        ({"result": Result(Score.FIRST, "faster")}, Check.RESULT),  # a reason of the rules, which did not end it
        ({"result": Result(Score.DRAW, "resigned")}, Check.RESULT),
        ({"result": Result(Score.SECOND, "timeout")}, Check.RESULT),  # it is seat 1's turn
        ({"result": Result(Score.FIRST, "stopped")}, Check.RESULT),
        ({"players": ("Eve", "Ben the Bold")}, Check.LOG),
        ({"result": Result(Score.FIRST, "resigned")}, Check.LOG),
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
    text = write(closed(TOPOLOGIC, LOG, HEADING, seat))
    record = parse(text)
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
        ("Cairn-Export: 3\n", Flaw.NOT_AN_EXPORT, 1),
        ("Cairn-Export: 2\n", Flaw.CUT_SHORT, 2),
        ("Cairn-Export: 1", Flaw.CUT_SHORT, 1),
        ("x" * 2_000_000, Flaw.TOO_LONG, 1),
        (broken_at("Game", None), Flaw.MISSING, None),
        (broken_at("Player: 1", None), Flaw.MISSING, None),
        (broken_at("Player: 1", "Player: 0 Eve"), Flaw.TWICE, 8),
        (broken_at("Option: field", "Option: seekers 3"), Flaw.TWICE, 5),
        (broken_at("Commitment", f"Commitment: 1 {'a' * 64}\nCommitment: 1 {'b' * 64}"), Flaw.TWICE, None),
        (broken_at("Secret", "Secret: 1 5a17 hide y5\nSecret: 1 5a17 hide y4"), Flaw.TWICE, None),
        (broken_at("Player: 1", "Player: 1 \x1b[2Jeve"), Flaw.UNPRINTABLE, 8),
        (broken_at("Player: 1", "Player: 1  Eve"), Flaw.BAD_VALUE, 8),
        (broken_at("Note", "Note: two  blanks"), Flaw.BAD_VALUE, None),
        (broken_at("Note", "Note: \x9b31m"), Flaw.UNPRINTABLE, None),
        (broken_at("Note", "Note: \u202eturned"), Flaw.UNPRINTABLE, None),
        (broken_at("1. 0", "1. 0 hide y5\x07"), Flaw.UNPRINTABLE, None),
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
        (broken_at("Seal", None), Flaw.CUT_SHORT, None),
        (broken_at("Seal", "Seal: -"), Flaw.BAD_VALUE, None),
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


def older(record: GameRecord) -> str:
    """Write a record as it was before there were seals."""
    return write(record).replace(FORMAT, OLDER).rpartition("Seal: ")[0]


def test_an_older_record_is_read_and_checked_by_what_it_promises() -> None:
    before = parse(older(whole()))
    assert before == whole()
    found = verdicts(before)
    assert found.pop(Check.LOG) is RecordVerdict.UNSEEN
    assert set(found.values()) == {RecordVerdict.HOLDS}
    changed = parse(older(whole()).replace("2>y5", "2>y1"))
    assert RecordVerdict.BROKEN in verdicts(changed).values()


@pytest.mark.parametrize(
    ("key", "was", "put"),
    [
        ("logitac", "Rules: 1", "Rules: 2"),
        ("l_calculus", "Player: 0", "Option: legs 1\nPlayer: 0"),
        ("l_calculus", "Player: 0", "Option: start alternate\nPlayer: 0"),
        ("logitac", "Player: 0", "Option: length sheet\nPlayer: 0"),
        ("tactic", "Player: 0 Ana", "Player: 0 👩\u200d🚀"),
        ("tactic", "Note: Table", "Note: 👩\u200d🚀"),
        ("tactic", "Game: tactic", "Game: later_game"),
    ],
)
def test_a_record_of_the_first_format_holds_nothing_newer(key: str, was: str, put: str) -> None:
    """Else who takes the seal off a newer one and changes it would be told that it can't be told."""
    rules = game(key, 1)
    old = older(opened(rules, Log(FIRST_OPTIONS[key], "pebble", (), {}), HEADING))
    old = "".join(line for line in old.splitlines(keepends=True) if not is_newer_option(key, line))
    found = {finding.check: finding.verdict for finding in examine(rules, parse(old))}
    assert (found[Check.LOG], RecordVerdict.BROKEN in found.values()) == (RecordVerdict.UNSEEN, False)
    assert was in old
    newer = {finding.check: finding.verdict for finding in examine(rules, parse(old.replace(was, put)))}
    assert newer[Check.LOG] is RecordVerdict.BROKEN


def is_newer_option(key: str, line: str) -> bool:
    header, _, option = line.partition(": ")
    return header == "Option" and option.split()[0] not in FIRST_FORMAT[key]


FIRST_OPTIONS: dict[str, Options] = {key: {} for key in KEYS} | {"l_calculus": {"start": "alternate"}}


@pytest.mark.parametrize("header", ["Started", "Ended"])
@pytest.mark.parametrize(
    "time",
    [
        "2026-02-30T12:00:00Z",
        "2026-13-01T12:00:00Z",
        "2026-00-10T12:00:00Z",
        "2026-01-10T24:00:00Z",
        "2026-01-10T12:60:00Z",
        "2026-01-10T12:00:61Z",
        "0000-01-01T00:00:00Z",
        "2027-02-29T12:00:00Z",
    ],
)
def test_a_date_that_no_calendar_has_is_refused(header: str, time: str) -> None:
    text = write(replace(whole(), ended="2026-11-19T00:00:00Z", result=Result(Score.FIRST, "resigned")))
    at = next(line for line in text.splitlines() if line.startswith(header))
    with pytest.raises(BadRecord) as refused:
        parse(text.replace(at, f"{header}: {time}"))
    assert (refused.value.flaw, refused.value.detail) == (Flaw.BAD_VALUE, time)


@pytest.mark.parametrize(
    ("ended", "result", "holds"),
    [
        ("", Result(Score.RUNNING), True),
        ("2026-11-19T00:00:00Z", Result(Score.FIRST, "resigned"), True),
        ("2026-11-18T11:44:22Z", Result(Score.FIRST, "resigned"), True),
        ("2026-11-18T11:44:21Z", Result(Score.FIRST, "resigned"), False),
        ("", Result(Score.FIRST, "resigned"), False),
        ("2026-11-19T00:00:00Z", Result(Score.RUNNING), False),
    ],
)
def test_a_game_ends_after_it_was_begun_and_only_with_a_result(ended: str, result: Result, holds: bool) -> None:
    found = verdicts(parse(write(replace(whole(), ended=ended, result=result))))
    assert (found[Check.DATES] is RecordVerdict.HOLDS) is holds


def test_the_seal_is_what_sha256sum_says_of_the_lines_above_it() -> None:
    above, _, sealed = write(whole()).rpartition("Seal: ")
    assert sealed.strip() == sha256(above.encode()).hexdigest() == whole().seal


def test_names_of_many_scripts_come_back_as_they_were() -> None:
    joined = "👨\u200d👩\u200d👧 نیم\u200cفاصله 🏴\U000e0067\U000e0062\U000e007f"
    record = parse(write(opened(TOPOLOGIC, LOG, replace(HEADING, players=(joined, "a\u202eb\u3000c\x1b[1m")))))
    assert record.players == (joined, "a b c [1m")


def some_games(key: str, most: int) -> Iterator[Sample]:
    """Play a few games, with other options each time."""
    sets = option_sets(game(key))
    return (play(game(key), sets[nth * 7 % len(sets)], f"record {nth}", most) for nth in range(8))


def changes(key: str, lots: Random) -> Iterator[GameRecord]:
    """Change what was played: another action, or two exchanged, that the rules would take as well."""
    rules = game(key)
    for sample in some_games(key, 30):
        log = Log(dict(sample.options), sample.seed, sample.actions, {})
        record = parse(write(opened(rules, log, HEADING)))
        for _ in range(6):
            actions = list(record.actions)
            one, two = lots.randrange(len(actions)), lots.randrange(len(actions))
            if lots.random() < 0.5:
                actions[one] = lots.choice(legal(rules, sample.states[one]))
            else:
                actions[one], actions[two] = actions[two], actions[one]
            if tuple(actions) != record.actions:
                played = iter(actions)
                yield replace(record, turns=tuple(_again(turn, played) for turn in record.turns))


def _again(turn: Turn, played: Iterator[str]) -> Turn:
    return replace(turn, actions=tuple(next(played) for _ in turn.actions))


@pytest.mark.parametrize("key", KEYS)
def test_changed_and_exchanged_actions_are_noticed_even_where_they_lead_to_the_same_end(key: str) -> None:
    changed = list(changes(key, Random(key)))
    assert len(changed) > 20
    for record in changed:
        log = next(one for one in examine(game(key), record) if one.check is Check.LOG)  # said before it is replayed
        assert log.verdict is RecordVerdict.BROKEN


def without_seed(record: GameRecord) -> GameRecord:
    return replace(record, seed=None)


def test_a_seed_taken_out_is_noticed_and_a_withheld_one_is_not_blamed() -> None:
    assert is_seed_removed(without_seed(whole()))
    assert is_seed_removed(replace(without_seed(whole()), digest=None))  # the secrets are still there
    assert verdicts(without_seed(whole()))[Check.SEED] is RecordVerdict.BROKEN
    running = parse(write(closed(TOPOLOGIC, LOG, HEADING, 0)))
    assert not is_seed_removed(running)
    assert verdicts(running)[Check.SEED] is RecordVerdict.UNSEEN


def test_without_a_seed_a_game_that_needs_none_is_checked_all_the_same() -> None:
    rules = game("l_calculus")
    record = opened(rules, Log({}, "s", ("1/2", "keep", "3/4"), {}), HEADING)
    wrong = replace(record, turns=(Turn(1, 0, ("1/2", "xl9")),))
    for one, verdict in ((record, RecordVerdict.HOLDS), (wrong, RecordVerdict.BROKEN)):
        found = {finding.check: finding.verdict for finding in examine(rules, without_seed(one))}
        assert found[Check.MOVES] is verdict


@pytest.mark.parametrize("key", ["l_calculus", "logan_stones", "topologic"])
def test_without_a_seed_no_sound_game_is_blamed(key: str) -> None:
    rules = game(key)
    for sample in some_games(key, 200):
        hidden = [
            nth
            for nth, action in enumerate(sample.actions, 1)
            if rules.redact(sample.states[nth - 1], action, None) != action
        ]
        log = Log(dict(sample.options), sample.seed, sample.actions, dict.fromkeys(hidden, "5a17"))
        found = {one.check: one for one in examine(rules, without_seed(opened(rules, log, HEADING)))}
        assert found[Check.MOVES].verdict is not RecordVerdict.BROKEN, found[Check.MOVES].detail


@pytest.mark.parametrize(
    "change", [{"turns": (Turn(2, 0, ("hide y5",)),)}, {"options": (("seekers", "9"),)}, {"options": (("a", "b"),)}]
)
def test_without_a_seed_turns_and_options_are_still_checked(change: dict[str, object]) -> None:
    changed: GameRecord = replace(without_seed(whole()), **change)  # type: ignore[arg-type]  # whatever the case names
    assert verdicts(changed)[Check.MOVES] is RecordVerdict.BROKEN
