"""L-Calculus: its words are there in both languages, whole and short enough."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from games.l_calculus import GAME
from games.text import LANGUAGES, words


def keys(language: str) -> list[str]:
    text = (files("games.text") / language / "l_calculus.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("fr")
    assert len(set(keys("en"))) == len(keys("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_scene_has_a_page_of_rules_that_is_not_cut_off(language: str) -> None:
    said = words(language)
    pages = [said.say(f"l_calculus-rules-{page}") for page in range(1, len(GAME.scenes) + 1)]
    assert all(300 < len(page) <= 900 and page.endswith(".") for page in pages)
    assert not said.has(f"l_calculus-rules-{len(pages) + 1}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ["3-5/6-9", "keep", "xl2", "xr1"])
def test_each_kind_of_action_is_said(language: str, action: str) -> None:
    gist = GAME.gist(action)
    said = words(language).say(f"l_calculus-said-{gist.kind}", **gist.values)
    assert all(value in said for value in gist.values.values())
