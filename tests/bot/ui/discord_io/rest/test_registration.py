"""Commands that Discord refuses: the bot starts with those registered before, and says in a few lines what is wrong."""

import logging

import pytest

from bot.ui.discord_io.gateway import client
from bot.ui.registry import COMMANDS
from sandbox import PermissionBit
from tests.bot.ui.conftest import Stage
from tests.bot.ui.discord_io.rest.overlong import overlong
from tests.says import says

MOST_LINE = 300


async def test_refused_commands_leave_those_of_before(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = str(stage.sandbox.world.commands)
    monkeypatch.setattr(client, "COMMANDS", (*COMMANDS, *overlong(40)))
    with stage.sandbox.expect(50035):
        await stage.restart()
    assert str(stage.sandbox.world.commands) == before
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(told) == 6 and "40" in told[0]
    assert told[1] == "/overlong-0 description: Must be between 1 and 100 in length."
    assert max(map(len, told)) < MOST_LINE
    ana = stage.person("Ana")
    stage.sandbox.grant(ana, PermissionBit.MANAGE_GUILD)
    said = (await (await ana.run(stage.sandbox.channel, "doctor")).shown()).text
    assert [said.count(f"/overlong-{nth} ") for nth in range(6)] == [1, 1, 1, 1, 1, 0]
    assert not says(said, "doctor-well")


@pytest.mark.parametrize("code", [50001, 10002])
async def test_a_refusal_without_reasons_is_one_line(stage: Stage, caplog: pytest.LogCaptureFixture, code: int) -> None:
    stage.sandbox.faults.refuse(code, "/commands$", method="PUT")
    await stage.restart()
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(told) == 2 and str(code) in told[1]


async def test_once_they_are_taken_nothing_is_wrong_any_more(stage: Stage) -> None:
    stage.sandbox.faults.refuse(50001, "/commands$", method="PUT")
    await stage.restart()
    assert stage.bot.ui.registration.problems
    await stage.restart()
    assert not stage.bot.ui.registration.problems
