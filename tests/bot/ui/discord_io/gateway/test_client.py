"""The gateway breaks: with and without a resumed session nothing is lost, and nothing is done twice."""

import asyncio
from unittest.mock import AsyncMock, Mock

import pytest

from bot.clock import SleepWatch
from bot.tables import Permission, StoreFailed
from bot.ui.discord_io.gateway.client import PULSE_S, CairnClient, for_ever
from bot.workers.pool import WorkerLost
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, open_match, picker_choices, press


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("resumable", [True, False], ids=["resumed", "anew"])
async def test_a_game_goes_on_over_a_broken_gateway(stage: Stage, resumable: bool) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    await stage.sandbox.gateway.drop(resumable=resumable)
    await match.people[0].waits_until(lambda: stage.sandbox.gateway.is_connected)
    assert (stage.sandbox.gateway.resumed, stage.sandbox.gateway.identified) == ((1, 1) if resumable else (0, 2))
    after = await match.step()
    assert after.id != turn.id
    assert len(match.turns()) == 2


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("resumable", [True, False], ids=["resumed", "anew"])
async def test_a_game_goes_on_over_an_invalid_session(stage: Stage, resumable: bool) -> None:
    match = await open_match(stage, "l-calculus")
    turn = await match.next_turn()
    picker = await press(match.mover(turn), turn, "play|")
    stage.sandbox.gateway.invalidate(resumable=resumable)
    await match.people[0].waits_until(lambda: not stage.sandbox.gateway.is_connected)
    await match.people[0].waits_until(lambda: stage.sandbox.gateway.is_connected)
    await picker_choices(picker)[0].take(match.mover(turn), picker)
    await match.step()
    assert len(match.turns()) == 2


async def test_what_is_delivered_again_is_done_once(stage: Stage) -> None:
    """A resumed session may repeat an interaction; here each one comes twice."""
    interactions = stage.sandbox.interactions
    once = interactions.dispatch

    def twice(name: str, guild: int | None, data: dict[str, object]) -> bool:
        return once(name, guild, data) and once(name, guild, data)

    interactions.dispatch = twice
    match = await open_match(stage, "l-calculus")
    turn = await match.step()
    mover = match.mover(turn)
    await press(mover, turn, "play|")
    await press(mover, turn, "view|")
    await asyncio.sleep(0.05)
    assert len(stage.sandbox.threads()) == 1
    assert len(match.turns()) == 2
    assert len([seen for seen in mover.sees(match.thread) if seen.is_private and seen.pictures]) >= 2


async def test_the_first_click_after_a_sleep_meets_no_clock_that_ran_on(stage: Stage) -> None:
    """It may come before the clock's own next look, over a connection that has outlived a short sleep."""
    stage.bot._sleep = SleepWatch(5.0, lambda: stage.clock.now() / 1000)
    match = await open_match(stage, "tactic", pace=1)
    turn = await match.next_turn()
    table = id_of(turn, "play|").split("|")[1]
    waiting = next(person for person in match.people if person is not match.mover(turn))
    stage.clock.advance(3 * 86_400)
    await press(waiting, turn, "view|")
    view = await stage.bot.ui.tables.queries.table_view(table, str(waiting.id))
    assert Permission.CLAIM not in view.permissions and not view.is_overdue


async def test_a_sleep_of_seconds_is_charged_to_nobody_either(stage: Stage) -> None:
    stage.bot._sleep = SleepWatch(PULSE_S, lambda: stage.clock.now() / 1000)
    match = await open_match(stage, "tactic", pace=1)
    turn = await match.next_turn()
    table, mover = id_of(turn, "play|").split("|")[1], match.mover(turn)
    queries = stage.bot.ui.tables.queries
    before = (await queries.table_view(table, str(mover.id))).deadline
    stage.clock.advance(10)
    await press(mover, turn, "view|")
    after = (await queries.table_view(table, str(mover.id))).deadline
    assert before is not None and after is not None and after >= before + 10_000


async def test_time_slept_is_off_the_clocks_before_anybody_looks_for_what_is_due() -> None:
    client = AsyncMock()
    client.ui.tables.tick.side_effect = StoreFailed("enough")
    with pytest.raises(StoreFailed):
        await CairnClient._tick(client)
    assert [name for name, _, _ in client.mock_calls] == ["_wake", "ui.tables.tick"]


@pytest.mark.parametrize(
    ("is_ready", "beats", "is_serving"), [(True, 0.1, True), (True, None, False), (False, 0.1, False)]
)
def test_it_serves_once_all_servers_are_known_and_while_each_shard_is_connected(
    is_ready: bool, beats: float | None, is_serving: bool
) -> None:
    client = Mock(is_ready=Mock(return_value=is_ready), heartbeats=Mock(return_value={0: 0.1, 1: beats}))
    assert CairnClient.is_serving(client) is is_serving


@pytest.mark.parametrize("failure", [StoreFailed("gone"), ValueError("ours")], ids=["the database", "a mistake"])
async def test_a_task_whose_last_words_fail_ends_all_the_same(failure: Exception) -> None:
    """Else a host whose database is gone could only kill the program."""
    begun = asyncio.Event()

    async def work() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            raise failure

    task = asyncio.create_task(for_ever(work, 30.0))
    await begun.wait()
    task.cancel()
    await asyncio.wait_for(asyncio.gather(task, return_exceptions=True), 300)
    assert task.done()


async def test_a_lost_worker_is_one_line_and_the_task_begins_again(caplog: pytest.LogCaptureFixture) -> None:
    lost, again = [WorkerLost("TimeoutError")], asyncio.Event()

    async def work() -> None:
        if lost:
            raise lost.pop()
        again.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(for_ever(work, 0.0))
    await asyncio.wait_for(again.wait(), 300)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert [(one.levelname, one.exc_info) for one in caplog.records] == [("WARNING", None)]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("guild_available", (Mock(id=7),)),
        ("guild_join", (Mock(id=7),)),
        ("guild_channel_update", (Mock(), Mock(guild=Mock(id=7)))),
        ("guild_role_update", (Mock(), Mock(guild=Mock(id=7)))),
        ("member_update", (Mock(), Mock(guild=Mock(id=7)))),
        ("raw_thread_update", (Mock(guild_id=7),)),
        ("raw_thread_delete", (Mock(guild_id=7),)),
    ],
)
async def test_what_changes_on_a_server_lets_what_was_refused_there_be_tried_again(
    event: str, told: tuple[Mock, ...]
) -> None:
    client = AsyncMock()
    await getattr(CairnClient, f"on_{event}")(client, *told)
    client.presenter.try_again.assert_awaited_once_with("7")


@pytest.mark.parametrize(("guild", "greeted"), [(None, 1), (Mock(id=7), 0)])
async def test_only_who_writes_in_private_is_greeted(guild: Mock | None, greeted: int) -> None:
    client = AsyncMock()
    await CairnClient.on_message(client, Mock(guild=guild))
    assert client._greeter.greet.await_count == greeted
