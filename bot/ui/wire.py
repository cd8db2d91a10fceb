"""What goes over the line: a sheet and its files as the body of a request."""

import json
from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from aiohttp.payload import BytesPayload
from discord import MessageFlags

from bot.ui.sheet import Attached, Sheet

Body = dict[str, Any]
LAID_OUT = MessageFlags(components_v2=True).value
PRIVATE = MessageFlags(ephemeral=True).value


def body(view: Sheet, files: Sequence[Attached] | None = None, *, private: bool = False) -> Body:
    """Write a message; an edit without files leaves those that are there, with none it takes them away."""
    written: Body = {"components": view.components, "flags": LAID_OUT | (PRIVATE if private else 0)}
    if files is not None:
        written["attachments"] = [{"id": number, "filename": file.name} for number, file in enumerate(files)]
    return written


def packed(written: Body, files: Sequence[Attached] | None) -> BytesPayload:
    """Make the request's bytes at once: aiohttp's forms, read piece by piece, take as long as all the rest."""
    said = json.dumps(written, separators=(",", ":")).encode()
    if not files:
        return BytesPayload(said, content_type="application/json")
    boundary = uuid4().hex
    parts = [_part(boundary, 'name="payload_json"', "application/json", said)]
    for number, file in enumerate(files):
        named = f'name="files[{number}]"; filename="{file.name}"'
        parts.append(_part(boundary, named, "application/octet-stream", file.content))
    return BytesPayload(
        b"".join([*parts, f"--{boundary}--\r\n".encode()]), content_type=f"multipart/form-data; boundary={boundary}"
    )


def _part(boundary: str, named: str, kind: str, content: bytes) -> bytes:
    heading = f"--{boundary}\r\nContent-Disposition: form-data; {named}\r\nContent-Type: {kind}\r\n\r\n"
    return b"".join((heading.encode(), content, b"\r\n"))
