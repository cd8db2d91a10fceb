"""Pages of the site: a recap for each game, and no link to a file that the site hasn't."""

from pathlib import Path

import pytest

from games.registry import KEYS
from tools.site.pages import DOCS, game_of, prepared

PAGES = sorted(DOCS.rglob("*.md"))
CODE = "https://example.org/cairn"


def named(page: Path) -> str:
    return str(page.relative_to(DOCS).with_suffix(""))


@pytest.mark.parametrize("key", KEYS)
def test_a_game_s_page_has_its_recap_above_its_first_picture(key: str) -> None:
    (page,) = [page for page in PAGES if game_of(named(page)) == key]
    text = prepared(named(page), page.read_text(encoding="utf-8"), "")
    recap, first = text.index(f"](/../var/recaps/{key}.gif)"), text.index("](pictures/")
    assert recap < first and text.count("var/recaps") == 1


def test_files_outside_the_folder_are_linked_where_the_code_is_and_named_where_it_is_not_known() -> None:
    text = "[the unit](../deploy/cairn.service), [terms](terms.md), [ours](../CHANGELOG.md#what)"
    linked = (
        f"[the unit]({CODE}/blob/HEAD/deploy/cairn.service), [terms](terms.md), [ours]({CODE}/blob/HEAD/CHANGELOG.md)"
    )
    assert prepared("hosting", text, CODE) == linked
    assert prepared("hosting", text, "") == "the unit, [terms](terms.md), ours"


def test_no_page_leads_out_of_the_site() -> None:
    texts = [prepared(named(page), page.read_text(encoding="utf-8"), "") for page in PAGES]
    assert [text for text in texts if "](../" in text.replace("](../var/recaps", "")] == []


def test_each_page_is_in_the_contents() -> None:
    contents = (DOCS / "index.md").read_text(encoding="utf-8").splitlines()
    assert {named(page) for page in PAGES} - {"index"} == {line for line in contents if line in map(named, PAGES)}
