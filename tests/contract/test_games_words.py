"""The catalogues of the published games: the same in every language, file by file."""

import re
from pathlib import Path

import pytest

from games.text import LANGUAGES

TEXT = Path(__file__).parents[2] / "games" / "text"
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@pytest.mark.parametrize("file", sorted(path.name for path in (TEXT / "en").glob("*.ftl")))
def test_all_languages_have_the_same_words_with_the_same_values(file: str) -> None:
    english, *others = (_messages(TEXT / language / file) for language in LANGUAGES)
    for other in others:
        assert list(english) == list(other)
        assert {key: sorted(_values(text)) for key, text in english.items()} == {
            key: sorted(_values(text)) for key, text in other.items()
        }


def _messages(file: Path) -> dict[str, str]:
    """Cut a catalogue into its messages; two of one name would hide each other."""
    parts = _MESSAGE.split(file.read_text(encoding="utf-8"))
    found = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert len(found) == len(parts) // 2
    return found


def _values(text: str) -> set[str]:
    return set(re.findall(r"\{\s*\$(\w+)", text))


def test_no_message_stands_in_two_files() -> None:
    for language in LANGUAGES:
        keys = [key for file in (TEXT / language).glob("*.ftl") for key in _messages(file)]
        assert sorted(keys) == sorted(set(keys))
