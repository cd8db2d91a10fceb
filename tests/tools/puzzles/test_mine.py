"""The page of puzzles counts what is shipped."""

from pathlib import Path

from games.puzzles.collection import puzzles
from games.registry import KEYS
from tools.puzzles.mine import table

PAGE = Path(__file__).parents[3] / "docs" / "puzzles.md"


def test_the_page_has_the_table_of_what_is_shipped() -> None:
    page = PAGE.read_text(encoding="utf-8").splitlines()
    assert [row for row in table({key: puzzles(key) for key in KEYS}).splitlines() if row not in page] == []
