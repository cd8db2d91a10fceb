"""Deviations in messages that are posted and read."""

from typing import Any

from sandbox.deviations.making import (
    LIST,
    POST,
    READ,
    is_laid_out,
    is_plain,
    misheard,
    misreported,
    parts,
    pictures,
    refusing,
    refusing_otherwise,
)
from sandbox.protocol.json_codec import Json
from sandbox.world.world import SILENT

FILE = 13


def _unlisted(answer: Json) -> None:
    answer["attachments"] = []


def _undescribed(answer: Json) -> None:
    for each in answer["attachments"]:
        each["description"] = None


def _unreachable(answer: Json) -> None:
    for each in answer["attachments"]:
        each["url"] = f"{each['url'].rpartition('/')[0]}/nothing"


def _untyped(answer: Json) -> None:
    for each in answer["attachments"]:
        each["content_type"] = "application/octet-stream"


def _unnumbered(answer: Json) -> None:
    for each in pictures(answer):
        each.pop("attachment_id", None)


def _renamed(answer: Json) -> None:
    for each in pictures(answer):
        each["url"] = f"{each['url'].rpartition('/')[0]}/image"


def _without_files(answer: Json) -> None:
    for part in parts(answer):
        part["components"] = [each for each in part.get("components") or () if each["type"] != FILE]


def _bare(answer: Json) -> None:
    answer |= {"content": "", "components": []}


def _texts(payload: Json) -> int:
    return sum(len(part.get("content") or "") for part in parts(payload))


def _buttons(payload: Json) -> int:
    return sum(part["type"] == 2 for part in parts(payload))


def _options(payload: Json) -> int:
    return max((len(part.get("options") or ()) for part in parts(payload)), default=0)


def _longest(payload: Json, name: str) -> int:
    return max((len(part.get(name) or "") for part in parts(payload)), default=0)


def _alt(payload: Json) -> int:
    return max((len(each.get("description") or "") for each in payload.get("attachments") or ()), default=0)


def _mentions_nobody(answer: Any) -> None:
    answer["mentions"] = []


MESSAGES = {
    "plain-buttons-dropped": misheard(
        "plain messages lose their buttons", POST, lambda said: said.pop("components", None), is_plain
    ),
    "plain-files-unlisted": misreported("plain messages don't list their files", POST, _unlisted, is_plain),
    "descriptions-dropped": misreported("files lose their description", POST, _undescribed),
    "files-out-of-reach": misreported("files aren't at their address", POST, _unreachable, is_plain),
    "kinds-unknown": misreported("files are of no kind in particular", POST, _untyped),
    "layouts-refused": refusing("messages of components v2 are refused", POST, is_laid_out),
    "pictures-unnumbered": misreported("pictures in components have no attachment_id", POST, _unnumbered),
    "pictures-renamed": misreported("addresses of pictures don't end with the file's name", POST, _renamed),
    "files-unshown": misreported("file components are dropped", POST, _without_files),
    "nonces-ignored": misheard("enforce_nonce is ignored", POST, lambda said: said.pop("enforce_nonce", None)),
    "silence-ignored": misheard(
        "the silent flag is ignored", POST, lambda said: said.update(flags=(said.get("flags") or 0) & ~SILENT)
    ),
    "own-messages-bare": misreported("the bot's own messages are read without their content", READ, _bare),
    "lists-empty": misreported("lists of messages are empty", LIST, lambda answer: answer.clear()),
    "gone-otherwise": refusing_otherwise(
        "a deleted message is refused with another code", r"PATCH /channels/\d+/messages/\d+", 10008, instead=10003
    ),
    "mentions-unsaid": misreported("messages don't say whom they mention", POST, _mentions_nobody),
    "content-1900": refusing(
        "content takes 1,900 characters", POST, lambda said: len(said.get("content") or "") > 1900
    ),
    "text-3900": refusing("the text of components v2 takes 3,900 characters", POST, lambda said: _texts(said) > 3900),
    "components-39": refusing("a message takes 39 components", POST, lambda said: len(parts(said)) > 39),
    "buttons-20": refusing("a message takes 20 buttons", POST, lambda said: _buttons(said) > 20),
    "options-24": refusing("a menu takes 24 options", POST, lambda said: _options(said) > 24),
    "labels-70": refusing("a button's label takes 70 characters", POST, lambda said: _longest(said, "label") > 70),
    "custom-ids-90": refusing("a custom id takes 90 characters", POST, lambda said: _longest(said, "custom_id") > 90),
    "descriptions-1000": refusing("a description takes 1,000 characters", POST, lambda said: _alt(said) > 1000),
}
