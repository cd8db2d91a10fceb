"""Messages made of Discord's second components: a container with words, pictures and rows of buttons.

Every view is finished before it is sent, so discord.py keeps nothing in memory for it; clicks come in through
`door.py`, which needs only the custom id.
"""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord
from discord import ui

from render import Picture

Item = ui.Item[Any]
MOST_ALT = 1024
MOST_ROW = 5


def sheet(*items: Item | None, colour: int | None = None) -> ui.LayoutView:
    """Lay items in one container; None stands for nothing."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*(item for item in items if item is not None), accent_colour=colour))
    view.stop()
    return view


def text(words: str) -> Item:
    return ui.TextDisplay(words)


def picture(file_name: str, painted: Picture) -> Item:
    """Show an attached picture with its words for those who can't see it."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file_name}", description=painted.alt[:MOST_ALT]))


def attached(file_name: str, painted: Picture) -> discord.File:
    return discord.File(BytesIO(painted.png), filename=file_name)


def again(file: discord.File) -> discord.File:
    """Make a file anew that was sent already."""
    file.fp.seek(0)
    return discord.File(BytesIO(file.fp.read()), filename=file.filename)


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Item:
    return ui.Button(label=label, custom_id=custom_id, style=style, disabled=disabled)


def link(label: str, url: str) -> Item:
    return ui.Button(label=label, url=url)


def rows(buttons: Sequence[Item | None]) -> list[Item]:
    """Stand buttons in as few rows as Discord allows."""
    here = [item for item in buttons if item is not None]
    return [ui.ActionRow(*here[start : start + MOST_ROW]) for start in range(0, len(here), MOST_ROW)]


def choice(
    custom_id: str, placeholder: str, options: Sequence[discord.SelectOption], *, most: int = 1, least: int = 1
) -> Item:
    """A menu in a row of its own."""
    return ui.ActionRow(
        ui.Select(
            custom_id=custom_id,
            placeholder=placeholder[:150],
            options=list(options),
            min_values=least,
            max_values=min(most, len(options)),
        )
    )
