"""A server's side of a copy: what is added is there, and a database of an earlier Cairn is not read."""

from pathlib import Path

import pytest

from data.errors import CannotOpen
from data.postgresql.copying import from_server, to_server
from data.records import Person
from data.sql import statement
from data.store import Insert
from tests.contract.stores.postgresql import address


async def test_rows_that_are_added_are_read_back(tmp_path: Path) -> None:
    there = await address(tmp_path)
    rows = [tuple(statement(Insert(Person(name))).values) for name in ("ana", "ben")]
    async with to_server(there) as side:
        await side.add(Person, rows)
    async with from_server(there) as side:
        assert [some async for some in side.rows(Person)] == [rows]


async def test_a_database_that_lacks_a_migration_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="PostgreSQL database is of an earlier Cairn"):
        async with from_server(await address(tmp_path)):
            pass
