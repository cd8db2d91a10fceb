"""Messages as they stand: as they were posted or read back, and changed. Each says itself of which shape it is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

from discord import ComponentType

from bot.ui.discord_io.rest.payload import LAID_OUT, EncodedBody, encode_body
from bot.ui.layout import Item, Layout, text
from bot.ui.plain_message import PlainMessage, closed, with_asked

BUTTONS, WORDS = ComponentType.action_row.value, ComponentType.text_display.value
GALLERY = ComponentType.media_gallery.value
OF_MESSAGE = "attachment://"


@dataclass(frozen=True, slots=True)
class StandingFile:
    """A file of a message: the id by which an edit keeps it, and the address at which it can be fetched for a while."""

    id: str
    name: str
    url: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class CurrentMessage:
    """A message that was posted, with the files that it has."""

    view: Layout | PlainMessage
    files: tuple[StandingFile, ...]

    def edited(self) -> EncodedBody:
        """Write an edit that keeps the files: Discord wants all listed that are to be there afterwards."""
        written = encode_body(self.view)
        if self.files:
            written["attachments"] = [_kept(each) for each in self.files]
        return written


def read_back(message: Mapping[str, Any]) -> CurrentMessage | None:
    """Read a message so that it can be edited; None if it isn't laid out as ours are."""
    components: Sequence[Item] = message.get("components") or ()
    if not _is_laid_out(message):
        return CurrentMessage(PlainMessage(message["content"], tuple(components)), files_of(message))
    if len(components) != 1:
        return None
    (container,) = components
    view = Layout(tuple(_hung_again(item) for item in container["components"]))
    return CurrentMessage(view, files_of(message))


def files_of(message: Mapping[str, Any]) -> tuple[StandingFile, ...]:
    """Read a message's files from Discord's answer: those that components show are listed there and nowhere else."""
    if not _is_laid_out(message):
        return tuple(
            StandingFile(str(each["id"]), each["filename"], each["url"], each.get("description") or "")
            for each in message.get("attachments") or ()
        )
    return tuple(
        StandingFile(str(media["attachment_id"]), _file_name(media), media["url"])
        for container in message.get("components") or ()
        for item in container.get("components") or ()
        if item["type"] == GALLERY
        for media in (each["media"] for each in item["items"])
        if media.get("attachment_id")
    )


def _is_laid_out(message: Mapping[str, Any]) -> bool:
    """Read the flags, which Discord may leave out where there are none."""
    return bool((message.get("flags") or 0) & LAID_OUT)


def _kept(file: StandingFile) -> Item:
    return {"id": file.id, "description": file.description} if file.description else {"id": file.id}


def _hung_again(item: Item) -> Item:
    """Refer to the message's own file by its name, because Discord's addresses of files expire."""
    if item["type"] != GALLERY:
        return item
    shown = [
        {"media": {"url": f"{OF_MESSAGE}{_file_name(each['media'])}"}, "description": each.get("description")}
        for each in item["items"]
    ]
    return {"type": GALLERY, "items": shown}


def _file_name(media: Item) -> str:
    parts = urlsplit(media["url"])
    return PurePosixPath(parts.path).name or parts.netloc


def said(view: Layout | PlainMessage) -> list[str]:
    """List what a message says whenever it is written, by which it is known again: the time left changes."""
    if isinstance(view, PlainMessage):
        return [view.content.split("\n")[0]]
    return [item["content"] for item in view.items if "content" in item]


def without_buttons(view: Layout | PlainMessage, note: str = "") -> Layout | PlainMessage:
    """Take the buttons away, and say how it was answered: in place of what was asked, or in a last line."""
    if isinstance(view, PlainMessage):
        return closed(view, note)
    kept = [item for item in view.items if item["type"] != BUTTONS and not _is_said_in(note, item)]
    return Layout((*kept, text(note)) if note else tuple(kept))


def _is_said_in(note: str, item: Item) -> bool:
    """Tell whether a note says again, and more fully, what an earlier one said."""
    return item["type"] == WORDS and note.startswith(item["content"])


def without_turn(view: Layout | PlainMessage, note: str = "") -> Layout | PlainMessage:
    """Remove the buttons of a finished turn, and the line that says whose move it was."""
    if isinstance(view, PlainMessage):
        return closed(view, note)
    return without_buttons(_with_first_line(view, ""), note)


def with_line(view: Layout | PlainMessage, line: str, time: str = "") -> Layout | PlainMessage:
    """Change what asks something, and until when: of a layout the first line below the picture."""
    if isinstance(view, PlainMessage):
        return with_asked(view, line, time)
    return _with_first_line(view, " · ".join(filter(None, (line, time))))


def _with_first_line(view: Layout, line: str) -> Layout:
    """Replace the first line of the last words, which go where nothing is left of them."""
    place = max((nth for nth, item in enumerate(view.items) if item["type"] == WORDS), default=None)
    if place is None:
        return view
    lines = [*filter(None, [line]), *view.items[place]["content"].split("\n")[1:]]
    words = [view.items[place] | {"content": "\n".join(lines)}] if lines else []
    return Layout((*view.items[:place], *words, *view.items[place + 1 :]))
