"""What came out: a table for the terminal, and JSON without secrets to send to somebody."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from urllib.parse import urlsplit

import discord

from bot.log_redaction import redacted
from bot.rehearsal.promise import Outcome, RehearsalFinding
from bot.text import Words

SIGNS = {Outcome.KEPT: "✓", Outcome.BROKEN: "✗", Outcome.NOT_TRIED: "–"}
_NUMBER = re.compile(r"\d{15,}")  # ids of people, servers, channels and messages


@dataclass(frozen=True, slots=True)
class RehearsalReport:
    at: datetime
    api_url: str
    findings: Sequence[RehearsalFinding]
    left: Sequence[str] = ()

    @property
    def broken(self) -> list[RehearsalFinding]:
        return [finding for finding in self.findings if finding.outcome is Outcome.BROKEN]


def without_ids(text: str) -> str:
    """Take tokens and ids out: a report names nobody, not the server either."""
    return _NUMBER.sub("<id>", redacted(text))


def row(finding: RehearsalFinding, speech: Words) -> str:
    """One line of the table, and below a broken promise what it breaks."""
    key = finding.promise.key
    first = f"{SIGNS[finding.outcome]} {key:<22} {speech.say(f'rehearsal-promise-{key}')}"
    return "\n".join([first, *(f"    {line}" for line in _below(finding, speech))])


def _below(finding: RehearsalFinding, speech: Words) -> Iterator[str]:
    if finding.outcome is Outcome.NOT_TRIED:
        yield speech.say("rehearsal-not-tried", why=_why(finding, speech))
    if finding.outcome is Outcome.BROKEN:
        yield speech.say("rehearsal-seen", seen=without_ids(finding.seen))
        yield speech.say("rehearsal-breaks", what=speech.say(f"rehearsal-breaks-{finding.promise.breaks}"))
        yield speech.say("rehearsal-page", page=finding.promise.address or speech.say("rehearsal-undocumented"))


def _why(finding: RehearsalFinding, speech: Words) -> str:
    return speech.say(finding.why, name=finding.name) if finding.why else ""


def summary(report: RehearsalReport, speech: Words) -> str:
    counted = Counter(finding.outcome for finding in report.findings)
    kept, broken, skipped = (counted[outcome] for outcome in (Outcome.KEPT, Outcome.BROKEN, Outcome.NOT_TRIED))
    lines = [speech.say("rehearsal-summary", kept=kept, broken=broken, skipped=skipped)]
    return "\n".join([*lines, *(speech.say(key) for key in report.left)])


def write(report: RehearsalReport, path: Path, speech: Words) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(_as_json(report, speech), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _as_json(report: RehearsalReport, speech: Words) -> dict[str, object]:
    return {
        "at": report.at.isoformat(timespec="seconds"),
        "discord": urlsplit(report.api_url).hostname,
        "discord.py": discord.__version__,
        "left": list(report.left),
        "promises": [_one(finding, speech) for finding in report.findings],
    }


def _one(finding: RehearsalFinding, speech: Words) -> dict[str, str]:
    promise = finding.promise
    said = {
        "promise": promise.key,
        "says": speech.say(f"rehearsal-promise-{promise.key}"),
        "page": promise.address or "undocumented",
        "outcome": finding.outcome.value,
        "seen": without_ids(finding.seen),
        "why": _why(finding, speech),
        "breaks": speech.say(f"rehearsal-breaks-{promise.breaks}"),
    }
    return {name: value for name, value in said.items() if value}
