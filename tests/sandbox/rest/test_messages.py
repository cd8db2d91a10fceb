"""Messages over REST, and what is refused of them."""

import io
import json
from typing import Any

import aiohttp

from sandbox import PermissionBit, Sandbox
from tests.sandbox.components import V2, Json, gallery, layout, text
from tests.sandbox.sample_bot import Raw, png


async def test_empty_message_and_bad_json(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    with sandbox.expect(50006):
        empty: list[Json] = [{"content": ""}, {"embeds": [{}]}, {"flags": V2, "components": []}]
        for body in empty:
            assert (await raw.ask("POST", path, body))[1]["code"] == 50006
    with sandbox.expect(50109):
        assert (await raw.ask("POST", path, data=b"{", headers={"Content-Type": "application/json"}))[1][
            "code"
        ] == 50109


async def test_uploads_have_a_size_and_a_number(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    large = aiohttp.FormData({"payload_json": "{}"}, quote_fields=False)
    large.add_field("files[0]", io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), filename="x.bin")
    with sandbox.expect(40005):
        assert (await raw.ask("POST", path, data=large))[0] == 413
    many = aiohttp.FormData({"payload_json": "{}"}, quote_fields=False)
    for n in range(11):
        many.add_field(f"files[{n}]", png(), filename=f"{n}.png")
    with sandbox.expect(50035):
        assert (await raw.ask("POST", path, data=many))[0] == 400
    assert not sandbox.world.files


async def test_v2_stays_v2(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    sent = (await raw.ask("POST", path, layout(text("t"))))[1]
    with sandbox.expect(50035):
        assert "CANNOT_REMOVE" in await raw.errors("PATCH", f"{path}/{sent['id']}", {"flags": 0})
        assert "LEGACY_FIELDS" in await raw.errors("PATCH", f"{path}/{sent['id']}", {"content": "x"})
    assert (await raw.ask("PATCH", f"{path}/{sent['id']}", {"components": [text("new")]}))[0] == 200


def with_files(body: Json, *names: str) -> aiohttp.FormData:
    form = aiohttp.FormData({"payload_json": json.dumps(body)}, quote_fields=False)
    for number, name in enumerate(names):
        form.add_field(f"files[{number}]", png(), filename=name)
    return form


async def test_an_edit_of_a_layout_may_name_only_files_that_it_brings_or_lists(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    shown = layout(gallery(1, media={"url": "attachment://a.png"}))
    sent = (await raw.ask("POST", path, data=with_files(shown, "a.png")))[1]
    one, kept = f"{path}/{sent['id']}", sent["components"][0]["items"][0]["media"]["attachment_id"]
    assert sent["attachments"] == []
    with sandbox.expect(50035) as refused:
        assert "REFERENCED_ATTACHMENT_NOT_FOUND" in await raw.errors("PATCH", one, shown)
        assert "REFERENCED_ATTACHMENT_NOT_FOUND" in await raw.errors("PATCH", one, shown | {"attachments": []})
    assert len(refused) == 2
    status, edited = await raw.ask("PATCH", one, shown | {"attachments": [{"id": kept}]})
    assert (status, edited["components"][0]["items"][0]["media"]["attachment_id"]) == (200, kept)


async def test_an_edit_of_a_plain_message_lists_the_files_that_stay(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    described = {"content": "x", "attachments": [{"id": 0, "description": "a board"}]}
    sent = (await raw.ask("POST", path, data=with_files(described, "a.png")))[1]
    (attached,) = sent["attachments"]
    one, kept = f"{path}/{sent['id']}", {"id": attached["id"]}
    assert attached["description"] == "a board"
    with sandbox.expect(50035):
        assert "NOT_LISTED" in await raw.errors("PATCH", one, data=with_files({"content": "y"}, "b.png"))
        assert "ATTACHMENT_NOT_FOUND" in await raw.errors("PATCH", one, {"attachments": [{"id": "123456789012"}]})
    edited = (await raw.ask("PATCH", one, {"content": "y", "attachments": [kept]}))[1]
    assert edited["attachments"] == [attached]
    both = with_files({"attachments": [kept | {"description": "another"}, {"id": 0}]}, "b.png")
    edited = (await raw.ask("PATCH", one, data=both))[1]
    assert [each["filename"] for each in edited["attachments"]] == ["a.png", "b.png"]
    assert edited["attachments"][0]["description"] == "another"
    assert (await raw.ask("PATCH", one, {"attachments": []}))[1]["attachments"] == []


async def test_an_edit_sets_no_flag_but_two(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    sent = (await raw.ask("POST", path, {"content": "x"}))[1]
    with sandbox.expect(50035):
        assert "FLAGS_NOT_EDITABLE" in await raw.errors("PATCH", f"{path}/{sent['id']}", {"flags": 1 << 12})
        laid_out = layout(text("t"))
        assert "LEGACY_FIELDS" in await raw.errors("PATCH", f"{path}/{sent['id']}", laid_out)
    assert (await raw.ask("PATCH", f"{path}/{sent['id']}", laid_out | {"content": None}))[0] == 200


async def test_permissions_are_asked_for(sandbox: Sandbox, raw: Raw) -> None:
    place = f"/channels/{sandbox.channel.id}"
    mine = (await raw.ask("POST", f"{place}/messages", {"content": "x"}))[1]
    theirs = sandbox.person("Ana").say(sandbox.channel, "hello")
    form = aiohttp.FormData({"payload_json": "{}"}, quote_fields=False)
    form.add_field("files[0]", png(), filename="a.png")
    asked: list[tuple[PermissionBit, str, str, Any]] = [
        (PermissionBit.MANAGE_MESSAGES, "DELETE", f"{place}/messages/{theirs.id}", {}),
        (PermissionBit.READ_MESSAGE_HISTORY, "GET", f"{place}/messages/{mine['id']}", {}),
        (PermissionBit.CREATE_PUBLIC_THREADS, "POST", f"{place}/threads", {"json": {"name": "n", "type": 11}}),
        (PermissionBit.CREATE_PRIVATE_THREADS, "POST", f"{place}/threads", {"json": {"name": "n", "type": 12}}),
        (PermissionBit.ATTACH_FILES, "POST", f"{place}/messages", {"data": form}),
        (PermissionBit.SEND_MESSAGES, "POST", f"{place}/messages", {"json": {"content": "x"}}),
    ]
    with sandbox.expect(50013):
        for permission, method, path, body in asked:
            sandbox.deny(sandbox.channel, permission)
            assert (await raw.ask(method, path, **body))[1]["code"] == 50013, permission
            sandbox.allow(sandbox.channel, permission)
    sandbox.deny(sandbox.channel, PermissionBit.VIEW_CHANNEL)
    with sandbox.expect(50001):
        assert (await raw.ask("GET", place))[1]["code"] == 50001
    with sandbox.expect(50005):
        sandbox.allow(sandbox.channel, PermissionBit.VIEW_CHANNEL)
        assert (await raw.ask("PATCH", f"{place}/messages/{theirs.id}", {"content": "x"}))[1]["code"] == 50005
