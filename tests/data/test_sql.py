"""What is written is no more than what differs, and what every store keeps; many rows are read in a thread."""

import asyncio
from collections.abc import Sequence
from dataclasses import astuple, replace
from unittest.mock import AsyncMock

import pytest

from data.records import Person
from data.sql import LARGEST, MANY, SMALLEST, SqlReads, Statement, shape, statement, storable
from data.store import ColumnValue, Replace, Unstorable

ANA = Person("ana")


def test_only_what_differs_is_written_where_it_is_known_what_the_row_was() -> None:
    said = statement(Replace(replace(ANA, name="Ana"), ANA))
    assert said.text.partition(" where ")[0] == "update people set name = ?, version = version + 1"
    assert said.values == ("Ana", "ana", ANA.version)
    assert said.must_hit


def test_all_but_key_and_version_is_written_where_it_is_not_known() -> None:
    written = statement(Replace(replace(ANA, name="Ana"))).text.partition(" where ")[0]
    assert written.count(" = ?") == len(shape(Person).columns) - len(("id", "version"))


class Rows(SqlReads):
    """Answers every question with as many rows."""

    def __init__(self, number: int) -> None:
        self.number = number

    async def _rows(self, asked: Statement) -> Sequence[Sequence[ColumnValue]]:
        return [astuple(ANA)] * self.number


@pytest.mark.parametrize(("number", "threads"), [(MANY - 1, 0), (MANY, 1)])
async def test_records_of_many_rows_alone_are_made_in_a_thread(
    monkeypatch: pytest.MonkeyPatch, number: int, threads: int
) -> None:
    in_thread = AsyncMock(side_effect=asyncio.to_thread)
    monkeypatch.setattr(asyncio, "to_thread", in_thread)
    assert await Rows(number).find(Person) == [ANA] * number
    assert in_thread.await_count == threads


def test_a_number_of_64_bits_is_kept_and_none_beyond() -> None:
    assert storable((SMALLEST, LARGEST)) == (SMALLEST, LARGEST)
    for beyond in (SMALLEST - 1, LARGEST + 1):
        with pytest.raises(Unstorable):
            storable((beyond,))
