"""A damaged file is refused at the start in one line, or nothing of what it holds has changed."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from data.errors import CannotOpen, DamagedDatabase
from data.migration import known
from data.records import RECORDS
from data.sqlite.connection import look
from data.sqlite.store import SqliteStore
from data.store import StoreError
from tests.sampled import sampled

FROZEN = sorted((Path(__file__).parents[1] / "databases").glob("*.sqlite3"))[-1]  # which needs no migration
FILES = sampled(120, full=2_400)
PAGE = 4096


def overwritten(good: bytes, random: Random) -> bytes:
    """Put noise, nothing or ones where a stretch of up to a page was."""
    start, length = random.randrange(len(good)), random.choice((16, 512, PAGE))
    noise = random.choice((random.randbytes(length), bytes(length), b"\xff" * length))
    return (good[:start] + noise + good[start + length :])[: len(good)]


def page_lost(good: bytes, random: Random) -> bytes:
    start = PAGE * random.randrange(len(good) // PAGE)
    return good[:start] + random.choice((random.randbytes(PAGE), bytes(PAGE))) + good[start + PAGE :]


def cut(good: bytes, random: Random) -> bytes:
    return good[: random.randrange(1, len(good) - PAGE)]


def header_hit(good: bytes, random: Random) -> bytes:
    """Hit the first page, where the schema stands."""
    start = random.randrange(PAGE - 8)
    return good[:start] + random.randbytes(8) + good[start + 8 :]


DAMAGES = (overwritten, page_lost, cut, header_hit)


async def contents(path: Path) -> dict[str, list[object]]:
    store = await SqliteStore.open(path)
    try:
        return {kind.TABLE: list(await store.find(kind)) for kind in RECORDS}
    finally:
        await store.close()


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("good") / "good.db"
    path.write_bytes(FROZEN.read_bytes())
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma journal_mode = wal")
    return path.read_bytes()


async def test_no_damage_that_breaks_the_database_goes_unnoticed(good: bytes, tmp_path: Path) -> None:
    """What only hits somebody's text is found when it is read, if at all, and isn't told to the log."""
    refused = read = 0
    wanted = await counts(good, tmp_path)
    for number in range(FILES):
        path = tmp_path / f"{number}.db"
        path.write_bytes(DAMAGES[number % len(DAMAGES)](good, Random(number)))
        try:
            found = await contents(path)
        except CannotOpen as error:
            refused += 1
            assert str(path) in str(error)
            assert "\n" not in str(error)
        except StoreError as error:
            assert re.fullmatch(r"Could not decode to UTF-8 column '\w+'", str(error))
        else:
            read += 1
            assert {table: len(rows) for table, rows in found.items()} == wanted
    assert refused > FILES / 2
    assert read


async def counts(good: bytes, folder: Path) -> dict[str, int]:
    path = folder / "good.db"
    path.write_bytes(good)
    return {table: len(rows) for table, rows in (await contents(path)).items()}


def test_a_schema_that_is_not_ours_any_more_is_refused(good: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cairn.db"
    for wish in ("drop table places", "drop index places_by_channel", "alter table places add column more text"):
        path.write_bytes(good)
        with closing(sqlite3.connect(path)) as db:
            db.execute(wish)
        with pytest.raises(DamagedDatabase, match="schema is not what Cairn has made: places"):
            look(path, known())


def test_a_schema_whose_names_are_noise_is_one_line_too(good: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cairn.db"
    for hit in range(64):
        at = good.index(b"CREATE TABLE places") + len("CREATE TABLE ") + hit
        path.write_bytes(good[:at] + b"\xd4\xff" + good[at + 2 :])
        with pytest.raises(CannotOpen, match=r"cairn\.db: "):
            look(path, known())


def test_an_index_that_lacks_a_row_is_noticed(good: bytes, tmp_path: Path) -> None:
    """Every page is in order then, and somebody's table is found nowhere."""
    path = tmp_path / "cairn.db"
    path.write_bytes(good)
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma writable_schema = on")
        db.execute("update sqlite_master set sql = sql || ' where subject is null' where name = 'places_by_channel'")
        db.commit()
    with closing(sqlite3.connect(path)) as db:
        db.execute("reindex places_by_channel")
        db.execute("pragma writable_schema = on")
        db.execute("update sqlite_master set sql = replace(sql, ' where subject is null', '')")
        db.commit()
    with pytest.raises(DamagedDatabase, match="missing from index places_by_channel"):
        look(path, known())


def test_what_a_host_has_added_does_not_matter(good: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cairn.db"
    path.write_bytes(good)
    before = look(path, known())
    with closing(sqlite3.connect(path)) as db:
        db.execute("create index mine on places (message)")
        db.execute("analyze")
    assert look(path, known()) == before


def test_the_look_ends_in_time(good: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "cairn.db"
    path.write_bytes(good)
    with closing(sqlite3.connect(path)) as db:
        db.execute("create table heap (number integer primary key, text text)")
        db.executemany("insert into heap values (?, ?)", ((number, f"{number:016}") for number in range(200_000)))
        db.commit()
    with caplog.at_level("INFO", "data"):
        look(path, known(), seconds=0)
        assert "verify" in caplog.text
        caplog.clear()
        look(path, known(), seconds=60)
        assert not caplog.messages
