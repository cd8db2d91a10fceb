"""What docs/export.md shows is what the program writes and accepts."""

import re
from hashlib import sha256
from pathlib import Path

from games.records.check import RecordVerdict, examine
from games.records.text import parse, write
from games.registry import game

PAGE = (Path(__file__).parents[1] / "docs" / "export.md").read_text(encoding="utf-8")


def example() -> str:
    found = re.search(r"```text\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_the_example_is_what_is_written_and_holds() -> None:
    record = parse(example())
    assert write(record) == example()
    verdicts = [finding.verdict for finding in examine(game(record.game), record)]
    assert verdicts.count(RecordVerdict.UNSEEN) == 1  # resigned
    assert verdicts.count(RecordVerdict.HOLDS) == len(verdicts) - 1


def test_every_header_is_explained() -> None:
    named = {line.split(":")[0] for line in example().split("\n\n")[0].splitlines()[1:]}
    table = "".join(line for line in PAGE.splitlines() if line.startswith("| `"))
    assert all(f"`{name}`" in table for name in named)
    assert len(named) == 12


def test_the_promises_are_what_sha256sum_says() -> None:
    record = parse(example())
    assert record.seed_commitment == sha256(b"pebble").hexdigest()
    assert record.commitments == ((1, sha256(b"5a17:hide y5").hexdigest()),)
    assert "`5a17:hide y5`" in PAGE
