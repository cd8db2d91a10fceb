"""Lists longer than a message are cut into pages, and nothing is lost."""

from bot.text import LANGUAGES, words
from bot.ui.pages import MOST_LINES, MOST_TEXT, page_buttons, paged

ENGLISH = words("en")


def test_an_empty_list_has_a_page() -> None:
    assert paged([]) == [""]


def test_pages_hold_whole_lines_in_order() -> None:
    lines = [f"{number}. {'x' * (number * 7 % 400)}" for number in range(200)]
    pages = paged(lines)
    assert "\n".join(pages).split("\n") == lines
    assert all(len(page) <= MOST_TEXT and page.count("\n") < MOST_LINES for page in pages)
    assert len(paged(["x"] * MOST_LINES)) == 1 and len(paged(["x"] * (MOST_LINES + 1))) == 2


def test_a_line_longer_than_a_page_is_cut_and_says_so() -> None:
    pages = paged(["a", "b" * MOST_TEXT * 2, "c"])
    assert "\n".join(pages).split("\n")[0::2] == ["a", "c"]
    assert all(len(page) <= MOST_TEXT for page in pages) and any(page.endswith("b…") for page in pages)


def test_one_page_needs_no_buttons() -> None:
    assert page_buttons(ENGLISH, 0, 1, "tables") == []
    assert [item["custom_id"] for item in page_buttons(ENGLISH, 1, 3, "history", "k7m2a", 1)] == [
        "history|k7m2a|1|0",
        "history|k7m2a|1|2",
    ]


def test_no_button_is_a_sign_alone() -> None:
    """A screen reader says nothing of ◀."""
    for language in LANGUAGES:
        for item in page_buttons(words(language), 1, 3, "tables"):
            assert any(sign.isalpha() for sign in item["label"])


def test_there_is_no_way_before_the_first_page_nor_past_the_last() -> None:
    closed = [[item.get("disabled", False) for item in page_buttons(ENGLISH, page, 3, "tables")] for page in range(3)]
    assert closed == [[True, False], [False, False], [False, True]]
