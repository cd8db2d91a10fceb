"""Recent messages: remembered, read back, and changed."""

from collections import OrderedDict
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

from discord import ComponentType

from bot.ui.discord_io.rest.payload import LAID_OUT
from bot.ui.layout import Item, Layout, text

BUTTONS, WORDS = ComponentType.action_row.value, ComponentType.text_display.value
GALLERY = ComponentType.media_gallery.value
MOST_RECENT = 256
OF_MESSAGE = "attachment://"


class RecentMessages:
    """The messages posted last, so that their buttons can be removed without fetching them."""

    def __init__(self) -> None:
        self._views: OrderedDict[str, Layout] = OrderedDict()

    def keep(self, message: str, view: Layout) -> None:
        self._views[message] = view
        if len(self._views) > MOST_RECENT:
            self._views.popitem(last=False)

    def take(self, message: str) -> Layout | None:
        """Take a message out to change it; the caller puts it back afterwards."""
        return self._views.pop(message, None)


def read_back(message: Mapping[str, Any]) -> Layout | None:
    """Read a message so that it can be edited; None if it isn't laid out as ours are."""
    if not message["flags"] & LAID_OUT:
        return None
    (container,) = message["components"]
    return Layout(tuple(_hung_again(item) for item in container["components"]))


def _hung_again(item: Item) -> Item:
    """Refer to the message's own file by its name, because Discord's addresses of files expire."""
    if item["type"] != GALLERY:
        return item
    shown = [
        {"media": {"url": f"{OF_MESSAGE}{_file_name(each)}"}, "description": each.get("description")}
        for each in item["items"]
    ]
    return {"type": GALLERY, "items": shown}


def _file_name(shown: Item) -> str:
    parts = urlsplit(shown["media"]["url"])
    return PurePosixPath(parts.path).name or parts.netloc


def pictured(view: Layout) -> list[str]:
    """Name the files that a message shows: Discord doesn't list them as attachments of a message with components v2."""
    galleries = [item for item in view.items if item["type"] == GALLERY]
    return [_file_name(each) for gallery in galleries for each in gallery["items"]]


def without_buttons(view: Layout, note: str = "") -> Layout:
    """Take the buttons away, and add a last line."""
    kept = [item for item in view.items if item["type"] != BUTTONS]
    return Layout((*kept, text(note)) if note else tuple(kept))


def without_turn(view: Layout, note: str = "") -> Layout:
    """Remove the buttons of a finished turn, and the line that says whose move it was."""
    place = _last_words(view)
    kept = (_without_first_line(item) if nth == place else item for nth, item in enumerate(view.items))
    return without_buttons(Layout(tuple(item for item in kept if item is not None)), note)


def _without_first_line(item: Item) -> Item | None:
    rest = item["content"].split("\n")[1:]
    return item | {"content": "\n".join(rest)} if rest else None


def with_line(view: Layout, line: str) -> Layout:
    """Change the first line below the picture; the small print under it stays."""
    last = _last_words(view)
    return Layout(tuple(_with_line(item, line) if place == last else item for place, item in enumerate(view.items)))


def _last_words(view: Layout) -> int | None:
    return max((place for place, item in enumerate(view.items) if item["type"] == WORDS), default=None)


def _with_line(item: Item, line: str) -> Item:
    return item | {"content": "\n".join([line, *item["content"].split("\n")[1:]])}
