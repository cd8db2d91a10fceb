"""What Discord takes, though its pages ask for something else: each is a violation, none is refused."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Protocol

from sandbox.protocol.json_codec import Json
from sandbox.protocol.request_body import RequestBody, content_type, read_list
from sandbox.protocol.violations import (
    INSTALLS_UNSAID,
    MENTIONS_UNSAID,
    UNDOCUMENTED,
    WRONG_CONTENT_TYPE,
    WRONG_TYPE,
)
from sandbox.validation import documented_fields as fields

Advice = Iterator[tuple[int, str]]
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, FORM = 4, 5, 6, 7, 9  # callbacks; the first and `UPDATE` carry a message
OF_DEFERRED = frozenset(("flags",))
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


def _message(known: frozenset[str]) -> Callable[[CallRead], Advice]:
    def read(call: CallRead) -> Advice:
        yield from _about_message(call.body)
        yield from _about_fields(call.body.payload, known)

    return read


def _callback(call: CallRead) -> Advice:
    kind, data = call.body.payload.get("type"), call.body.payload.get("data")
    if kind in (MESSAGE, UPDATE):
        yield from _about_message(RequestBody(data or {}, call.body.files))
    if kind == DEFERRED_UPDATE and data is not None:
        yield UNDOCUMENTED, "a deferred update carries no data"
    known = {MESSAGE: fields.ANSWERED, UPDATE: fields.ANSWERED, DEFERRED: OF_DEFERRED, FORM: fields.FORM}.get(kind or 0)
    if known is not None:
        yield from _about_fields(data or {}, known)


def _about_fields(body: Json, known: frozenset[str]) -> Advice:
    for name in fields.undocumented(body, known):
        yield UNDOCUMENTED, f"no page lists the field {name}"


def _thread(call: CallRead) -> Advice:
    yield from _about_fields(call.body.payload, fields.THREAD)


def _direct(call: CallRead) -> Advice:
    yield from _about_fields(call.body.payload, fields.DIRECT)
    yield from _about_text(call.body.payload, "recipient_id")


def _about_text(body: Json, name: str) -> Advice:
    if body.get(name) is not None and not isinstance(body[name], str):
        yield WRONG_TYPE, f"{name} is a string, however many digits it has"


def _about_message(body: RequestBody) -> Advice:
    if body.payload.get("allowed_mentions") is None:
        yield MENTIONS_UNSAID, "without allowed_mentions everybody is rung who is named, in an edit too"
    for file in body.files.values():
        if not _is_kind(file.kind, content_type(file.filename)):
            yield WRONG_CONTENT_TYPE, f"{file.filename} is sent as {file.kind or 'nothing in particular'}"


def _is_kind(said: str, expected: str) -> bool:
    return said.partition(";")[0].strip() == expected.partition(";")[0]


def _commands(call: CallRead) -> Advice:
    yield from _about_commands(call.raw)


@lru_cache(maxsize=4)
def _about_commands(raw: bytes) -> Sequence[tuple[int, str]]:
    """Look at a list of commands, once for all starts of a bot whose commands stay the same."""
    return [said for command in read_list(raw) for said in _about_command(command)]


def _command(call: CallRead) -> Advice:
    yield from _about_command(call.body.payload)


def _about_command(command: Json) -> Advice:
    for name in ("integration_types", "contexts"):
        if not command.get(name):
            yield INSTALLS_UNSAID, f"{command.get('name')} leaves {name} to the application's settings"
    yield from _about_text(command, "default_member_permissions")


_MESSAGES, _HOOK = "/channels/{channel_id}/messages", "/webhooks/{application_id}/{token}"
_COMMANDS = "/applications/{application_id}/commands"
_READS: dict[str, Callable[[CallRead], Advice]] = {
    f"POST {_MESSAGES}": _message(fields.POSTED),
    f"PATCH {_MESSAGES}/{{message_id}}": _message(fields.EDITED),
    f"POST {_HOOK}": _message(fields.FOLLOWED_UP),
    f"PATCH {_HOOK}/messages/{{message_id}}": _message(fields.EDITED_BY_TOKEN),
    "POST /channels/{channel_id}/threads": _thread,
    "POST /channels/{channel_id}/messages/{message_id}/threads": _thread,
    "POST /users/@me/channels": _direct,
    "POST /interactions/{interaction_id}/{token}/callback": _callback,
    f"PUT {_COMMANDS}": _commands,
    f"POST {_COMMANDS}": _command,
}
