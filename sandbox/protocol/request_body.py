"""Read a request's body: plain JSON, or a form with `payload_json` and `files[n]`."""

import re
from dataclasses import dataclass, field
from typing import Any

from sandbox.protocol.json_codec import Json, loads
from sandbox.protocol.refusals import RestRefusal

LARGEST_FILE = 10 * 1024 * 1024
LARGEST_BODY = 100 * 1024 * 1024
_NAME = re.compile(rb'name="([^"]*)"')
_FILENAME = re.compile(rb'filename="((?:[^"\\]|\\.)*)"')
_KIND = re.compile(rb"(?i)content-type: *([^\r\n]*)")
_TYPES = {
    "png": "image/png",
    "gif": "image/gif",
    "webp": "image/webp",
    "jpg": "image/jpeg",
    "txt": "text/plain; charset=utf-8",
    "md": "text/markdown; charset=utf-8",
    "json": "application/json",
}


def content_type(filename: str) -> str:
    return _TYPES.get(filename.rpartition(".")[2].lower(), "application/octet-stream")


@dataclass(frozen=True, slots=True)
class Upload:
    filename: str
    data: bytes
    kind: str = ""  # the Content-Type of its part

    def size(self) -> tuple[int, int] | None:
        """Read the width and height of a PNG or GIF; None for other files."""
        if self.data[:8] == b"\x89PNG\r\n\x1a\n":
            return int.from_bytes(self.data[16:20], "big"), int.from_bytes(self.data[20:24], "big")
        if self.data[:4] == b"GIF8":
            return int.from_bytes(self.data[6:8], "little"), int.from_bytes(self.data[8:10], "little")
        return None


@dataclass(frozen=True, slots=True)
class RequestBody:
    payload: Json
    files: dict[int, Upload] = field(default_factory=dict)


def read_body(content_type: str, raw: bytes) -> RequestBody:
    if content_type.startswith("multipart/form-data"):
        return _read_form(content_type, raw)
    value = _parse(raw) if raw else {}
    if not isinstance(value, dict):
        raise RestRefusal(50035, errors={"_errors": [{"code": "DICT_TYPE_CONVERT", "message": "Expected an object."}]})
    return RequestBody(value)


def read_list(raw: bytes) -> list[Any]:
    value = _parse(raw)
    if not isinstance(value, list):
        raise RestRefusal(50035, errors={"_errors": [{"code": "LIST_TYPE_CONVERT", "message": "Expected a list."}]})
    return value


def _parse(raw: bytes) -> Any:
    try:
        return loads(raw)
    except ValueError:
        raise RestRefusal(50109) from None


def _read_form(content_type: str, raw: bytes) -> RequestBody:
    boundary = content_type.partition("boundary=")[2].strip('"').encode()
    payload: Json = {}
    files: dict[int, Upload] = {}
    for part in (b"\r\n" + raw).split(b"\r\n--" + boundary)[1:-1]:
        head, _, data = part.partition(b"\r\n\r\n")
        name = _first(_NAME, head)
        if name == "payload_json":
            payload = read_body("application/json", data).payload
        elif name.startswith("files[") and name[6:-1].isdigit():
            files[int(name[6:-1])] = _upload(head, data)
    return RequestBody(payload, files)


def _upload(head: bytes, data: bytes) -> Upload:
    if len(data) > LARGEST_FILE:
        raise RestRefusal(40005)
    return Upload(_cleaned(_first(_FILENAME, head)), data, _first(_KIND, head))


def _cleaned(filename: str) -> str:
    """Replace the characters that Discord replaces in a file's name."""
    return re.sub(r"[^\w.\-]", "_", filename) or "unknown"


def _first(pattern: re.Pattern[bytes], head: bytes) -> str:
    match = pattern.search(head)
    return match[1].decode() if match else ""
