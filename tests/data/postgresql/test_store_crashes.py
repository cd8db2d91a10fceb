"""The promises of tests/bot/tables/test_crashes.py, on PostgreSQL: kill -9 loses nothing and tells nothing twice."""

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import NoticeKind
from data.opening import open_store
from data.store import Store
from tests.bot.tables.crash_player import Diary
from tests.bot.tables.test_crashes import (
    test_every_answered_action_is_there_and_once,
    test_every_log_has_no_hole_and_replays_with_equal_digests,
    test_every_turn_begun_was_shown_or_left_to_be_shown,
    test_what_was_not_yet_shown_is_shown_once_and_nobody_is_reminded_twice,
)
from tests.contract.stores.postgresql import address
from tests.sampled import sampled

__all__ = [
    "test_every_answered_action_is_there_and_once",
    "test_every_log_has_no_hole_and_replays_with_equal_digests",
    "test_every_turn_begun_was_shown_or_left_to_be_shown",
    "test_what_was_not_yet_shown_is_shown_once_and_nobody_is_reminded_twice",
]

KILLS = sampled(12, full=1_000)
ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("crashes_postgresql")
    where = asyncio.run(address(made))
    player = [sys.executable, "-m", "tests.data.postgresql.crash_player", str(made), where, str(KILLS), "7"]
    done = subprocess.run(player, cwd=ROOT, capture_output=True, text=True, timeout=1_800, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return made


@pytest.fixture
async def store(folder: Path) -> AsyncIterator[Store]:
    opened = await open_store(await address(folder))
    yield opened
    await opened.close()


async def test_enough_happened_to_tell(folder: Path, store: Store) -> None:
    answered = Counter(str(line[1]) for line in Diary(folder).read("answered"))
    assert answered["act"] > KILLS
    assert answered["take_back"] > KILLS / 20


async def test_nobody_was_mentioned_twice_for_one_turn(folder: Path) -> None:
    turns = [line for line in Diary(folder).read("shown") if line[2] == NoticeKind.TURN and line[4]]
    pinged = Counter((str(line[1]), line[3], str(line[4])) for line in turns)
    assert len(pinged) > 3
    assert max(pinged.values()) == 1
