"""Deviations in what rings, and in direct messages."""

from itertools import count
from typing import Any

from sandbox.deviations.making import KnownDeviation, arranged, ringing, untold
from sandbox.rest.deviation import DeviantCall, Deviation
from sandbox.world.context import SandboxContext
from sandbox.world.mentions import find_mentions
from sandbox.world.world import DIRECT, SILENT, Message


def _is_direct(context: SandboxContext, message: Message) -> bool:
    return context.world.channels[message.channel_id].kind == DIRECT


def _named_stay_quiet(context: SandboxContext, message: Message, _is_new: bool) -> None:
    if not _is_direct(context, message):
        message.rings = []


def _named_ring(_context: SandboxContext, message: Message, is_new: bool) -> None:
    """Ring whom the words name, whatever `allowed_mentions` says."""
    if is_new and not message.flags & SILENT:
        message.rings = list(find_mentions(message.content, [], None).users) or message.rings


def _silent_ring(_context: SandboxContext, message: Message, is_new: bool) -> None:
    if is_new and message.flags & SILENT:
        message.rings = message.mentions


def _edits_ring(_context: SandboxContext, message: Message, is_new: bool) -> None:
    if not is_new:
        message.rings = list(find_mentions(message.content, [], None).users)


def _direct_stay_quiet(context: SandboxContext, message: Message, _is_new: bool) -> None:
    if _is_direct(context, message):
        message.rings = []


def _push_nothing(context: SandboxContext) -> None:
    context.pushed = lambda _said: ""


def _numbering() -> Deviation:
    numbers = count(2)

    def answered(call: DeviantCall, answer: Any) -> Any:
        return answer | {"id": str(next(numbers))} if call.name == "POST /users/@me/channels" else answer

    return Deviation(answered=answered)


def _emptied(call: DeviantCall, answer: Any) -> Any:
    parts = call.name.split("/")
    if call.name.startswith("POST /channels/") and parts[-1] == "messages":
        channel = call.context.world.channels[int(parts[2])]
        return answer | {"content": ""} if channel.kind == DIRECT else answer
    return answer


RINGS = {
    "named-stay-quiet": ringing("a mention doesn't ring", _named_stay_quiet),
    "unallowed-ring": ringing("whoever is named is rung, whatever allowed_mentions says", _named_ring),
    "silent-rings": ringing("a silent message rings", _silent_ring),
    "edits-ring": ringing("an edit rings", _edits_ring),
    "direct-stays-quiet": ringing("a direct message doesn't ring", _direct_stay_quiet),
    "pushes-empty": arranged("a notification doesn't show the message's words", _push_nothing),
    "direct-channels-anew": KnownDeviation("a direct channel has another id each time", _numbering),
    "direct-untold": untold("the gateway doesn't tell of messages", "MESSAGE_CREATE"),
    "direct-emptied": KnownDeviation("direct messages lose their words", lambda: Deviation(answered=_emptied)),
}
