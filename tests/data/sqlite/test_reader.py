"""A database that can't be read is named, with what is wrong; one that is closed says so."""

import re
import sqlite3
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from data.errors import CannotOpen, StoreFailed
from data.records import Table
from data.sqlite.reader import SqliteReader, reading

FROZEN = Path(__file__).parents[1] / "databases" / "0001.sqlite3"


async def test_a_failure_while_reading_names_the_file() -> None:
    with pytest.raises(CannotOpen, match=rf"^{re.escape(str(FROZEN))}: .*disk I/O error"):
        async with reading(FROZEN):
            raise sqlite3.OperationalError("disk I/O error")


async def test_what_is_closed_says_so_instead_of_waiting_for_an_answer() -> None:
    reader = SqliteReader(AsyncMock())
    reader._closed = True
    with pytest.raises(StoreFailed, match="closed"):
        await reader.find(Table)
