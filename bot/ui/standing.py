"""Messages that stand in a channel: remembered for a while, read back, and changed."""

from collections import OrderedDict
from pathlib import PurePosixPath
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.ui.sheet import text

Container = ui.Container[ui.LayoutView]
MOST_RECENT = 256


class Recent:
    """The views posted last, so that taking their buttons away doesn't begin with asking for them."""

    def __init__(self) -> None:
        self._views: OrderedDict[str, ui.LayoutView] = OrderedDict()

    def keep(self, message: str, view: ui.LayoutView) -> None:
        self._views[message] = view
        if len(self._views) > MOST_RECENT:
            self._views.popitem(last=False)

    def take(self, message: str) -> ui.LayoutView | None:
        """Hand it out to be changed; who has changed the message as well may give it back."""
        return self._views.pop(message, None)


def as_view(message: discord.Message) -> ui.LayoutView:
    """Read a message back so that it can be edited."""
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            _hang_again(item)
    view.stop()
    return view


def _hang_again(gallery: "ui.MediaGallery[ui.LayoutView]") -> None:
    """Point at the message's own file by its name: addresses of Discord's store expire."""
    for picture in gallery.items:
        picture.media = f"attachment://{PurePosixPath(urlsplit(picture.media.url).path).name}"


def strip(container: Container, note: str = "") -> None:
    """Take the buttons away, and add a last line."""
    for child in list(container.children):
        if isinstance(child, ui.ActionRow):
            container.remove_item(child)
    if note:
        container.add_item(text(note))


def replace_line(container: Container, line: str) -> None:
    """Change the first line below the picture; the small print under it stays."""
    below = [child for child in container.children if isinstance(child, ui.TextDisplay)][-1:]
    for item in below:
        item.content = "\n".join([line, *item.content.split("\n")[1:]])
