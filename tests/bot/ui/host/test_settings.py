"""`/settings`, `/doctor`, `/moderate`: who may, and what follows."""

import discord
import pytest

from bot.text import words
from bot.ui.host.doctor import lacking_in
from bot.ui.rights import NEEDED, needed
from sandbox import CannotDo, SandboxPerson, Seen
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked, comes_true, played, table_of, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, id_of, press
from tests.says import says


def manager(stage: Stage) -> SandboxPerson:
    cleo = stage.person("Cleo")
    stage.sandbox.grant(cleo, PermissionBit.MANAGE_GUILD)
    return cleo


async def page(stage: Stage, name: str) -> Seen:
    """Open a page of the settings."""
    cleo = manager(stage)
    return await press(cleo, await asked(cleo, stage.sandbox.channel, "settings"), f"settings-page|{name}")


async def test_only_managers_find_the_commands(stage: Stage) -> None:
    ana, cleo = stage.person("Ana"), manager(stage)
    for command in ("settings", "doctor"):
        with pytest.raises(CannotDo):
            await ana.run(stage.sandbox.channel, command)
        await asked(cleo, stage.sandbox.channel, command)


async def test_settings_are_chosen_and_kept(stage: Stage) -> None:
    cleo, channel = manager(stage), stage.sandbox.channel
    shown = await page(stage, "places")
    assert says(shown.text, "settings-threads-on")
    shown = await (await cleo.select(shown, "set-many|channels", channel)).shown()
    shown = await press(cleo, shown, "set-threads")
    assert says(shown.text, "settings-threads-off")
    shown = await page(stage, "defaults")
    for name, value in (("pace", "7"), ("language", "fr"), ("theme", "dark")):
        shown = await (await cleo.select(shown, f"set|{name}", value)).shown()
    shown = await page(stage, "limits")
    for name, value in (("most_tables", "5"), ("most_challenges", "3")):
        shown = await (await cleo.select(shown, f"set|{name}", value)).shown()
    shown = await (await cleo.select(await page(stage, "games"), "set-many|games", "tactic", "logitac")).shown()
    shown = await press(cleo, await page(stage, "people"), "set-watching")
    shown = await press(cleo, await page(stage, "results"), "set-recaps")
    await (await cleo.select(shown, "set-many|results_channel", channel)).shown()
    await stage.restart()
    kept = await stage.bot.ui.tables.people.server(str(stage.sandbox.guild.id))
    assert (kept.pace, kept.most_tables, kept.most_challenges, kept.language, kept.theme) == (7, 5, 3, "fr", "dark")
    assert (kept.threads, kept.watching, kept.recaps, kept.games) == (False, False, True, "tactic logitac")
    assert kept.channels == kept.results_channel == str(channel.id)
    front = (await asked(cleo, channel, "settings")).text
    assert f"<#{channel.id}>" in front and "Tactic, Logitac" in front and "3 challenges an hour" in front
    again = await page(stage, "places")
    chosen = {menu["custom_id"]: menu.get("default_values") for menu in again.selects}
    assert [(int(one["id"]), one["type"]) for one in chosen["set-many|channels"] or []] == [(channel.id, "channel")]
    await (await cleo.select(again, "set-many|channels")).shown()
    assert (await stage.bot.ui.tables.people.server(str(stage.sandbox.guild.id))).channels == ""


async def test_settings_change_what_happens(stage: Stage) -> None:
    cleo, ana = manager(stage), stage.person("Ana")
    channel, general = stage.sandbox.channel, stage.sandbox.channel_named("general")
    await (await cleo.select(await page(stage, "places"), "set-many|channels", channel)).shown()
    await (await cleo.select(await page(stage, "defaults"), "set|language", "fr")).shown()
    refused = await ana.run(general, "challenge tactic")
    assert "aren’t allowed in this channel" in (await refused.shown()).text
    await ana.run(channel, "challenge tactic")
    await ana.waits_for(channel, lambda seen: "Accepter" in seen.labels)


async def test_a_right_lost_meanwhile_counts(stage: Stage) -> None:
    cleo, shown = manager(stage), await page(stage, "places")
    for role in stage.sandbox.guild.roles.values():
        if role.name == "Granted":
            role.permissions = 0
    done = await cleo.click(shown, id_of(shown, "set-threads"))
    await done.until(lambda response: says(response.text, "error-managers-only"))
    assert (await stage.bot.ui.tables.people.server(str(stage.sandbox.guild.id))).threads


async def test_doctor_finds_what_is_missing_where(stage: Stage) -> None:
    cleo, channel, general = manager(stage), stage.sandbox.channel, stage.sandbox.channel_named("general")
    assert says((await asked(cleo, channel, "doctor")).text, "doctor-well")
    stage.sandbox.deny(general, PermissionBit.ATTACH_FILES)
    stage.sandbox.deny(channel, PermissionBit.CREATE_PUBLIC_THREADS)
    await comes_true(lambda: not rights_of_bot(stage, general.id).attach_files)
    shown = await asked(cleo, channel, "doctor")
    for right, where in (("attach_files", general), ("create_public_threads", channel)):
        lacking = {"right": words("en").say(f"right-{right}"), "without": words("en").say(f"without-{right}")}
        assert says(shown.text, "doctor-missing", channels=f"<#{where.id}>", **lacking)
    assert "Send Messages" not in shown.text
    link = next(button["url"] for button in shown.buttons)
    assert f"permissions={needed().value}" in link
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), channels=str(channel.id))
    assert "Attach Files" not in (await asked(cleo, channel, "doctor")).text
    await stage.bot.ui.tables.votes.set_wish(str(stage.sandbox.guild.id), str(cleo.id), channel=str(general.id))
    assert "Attach Files" in (await asked(cleo, channel, "doctor")).text, "votes are shown there"


def rights_of_bot(stage: Stage, channel: int) -> discord.Permissions:
    found = stage.bot.get_channel(channel)
    assert isinstance(found, discord.TextChannel)
    return found.permissions_for(found.guild.me)


async def test_doctor_notices_a_channel_that_is_gone(stage: Stage) -> None:
    cleo, general = manager(stage), stage.sandbox.channel_named("general")
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), channels=str(general.id))
    stage.sandbox.delete_channel(general)
    await comes_true(lambda: stage.bot.get_channel(general.id) is None)
    shown = (await asked(cleo, stage.sandbox.channel, "doctor")).text
    assert says(shown, "doctor-gone", what=f"<#{general.id}>")
    assert says(shown, "doctor-gone-title") and not says(shown, "doctor-ill"), "no permission is missing"
    assert not any(menu.get("default_values") for menu in (await page(stage, "places")).selects)


@pytest.mark.usefixtures("hurried")
async def test_doctor_calls_nothing_gone_while_the_server_isnt_told(stage: Stage) -> None:
    """A session has begun, and Discord is late with this server."""
    cleo, channel, guild = manager(stage), stage.sandbox.channel, stage.sandbox.guild
    await stage.bot.ui.tables.people.set_server(str(guild.id), channels=str(channel.id))
    stage.sandbox.gateway.told = lambda name, data: None if name == "GUILD_CREATE" else data
    await stage.sandbox.gateway.drop(resumable=False)
    await comes_true(lambda: stage.sandbox.gateway.is_connected and not stage.bot.get_channel(channel.id))
    assert not says((await asked(cleo, channel, "doctor")).text, "doctor-gone-title")
    assert "settings-clear" not in str((await page(stage, "places")).view), "a press would forget the channel"


async def test_doctor_notices_a_role_that_is_gone(stage: Stage) -> None:
    cleo, channel, guild = manager(stage), stage.sandbox.channel, stage.sandbox.guild
    there = str(guild.members[cleo.id].roles[-1])
    await comes_true(lambda: stage.bot.guilds[0].get_role(int(there)))
    await stage.bot.ui.tables.people.set_server(str(guild.id), players=f"{there} 4711")
    shown = (await asked(cleo, channel, "doctor")).text
    assert says(shown, "doctor-gone", what="<@&4711>") and there not in shown


async def test_what_was_chosen_twice_and_is_gone_is_named_once_a_page(stage: Stage) -> None:
    cleo, general, guild = manager(stage), stage.sandbox.channel_named("general"), str(stage.sandbox.guild.id)
    gone = str(general.id)
    await stage.bot.ui.tables.people.set_server(guild, results_channel=gone, season_channel=gone)
    await stage.bot.ui.tables.votes.set_wish(guild, str(cleo.id), channel=gone)
    stage.sandbox.delete_channel(general)
    await comes_true(lambda: stage.bot.get_channel(general.id) is None)
    shown = (await asked(cleo, stage.sandbox.channel, "doctor")).text
    lines = [line for line in shown.split("\n") if gone in line]
    assert lines == [f"- Results: <#{gone}>", f"- The server against Cairn: <#{gone}>"]


async def test_a_page_says_what_is_gone_and_takes_it_out(stage: Stage) -> None:
    cleo, guild = manager(stage), stage.sandbox.guild
    there = str(guild.members[cleo.id].roles[-1])
    await comes_true(lambda: stage.bot.guilds[0].get_role(int(there)))
    people = stage.bot.ui.tables.people
    await people.set_server(str(guild.id), players=f"{there} 4711")
    shown = await page(stage, "people")
    assert says(shown.text, "settings-gone", what="<@&4711>")
    shown = await press(cleo, shown, "settings-clear|")
    assert not says(shown.text, "settings-gone") and (await people.server(str(guild.id))).players == there
    assert "settings-clear" not in str(shown.view)


def test_every_right_is_looked_for() -> None:
    assert lacking_in({"1": discord.Permissions.none(), "2": needed()}) == dict.fromkeys(NEEDED, ("1",))
    assert lacking_in({"1": discord.Permissions.all()}) == {}


def shows_moderate(person: SandboxPerson, match: Match) -> bool:
    return "moderate" in {command["key"] for command in person.commands(match.thread)}


async def test_moderators_alone_moderate(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    ana, cleo = match.people[0], manager(stage)
    await played(match, ana, "1/2 keep")
    assert not shows_moderate(ana, match) and shows_moderate(cleo, match)
    stage.sandbox.let_use("moderate", stage.sandbox.guild.id)  # @everyone: Discord shows it, and we still refuse
    refused = (await asked(ana, match.thread, "moderate undo", reason="I like the other better")).text
    assert "Only moderators" in refused
    done = await asked(cleo, match.thread, "moderate undo", reason="they misread the line")
    assert says(done.text, "moderate-done")
    said = await ana.waits_for(match.thread, lambda seen: "they misread the line" in seen.text)
    assert cleo.mention in said.text and not said.is_private


async def test_a_named_role_moderates(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    ben = stage.person("Ben")
    stage.sandbox.grant(ben, PermissionBit.ADD_REACTIONS)
    role = stage.sandbox.guild.members[ben.id].roles[-1]
    await comes_true(lambda: stage.bot.guilds[0].get_role(role))
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), moderators=str(role))
    assert "Integrations" in (await page(stage, "moderators")).text
    stage.sandbox.let_use("moderate", role)
    await asked(ben, match.thread, "moderate adjudicate", reason="a **bet**\nbetween us", winner=match.people[0])
    end = await ben.waits_for(match.thread, lambda seen: "Rematch" in seen.labels)
    assert says(end.text, "ended-won", who=match.people[0].mention)
    said = await ben.waits_for(match.thread, lambda seen: "between us" in seen.text)
    assert r"a \*\*bet\*\* between us" in said.text


async def test_moderating_elsewhere_needs_the_table_named(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    cleo, channel = manager(stage), stage.sandbox.channel
    assert "Which table?" in (await asked(cleo, channel, "moderate end", reason="quarrel")).text
    done = await asked(cleo, channel, "moderate end", reason="quarrel", table=table_of(match))
    assert says(done.text, "moderate-done", id=table_of(match))
    await cleo.waits_for(match.thread, lambda seen: "quarrel" in seen.text)
    assert "There is no table" in (await asked(cleo, channel, "moderate end", reason="x", table="zzzzz")).text
    locked = await asked(cleo, channel, "moderate unlock", reason="x", table=table_of(match))
    assert says(locked.text, "error-not-set-aside")
