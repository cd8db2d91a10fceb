"""The table for the terminal and the file to send along: what they say, and what they don't."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.rehearsal.all_promises import PROMISES
from bot.rehearsal.promise import PAGES, Outcome, Promise, RehearsalFinding
from bot.rehearsal.report import RehearsalReport, row, summary, without_ids, write
from bot.text import LANGUAGES, words

SPEECH = words("en")
NONCE = next(promise for promise in PROMISES if promise.key == "nonce")
VIA = next(promise for promise in PROMISES if promise.key == "refusal-via")
SECRETS = "GET /webhooks/123456789012345678/aW50ZXJhY3Rpb246MTIz/messages: user 987654321098765432"


def broken(promise: Promise, seen: str = "two messages") -> RehearsalFinding:
    return RehearsalFinding(promise, Outcome.BROKEN, seen)


def report(*findings: RehearsalFinding) -> RehearsalReport:
    return RehearsalReport(datetime(2026, 11, 19, tzinfo=UTC), "https://discord.com/api", findings)


def test_below_a_broken_promise_stand_what_was_seen_what_breaks_and_the_page() -> None:
    first, seen, breaks, page = row(broken(NONCE), SPEECH).splitlines()
    assert first.startswith("✗ nonce ")
    assert "two messages" in seen
    assert SPEECH.say("rehearsal-breaks-doubles") in breaks
    assert page.endswith(f"{PAGES}resources/message#create-message")


def test_an_undocumented_promise_says_so() -> None:
    assert "undocumented" in row(broken(VIA), SPEECH).splitlines()[-1]


def test_what_was_not_tried_says_why() -> None:
    finding = RehearsalFinding(NONCE, Outcome.NOT_TRIED, why="rehearsal-why-needs", name="plain-message")
    first, why = row(finding, SPEECH).splitlines()
    assert first.startswith("– nonce ") and "plain-message" in why


def test_ids_and_tokens_are_taken_out() -> None:
    said = without_ids(SECRETS)
    assert "aW50" not in said and "12345678901234" not in said and "98765432109876" not in said


def test_the_file_names_nobody(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "out.json"
    write(report(broken(NONCE, SECRETS), RehearsalFinding(VIA, Outcome.KEPT)), path, SPEECH)
    text = path.read_text(encoding="utf-8")
    assert "aW50" not in text and "987654321098765432" not in text
    found = json.loads(text)
    assert found["discord"] == "discord.com"
    assert [(one["promise"], one["outcome"], one["page"]) for one in found["promises"]] == [
        ("nonce", "broken", NONCE.address),
        ("refusal-via", "kept", "undocumented"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_counts_and_says_what_was_left(language: str) -> None:
    speech = words(language)
    many = [broken(NONCE), RehearsalFinding(VIA, Outcome.KEPT), RehearsalFinding(VIA, Outcome.KEPT)]
    left = RehearsalReport(datetime.now(UTC), "", many, ["rehearsal-left-threads"])
    first, second = summary(left, speech).splitlines()
    assert [word for word in first.split() if word.isdigit()] == ["2", "1", "0"]
    assert second == speech.say("rehearsal-left-threads")
