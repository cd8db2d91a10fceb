"""People and a real discord.py bot talk through the stand-in."""

import asyncio
import io
from typing import Any

import discord
import pytest

from sandbox import CannotDo, MovableClock, Sandbox
from tests.sandbox.sample_bot import Board, Bot, Raw, png, pointed_at


async def test_command_reaches_the_bot_with_its_options(sandbox: Sandbox, bot: Bot) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    response = await ana.run(sandbox.channel, "challenge tactic", opponent=ben, pace="3 days", best_of=3)
    assert response.text == f"{ben.mention} Ben 3 3"
    assert response.ack_ms is not None and response.ack_ms < 400
    assert not response.is_private and not response.is_deferred
    assert ben.sees(sandbox.channel)[-1].view["command"]["name"] == "challenge tactic"


async def test_typed_line_is_the_same_command(sandbox: Sandbox, bot: Bot) -> None:
    line = "/challenge tactic opponent:@Ben pace:3 days best-of:5"
    response = await sandbox.person("Ana").type(sandbox.channel, line)
    assert response.text.endswith("Ben 3 5")


async def test_what_the_tree_forbids_cannot_be_typed(sandbox: Sandbox, bot: Bot) -> None:
    ana = sandbox.person("Ana")
    for path, options in (
        ("challenge tactic", {}),
        ("challenge", {}),
        ("challenge chess", {"opponent": sandbox.person("Ben")}),
        ("challenge tactic", {"opponent": sandbox.person("Ben"), "best_of": 10}),
        ("challenge tactic", {"opponent": sandbox.person("Ben"), "pace": "4 days"}),
        ("challenge tactic", {"opponent": sandbox.person("Ben"), "speed": 1}),
        ("settings", {}),
    ):
        with pytest.raises(CannotDo):
            await ana.run(sandbox.channel, path, **options)


async def test_private_answer_is_seen_by_one(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    response = await ana.run(sandbox.channel, "answer", how="private")
    private = response.messages[0]
    assert private.is_private and private.text == "only you"
    assert [m.id for m in ana.sees(sandbox.channel)] == [private.id]
    assert ben.sees(sandbox.channel) == [] and ben.messages == []
    with pytest.raises(CannotDo):
        ben.message(private.id)
    with sandbox.expect(10008):
        path = f"/channels/{sandbox.channel.id}/messages/{private.id}"
        assert (await raw.ask("PATCH", path, {"content": "x"}))[1]["code"] == 10008


async def test_button_with_everything_in_its_custom_id(sandbox: Sandbox, bot: Bot) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    message = (await ana.run(sandbox.channel, "answer", how="count")).messages[0]
    await ben.click(message, "Count 0")
    await ana.click(message, "count:1")
    assert ben.message(message.id).text == "counted 2"
    with pytest.raises(CannotDo):
        await ana.click(message, "count:0")


async def test_selects(sandbox: Sandbox, bot: Bot) -> None:
    ana = sandbox.person("Ana")
    message = (await ana.run(sandbox.channel, "answer", how="select")).messages[0]
    assert (await ana.select(message, "Pick", "Option 3")).text == "picked 3"
    assert (await ana.select(message, "Whom", sandbox.person("Ben"))).text == "you chose Ben"
    with pytest.raises(CannotDo):
        await ana.select(message, "Pick", "9")
    with pytest.raises(CannotDo):
        await ana.select(message, "Pick", "1", "2")


async def test_modal(sandbox: Sandbox, bot: Bot) -> None:
    ana = sandbox.person("Ana")
    opened = await ana.run(sandbox.channel, "answer", how="modal")
    assert opened.modal is not None and opened.modal["title"] == "Your name"
    with pytest.raises(CannotDo):
        await ana.submit(opened, {"Name": "x" * 11})
    with pytest.raises(CannotDo):
        await sandbox.person("Ben").submit(opened, {"Name": "Ben"})
    assert (await ana.submit(opened, {"Name": "Ana"})).text == "hello Ana"
    assert "modal" in {sight.kind for sight in ana.messages}


async def test_autocomplete(sandbox: Sandbox, bot: Bot) -> None:
    ana = sandbox.person("Ana")
    choices = await ana.autocomplete(sandbox.channel, "move", "text", "1b-")
    assert [choice["value"] for choice in choices] == ["1b-0", "1b-1", "1b-2"]
    with pytest.raises(CannotDo):
        await ana.autocomplete(sandbox.channel, "answer", "how", "x")


async def test_layout_with_picture(sandbox: Sandbox, bot: Bot) -> None:
    ana = sandbox.person("Ana")
    seen = (await ana.run(sandbox.channel, "answer", how="board")).messages[0]
    assert seen.view["v2"] and seen.text == "turn 1"
    (picture,) = seen.pictures
    assert (picture.filename, picture.data, picture.alt) == ("t1.png", png(), "a board")
    channel = bot.client.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    assert (await channel.fetch_message(seen.id)).attachments == []


async def test_edit_replaces_the_picture_and_never_rings(sandbox: Sandbox, bot: Bot) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    channel = bot.client.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    allowed = discord.AllowedMentions(users=[discord.Object(ben.id)])
    text = f"{ana.mention} against {ben.mention}"
    first = discord.File(io.BytesIO(png(shade=1)), "a.png")
    sent = await channel.send(view=Board(text, "a.png"), file=first, allowed_mentions=allowed)
    assert [ring.message_id for ring in ben.notifications] == [sent.id] and ana.notifications == []
    second = discord.File(io.BytesIO(png(shade=2)), "b.png")
    everyone = discord.AllowedMentions.all()
    await sent.edit(view=Board(text + "!", "b.png"), attachments=[second], allowed_mentions=everyone)
    now = ana.message(sent.id)
    assert [p.filename for p in now.pictures] == ["b.png"] and now.view["edited"]
    assert len(ben.notifications) == 1 and ana.notifications == []
    shown = [file for sight in ana.messages for file in sight.files]
    assert shown == [png(shade=1), png(shade=2)]


async def test_attachments_kept_and_dropped(sandbox: Sandbox, bot: Bot) -> None:
    channel = bot.client.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    files = [discord.File(io.BytesIO(png(shade=n)), f"{n}.png", description=f"alt {n}") for n in range(3)]
    sent = await channel.send("three", files=files)
    assert [a.filename for a in sent.attachments] == ["0.png", "1.png", "2.png"] and sent.attachments[0].width == 4
    assert await sent.attachments[1].read() == png(shade=1)
    edited = await sent.edit(attachments=[sent.attachments[2], discord.File(io.BytesIO(png(shade=7)), "7.png")])
    assert [a.filename for a in edited.attachments] == ["2.png", "7.png"]
    assert sandbox.person("Ana").message(sent.id).pictures[0].alt == "alt 2"


async def test_private_defer_keeps_the_first_follow_up_private(sandbox: Sandbox, bot: Bot) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    response = await ana.run(sandbox.channel, "answer", how="defer")
    assert response.is_deferred and response.is_private
    await response.until(lambda r: len(r.messages) == 2)
    assert [m.text for m in response.messages] == ["first", "second"]
    assert all(m.is_private for m in response.messages) and ben.sees(sandbox.channel) == []
    assert (await response.shown()).text == "first"


async def test_thread_life(sandbox: Sandbox, bot: Bot) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    channel = bot.client.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("a table")
    thread = await message.create_thread(name="Tactic · Ana vs Ben", auto_archive_duration=10080)
    await thread.send("turn", allowed_mentions=discord.AllowedMentions.all())
    await thread.send(ana.mention, allowed_mentions=discord.AllowedMentions.all())
    stored = sandbox.world.channels[thread.id]
    assert ana.id in stored.members and ben.id not in stored.members
    ben.say(thread.id, "may I watch?")
    assert ben.id in stored.members
    await thread.edit(archived=True)
    with sandbox.expect(50083), pytest.raises(discord.HTTPException) as caught:
        await thread.send("anybody?")
    assert caught.value.code == 50083
    await thread.edit(archived=False)
    await thread.send("again")
    await thread.delete()
    assert thread.id not in sandbox.world.channels and thread.id not in [c.id for c in ana.channels()]


async def test_private_thread_is_for_its_members(sandbox: Sandbox, bot: Bot) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    channel = bot.client.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(ana.id))
    await thread.send("hush")
    assert [m.text for m in ana.sees(thread.id)] == ["hush"]
    with pytest.raises(CannotDo):
        ben.sees(thread.id)
    assert all("hush" not in sight.text for sight in ben.messages)


async def test_a_lock_screen_shows_content_with_names_and_nothing_else(sandbox: Sandbox, bot: Bot) -> None:
    ana, channel = sandbox.person("Ana"), bot.client.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    role = sandbox.guild.roles[sandbox.guild.id]
    calls = discord.AllowedMentions(users=True)
    await channel.send(
        f"**Hi** <@{ana.id}>, see <#{channel.id}>, <@&{role.id}>, <@99>, <t:1:R>", allowed_mentions=calls
    )
    assert ana.sees(channel.id)[-1].push_text == f"**Hi** @Ana, see #{channel.name}, @{role.name}, <@99>, <t:1:R>"
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(f"{ana.mention}, your turn"))
    await channel.send(view=view, allowed_mentions=calls)
    assert ana.sees(channel.id)[-1].push_text == ""
    assert len(ana.notifications) == 2


async def test_direct_messages(sandbox: Sandbox, bot: Bot) -> None:
    ana = sandbox.person("Ana")
    user = await bot.client.fetch_user(ana.id)
    await user.send("your turn")
    assert ana.direct is not None
    assert [m.text for m in ana.sees(ana.direct)] == ["your turn"]
    assert ana.notifications[-1].is_direct
    assert (await ana.run(ana.direct, "answer", how="plain")).text == "here"
    assert "settings" not in {command["key"] for command in ana.commands(ana.direct)}
    sandbox.close_directs(ana)
    with sandbox.expect(50007), pytest.raises(discord.Forbidden) as caught:
        await user.send("again")
    assert caught.value.code == 50007


@pytest.mark.usefixtures("hasty")
async def test_three_second_rule(sandbox: Sandbox, bot: Bot) -> None:
    ana = sandbox.person("Ana")
    with sandbox.expect(10062) as found:
        response = await ana.run(sandbox.channel, "answer", how="late")
        assert response.failure == "the application did not respond" and response.messages == []
        error = await asyncio.wait_for(bot.errors.get(), 300)
    assert isinstance(error, discord.NotFound) and error.code == 10062
    assert len(found) == 2  # the missed deadline, and the late answer


async def test_member_leaves(sandbox: Sandbox, bot: Bot) -> None:
    ben = sandbox.person("Ben")
    guild = bot.client.get_guild(sandbox.guild.id)
    assert guild is not None and guild.get_member(ben.id) is None  # no members intent
    assert (await guild.fetch_member(ben.id)).display_name == "Ben"
    ben.leaves(sandbox.guild)
    with sandbox.expect(10007), pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(ben.id)
    assert caught.value.code == 10007
    with pytest.raises(CannotDo):
        ben.sees(sandbox.channel)


async def test_no_content_of_others_without_the_intent(sandbox: Sandbox, bot: Bot) -> None:
    heard: list[discord.Message] = []
    got = asyncio.Event()

    async def on_message(message: discord.Message) -> None:
        heard.append(message)
        if len(heard) == 2:
            got.set()

    bot.client.event(on_message)
    ana = sandbox.person("Ana")
    ana.say(sandbox.channel, "nobody's business")
    ana.say(sandbox.channel, f"<@{sandbox.world.bot_id}> hello")
    await asyncio.wait_for(got.wait(), 300)
    assert [message.content for message in heard] == ["", f"<@{sandbox.world.bot_id}> hello"]


async def test_public_defer_rings_when_filled(sandbox: Sandbox, bot: Bot) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")

    @bot.tree.command(name="work", description="Work slowly")
    async def work(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(
            content=f"done {ben.mention}", allowed_mentions=discord.AllowedMentions.all()
        )

    await bot.tree.sync()
    response = await ana.run(sandbox.channel, "work")
    assert (await response.shown()).text.startswith("done")
    assert len(ben.notifications) == 1
    assert ben.sees(sandbox.channel)[-1].view["edited"] is None


async def test_deferred_update(sandbox: Sandbox, bot: Bot) -> None:
    ana = sandbox.person("Ana")
    message = (await ana.run(sandbox.channel, "answer", how="slow button")).messages[0]
    response = await ana.click(message, "Later")
    assert response.is_deferred
    assert (await response.shown()).text == "later"
    assert ana.message(message.id).text == "later" and len(ana.sees(sandbox.channel)) == 1


async def test_a_nonce_is_said_once(sandbox: Sandbox, bot: Bot) -> None:
    channel = bot.client.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    first, again = [await channel.send("once", nonce="turn 7") for _ in range(2)]
    assert first.id == again.id and len(sandbox.channel.messages) == 1


async def test_button_on_a_private_message(sandbox: Sandbox, bot: Bot) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    message = (await ana.run(sandbox.channel, "answer", how="private count")).messages[0]
    assert message.is_private
    assert (await ana.click(message, "Count 0")).text == "counted 1"
    assert ana.message(message.id).is_private
    with pytest.raises(CannotDo):
        await ben.click(message.id, "count:1")
    assert ben.messages == []


async def test_threads_fall_asleep_and_an_answer_wakes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = MovableClock()
    async with Sandbox(clock=clock, rate_limits=False) as sandbox, pointed_at(sandbox, monkeypatch) as bot:
        channel = bot.client.get_channel(sandbox.channel.id)
        assert isinstance(channel, discord.TextChannel)
        made = await channel.create_thread(name="t", type=discord.ChannelType.public_thread, auto_archive_duration=60)
        thread, ana = sandbox.world.channels[made.id], sandbox.person("Ana")
        states: list[bool] = []
        for seconds in (3590, 20):
            clock.advance(seconds)
            sandbox.archive_idle()
            states.append(thread.archived)
        for how in ("private", "plain"):
            await ana.run(thread, "answer", how=how)
            states.append(thread.archived)
        assert states == [False, True, True, False]
        sandbox.assert_clean()
