"""Share: one message without a sound, that spoils nothing, in the channel of the puzzle; over kills and refusals."""

import asyncio
import json

import pytest

from bot.ui.public.presenter import Presenter
from sandbox import SandboxPerson, Seen
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import comes_true
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, ids, press, told
from tests.bot.ui.public.show.test_daily import noted
from tests.bot.ui.puzzles.givers import DailyServer, puzzle_in, spoils, typed, wrong_turns
from tests.says import says


async def solved(stage: Stage, person: SandboxPerson, wrong: int = 0) -> Seen:
    """Let somebody solve the puzzle of the day, after so many wrong tries."""
    server = DailyServer(stage)
    await server.begin()
    seen = await told(person, await server.next_day(), "daily|")
    puzzle = puzzle_in(seen)
    for turn in wrong_turns(puzzle, wrong):
        seen = await press(person, await typed(person, seen, " ".join(turn)), "puzzle-draft-at|")
    return await typed(person, seen, " ".join(puzzle.best.turn))


def shared(stage: Stage) -> list[Seen]:
    """List what was shared, as somebody else sees it."""
    return [seen for seen in stage.person("Ben").sees(stage.sandbox.channel) if says(seen.text, "told-shared")]


async def test_what_is_shared_spoils_nothing_and_leads_others_to_the_puzzle(stage: Stage) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    seen = await solved(stage, ana, wrong=2)
    puzzle = puzzle_in(seen)
    after = await press(ana, seen, "daily-share|")
    assert says(after.text, "puzzle-shared") and f"<#{stage.sandbox.channel.id}>" in after.text
    assert "daily-share|" not in str(ids(after))
    await comes_true(lambda: bool(shared(stage)))
    (public,) = shared(stage)
    assert says(public.text, "told-shared", by="Ana", tries=3) and "❌❌✅" in public.text
    assert not spoils(puzzle, json.dumps(public.view)) and not public.pictures
    assert not ana.notifications and not ben.notifications
    opened = await told(ben, public, "daily|")
    assert puzzle_in(opened).id == puzzle.id and opened.is_private


async def test_a_second_click_and_a_kill_in_between_share_it_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = stage.person("Ana")
    seen = await solved(stage, ana)
    elsewhere = await told(ana, DailyServer(stage).posts()[-1], "daily|")
    with monkeypatch.context() as dead:
        dead.setattr(Presenter, "_show", _never)  # killed before anything was posted
        dead.setattr("bot.ui.public.presenter.LAST_WORDS_S", 0.0)
        await press(ana, seen, "daily-share|")
        await stage.stop()
    assert not shared(stage)
    await stage.start()
    await comes_true(lambda: bool(shared(stage)))
    assert says((await press(ana, elsewhere, "daily-share|")).text, "puzzle-shared")
    await stage.restart()
    assert len(shared(stage)) == 1


async def _never(presenter: Presenter, notice: object) -> None:
    await asyncio.Event().wait()


async def test_it_is_offered_again_until_it_was_shared_and_the_next_one_is_out(stage: Stage) -> None:
    ana = stage.person("Ana")
    ana.user.locale = "fr"
    server = DailyServer(stage)
    seen = await solved(stage, ana)
    again = await told(ana, server.posts()[-1], "daily|")
    assert "Partager" in [one.get("label") for one in again.buttons]
    await server.next_day()
    await noted(stage)
    await ana.click(seen, id_of(seen, "daily-share|"))
    await ana.waits_until(lambda: any(says(one.text, "error-nothing-to-share", "fr") for one in ana.messages))
    assert not shared(stage)


async def test_without_the_right_to_post_it_is_said_at_once(stage: Stage) -> None:
    ana = stage.person("Ana")
    seen = await solved(stage, ana)
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.SEND_MESSAGES)
    await ana.click(seen, id_of(seen, "daily-share|"))
    await ana.waits_until(lambda: any(says(one.text, "error-missing-rights") for one in ana.messages))
    stage.sandbox.allow(stage.sandbox.channel, PermissionBit.SEND_MESSAGES)
    assert says((await press(ana, seen, "daily-share|")).text, "puzzle-shared")
    await comes_true(lambda: len(shared(stage)) == 1)


@pytest.mark.usefixtures("restless")
async def test_what_discord_refuses_is_told_in_private_once_and_posted_when_it_works(stage: Stage) -> None:
    ana = stage.person("Ana")
    seen = await solved(stage, ana)
    stage.sandbox.expect_always(50013)
    path = f"/channels/{stage.sandbox.channel.id}/messages$"
    fault = stage.sandbox.faults.refuse(50013, path, method="POST", times=99)
    await press(ana, seen, "daily-share|")
    await ana.waits_for(ana.opens_direct(), lambda seen: says(seen.text, "refused-shared"))
    await stage.restart()
    await stage.passes(hours=1)
    fault.left = 0
    for _ in range(3):
        await stage.passes(hours=1)
    await comes_true(lambda: len(shared(stage)) == 1)
    assert len(ana.sees(ana.opens_direct())) == 1
