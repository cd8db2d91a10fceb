"""What Discord refuses, the stand-in refuses, with the same code, and remembers."""

import asyncio
import io
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Permission, Sandbox
from bot.sandbox.world import PUBLIC_THREAD, Channel
from tests.bot.sandbox.sample_bot import Bot, Raw, png

V2 = 1 << 15
Json = dict[str, Any]


def button(n: int = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": f"b{n}", "custom_id": f"b{n}"} | more


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(**more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [option(n) for n in range(3)]} | more


def option(n: int, **more: Any) -> Json:
    return {"label": f"o{n}", "value": str(n)} | more


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def layout(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components)} | more


def container(*components: Json) -> Json:
    return {"type": 17, "components": list(components)}


def gallery(count: int, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}} | more for _ in range(count)]}


BAD_MESSAGES: list[tuple[Json, str, str]] = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_BAD_LENGTH"),
    ({"content": 5}, "content", "BASE_TYPE_BAD_TYPE"),
    ({"content": "x", "components": [row(button(n)) for n in range(6)]}, "components", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(*(button(n) for n in range(6)))]}, "components", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row()]}, "components", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [button()]}, "type", "UNION_TYPE_CHOICES"),
    ({"content": "x", "components": [text("v2")]}, "type", "UNION_TYPE_CHOICES"),
    ({"content": "x", "components": [row(button(), select())]}, "components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ({"content": "x", "components": [row(button(), button())]}, "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ({"content": "x", "components": [row(button(label="l" * 81))]}, "label", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(button(custom_id="c" * 101))]}, "custom_id", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(button(custom_id=""))]}, "custom_id", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(button(custom_id=None))]}, "custom_id", "BASE_TYPE_REQUIRED"),
    ({"content": "x", "components": [row(button(style=7))]}, "style", "BASE_TYPE_CHOICES"),
    ({"content": "x", "components": [row(button(label=None))]}, "0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    ({"content": "x", "components": [row(button(emoji={"name": "♞"}))]}, "emoji", "BUTTON_COMPONENT_INVALID_EMOJI"),
    (
        {"content": "x", "components": [row(button(emoji={"id": "1", "name": "a"}))]},
        "emoji",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    ({"content": "x", "components": [row(button(url="https://a.b"))]}, "0", "BUTTON_COMPONENT_CUSTOM_ID_XOR_URL"),
    (
        {"content": "x", "components": [row(button(style=5, custom_id=None, url="ftp://a"))]},
        "url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    ({"content": "x", "components": [row(select(options=[]))]}, "options", "BASE_TYPE_BAD_LENGTH"),
    (
        {"content": "x", "components": [row(select(options=[option(n) for n in range(26)]))]},
        "options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ({"content": "x", "components": [row(select(options=[option(0), option(0)]))]}, "value", "VALUE_DUPLICATED"),
    (
        {"content": "x", "components": [row(select(options=[option(0, label="l" * 101)]))]},
        "label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"content": "x", "components": [row(select(options=[option(0, description="d" * 101)]))]},
        "description",
        "BAD_LENGTH",
    ),
    ({"content": "x", "components": [row(select(placeholder="p" * 151))]}, "placeholder", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "components": [row(select(min_values=2))]}, "min_values", "SELECT_COMPONENT_MIN_EXCEEDS_MAX"),
    ({"content": "x", "components": [row(select(max_values=26))]}, "max_values", "NUMBER_TYPE_MAX"),
    (
        {"content": "x", "components": [row(select(options=[option(n, default=True) for n in range(3)]))]},
        "options",
        "TOO_MANY",
    ),
    ({"content": "x", "embeds": [{"title": "t" * 257}]}, "title", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "embeds": [{"description": "d" * 4097}]}, "description", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "fields", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "embeds": [{"fields": [{"name": "n", "value": "v" * 1025}]}]}, "value", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "embeds": [{"description": "d" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ({"content": "x", "embeds": [{"title": "t"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
    ({"content": "x", "nonce": "n" * 26}, "nonce", "NONCE_TYPE_INVALID_SIZE"),
    ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions", "EXCLUSIVE"),
    ({"content": "x", "allowed_mentions": {"parse": ["cats"]}}, "parse", "BASE_TYPE_CHOICES"),
    ({"content": "x", "attachments": [{"id": 0}]}, "id", "ATTACHMENT_NOT_FOUND"),
    ({"content": "x", "message_reference": {"message_id": "1"}}, "message_reference", "REPLIES_UNKNOWN_MESSAGE"),
    (layout(text("t"), content="x"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (layout(text("t"), embeds=[{"title": "t"}]), "embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (layout(*(text("t") for _ in range(41))), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (layout(container(*(text("t") for _ in range(40)))), "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (layout(text("t" * 2001), container(text("t" * 2000))), "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    (layout(text("")), "content", "BASE_TYPE_BAD_LENGTH"),
    (layout(container(container(text("t")))), "type", "UNION_TYPE_CHOICES"),
    (layout(container()), "components", "BASE_TYPE_BAD_LENGTH"),
    (layout(gallery(0)), "items", "BASE_TYPE_BAD_LENGTH"),
    (layout(gallery(11)), "items", "BASE_TYPE_BAD_LENGTH"),
    (layout(gallery(1, description="d" * 1025)), "description", "BASE_TYPE_BAD_LENGTH"),
    (layout(gallery(1, media={"url": "attachment://no.png"})), "url", "REFERENCED_ATTACHMENT_NOT_FOUND"),
    (layout({"type": 13, "file": {"url": "https://example.org/a.txt"}}), "url", "URL_TYPE_INVALID_SCHEME"),
    (layout({"type": 9, "components": [text("t")]}), "accessory", "BASE_TYPE_REQUIRED"),
    (layout({"type": 9, "components": [text("t")] * 4, "accessory": button()}), "components", "BASE_TYPE_BAD_LENGTH"),
    (layout({"type": 14, "spacing": 3}), "spacing", "NUMBER_TYPE_MAX"),
    (layout(row(button()), container(row(button()))), "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (layout({"type": 4, "custom_id": "t", "style": 1, "label": "l"}), "type", "UNION_TYPE_CHOICES"),
]


@pytest.mark.parametrize(("body", "path", "code"), BAD_MESSAGES)
async def test_bad_message(sandbox: Sandbox, raw: Raw, body: Json, path: str, code: str) -> None:
    with sandbox.expect(50035) as found:
        errors = await raw.errors("POST", f"/channels/{sandbox.channel.id}/messages", body)
    assert code in errors and f"'{path}'" in errors and len(found) == 1
    assert not sandbox.channel.messages


async def test_good_messages(sandbox: Sandbox, raw: Raw) -> None:
    """Each limit is met exactly: nothing here may be refused."""
    link = {"type": 2, "style": 5, "label": "l", "url": "https://a.b"}
    section = {"type": 9, "components": [text("t")] * 3, "accessory": button(9)}
    bodies: list[Json] = [
        {"content": "x" * 2000, "components": [row(*(button(5 * r + n) for n in range(5))) for r in range(5)]},
        {"components": [row(select(options=[option(n, description="d" * 100) for n in range(25)], max_values=25))]},
        {
            "content": "x",
            "components": [row(button(emoji={"name": "♟️"}), button(1, label=None, emoji={"name": "🏳️‍🌈"}), link)],
        },
        {"embeds": [{"title": "t" * 256, "description": "d" * 4096}]},
        layout(*(text("t" * 100) for _ in range(40))),
        layout(container(section, gallery(10, description="d" * 1024), {"type": 14}, row(select()))),
    ]
    for body in bodies:
        status, answer = await raw.ask("POST", f"/channels/{sandbox.channel.id}/messages", body)
        assert status == 200, answer


BAD_COMMANDS: list[tuple[Json, str]] = [
    ({"name": "Upper"}, "APPLICATION_COMMAND_INVALID_NAME"),
    ({"name": "two words"}, "APPLICATION_COMMAND_INVALID_NAME"),
    ({"name": "n" * 33}, "BASE_TYPE_BAD_LENGTH"),
    ({"description": ""}, "BASE_TYPE_BAD_LENGTH"),
    ({"description": "d" * 101}, "BASE_TYPE_BAD_LENGTH"),
    ({"name_localizations": {"fr": "Défier"}}, "APPLICATION_COMMAND_INVALID_NAME"),
    ({"name_localizations": {"xx": "a"}}, "ENUM_TYPE_COERCE"),
    ({"options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)]}, "BASE_TYPE_BAD_LENGTH"),
    ({"options": [{"type": 3, "name": "o", "description": "d"}] * 2}, "OPTIONS_NAME_INVALID"),
    (
        {
            "options": [
                {"type": 3, "name": "a", "description": "d"},
                {"type": 3, "name": "b", "description": "d", "required": True},
            ]
        },
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        {"options": [{"type": 1, "name": "a", "description": "d"}, {"type": 3, "name": "b", "description": "d"}]},
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        {
            "options": [
                {"type": 1, "name": "a", "description": "d", "options": [{"type": 1, "name": "b", "description": "d"}]}
            ]
        },
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        {"options": [{"type": 3, "name": "a", "description": "d", "choices": [{"name": "c", "value": "v" * 101}]}]},
        "BAD_LENGTH",
    ),
    (
        {"options": [{"type": 4, "name": "a", "description": "d", "choices": [{"name": "c", "value": "v"}]}]},
        "VALUE_INVALID",
    ),
    (
        {
            "options": [
                {
                    "type": 3,
                    "name": "a",
                    "description": "d",
                    "autocomplete": True,
                    "choices": [{"name": "c", "value": "v"}],
                }
            ]
        },
        "AUTOCOMPLETE_INVALID",
    ),
    ({"contexts": [7]}, "BASE_TYPE_CHOICES"),
    (
        {
            "options": [
                {
                    "type": 3,
                    "name": f"o{n}",
                    "description": "d" * 100,
                    "choices": [{"name": f"{c:0100}", "value": f"{c:0100}"} for c in range(20)],
                }
                for n in range(2)
            ]
        },
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("change", "code"), BAD_COMMANDS)
async def test_bad_command(sandbox: Sandbox, raw: Raw, change: Json, code: str) -> None:
    command = {"name": "good", "description": "d"} | change
    path = f"/applications/{sandbox.world.bot_id}/commands"
    with sandbox.expect(50035):
        assert code in await raw.errors("PUT", path, [command])


async def test_at_most_a_hundred_commands(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/{sandbox.world.bot_id}/commands"
    many = [{"name": f"c{n}", "description": "d", "name_localizations": {"fr": f"défi{n}"}} for n in range(101)]
    assert (await raw.ask("PUT", path, many[:100]))[0] == 200
    with sandbox.expect(50035):
        assert "APPLICATION_COMMANDS_MAX" in await raw.errors("PUT", path, many)


async def test_ids_of_commands_survive_a_new_registration(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/applications/{sandbox.world.bot_id}/commands"
    first = (await raw.ask("PUT", path, [{"name": "a", "description": "d"}]))[1][0]["id"]
    second = (await raw.ask("PUT", path, [{"name": "b", "description": "d"}, {"name": "a", "description": "e"}]))[1]
    assert second[1]["id"] == first and second[0]["id"] != first


MISSING: list[tuple[str, str, int, int]] = [
    ("GET", "/channels/1", 404, 10003),
    ("POST", "/channels/1/messages", 404, 10003),
    ("GET", "/channels/{channel}/messages/1", 404, 10008),
    ("PATCH", "/channels/{channel}/messages/1", 404, 10008),
    ("DELETE", "/channels/{channel}/messages/1", 404, 10008),
    ("GET", "/guilds/1", 404, 10004),
    ("GET", "/guilds/{guild}/members/1", 404, 10007),
    ("GET", "/users/1", 404, 10013),
    ("GET", "/users/nobody", 400, 50035),
    ("GET", "/applications/1/commands", 404, 10002),
    ("GET", "/applications/{app}/guilds/1/commands", 403, 50001),
    ("GET", "/applications/{app}/commands/1", 404, 10063),
    ("POST", "/interactions/1/nothing/callback", 404, 10062),
    ("PATCH", "/webhooks/{app}/nothing/messages/@original", 401, 50027),
    ("GET", "/channels/{channel}/pins", 404, 0),
]


@pytest.mark.parametrize(("method", "path", "status", "code"), MISSING)
async def test_unknown_things(*, sandbox: Sandbox, raw: Raw, method: str, path: str, status: int, code: int) -> None:
    path = path.format(channel=sandbox.channel.id, guild=sandbox.guild.id, app=sandbox.world.bot_id)
    body = {"content": "x"} if method in ("POST", "PATCH") else None
    with sandbox.expect(code):
        answer = await raw.ask(method, path, body)
    assert (answer[0], answer[1]["code"]) == (status, code)


async def test_wrong_token(sandbox: Sandbox, raw: Raw) -> None:
    with sandbox.expect(0):
        assert (await raw.ask("GET", "/users/@me", headers={"Authorization": "Bot wrong"}))[0] == 401


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


async def test_threads_have_their_rules(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/threads"
    with sandbox.expect(50035):
        assert "name" in await raw.errors("POST", path, {"name": "n" * 101, "type": 11})
        assert "auto_archive" in await raw.errors("POST", path, {"name": "n", "type": 11, "auto_archive_duration": 100})
    assert (await raw.ask("POST", path, {"name": "first", "type": 11}))[0] == 200
    first = sandbox.threads()[0]
    for n in range(1, 1000):
        sandbox.world.channels[n] = Channel(n, PUBLIC_THREAD, "n", first.guild_id, first.parent_id)
    with sandbox.expect(160006):
        assert (await raw.ask("POST", path, {"name": "one too many", "type": 11}))[1]["code"] == 160006


async def test_one_thread_a_message(sandbox: Sandbox, raw: Raw) -> None:
    path = f"/channels/{sandbox.channel.id}/messages"
    sent = (await raw.ask("POST", path, {"content": "x"}))[1]
    assert (await raw.ask("POST", f"{path}/{sent['id']}/threads", {"name": "n"}))[0] == 200
    with sandbox.expect(160004):
        assert (await raw.ask("POST", f"{path}/{sent['id']}/threads", {"name": "n"}))[1]["code"] == 160004


async def test_permissions_are_asked_for(sandbox: Sandbox, raw: Raw) -> None:
    place = f"/channels/{sandbox.channel.id}"
    mine = (await raw.ask("POST", f"{place}/messages", {"content": "x"}))[1]
    theirs = sandbox.person("Ana").say(sandbox.channel, "hello")
    form = aiohttp.FormData({"payload_json": "{}"}, quote_fields=False)
    form.add_field("files[0]", png(), filename="a.png")
    asked: list[tuple[Permission, str, str, Any]] = [
        (Permission.MANAGE_MESSAGES, "DELETE", f"{place}/messages/{theirs.id}", {}),
        (Permission.READ_MESSAGE_HISTORY, "GET", f"{place}/messages/{mine['id']}", {}),
        (Permission.CREATE_PUBLIC_THREADS, "POST", f"{place}/threads", {"json": {"name": "n", "type": 11}}),
        (Permission.CREATE_PRIVATE_THREADS, "POST", f"{place}/threads", {"json": {"name": "n", "type": 12}}),
        (Permission.ATTACH_FILES, "POST", f"{place}/messages", {"data": form}),
        (Permission.SEND_MESSAGES, "POST", f"{place}/messages", {"json": {"content": "x"}}),
    ]
    with sandbox.expect(50013):
        for permission, method, path, body in asked:
            sandbox.deny(sandbox.channel, permission)
            assert (await raw.ask(method, path, **body))[1]["code"] == 50013, permission
            sandbox.allow(sandbox.channel, permission)
    sandbox.deny(sandbox.channel, Permission.VIEW_CHANNEL)
    with sandbox.expect(50001):
        assert (await raw.ask("GET", place))[1]["code"] == 50001
    with sandbox.expect(50005):
        sandbox.allow(sandbox.channel, Permission.VIEW_CHANNEL)
        assert (await raw.ask("PATCH", f"{place}/messages/{theirs.id}", {"content": "x"}))[1]["code"] == 50005


async def test_direct_messages_opened_too_fast(sandbox: Sandbox, raw: Raw) -> None:
    people = [sandbox.person(f"P{n}") for n in range(31)]
    for person in people[:30]:
        assert (await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(person.id)}))[0] == 200
    with sandbox.expect(40003):
        assert (await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(people[30].id)}))[1]["code"] == 40003
    assert (await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(people[0].id)}))[0] == 200


def _callback(kind: int, data: Json | None = None) -> Json:
    return {"type": kind, "data": data or {}}


BAD_CALLBACKS: list[tuple[str, Json]] = [
    ("UNKNOWN", _callback(3)),
    ("no update of a command", _callback(7, {"content": "x"})),
    ("no choices to a command", _callback(8, {"choices": []})),
    ("long title", _callback(9, {"title": "t" * 46, "custom_id": "c", "components": [row({"type": 4})]})),
    ("no components", _callback(9, {"title": "t", "custom_id": "c", "components": []})),
    ("button in a modal", _callback(9, {"title": "t", "custom_id": "c", "components": [row(button())]})),
    (
        "six labels",
        _callback(
            9,
            {
                "title": "t",
                "custom_id": "c",
                "components": [
                    {"type": 18, "label": "l", "component": {"type": 4, "custom_id": str(n), "style": 1}}
                    for n in range(6)
                ],
            },
        ),
    ),
    (
        "long label",
        _callback(
            9,
            {
                "title": "t",
                "custom_id": "c",
                "components": [{"type": 18, "label": "l" * 46, "component": {"type": 4, "custom_id": "t", "style": 1}}],
            },
        ),
    ),
    ("long text", _callback(4, {"content": "x" * 2001})),
]


async def _open(sandbox: Sandbox, bot: Bot) -> tuple[str, Callable[[], int | None]]:
    """Start a command that this bot leaves to the test to answer; give the callback's path."""
    ana = sandbox.person("Ana")
    user, channel = ana.user, sandbox.channel
    interaction = ana._acts.run(user, channel.id, "answer", {"how": "never"})
    return f"/interactions/{interaction.id}/{interaction.token}/callback", lambda: interaction.answer


@pytest.mark.parametrize(("why", "body"), BAD_CALLBACKS)
async def test_bad_callback(sandbox: Sandbox, bot: Bot, raw: Raw, why: str, body: Json) -> None:
    path, answer = await _open(sandbox, bot)
    with sandbox.expect(50035):
        await raw.errors("POST", path, body)
    assert answer() is None
    assert (await raw.ask("POST", path, _callback(5)))[0] == 204


async def test_only_one_first_answer(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    path, _ = await _open(sandbox, bot)
    assert (await raw.ask("POST", path, _callback(4, {"content": "x"})))[0] == 204
    with sandbox.expect(40060):
        assert (await raw.ask("POST", path, _callback(4, {"content": "y"})))[1]["code"] == 40060


async def test_follow_up_before_the_answer_and_after_the_end(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    path, _ = await _open(sandbox, bot)
    hook = f"/webhooks/{sandbox.world.bot_id}/{path.split('/')[3]}"
    with sandbox.expect(10015):
        assert (await raw.ask("POST", hook, {"content": "x"}))[1]["code"] == 10015
    assert (await raw.ask("POST", path, _callback(5)))[0] == 204
    assert (await raw.ask("PATCH", f"{hook}/messages/@original", {"content": "x"}))[0] == 200
    sandbox.expire_tokens()
    with sandbox.expect(50027):
        status, body = await raw.ask("PATCH", f"{hook}/messages/@original", {"content": "y"})
    assert (status, body["code"]) == (401, 50027)


async def _no_answer(_interaction: discord.Interaction[Any], _current: str) -> list[discord.app_commands.Choice[str]]:
    """Leave the answer to the test."""
    await asyncio.Event().wait()
    return []


async def test_too_many_autocomplete_choices(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    @bot.tree.command(name="slow", description="d")
    @discord.app_commands.autocomplete(text=_no_answer)
    async def slow(interaction: discord.Interaction[Any], text: str) -> None: ...

    await bot.tree.sync()
    ana = sandbox.person("Ana")
    interaction = ana._acts.autocomplete(ana.user, sandbox.channel.id, "slow", "text", {})
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    for bad in (
        [{"name": "n", "value": "v"}] * 26,
        [{"name": "n" * 101, "value": "v"}],
        [{"name": "n", "value": "v" * 101}],
    ):
        with sandbox.expect(50035):
            await raw.errors("POST", path, _callback(8, {"choices": bad}))
    assert (await raw.ask("POST", path, _callback(8, {"choices": [{"name": "n" * 100, "value": "v" * 100}] * 25})))[
        0
    ] == 204
