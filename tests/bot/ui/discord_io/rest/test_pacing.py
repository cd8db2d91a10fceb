"""Every request of the bot's own login keeps to one pace, and what Discord asks for is obeyed to its end."""

import time
from pathlib import Path

import pytest

from bot.ui.discord_io.rest import pacing
from bot.ui.discord_io.rest.outages import EDGE_CODE
from sandbox.people.invocation import CannotDo
from tests.bot.ui.asking import comes_true, table_of, unanswered
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, open_match, press
from tools.drill.storms import remind

REMINDED = 100  # more than Discord takes in a second or two, as `make drill` sends them by the thousand


async def test_waking_a_thread_goes_through_the_pace(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await open_match(stage, "l-calculus")
    await match.next_turn()
    paced = list[str]()
    send = pacing.Pacing.send

    async def noted(self: pacing.Pacing, name: str, place: str, *more: object, **others: object) -> object:
        paced.append(name.split(maxsplit=1)[0])
        return await send(self, name, place, *more, **others)  # type: ignore[arg-type]

    monkeypatch.setattr(pacing.Pacing, "send", noted)
    with stage.sandbox.expect(50083):
        stage.sandbox.archive(match.thread)
        await match.step()
    assert not match.thread.archived
    asked = len([one for one in paced if one in ("channel", "wake")])
    assert asked >= 2


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("status", [429, 403, EDGE_CODE])
async def test_during_a_ban_nothing_is_sent_by_login_or_by_token(
    stage: Stage, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    if status == EDGE_CODE:
        stage.sandbox.faults.refuse(status, "/messages$", method="POST")
    else:
        stage.sandbox.faults.fail(status, "/messages$", method="POST", html=True)
    mover, tables = match.mover(turn), stage.bot.ui.tables
    for _ in range(2):  # no click, whose answer the ban would hold up as well
        choices = await mover.autocomplete(match.thread, "move", "text", "")
        await tables.play.act(table_of(match), str(mover.id), None, choices[-1]["value"])
    await comes_true(lambda: stage.bot.ui.pacing.ban.left > 100)
    everything = stage.sandbox.faults.fail(500, "", times=99)
    stage.sandbox.expect_always(10062)  # it can't be answered
    assert (await unanswered(stage, match.people[0].click(turn, id_of(turn, "view|")))).failure
    with pytest.raises(CannotDo):
        await unanswered(stage, match.people[0].autocomplete(match.thread, "move", "text", ""))
    assert everything.met == 0
    stage.sandbox.faults.clear()
    stage.bot.ui.pacing.ban._until = time.monotonic()
    await stage.waits(lambda: match.newer_turn(turn), each=60)
    assert "Traceback" not in caplog.text


async def test_a_place_that_discord_limits_again_and_again_holds_up_no_other(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py gives up after five refusals: that is no ban, and only this place waits."""
    ours = stage.bot.ui.pacing
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    limited = stage.sandbox.faults.fail(429, f"/channels/{match.thread.id}/messages$", method="POST", times=5)
    limited.retry_after = 0.05
    await match.type_turn(match.mover(turn), turn)
    await comes_true(lambda: limited.met == 5)
    await comes_true(lambda: ours._limited)
    assert ours.ban.left == 0
    with pytest.raises(pacing.Held):
        await stage.bot.presenter._messenger.channels.post(str(match.thread.id), {})
    assert (await press(match.people[0], turn, "view|")).pictures


async def test_reminders_under_discords_limits_are_refused_never_and_turns_go_on_meanwhile(tmp_path: Path) -> None:
    """A small storm; `make drill` makes the great ones, and looks at seconds too: here others use the machine."""
    figures = await remind(tmp_path, REMINDED)
    looked_at = [figure for figure in figures if figure.unit != "s"]
    assert [str(figure) for figure in looked_at if not figure.is_kept] == []
    assert len(looked_at) > len(figures) / 2
