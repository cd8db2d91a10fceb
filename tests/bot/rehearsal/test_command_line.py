"""The command's own ways: what it asks of a person, what it leaves behind, and where it can't begin."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import wishes as known_wishes
from bot.rehearsal.command_line import run
from bot.rehearsal.room import RehearsalWishes
from sandbox import MovableClock, PermissionBit, Sandbox
from sandbox.protocol.json_codec import Json
from sandbox.world import channels
from tests.bot.rehearsal.asked_person import SAY
from tests.bot.rehearsal.rehearsing import PLENTY, rehearsed, settings

MOST_ACTIONS = 10


def stood(clock: MovableClock) -> Sandbox:
    return Sandbox(clock=clock, rate_scale=PLENTY, deadline=1.0)


async def test_a_person_is_asked_for_ten_things_at_most(tmp_path: Path) -> None:
    clock = MovableClock()
    async with stood(clock) as sandbox:
        found = await rehearsed(sandbox, clock, tmp_path)
    forms_and_suggestions = 2  # one action more each: the form is opened and sent, the command typed and chosen for
    assert len(found.asked) + forms_and_suggestions <= MOST_ACTIONS


async def test_it_leaves_nothing_behind_and_the_bots_own_commands_alone(tmp_path: Path) -> None:
    clock = MovableClock()
    async with stood(clock) as sandbox:
        ours = [{"id": "1", "name": "challenge", "type": 1}]
        sandbox.world.commands[0] = list(ours)
        sandbox.world.commands[sandbox.guild.id] = theirs = [
            {"id": "2", "name": "theirs", "type": 1, "description": "x"}
        ]
        found = await rehearsed(sandbox, clock, tmp_path)
        assert sandbox.world.commands == {0: ours, sandbox.guild.id: theirs}
        assert sandbox.threads() == [] and sandbox.world.ephemerals == {}
        assert [channel.messages for channel in sandbox.world.channels.values()] == [{}] * len(sandbox.world.channels)
    assert found.of("kept") and '"left": []' in found.text


async def test_the_report_holds_no_token_and_nobodys_id(tmp_path: Path) -> None:
    clock = MovableClock()
    async with stood(clock) as sandbox:
        sandbox.deviate("content-1900")
        found = await rehearsed(sandbox, clock, tmp_path)
        people = [str(user.id) for user in sandbox.world.users.values()]
    secrets = [sandbox.token, str(sandbox.channel.id), *people]
    assert [secret for secret in secrets if secret in found.text] == []


async def test_without_the_right_to_manage_threads_they_stay_archived(tmp_path: Path) -> None:
    clock = MovableClock()
    async with stood(clock) as sandbox:
        for role in sandbox.guild.roles.values():
            role.permissions &= ~(PermissionBit.MANAGE_THREADS | PermissionBit.MANAGE_MESSAGES)
        found = await rehearsed(sandbox, clock, tmp_path)
        assert [thread.archived for thread in sandbox.threads()] == [True, True, True]
        assert sandbox.channel.messages == {}
    assert found.of("broken") == [] and "rehearsal-left-threads" in found.text


async def test_a_missing_permission_breaks_no_promise(tmp_path: Path) -> None:
    clock = MovableClock()
    async with stood(clock) as sandbox:
        sandbox.deny(sandbox.channel, PermissionBit.CREATE_PUBLIC_THREADS)
        found = await rehearsed(sandbox, clock, tmp_path)
    assert found.of("broken") == []
    assert {"thread-under", "thread-alone"} <= set(found.of("not tried"))


def told_sparsely(name: str, data: Json) -> Json:
    """Leave out of each event what Discord's pages call optional and discord.py reads."""
    channels = [{**one, "position": None} for one in data.get("channels", ())]
    return data | {"channels": channels} if name == "GUILD_CREATE" else data


async def test_it_reads_sparse_events(tmp_path: Path) -> None:
    clock = MovableClock()
    async with stood(clock) as sandbox:
        sandbox.gateway.told = told_sparsely
        sandbox.context.portal["owner"] = None
        found = await rehearsed(sandbox, clock, tmp_path)
    assert (found.code, found.of("broken")) == (0, [])


async def test_closed_direct_messages_break_no_promise(tmp_path: Path) -> None:
    clock = MovableClock()
    async with stood(clock) as sandbox:
        sandbox.close_directs(sandbox.person("Ana"))
        found = await rehearsed(sandbox, clock, tmp_path)
    assert found.of("broken") == [] and "direct-message" in found.of("not tried")


async def test_with_nobody_there_what_needs_hands_is_not_tried(tmp_path: Path) -> None:
    async with Sandbox(rate_scale=PLENTY) as sandbox:
        file = tmp_path / "out.json"
        wanted = known_wishes().parse_args(["rehearse", "--channel", str(sandbox.channel.id), "--json", str(file)])
        assert await run(settings(sandbox), wanted, RehearsalWishes(patience=0.5)) == 0
        text = file.read_text(encoding="utf-8")
        assert '"broken"' not in text and '"not tried"' in text
        assert sandbox.channel.messages == {} and sandbox.threads() == []


async def test_asked_to_stop_it_clears_away_first(tmp_path: Path) -> None:
    async with Sandbox(rate_scale=PLENTY) as sandbox:
        wanted = known_wishes().parse_args(["rehearse", "--channel", str(sandbox.channel.id)])
        running = asyncio.create_task(run(settings(sandbox), wanted, RehearsalWishes(patience=60.0)))
        person = sandbox.person("Ana")
        await person.waits_for(sandbox.channel, lambda seen: "Begin" in seen.labels)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert sandbox.channel.messages == {}


async def test_a_bot_that_runs_meanwhile_is_noticed(tmp_path: Path) -> None:
    clock = MovableClock()
    async with stood(clock) as sandbox:
        sandbox.faults.refuse(40060, r"/callback$")  # as if another program had answered the first click
        found = await rehearsed(sandbox, clock, tmp_path)
    assert found.of("broken") == [] and "press" in found.of("not tried")
    assert SAY("rehearsal-why-two-bots") in found.text and len(found.asked) == 1


async def said_at(sandbox: Sandbox, *arguments: str) -> int:
    return await run(settings(sandbox), known_wishes().parse_args(["rehearse", *arguments]))


async def test_several_channels_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    async with Sandbox() as sandbox:
        assert await said_at(sandbox) == 2
        listed = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
        assert ["--channel", str(sandbox.channel.id), "games"] in listed and len(listed) == 2
        assert await said_at(sandbox, "--channel", "12") == 2
        assert await said_at(sandbox, "--server", "somewhere") == 2


async def test_a_server_that_is_not_ours_leads_to_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    async with Sandbox() as sandbox:
        with sandbox.expect(10004):
            assert await said_at(sandbox, "--server", "12") == 2
        _, ours = capsys.readouterr().out.splitlines()
        assert ours.split()[:2] == ["--server", str(sandbox.guild.id)]


async def test_the_only_channel_needs_no_name(tmp_path: Path) -> None:
    async with Sandbox(rate_scale=PLENTY) as sandbox:
        channels.close(sandbox.context, sandbox.channel_named("general"))
        wanted = known_wishes().parse_args(["rehearse", "--json", str(tmp_path / "out.json")])
        assert await run(settings(sandbox), wanted, RehearsalWishes(patience=0.5)) == 0


async def test_a_wrong_token_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    async with Sandbox() as sandbox:
        wrong = replace(settings(sandbox), discord_token="no.token")
        with sandbox.expect(0):
            assert await run(wrong, known_wishes().parse_args(["rehearse"])) == 2
    (line,) = capsys.readouterr().out.splitlines()
    assert "no.token" not in line
