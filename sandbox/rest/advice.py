"""What Discord takes, though its pages ask for something else: each is a violation, none is refused."""

import re
from collections.abc import Callable, Iterator
from typing import Protocol

from sandbox.protocol.json_codec import Json
from sandbox.protocol.request_body import RequestBody, content_type, read_list
from sandbox.protocol.violations import INSTALLS_UNSAID, MENTIONS_UNSAID, WRONG_CONTENT_TYPE

Advice = Iterator[tuple[int, str]]
MESSAGE, UPDATE = 4, 7  # callbacks that carry a message
_NAME = re.compile(r"DiscordBot \(https?://[^\s,()]+, [^()]+\)( .*)?")


class CallRead(Protocol):
    """The parts of a request that are looked at."""

    @property
    def raw(self) -> bytes: ...
    @property
    def body(self) -> RequestBody: ...


def is_a_bots_name(user_agent: str) -> bool:
    """Tell whether a User-Agent has the form that the API's reference asks for: DiscordBot ($url, $versionNumber)."""
    return _NAME.fullmatch(user_agent) is not None


def against_advice(route: str, call: CallRead) -> Advice:
    """Name what a request that was done should have said otherwise; `route` is its method and its path's pattern."""
    if reads := _READS.get(route):
        yield from reads(call)


def _message(call: CallRead) -> Advice:
    yield from _about_message(call.body)


def _callback(call: CallRead) -> Advice:
    if call.body.payload.get("type") in (MESSAGE, UPDATE):
        yield from _about_message(RequestBody(call.body.payload.get("data") or {}, call.body.files))


def _about_message(body: RequestBody) -> Advice:
    if body.payload.get("allowed_mentions") is None:
        yield MENTIONS_UNSAID, "without allowed_mentions everybody is rung who is named, in an edit too"
    for file in body.files.values():
        if not _is_kind(file.kind, content_type(file.filename)):
            yield WRONG_CONTENT_TYPE, f"{file.filename} is sent as {file.kind or 'nothing in particular'}"


def _is_kind(said: str, expected: str) -> bool:
    return said.partition(";")[0].strip() == expected.partition(";")[0]


def _commands(call: CallRead) -> Advice:
    for command in read_list(call.raw):
        yield from _about_command(command)


def _command(call: CallRead) -> Advice:
    yield from _about_command(call.body.payload)


def _about_command(command: Json) -> Advice:
    for name in ("integration_types", "contexts"):
        if not command.get(name):
            yield INSTALLS_UNSAID, f"{command.get('name')} leaves {name} to the application's settings"


_MESSAGES, _HOOK = "/channels/{channel_id}/messages", "/webhooks/{application_id}/{token}"
_COMMANDS = "/applications/{application_id}/commands"
_READS: dict[str, Callable[[CallRead], Advice]] = {
    f"POST {_MESSAGES}": _message,
    f"PATCH {_MESSAGES}/{{message_id}}": _message,
    f"POST {_HOOK}": _message,
    f"PATCH {_HOOK}/messages/{{message_id}}": _message,
    "POST /interactions/{interaction_id}/{token}/callback": _callback,
    f"PUT {_COMMANDS}": _commands,
    f"POST {_COMMANDS}": _command,
}
