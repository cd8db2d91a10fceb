"""Answers to interactions, and what is refused of them."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest

from sandbox import Sandbox
from tests.sandbox.components import Json, button, row
from tests.sandbox.sample_bot import Bot, Raw


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
