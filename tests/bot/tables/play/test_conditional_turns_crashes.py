"""
Kill -9 between a turn and the answer prepared for it: the answer is never lost and never twice.

`CAIRN_TEST_FULL=1` kills 200 times.
"""

import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest

from data.records import Entry
from data.sqlite.store import SqliteStore
from tests.bot.tables.crash_player import Diary
from tests.sampled import sampled

KILLS = sampled(12, full=200)
ROOT = Path(__file__).parents[4]


@pytest.fixture
def diary(tmp_path: Path) -> Diary:
    player = [sys.executable, "-m", "tests.bot.tables.play.reply_crash_player", str(tmp_path), str(KILLS), "7"]
    done = subprocess.run(player, cwd=ROOT, capture_output=True, text=True, timeout=1_800, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return Diary(tmp_path)


async def test_a_kill_never_parts_a_turn_from_its_answer_nor_doubles_it(diary: Diary) -> None:
    assert diary.read("lost") == []
    store = await SqliteStore.open(diary.folder / "cairn.sqlite3")
    logs = groupby(await store.find(Entry, order=("table_id", "number")), lambda line: line.table_id)
    by_hand = 0
    for _, lines in logs:
        turns = [key[:2] for key, _ in groupby(lines, lambda one: (one.seat, one.conditional, one.turn))]
        assert turns == [(0, False), (1, True)] * (len(turns) // 2)
        by_hand += len(turns) // 2
    await store.close()
    print(KILLS, "kills,", by_hand, "turns with their answers")
    answered = {str(line[0]) for line in diary.read("answered")}
    assert 0 <= by_hand - len(answered) <= 1  # the last one was perhaps not heard of
    assert by_hand > KILLS
