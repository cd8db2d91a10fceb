"""docs/first-evening.md says what the rehearsal does, and docs/sandbox.md lists what it is proved by."""

import re
from pathlib import Path

from bot.__main__ import wishes
from bot.rehearsal.promise import Outcome
from bot.rehearsal.report import SIGNS
from bot.ui.registry import COMMANDS
from sandbox.deviations import DEVIATIONS
from tests.bot.catalogue import messages

DOCS = Path(__file__).parent.parent / "docs"
PAGE = (DOCS / "first-evening.md").read_text(encoding="utf-8")


def test_each_command_line_is_one_that_is_taken() -> None:
    lines = re.findall(r"^\.venv/bin/python -m bot (.*)$", PAGE, re.MULTILINE)
    assert {line.split()[0] for line in lines} == {"check", "rehearse"}
    for line in lines:
        wishes().parse_args(line.split())
    for option in re.findall(r"`(--[a-z]+)`", PAGE):
        wishes().parse_args(["rehearse", option, *([] if option == "--long" else ["x"])])


def test_the_commands_it_sends_a_host_to_are_there() -> None:
    ours = {command.group or command.name for command in COMMANDS} | {"cairn-rehearsal"}
    assert set(re.findall(r"`/([a-z-]+)", PAGE)) <= ours


def test_it_lists_as_many_things_to_do_as_are_asked_for() -> None:
    steps = re.findall(r"^\| (\d) \| \w", PAGE, re.MULTILINE)
    asks = [key for key in messages("bot", "en") if key.startswith("rehearsal-ask-")]
    assert [int(step) for step in steps] == list(range(1, len(asks) + 1))
    assert len(asks) < 10


def test_it_explains_each_sign() -> None:
    assert set(SIGNS) == set(Outcome)
    assert re.findall(r"^\| ([✓✗–]) \|", PAGE, re.MULTILINE) == list(SIGNS.values())


def test_the_stand_ins_page_lists_each_deviation_with_what_it_does() -> None:
    section = (DOCS / "sandbox.md").read_text(encoding="utf-8").split("### Deviations")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([a-z0-9-]+)` \| (.*) \|$", section, re.MULTILINE)
    assert rows == [(name, known.says) for name, known in DEVIATIONS.items()]
