"""Fluent quietly throws away what it cannot parse, such as the rest of a message after a line that begins with `*`."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

TEXT = Path(__file__).parents[2] / "games" / "text"
CATALOGUES = sorted(TEXT.glob("*/*.ftl"))


def thrown_away(text: str) -> list[str]:
    return [entry.content or "" for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)]


def test_what_is_thrown_away_is_noticed() -> None:
    assert CATALOGUES
    assert thrown_away("one = begins\n    **and** is cut off\n") == ["    **and** is cut off\n"]


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_catalogue_is_kept_whole(path: Path) -> None:
    assert thrown_away(path.read_text(encoding="utf-8")) == []
