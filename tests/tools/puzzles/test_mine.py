"""The page of puzzles counts what is shipped."""

from itertools import takewhile
from pathlib import Path

from games.puzzles.collection import puzzles
from games.registry import KEYS
from tools.puzzles.mine import table

PUBLISHED = 5  # games whose puzzles the page has to count
PAGE = Path(__file__).parents[3] / "docs" / "puzzles.md"


def test_the_page_counts_what_is_shipped_of_each_game_it_names() -> None:
    heading, rule, *rows = table({key: puzzles(key) for key in KEYS}).splitlines()
    _, _, below = PAGE.read_text(encoding="utf-8").partition(f"{heading}\n{rule}\n")
    shown = list(takewhile(lambda row: row.startswith("|"), below.splitlines()))
    assert len(shown) >= PUBLISHED
    assert [row for row in shown if row not in rows] == []
