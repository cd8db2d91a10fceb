"""What is asked for while a group is being written goes into the next, and everybody gets their own answer."""

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from data.group_commit import GroupedWriter, JobAnswer, JobOutcome


class Recorder:
    """Writes down which groups it was given; waits where a test says so, and fails at -1 or at a whole group of -2."""

    def __init__(self) -> None:
        self.groups: list[list[int]] = []
        self.open = threading.Event()
        self.open.set()

    def write(self, jobs: Sequence[int]) -> Sequence[JobOutcome]:
        self.open.wait(5)
        self.groups.append(list(jobs))
        if -2 in jobs:
            raise MemoryError
        return [KeyError(job) if job == -1 else None for job in jobs]


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
async def writer(recorder: Recorder) -> AsyncIterator[GroupedWriter[int]]:
    with ThreadPoolExecutor(1) as thread:
        loop = asyncio.get_running_loop()

        def write(jobs: Sequence[int], answer: JobAnswer) -> None:
            loop.run_in_executor(thread, recorder.write, jobs).add_done_callback(answer)

        writer: GroupedWriter[int] = GroupedWriter(write)
        yield writer
        await writer.settled()


async def test_who_asks_in_one_round_shares_a_group(recorder: Recorder, writer: GroupedWriter[int]) -> None:
    await asyncio.gather(*(writer.ask(job) for job in range(10)))
    assert recorder.groups == [list(range(10))]


async def test_who_asks_while_a_group_is_written_shares_the_next(
    recorder: Recorder, writer: GroupedWriter[int]
) -> None:
    recorder.open.clear()
    first = writer.ask(0)
    await asyncio.sleep(0.01)
    rest = [writer.ask(job) for job in range(1, 10)]
    await asyncio.sleep(0.01)
    assert not first.done()
    recorder.open.set()
    await asyncio.gather(first, *rest)
    assert recorder.groups == [[0], list(range(1, 10))]


async def test_each_gets_their_own_answer(recorder: Recorder, writer: GroupedWriter[int]) -> None:
    told = await asyncio.gather(*(writer.ask(job) for job in (1, -1, 2)), return_exceptions=True)
    assert [type(outcome) for outcome in told] == [type(None), KeyError, type(None)]


async def test_a_crash_is_told_to_the_group_and_ends_nothing(recorder: Recorder, writer: GroupedWriter[int]) -> None:
    told = await asyncio.gather(*(writer.ask(job) for job in (1, -2)), return_exceptions=True)
    assert [type(outcome) for outcome in told] == [MemoryError, MemoryError]
    await writer.ask(3)
    assert recorder.groups == [[1, -2], [3]]


async def test_who_gave_up_in_time_is_left_out_and_who_gave_up_late_disturbs_nobody(
    recorder: Recorder, writer: GroupedWriter[int]
) -> None:
    recorder.open.clear()
    late = writer.ask(0)
    await asyncio.sleep(0.01)
    in_time, patient = writer.ask(1), writer.ask(2)
    late.cancel()
    in_time.cancel()
    recorder.open.set()
    await patient
    assert recorder.groups == [[0], [2]]


async def test_all_giving_up_leaves_the_writer_idle(recorder: Recorder, writer: GroupedWriter[int]) -> None:
    writer.ask(0).cancel()
    await writer.settled()
    assert recorder.groups == []
    await writer.ask(1)


async def test_the_loop_goes_on_while_a_group_is_written(recorder: Recorder, writer: GroupedWriter[int]) -> None:
    recorder.open.clear()
    asked = writer.ask(0)
    for _ in range(100):
        await asyncio.sleep(0)
    assert not asked.done()
    recorder.open.set()
    await asked
