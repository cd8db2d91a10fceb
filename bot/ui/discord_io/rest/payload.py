"""The body of a request: a layout and its files."""

import json
from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from aiohttp.payload import BytesPayload
from discord import MessageFlags

from bot.ui.layout import Attached, Layout

EncodedBody = dict[str, Any]
LAID_OUT = MessageFlags(components_v2=True).value
PRIVATE = MessageFlags(ephemeral=True).value
SILENT = MessageFlags(suppress_notifications=True).value  # marks no channel as unread with a sound or a badge
BOUNDARY = uuid4().hex  # by chance, so that it stands in no file

NOBODY: EncodedBody = {"parse": []}  # left out, Discord rings everybody who is named
KINDS = {"png": "image/png", "gif": "image/gif", "txt": "text/plain; charset=utf-8", "json": "application/json"}

write_json = json.JSONEncoder(separators=(",", ":")).encode


def encode_body(
    view: Layout, files: Sequence[Attached] | None = None, *, private: bool = False, is_silent: bool = False
) -> EncodedBody:
    """
    Write a message that rings nobody, unless `allowed_mentions` is replaced.

    In an edit, `files=None` keeps the files that are there, and an empty list removes them.
    """
    flags = LAID_OUT | (PRIVATE if private else 0) | (SILENT if is_silent else 0)
    written: EncodedBody = {"components": view.components, "flags": flags, "allowed_mentions": NOBODY}
    if files is not None:
        written["attachments"] = [{"id": number, "filename": file.name} for number, file in enumerate(files)]
    return written


def packed(written: EncodedBody, files: Sequence[Attached] | None) -> BytesPayload:
    """Build the request's bytes in one piece: aiohttp's forms are read in pieces and take as long as all the rest."""
    said = write_json(written).encode()
    if not files:
        return BytesPayload(said, content_type="application/json")
    parts = [_heading('name="payload_json"', "application/json"), said]
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
