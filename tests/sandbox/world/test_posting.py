"""Whom a message reaches: members of threads, notified people, and AutoMod."""

from typing import Any

import pytest

from sandbox import CannotDo, PermissionBit, Sandbox
from tests.sandbox.components import layout, text
from tests.sandbox.sample_bot import Raw

SILENT = 1 << 12


async def _post(sandbox: Sandbox, raw: Raw, channel_id: int | None = None, **body: Any) -> int:
    status, answer = await raw.ask("POST", f"/channels/{channel_id or sandbox.channel.id}/messages", body)
    assert status == 200, answer
    return int(answer["id"])


def _notified(sandbox: Sandbox, message_id: int) -> list[int]:
    return sandbox.person("Olga").message(message_id).notified


async def test_a_mention_notifies_as_far_as_it_is_allowed(sandbox: Sandbox, raw: Raw) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    both = f"{ana.mention} {ben.mention}"
    posted = await _post(sandbox, raw, content=both, allowed_mentions={"users": [str(ben.id)]})
    assert _notified(sandbox, posted) == [ben.id]
    assert [ring.message_id for ring in ben.notifications] == [posted] and ana.notifications == []
    silent = await _post(sandbox, raw, content=both, flags=SILENT)
    assert _notified(sandbox, silent) == []
    shown = await _post(sandbox, raw, **layout(text(ana.mention)))
    assert _notified(sandbox, shown) == [ana.id]
    assert len(ben.notifications) == 1


async def test_an_edit_mentions_and_never_notifies(sandbox: Sandbox, raw: Raw) -> None:
    ana = sandbox.person("Ana")
    posted = await _post(sandbox, raw, content="soon")
    path = f"/channels/{sandbox.channel.id}/messages/{posted}"
    assert (await raw.ask("PATCH", path, {"content": ana.mention}))[1]["mentions"][0]["id"] == str(ana.id)
    assert _notified(sandbox, posted) == [] and ana.notifications == []


async def test_everybody_is_notified_only_by_those_who_may(sandbox: Sandbox, raw: Raw) -> None:
    assert _notified(sandbox, await _post(sandbox, raw, content="@everyone")) == []
    sandbox.allow(sandbox.channel, PermissionBit.MENTION_EVERYONE)
    everybody = sorted(person.id for person in sandbox.people())
    assert _notified(sandbox, await _post(sandbox, raw, content="@everyone")) == everybody
    assert _notified(sandbox, await _post(sandbox, raw, content="@everyone", allowed_mentions={"parse": []})) == []


async def test_a_reply_notifies_its_author_unless_told_otherwise(sandbox: Sandbox, raw: Raw) -> None:
    ana = sandbox.person("Ana")
    said = ana.say(sandbox.channel, "hello")
    reference = {"message_id": str(said.id)}
    assert _notified(sandbox, await _post(sandbox, raw, content="hi", message_reference=reference)) == [ana.id]
    quiet = await _post(sandbox, raw, content="hi", message_reference=reference, allowed_mentions={"parse": []})
    assert _notified(sandbox, quiet) == []


async def test_nobody_is_notified_of_what_they_cannot_see(sandbox: Sandbox, raw: Raw) -> None:
    ana = sandbox.person("Ana")
    sandbox.deny(sandbox.channel, PermissionBit.VIEW_CHANNEL, ana)
    assert _notified(sandbox, await _post(sandbox, raw, content=ana.mention)) == []


async def _private_thread(sandbox: Sandbox, raw: Raw, **more: Any) -> int:
    body = {"name": "secret", "type": 12} | more
    return int((await raw.ask("POST", f"/channels/{sandbox.channel.id}/threads", body))[1]["id"])


async def test_a_mention_in_a_private_thread_adds_and_notifies(sandbox: Sandbox, raw: Raw) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    thread = await _private_thread(sandbox, raw)
    with pytest.raises(CannotDo):
        ana.sees(thread)
    posted = await _post(sandbox, raw, thread, content=f"come in, {ana.mention}")
    assert ana.message(posted).notified == [ana.id]
    with pytest.raises(CannotDo):
        ben.message(posted)
    path = f"/channels/{thread}/messages/{posted}"
    await raw.ask("PATCH", path, {"content": f"you too, {ben.mention}"})
    assert ben.message(posted).notified == [ana.id] and ben.notifications == []


async def test_members_of_a_thread_that_is_not_invitable_add_nobody(sandbox: Sandbox, raw: Raw) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    thread = await _private_thread(sandbox, raw, invitable=False)
    await _post(sandbox, raw, thread, content=ana.mention)
    ana.say(thread, f"come, {ben.mention}")
    with pytest.raises(CannotDo):
        ben.sees(thread)
    assert ben.notifications == []


async def test_a_stranger_clicks_nothing_in_a_private_thread(sandbox: Sandbox, raw: Raw) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    thread = await _private_thread(sandbox, raw)
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Play", "custom_id": "p"}]}
    posted = await _post(sandbox, raw, thread, content=ana.mention, components=[row])
    with pytest.raises(CannotDo):
        await ben.click(posted, "Play")
    assert thread not in [channel.id for channel in ben.channels()]
    sandbox.grant(ben, PermissionBit.MANAGE_THREADS)
    assert ben.message(posted).labels == ["Play"]


async def test_what_a_locked_thread_offers_is_disabled(sandbox: Sandbox, raw: Raw) -> None:
    olga = sandbox.person("Olga")
    thread = await _private_thread(sandbox, raw)
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Play", "custom_id": "p"}]}
    posted = await _post(sandbox, raw, thread, content="x", components=[row])
    sandbox.archive(sandbox.world.channels[thread], locked=True)
    for archived in (True, False):
        sandbox.world.channels[thread].archived = archived
        with pytest.raises(CannotDo):
            await olga.click(posted, "Play")


async def test_automod_blocks_public_messages_only(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.block_words(r"\bforbidden\b")
    path = f"/channels/{sandbox.channel.id}/messages"
    status, answer = await raw.ask("POST", path, {"content": "a Forbidden word"})
    assert (status, answer["code"]) == (400, 200000)
    assert (await raw.ask("POST", path, layout(text("forbidden"))))[1]["code"] == 200000
    posted = await _post(sandbox, raw, content="fine")
    assert (await raw.ask("PATCH", f"{path}/{posted}", {"content": "forbidden"}))[1]["code"] == 200000
    assert [m.content for m in sandbox.channel.messages.values()] == ["fine"]
    with pytest.raises(CannotDo):
        sandbox.person("Ana").say(sandbox.channel, "forbidden")
    assert sandbox.person("Olga").say(sandbox.channel, "forbidden, says the owner").text
    direct = sandbox.person("Ana").opens_direct()
    await _post(sandbox, raw, direct.id, content="forbidden")
