"""The bot's own seat: what it draws lots from."""

from typing import cast

from bot.workers.jobs import Job
from bot.workers.opponent_player import OpponentPlayer
from bot.workers.pool import JobFailed, WorkerPool
from tests.bot.tables.rig import Rig, set_up
from tests.bot.tables.test_practice import practise


class Listening:
    """A pool that keeps what it is asked, and answers nothing."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def run(self, job: Job) -> object:
        self.jobs.append(job)
        raise JobFailed("only listening")


async def asked(rig: Rig, table: str) -> list[str]:
    """Let a bot of its own think twice about this table: give its seeds."""
    pool = Listening()
    player = OpponentPlayer(rig.tables, cast(WorkerPool, pool))
    for _ in range(2):
        await player._serve(table)
    return [job.seed for job in pool.jobs]


async def test_what_the_bot_hides_does_not_follow_from_what_is_public() -> None:
    """Table, promise and turn are the same for both bots: who knows the program may not find the tile from them."""
    rig = await set_up()
    table = await practise(rig, "topologic", first="guest")
    (one, again), (other, _) = await asked(rig, table), await asked(rig, table)
    assert one == again
    assert one != other
    await rig.store.close()
