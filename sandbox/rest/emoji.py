"""Keep the application's own emoji: list, upload and delete them."""

import re
from base64 import b64decode
from binascii import Error as NotBase64

from sandbox.gateway import payloads
from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems
from sandbox.protocol.refusals import RestRefusal
from sandbox.rest.router import RestCall, RestRoute

MOST, MOST_BYTES = 2_000, 256 * 1024
TOO_MANY, UNKNOWN, UNKNOWN_APPLICATION = 30008, 10014, 10002
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)


def listed(call: RestCall) -> Json:
    emoji = _emoji(call)
    return {"items": [_told(call, number) for number in emoji]}


def create(call: RestCall) -> Json:
    emoji, said = _emoji(call), call.body.payload
    _refuse_bad(said)
    if len(emoji) >= MOST:
        raise RestRefusal(TOO_MANY)
    number = call.context.ids.next()
    emoji[number] = {"name": said["name"], "image": said["image"]}
    return _told(call, number)


def delete(call: RestCall) -> None:
    if _emoji(call).pop(call.id("emoji_id"), None) is None:
        raise RestRefusal(UNKNOWN)


def _emoji(call: RestCall) -> dict[int, Json]:
    if call.id("application_id") != call.context.world.bot_id:
        raise RestRefusal(UNKNOWN_APPLICATION)
    return call.context.world.emoji


def _refuse_bad(said: Json) -> None:
    problems = Problems()
    if not _NAME.fullmatch(str(said.get("name") or "")):
        problems.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    image = _IMAGE.fullmatch(str(said.get("image") or ""))
    if image is None or (size := _size(image[1])) is None:
        problems.add("image", "IMAGE_INVALID", "Invalid image data")
    elif size > MOST_BYTES:
        problems.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    problems.refuse_if_any()


def _size(coded: str) -> int | None:
    try:
        return len(b64decode(coded, validate=True))
    except NotBase64:
        return None


def _told(call: RestCall, number: int) -> Json:
    world = call.context.world
    whole = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
    return {
        "id": str(number),
        "name": world.emoji[number]["name"],
        "user": payloads.user(world.users[world.bot_id]),
    } | whole


_ALL = "/applications/{application_id}/emojis"
ROUTES = (
    RestRoute("GET", _ALL, listed),
    RestRoute("POST", _ALL, create),
    RestRoute("DELETE", f"{_ALL}/{{emoji_id}}", delete),
)
