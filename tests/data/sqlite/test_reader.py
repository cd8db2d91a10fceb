"""A database that can't be read is named, with what is wrong."""

import re
import sqlite3
from pathlib import Path

import pytest

from data.errors import CannotOpen
from data.sqlite.reader import reading

FROZEN = Path(__file__).parents[1] / "databases" / "0001.sqlite3"


async def test_a_failure_while_reading_names_the_file() -> None:
    with pytest.raises(CannotOpen, match=rf"^{re.escape(str(FROZEN))}: .*disk I/O error"):
        async with reading(FROZEN):
            raise sqlite3.OperationalError("disk I/O error")
