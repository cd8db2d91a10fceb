"""Make deviations out of what they change: a request, its answer, a refusal, an event."""

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from sandbox.protocol.json_codec import Json
from sandbox.protocol.refusals import RestRefusal
from sandbox.protocol.request_body import RequestBody
from sandbox.rest.deviation import AnsweredAtOnce, DeviantCall, Deviation
from sandbox.world.context import SandboxContext
from sandbox.world.world import V2, Message

# Routes by method and path, an interaction's token included.
POST = r"POST /channels/\d+/messages"
EDIT = r"PATCH /channels/\d+/messages/\d+"
READ = r"GET /channels/\d+/messages/\d+"
LIST = r"GET /channels/\d+/messages"
THREAD_ALONE = r"POST /channels/\d+/threads"
THREAD_UNDER = r"POST /channels/\d+/messages/\d+/threads"
CHANNEL = r"/channels/\d+"
CALLBACK = r"POST /interactions/\d+/[^/]+/callback"
HOOK = r"/webhooks/\d+/[^/]+"
COMMANDS = r"/applications/\d+/guilds/\d+/commands"

FORM, REFUSED_OTHERWISE = 50035, 50024

Change = Callable[[Json], object]
When = Callable[[Json], object]


@dataclass(frozen=True, slots=True)
class KnownDeviation:
    """Say what the stand-in does when this is switched on; each switching makes it anew."""

    says: str
    made: Callable[[], Deviation]


def always(_json: Json) -> bool:
    return True


def _meets(call: DeviantCall, route: str, when: When) -> bool:
    return re.fullmatch(route, call.name) is not None and bool(when(call.body.payload))


def misheard(says: str, route: str, change: Change, when: When = always) -> KnownDeviation:
    """Take requests on a route for others: their payload is changed before they are done."""

    def asked(call: DeviantCall) -> RequestBody | None:
        if not _meets(call, route, when):
            return None
        payload = deepcopy(call.body.payload)
        change(payload)
        return RequestBody(payload, call.body.files)

    return KnownDeviation(says, lambda: Deviation(asked=asked))


def misreported(says: str, route: str, change: Callable[[Any], object], when: When = always) -> KnownDeviation:
    """Change the answer to a request that was done as asked."""

    def answered(call: DeviantCall, answer: Any) -> Any:
        if not _meets(call, route, when):
            return answer
        copy = deepcopy(answer)
        change(copy)
        return copy

    return KnownDeviation(says, lambda: Deviation(answered=answered))


def refusing(says: str, route: str, when: When = always, code: int = FORM) -> KnownDeviation:
    """Refuse what Discord takes."""

    def asked(call: DeviantCall) -> None:
        if _meets(call, route, when):
            raise RestRefusal(code)

    return KnownDeviation(says, lambda: Deviation(asked=asked))


def refusing_otherwise(says: str, route: str, *codes: int, instead: int = REFUSED_OTHERWISE) -> KnownDeviation:
    """Refuse what Discord refuses, with another code than it documents."""

    def refused(call: DeviantCall, refusal: RestRefusal) -> RestRefusal:
        return RestRefusal(instead) if refusal.code in codes and re.fullmatch(route, call.name) else refusal

    return KnownDeviation(says, lambda: Deviation(refused=refused))


def pretending(says: str, route: str, when: When = always) -> KnownDeviation:
    """Say that it is done, and do nothing."""

    def asked(call: DeviantCall) -> None:
        if _meets(call, route, when):
            raise AnsweredAtOnce

    return KnownDeviation(says, lambda: Deviation(asked=asked))


def mistold(says: str, event: str, change: Change, when: When = always) -> KnownDeviation:
    """Change an event of the gateway."""

    def told(name: str, data: Json) -> Json:
        if name != event or not when(data):
            return data
        copy = deepcopy(data)
        change(copy)
        return copy

    return KnownDeviation(says, lambda: Deviation(told=told))


def untold(says: str, event: str) -> KnownDeviation:
    return KnownDeviation(says, lambda: Deviation(told=lambda name, data: None if name == event else data))


def hiding(says: str, *headers: str) -> KnownDeviation:
    return KnownDeviation(says, lambda: Deviation(hides=headers))


def arranged(says: str, change: Callable[[SandboxContext], None]) -> KnownDeviation:
    return KnownDeviation(says, lambda: Deviation(arranged=change))


def ringing(says: str, change: Callable[[SandboxContext, Message, bool], None]) -> KnownDeviation:
    """Ring others than Discord would; the change gets the message, and whether it is new."""

    def arrange(context: SandboxContext) -> None:
        context.rung = lambda message, is_new: change(context, message, is_new)

    return arranged(says, arrange)


# What payloads say


def is_laid_out(payload: Json) -> bool:
    return bool((payload.get("flags") or 0) & V2)


def is_plain(payload: Json) -> bool:
    return not is_laid_out(payload)


def walk(components: Any) -> Iterator[Json]:
    """Go through components and what is inside them."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))


def parts(message: Json) -> list[Json]:
    return list(walk(message.get("components")))


def pictures(message: Json) -> list[Json]:
    return [each["media"] for part in parts(message) for each in part.get("items") or ()]
