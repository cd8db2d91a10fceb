"""Every limit of registered commands, and what an interaction may not be answered with."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.sandbox import Sandbox
from tests.bot.sandbox.components import Json, button, row
from tests.bot.sandbox.sample_bot import Bot, Raw

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
    interaction = ana._actions.run(user, channel.id, "answer", {"how": "never"})
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
    interaction = ana._actions.autocomplete(ana.user, sandbox.channel.id, "slow", "text", {})
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
