"""Lists that are longer than a message."""

from collections.abc import Sequence

from bot.text import Words
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button

MOST_LINES = 20
MOST_TEXT = 3500


def paged(lines: Sequence[str]) -> list[str]:
    """Split lines into pages; there is always a first page."""
    pages = [""]
    count = 0
    for line in lines:
        if count == MOST_LINES or len(pages[-1]) + len(line) + 1 > MOST_TEXT:
            pages.append("")
            count = 0
        pages[-1] += f"{line}\n" if len(line) < MOST_TEXT else f"{line[: MOST_TEXT - 2]}…\n"
        count += 1
    return [page.rstrip("\n") for page in pages]


def page_buttons(words: Words, page: int, pages: int, verb: str, *args: str | int) -> list[Item]:
    """Lead to the page before and the page after, by `verb|args…|page`; one page needs no buttons."""
    if pages < 2:
        return []
    return [
        button(words.say("button-previous"), custom_id(verb, *args, page - 1), disabled=page <= 0),
        button(words.say("button-next"), custom_id(verb, *args, page + 1), disabled=page + 1 >= pages),
    ]
