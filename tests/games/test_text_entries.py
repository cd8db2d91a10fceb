"""Entries parsed one by one, when they are first said, come to what their whole file says."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from games.text import LANGUAGES, Words
from games.text.entries import entries, mentioned

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
    files = sorted((ROOT / package.replace(".", "/") / language).glob("*.ftl"))
    whole = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in files]
    keys = [entry.id.name for file in whole for entry in file.body if isinstance(entry, ast.Message)]
    assert sorted(entries(package, language)) == sorted(keys)
    for key, source in entries(package, language).items():
        cut = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message | ast.Junk)]
        assert [type(entry) for entry in cut] == [ast.Message], key
        mentions = Mentions()
        mentions.visit(cut[0])
        assert mentions.found <= set(mentioned(source)), key


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
