"""French has one word for each thing (docs/words.md), and all that is said one apostrophe."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.registry import KEYS

ROOT = Path(__file__).parent.parent
FILES = [*sorted((ROOT / "games/text/fr").glob("*.ftl")), *sorted((ROOT / "bot/text/fr").glob("*.ftl"))]
CATALOGUES = [*ROOT.glob("games/text/*/*.ftl"), *ROOT.glob("bot/text/*/*.ftl")]
CODE = re.compile(r"`[^`]*`")
PAGE = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
ROWS = [
    tuple(cell.strip() for cell in line.strip("| ").split("|")) for line in PAGE.splitlines() if line.startswith("|")
]
TABLE = [(row[0], row[1], row[2], row[3] if len(row) > 3 else "") for row in ROWS[2:]]
every_thing = pytest.mark.parametrize(
    ("game", "english", "french", "never"), TABLE, ids=[f"{game}-{english}" for game, english, *_ in TABLE]
)


def said(game: str) -> str:
    """What people read in French about a game, or (`all`) at all; comments and keys are nobody's."""
    files = FILES if game == "all" else [file for file in FILES if file.stem in (game, f"pictures_{game}")]
    return "\n".join(_values(file) for file in files)


def _values(file: Path) -> str:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return "\n".join(re.sub(r"^[a-z][\w-]* =", "", line) for line in lines).lower()


def words(cell: str) -> Iterator[str]:
    return (word.strip() for word in cell.split(",") if word.strip())


def occurs(word: str, text: str) -> bool:
    """Find it as whole words, the plural included."""
    return re.search(rf"(?<!\w){re.escape(word)}(?:s|x|es)?(?!\w)", text) is not None


def test_the_table_is_read() -> None:
    assert {game for game, *_ in TABLE} == {"all", *KEYS}
    assert len(TABLE) > 30


@every_thing
def test_a_thing_is_called_by_its_word(game: str, english: str, french: str, never: str) -> None:
    text = said(game)
    assert any(occurs(word, text) for word in words(french)), f"{english} is never said"
    assert [word for word in words(never) if occurs(word, text)] == []


def test_a_wrong_word_is_found() -> None:
    assert occurs("patrouille", "deux patrouilles sont là") and not occurs("patrouille", "deux patrouilleurs")
    assert occurs("est nul", "la partie est nul.") and not occurs("est nul", "la partie est nulle.")


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_apostrophe_is_one_in_both_languages(file: Path) -> None:
    """In code, which is there to be typed, it may be the keyboard's."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if "'" in CODE.sub("", line)] == []
