"""Entries parsed one by one, when they are first said, come to what their whole file says."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from games.text import LANGUAGES, Words
from games.text.entries import TERMINAL, entries, mentioned
from games.text.typography import typeset

ROOT = Path(__file__).parents[2]
PACKAGES = ("games.text", "bot.text")


class Mentions(Visitor):
    """Gather the messages and terms that an entry is made of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 Fluent's name
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 Fluent's name
        self.found.add(f"-{node.id.name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_each_entry_is_cut_out_whole(package: str, language: str) -> None:
    sources = dict(entries(package, language))
    for file in (ROOT / package.replace(".", "/") / language).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        text = text if file.name == TERMINAL else typeset(text, language)
        for entry in messages(text):
            source = sources.pop(entry.id.name)
            whole, after = spelled(entry, text), source.splitlines(keepends=True)
            assert source.startswith(whole)
            assert all(line.startswith("#") or not line.strip() for line in after[whole.count("\n") + 1 :])
            mentions = Mentions()
            mentions.visit(entry)
            assert mentions.found <= set(mentioned(source)), entry.id.name
    assert not sources


def messages(text: str) -> list[ast.Message]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def spelled(entry: ast.Message, text: str) -> str:
    """Cut it out as Fluent's own parser found it, without the comment before it."""
    assert entry.span and entry.id.span
    return text[entry.id.span.start : entry.span.end].rstrip()


def test_an_entry_ends_where_its_file_says_so() -> None:
    source = entries("games.text", "en")["topologic-news-found"]
    assert FluentSerializer().serialize(FluentParser().parse(source)).startswith("topologic-news-found =")
    assert source.rstrip().endswith("}.")


def test_what_isnt_said_isnt_parsed() -> None:
    words = Words("en", *PACKAGES)
    before = len(words._unparsed)
    assert words.has("command-move")
    assert len(words._unparsed) == before
    assert words.say("command-move") == "move"
    assert 0 < before - len(words._unparsed) < 5
