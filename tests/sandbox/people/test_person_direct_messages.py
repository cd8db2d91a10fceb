"""Direct messages with the bot: commands, buttons, private answers, and what is not there."""

from typing import Any

import discord
import pytest

from sandbox import CannotDo, Sandbox
from tests.sandbox.sample_bot import Bot, Counter


@pytest.fixture
async def practice(bot: Bot) -> list[discord.Interaction[Any]]:
    """A command for direct messages only, which keeps what it was asked with."""
    asked: list[discord.Interaction[Any]] = []

    @bot.tree.command(name="practice", description="Play against the bot")
    @discord.app_commands.allowed_installs(guilds=True, users=False)
    @discord.app_commands.allowed_contexts(guilds=False, dms=True, private_channels=False)
    async def play(interaction: discord.Interaction[Any], against: discord.User | None = None) -> None:
        asked.append(interaction)
        view: discord.ui.View = discord.ui.View(timeout=None).add_item(Counter(0))
        await interaction.response.send_message("counted 0", view=view)

    await bot.tree.sync()
    return asked


async def test_a_command_and_its_buttons(sandbox: Sandbox, practice: list[discord.Interaction[Any]]) -> None:
    ana = sandbox.person("Ana")
    direct = ana.opens_direct()
    response = await ana.run(direct, "practice")
    assert (await ana.click(response.messages[0], "Count 0")).text == "counted 1"
    (asked,) = practice
    assert (asked.guild_id, asked.guild_locale, asked.user.id) == (None, None, ana.id)
    assert asked.context.dm_channel
    assert isinstance(asked.channel, discord.DMChannel) and asked.app_permissions.send_messages
    assert [message.text for message in ana.sees(direct)] == ["counted 1"]
    with pytest.raises(CannotDo):
        await ana.run(sandbox.channel, "practice")


async def test_only_the_two_of_them_are_there(sandbox: Sandbox, practice: list[discord.Interaction[Any]]) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    direct = ana.opens_direct()
    with pytest.raises(CannotDo):
        await ana.run(direct, "practice", against=ben)
    assert (await ana.run(direct, "practice", against=ana)).failure is None
    with pytest.raises(CannotDo):
        await ben.run(direct, "practice")
    with pytest.raises(CannotDo):
        await ben.click(ana.sees(direct)[0], "Count 0")


async def test_private_answers_forms_and_suggestions(sandbox: Sandbox, bot: Bot) -> None:
    ana = sandbox.person("Ana")
    direct = ana.opens_direct()
    assert (await ana.run(direct, "answer", how="private")).is_private
    opened = await ana.run(direct, "answer", how="modal")
    assert (await ana.submit(opened, {"Name": "Ana"})).text == "hello Ana"
    assert [choice["value"] for choice in await ana.autocomplete(direct, "move", "text", "a")] == ["a0", "a1", "a2"]
    assert "settings" not in [command["key"] for command in ana.commands(direct)]  # for guilds only
