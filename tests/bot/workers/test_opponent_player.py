"""The bot's seat is played table by table, as many at a time as workers think for it."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest

from bot.tables import Event, Table, is_asked
from bot.tables.values.states import EndReason
from bot.workers.fair_queue import Place
from bot.workers.jobs import ChooseTurn, Job, WeighGivingUp
from bot.workers.opponent_player import OpponentPlayer
from bot.workers.pool import WorkerPool
from data.errors import StoreFailed
from data.records import Round
from tests.bot.tables.rig import ANA, BEN, Rig, set_up
from tests.bot.tables.test_practice import own_turn, practise


class TwoAtOnce(WorkerPool):
    """Give no answer before two have asked; then any legal action."""

    def __init__(self) -> None:
        super().__init__(2)
        self._both = asyncio.Barrier(2)

    async def think(self, job: Job, place: Place) -> object:
        if isinstance(job, WeighGivingUp):
            return False
        assert isinstance(job, ChooseTurn)
        await self._both.wait()
        return job.run()


@pytest.fixture
async def rig() -> AsyncIterator[Rig]:
    made = await set_up()
    yield made
    await made.store.close()


class Listening(WorkerPool):
    """Keep what is asked, and answer nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Job] = []

    async def think(self, job: Job, place: Place) -> object:
        self.heard.append(job)
        raise RoundOver


class RoundOver(Exception):
    """Raised in place of a pause, so that a loop ends after its first round."""


async def test_two_tables_are_thought_about_side_by_side(rig: Rig) -> None:
    player = OpponentPlayer(rig.tables, TwoAtOnce())
    for _ in range(2):
        await own_turn(rig, await practise(rig))
    assert player.waiting == 2
    answered, ids = asyncio.Event(), set[str]()

    def hear(table: Table, _: Sequence[Event]) -> None:
        ids.add(table.id)
        if len(ids) == 2:
            answered.set()

    rig.tables.context.listeners.append(hear)
    serving = asyncio.create_task(player.serve())
    async with asyncio.timeout(300):
        await answered.wait()
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)
    assert await rig.tables.practice.waiting() == []


class Noting(WorkerPool):
    """Take any legal turn, and note at which level."""

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[int] = []

    async def think(self, job: Job, place: Place) -> object:
        if isinstance(job, WeighGivingUp):
            return False
        assert isinstance(job, ChooseTurn)
        self.levels.append(job.level)
        await asyncio.sleep(0)
        return ChooseTurn(job.game, job.view, job.seed, 1).run()


async def test_many_tables_of_one_person_keep_nobody_else_waiting(rig: Rig) -> None:
    pool = Noting()
    player = OpponentPlayer(rig.tables, pool)
    for _ in range(6):
        await practise(rig, level=4, first="guest")
    await practise(rig, level=1, first="guest", person=BEN)
    answered = asyncio.Event()
    rig.tables.context.listeners.append(lambda *_: answered.set())
    serving = asyncio.create_task(player.serve())
    async with asyncio.timeout(300):
        while await rig.tables.practice.waiting():
            await answered.wait()
            answered.clear()
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)
    assert pool.levels.index(1) <= 1
    assert player.waiting == 0


async def test_a_table_whose_answer_the_database_refused_stays_asked(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    player = OpponentPlayer(rig.tables, WorkerPool())
    await own_turn(rig, await practise(rig))

    async def gone(*_: object) -> None:
        raise StoreFailed("gone")

    monkeypatch.setattr(rig.tables.queries, "table_view", gone)
    with pytest.raises(StoreFailed):
        await player.serve()
    assert player.waiting == 1


async def test_who_waits_unheard_is_found(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    await own_turn(rig, await practise(rig))
    player = OpponentPlayer(rig.tables, WorkerPool())

    async def end(_: float) -> None:
        raise RoundOver

    monkeypatch.setattr(asyncio, "sleep", end)
    with pytest.raises(RoundOver):
        await player.find_missed()
    assert player.waiting == 1


async def test_nobody_can_foretell_the_bots_chance(rig: Rig) -> None:
    """The same position at the same table is thought about with chance drawn anew, not made of what is public."""
    pool = Listening()
    player = OpponentPlayer(rig.tables, pool)
    id_ = await practise(rig, "topologic", first="guest")
    for _ in range(2):
        with pytest.raises(RoundOver):
            await player.serve()
        for listener in rig.tables.context.listeners:
            listener(await rig.table(id_), ())
    first, second = pool.heard
    assert first.view == second.view
    assert first.seed != second.seed


class Hopeless(WorkerPool):
    """Find that all is lost whenever it is asked, and take any legal turn."""

    async def think(self, job: Job, place: Place) -> object:
        return True if isinstance(job, WeighGivingUp) else job.run()


async def serve_once(rig: Rig, player: OpponentPlayer) -> None:
    """Let the player serve until something has been committed."""
    answered = asyncio.Event()
    rig.tables.context.listeners.append(lambda *_: answered.set())
    serving = asyncio.create_task(player.serve())
    async with asyncio.timeout(300):
        await answered.wait()
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


@pytest.mark.parametrize(("level", "reason"), [(1, ""), *((level, EndReason.RESIGNED) for level in (2, 3, 4))])
async def test_who_is_good_at_the_game_gives_up_when_all_is_lost(rig: Rig, level: int, reason: str) -> None:
    id_ = await practise(rig, "l_calculus", level)
    player = OpponentPlayer(rig.tables, Hopeless())
    await own_turn(rig, id_)
    await serve_once(rig, player)
    assert (await rig.table(id_)).ending == reason


async def test_at_level_1_the_win_is_offered_and_the_game_may_go_on(rig: Rig) -> None:
    id_ = await practise(rig, "l_calculus", 1)
    player = OpponentPlayer(rig.tables, Hopeless())
    await own_turn(rig, id_)
    await serve_once(rig, player)
    offered = await rig.table(id_)
    assert offered.draw_by == 1 and offered.status == "open" and not is_asked(offered), "the bot waits for nobody"
    await own_turn(rig, id_)
    assert (await rig.table(id_)).draw_by is None, "who plays on has declined"
    await serve_once(rig, player)
    await rig.tables.play.accept_end(id_, ANA)
    round_ = (await rig.store.find(Round))[0]
    assert (round_.winner, round_.reason) == (ANA, EndReason.RESIGNED)
