"""Deviations in threads, and in who is there."""

from typing import Any

from sandbox.deviations.making import (
    CHANNEL,
    EDIT,
    LIST,
    POST,
    READ,
    THREAD_ALONE,
    THREAD_UNDER,
    KnownDeviation,
    misheard,
    misreported,
    pretending,
    refusing_otherwise,
    untold,
)
from sandbox.protocol.json_codec import Json
from sandbox.rest.deviation import DeviantCall, Deviation
from sandbox.world.world import SILENT

TEXT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 11, 12
ADDED = r"PUT /channels/\d+/thread-members/\d+"
MEMBER = r"GET /guilds/\d+/members/\d+"


def _opens_full(call: DeviantCall, answer: Any) -> Any:
    """Put everybody into a thread that was opened without a message."""
    if call.name.startswith("POST") and call.name.endswith("/threads") and "/messages/" not in call.name:
        thread = call.context.world.channels[int(answer["id"])]
        people = call.context.world.guilds[thread.guild_id or 0].members
        thread.members.update(dict.fromkeys(people, call.context.clock.now()))
    return answer


def _keeps_out(call: DeviantCall, answer: Any) -> Any:
    """Let nobody in by a mention."""
    is_silent = isinstance(answer, dict) and (answer.get("flags") or 0) & SILENT
    return answer if is_silent else _kept_out(call, answer)


def _keeps_out_silently(call: DeviantCall, answer: Any) -> Any:
    is_message = call.name.startswith("POST") and call.name.endswith("/messages")
    return _kept_out(call, answer) if is_message and answer["flags"] & SILENT else answer


def _kept_out(call: DeviantCall, answer: Any) -> Any:
    if call.name.startswith("POST") and call.name.endswith("/messages"):
        thread = call.context.world.channels[int(call.name.split("/")[2])]
        if thread.is_thread:
            thread.members = {one: at for one, at in thread.members.items() if one == call.context.world.bot_id}
    return answer


def _unclear(answer: list[Json]) -> None:
    for message in answer:
        message.pop("message_reference", None)


def _other_person(answer: Json) -> None:
    answer["user"]["id"] = "2"


def _archives(value: bool) -> Any:
    return lambda said: said.get("archived") is value


THREADS = {
    "threads-numbered-anew": misreported(
        "a thread has another id than its message", THREAD_UNDER, lambda answer: answer.update(id="2")
    ),
    "threads-unnamed": misreported("messages don't name their thread", READ, lambda answer: answer.pop("thread", None)),
    "second-threads-otherwise": refusing_otherwise(
        "a second thread is refused with another code", THREAD_UNDER, 160004
    ),
    "threads-private": misreported(
        "threads without a message are private", THREAD_ALONE, lambda answer: answer.update(type=PRIVATE_THREAD)
    ),
    "thread-names-60": misheard(
        "names of threads are cut at 60 characters", THREAD_ALONE, lambda said: said.update(name=said["name"][:60])
    ),
    "threads-for-a-day": misheard(
        "threads stay for a day", THREAD_ALONE, lambda said: said.update(auto_archive_duration=1440)
    ),
    "threads-are-channels": misreported(
        "threads are read as channels", f"GET {CHANNEL}", lambda answer: answer.update(type=TEXT)
    ),
    "threads-begin-full": KnownDeviation("everybody is in a new thread", lambda: Deviation(answered=_opens_full)),
    "thread-lines-unclear": misreported("the line about a thread doesn't say which", LIST, _unclear),
    "silently-named-stay-out": KnownDeviation(
        "a silent mention adds nobody to a thread", lambda: Deviation(answered=_keeps_out_silently)
    ),
    "mentioned-stay-out": KnownDeviation("a mention adds nobody to a thread", lambda: Deviation(answered=_keeps_out)),
    "private-threads-public": misheard(
        "private threads are opened for everybody",
        THREAD_ALONE,
        lambda said: said.update(type=PUBLIC_THREAD),
        lambda said: said.get("type") == PRIVATE_THREAD,
    ),
    "added-stay-out": pretending("who is added to a thread stays out", ADDED),
    "thread-names-stay": misheard(
        "threads can't be renamed", f"PATCH {CHANNEL}", lambda said: said.pop("name"), lambda said: "name" in said
    ),
    "threads-stay-open": misheard(
        "threads can't be archived", f"PATCH {CHANNEL}", lambda said: said.pop("archived"), _archives(True)
    ),
    "thread-changes-untold": untold("the gateway doesn't tell that a thread changed", "THREAD_UPDATE"),
    "threads-stay-archived": misheard(
        "threads can't be woken", f"PATCH {CHANNEL}", lambda said: said.pop("archived"), _archives(False)
    ),
    "archived-posts-otherwise": refusing_otherwise("a post in an archived thread has another code", POST, 50083),
    "archived-edits-otherwise": refusing_otherwise("an edit in an archived thread has another code", EDIT, 50083),
    "members-mixed-up": misreported("another member is found than was asked for", MEMBER, _other_person),
    "strangers-otherwise": refusing_otherwise(
        "somebody who isn't there is refused with another code", MEMBER, 10007, 10013, instead=10004
    ),
}
