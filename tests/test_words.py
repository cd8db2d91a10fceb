"""A thing has one word in each language, as docs/words.md or a game's own page has it."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from games.registry import KEYS
from games.text import LANGUAGES
from tests.messages import messages

DOCS = Path(__file__).parent.parent / "docs"


def rows(page: str) -> list[tuple[str, ...]]:
    """Read the rows of a page's tables."""
    lines = (DOCS / page).read_text(encoding="utf-8").splitlines()
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines if line.startswith("| ")]


ROWS = rows("words.md")
OWN = [row for key in KEYS for row in rows(f"rules/{key.replace('_', '-')}.md") if row[0] == key]
GLOSSARY = [row for row in (*ROWS, *OWN) if len(row) == 6 and row[0] != "game"]
EXCEPTIONS = {row[:3] for row in ROWS if len(row) == 4 and row[0] in LANGUAGES}
HOLES = re.compile(r"\{\w*\}")
WORDS = {"en": (2, 3), "fr": (4, 5)}  # where in a row the word is, and what is never said
every_word = pytest.mark.parametrize(
    ("language", "row"),
    [(language, row) for language in WORDS for row in GLOSSARY],
    ids=[f"{language}-{row[0]}-{row[1]}" for language in WORDS for row in GLOSSARY],
)


@cache
def said(game: str, language: str) -> Mapping[str, str]:
    """What people read about a game, or (`all`) at all, by its key."""
    return {
        key: HOLES.sub("", " / ".join(texts)).lower()
        for key, texts in messages(language).items()
        if game == "all" or key.startswith(f"{game}-") or f"-{game}-" in key
    }


def words(cell: str) -> Iterator[str]:
    return (word.strip() for word in cell.split(",") if word.strip())


def occurs(word: str, text: str) -> bool:
    """Find it as whole words, the plural included."""
    it = re.escape(word)  # comes first, so that the text is searched for it and not tried letter by letter
    return re.search(rf"{it}(?<!\w{it})(?:s|x|es)?(?!\w)", text) is not None


def test_the_tables_are_read() -> None:
    assert {game for game, *_ in GLOSSARY} == {"all", *KEYS}
    assert len(GLOSSARY) > 60
    assert len(EXCEPTIONS) > 3


@every_word
def test_a_thing_is_called_by_its_word(language: str, row: tuple[str, ...]) -> None:
    texts = " / ".join(said(row[0], language).values())
    lacking = [word for word in words(row[WORDS[language][0]]) if not occurs(word, texts)]
    assert lacking == []


@every_word
def test_no_other_word_is_said(language: str, row: tuple[str, ...]) -> None:
    never = list(words(row[WORDS[language][1]]))
    found = {
        (language, word, key) for key, text in said(row[0], language).items() for word in never if occurs(word, text)
    }
    assert sorted(found - EXCEPTIONS) == []


@pytest.mark.parametrize(("language", "reader"), [("en", r"you\w*"), ("fr", r"vous|votre|vos")])
def test_why_a_turn_is_good_addresses_nobody(language: str, reader: str) -> None:
    """A look back and a puzzle's line say it of the opponent's turns as well."""
    starts = tuple(f"{key}-why-" for key in KEYS)
    reasons = {key: " / ".join(texts) for key, texts in messages(language).items() if key.startswith(starts)}
    assert len(reasons) > 60
    assert [key for key, text in reasons.items() if re.search(rf"(?<!\w)(?:{reader})(?!\w)", text.lower())] == []


def test_every_exception_is_one() -> None:
    assert [
        (language, word, key)
        for language, word, key in EXCEPTIONS
        if not occurs(word, " / ".join(messages(language).get(key, ())).lower())
    ] == []


def test_a_wrong_word_is_found() -> None:
    assert occurs("patrouille", "deux patrouilles sont là") and not occurs("patrouille", "deux patrouilleurs")
    assert occurs("ring", "nothing rings here") and not occurs("ring", "a string during the evening")
