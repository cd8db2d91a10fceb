"""What is told of the logs of a database: how many hold, which don't, and which are set aside."""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import cast
from unittest.mock import AsyncMock

import pytest

from data.errors import DamagedDatabase
from data.logs import BrokenGame, Fault, Proof, TableRows, prove
from data.records import Round, Table
from data.store import Reads


class OfNumbers:
    """The second game of every table is set aside."""

    def faults_of(self, rows: TableRows) -> Iterable[Fault]:
        return ()

    def is_set_aside(self, table: Table, round_: Round) -> bool:
        return round_.game_no == 2


async def test_what_is_set_aside_is_not_counted_as_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = tuple(SimpleNamespace(game_no=number) for number in (1, 2, 3))
    rows = SimpleNamespace(table=SimpleNamespace(id="abcde", game_no=3), rounds=rounds)
    store = SimpleNamespace(tally=AsyncMock(return_value=[(("abcde",), (1,)), (("fghij",), (1,))]))
    monkeypatch.setattr("data.logs.table_rows", AsyncMock(side_effect=[rows, None]))
    assert await prove(cast(Reads, store), OfNumbers()) == Proof(2, (), (("abcde", 2),))


def test_a_log_that_leads_elsewhere_is_damage() -> None:
    sound = Proof(3)
    assert sound.check() is sound
    with pytest.raises(DamagedDatabase, match=r"1 logs don't lead to what they say: abcde \(2\): elsewhere"):
        Proof(3, (BrokenGame("abcde", 2, "elsewhere"),)).check()
