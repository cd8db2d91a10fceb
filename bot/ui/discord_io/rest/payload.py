"""The body of a request: a layout and its files."""

import json
from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from aiohttp.payload import BytesPayload
from discord import MessageFlags

from bot.ui.layout import Attached, Item, Layout
from bot.ui.plain_message import PlainMessage

EncodedBody = dict[str, Any]
LAID_OUT = MessageFlags(components_v2=True).value
PRIVATE = MessageFlags(ephemeral=True).value
SILENT = MessageFlags(suppress_notifications=True).value  # marks no channel as unread with a sound or a badge
BOUNDARY = uuid4().hex  # by chance, so that it stands in no file

NOBODY: EncodedBody = {"parse": []}  # left out, Discord rings everybody who is named
KINDS = {"png": "image/png", "gif": "image/gif", "txt": "text/plain; charset=utf-8", "json": "application/json"}

write_json = json.JSONEncoder(separators=(",", ":")).encode


def encode_body(
    view: Layout | PlainMessage,
    files: Sequence[Attached] | None = None,
    *,
    private: bool = False,
    is_silent: bool = False,
) -> EncodedBody:
    """
    Write a message that rings nobody, unless `allowed_mentions` is replaced.

    In an edit, `files=None` says nothing of the files that are there, and an empty list removes them.
    """
    is_plain = isinstance(view, PlainMessage)
    flags = (0 if is_plain else LAID_OUT) | (PRIVATE if private else 0) | (SILENT if is_silent else 0)
    written: EncodedBody = {"content": view.content} if isinstance(view, PlainMessage) else {}
    written |= {"components": view.components, "allowed_mentions": NOBODY}
    if flags:
        written["flags"] = flags
    if files is not None:
        written["attachments"] = [_listed(number, file, is_plain) for number, file in enumerate(files)]
    return written


def _listed(number: int, file: Attached, is_plain: bool) -> Item:
    """List a file; where no component shows it, with its alternative text."""
    described = {"description": file.description} if is_plain and file.description else {}
    return {"id": number, "filename": file.name, **described}


def packed(written: EncodedBody, files: Sequence[Attached] | None) -> BytesPayload:
    """Build the request's bytes in one piece: aiohttp's forms are read in pieces and take as long as all the rest."""
    said = write_json(written).encode()
    if not files:
        return BytesPayload(said, content_type="application/json")
    parts = [_heading('name="payload_json"', "application/json").lstrip(), said]  # nothing stands before the first
    for number, file in enumerate(files):
        named = f'name="files[{number}]"; filename="{file.name}"'
        parts += [_heading(named, kind_of(file.name)), file.content]
    parts.append(f"\r\n--{BOUNDARY}--\r\n".encode())
    return BytesPayload(b"".join(parts), content_type=f"multipart/form-data; boundary={BOUNDARY}")


def kind_of(name: str) -> str:
    """Tell what a file is, by the end of its name."""
    return KINDS.get(name.rpartition(".")[2], "application/octet-stream")


def _heading(named: str, kind: str) -> bytes:
    return f"\r\n--{BOUNDARY}\r\nContent-Disposition: form-data; {named}\r\nContent-Type: {kind}\r\n\r\n".encode()
