"""A broken game is taken from a backup, or written to a file; nothing is changed that wouldn't hold afterwards."""

import asyncio
import json
import shutil
import stat
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.tables import ErrorCode, TableError, Tables
from bot.tables.play import table_faults
from data.__main__ import main
from data.copying import copy, verify
from data.errors import DamagedDatabase, Locked, MendingRefused, MissingDatabase
from data.logs import TableRows, table_rows
from data.mending import archive, mend
from data.opening import open_store
from data.records import Entry, Round
from data.store import Delete, Replace, Store, Where
from tests.bot.tables.club import open_club
from tests.contract.stores.postgresql import address


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Mapping[str, str]]:
    path = tmp_path_factory.mktemp("club") / "cairn.sqlite3"
    return path, asyncio.run(open_club(path))


@pytest.fixture
def ids(club: tuple[Path, Mapping[str, str]]) -> Mapping[str, str]:
    return club[1]


@pytest.fixture
def backup(club: tuple[Path, Mapping[str, str]], tmp_path: Path) -> str:
    return str(shutil.copy(club[0], tmp_path / "backup.sqlite3"))


@pytest.fixture(params=["file", "server"])
async def database(request: pytest.FixtureRequest, backup: str, tmp_path: Path) -> str:
    if request.param == "file":
        return str(shutil.copy(backup, tmp_path / "cairn.sqlite3"))
    there = await address(tmp_path)
    await copy(backup, there, table_faults)
    return there


async def rows_of(where: str, table_id: str) -> TableRows:
    store = await open_store(where)
    rows = await table_rows(store, table_id)
    await store.close()
    assert rows
    return rows


async def spoil(where: str, table_id: str, game_no: int = 1, *, is_told: bool = True) -> None:
    """Lose a line of a game and its winner, and let the bot set it aside."""
    store = await open_store(where)
    await store.commit(Delete(Entry, Where(equal={"table_id": table_id, "game_no": game_no, "number": 2})))
    round_ = await store.get(Round, table_id, game_no)
    assert round_
    await store.commit(Replace(replace(round_, winner=round_.loser, loser=round_.winner)))
    tables = Tables(store, SystemClock())
    assert not is_told or await tables.set_broken_aside(table_id, game_no)
    assert not is_told or not await tables.set_broken_aside(table_id, game_no)
    await store.close()


def without_versions(rows: TableRows) -> object:
    return replace(rows.table, version=0), [replace(round_, version=0) for round_ in rows.rounds], rows.entries


@pytest.mark.parametrize(
    ("database", "name", "game_no"),
    [
        ("file", "resigned", 1),
        ("file", "series", 1),
        ("file", "series", 2),
        ("file", "by the rules", 1),
        ("server", "resigned", 1),
        ("server", "series", 2),
    ],
    indirect=["database"],
)
async def test_a_game_is_what_it_was_when_it_was_taken_from_a_backup(
    database: str, backup: str, ids: Mapping[str, str], name: str, game_no: int
) -> None:
    before = await rows_of(database, ids[name])
    await spoil(database, ids[name], game_no)
    with pytest.raises(MendingRefused, match="wouldn't hold"):
        await mend(database, ids[name], None, table_faults)
    assert await mend(database, ids[name], backup, table_faults) == [game_no]
    assert without_versions(await rows_of(database, ids[name])) == without_versions(before)
    assert not {table for table, _ in (await verify(database, table_faults)).aside} & {ids[name]}
    with pytest.raises(MendingRefused, match="Nothing is broken"):
        await mend(database, ids[name], backup, table_faults)


async def test_who_was_forgotten_since_stays_forgotten(database: str, backup: str, ids: Mapping[str, str]) -> None:
    await spoil(database, ids["resigned"])
    store = await open_store(database)
    guest = (await table_of(store, ids["resigned"])).table.guest
    await Tables(store, SystemClock()).people.erase(guest)
    await store.close()
    assert await mend(database, ids["resigned"], backup, table_faults) == [1]
    rows = await rows_of(database, ids["resigned"])
    assert rows.table.guest.startswith("anon-")
    assert guest not in repr(rows)


async def table_of(store: Store, table_id: str) -> TableRows:
    rows = await table_rows(store, table_id)
    assert rows
    return rows


async def test_a_game_set_aside_by_mistake_is_taken_back_without_a_backup(
    database: str, ids: Mapping[str, str]
) -> None:
    store = await open_store(database)
    round_ = await store.get(Round, ids["resigned"], 1)
    assert round_
    await store.commit(Replace(replace(round_, log_state="aside")))
    await store.close()
    assert await mend(database, ids["resigned"], None, table_faults) == [1]
    assert not (await rows_of(database, ids["resigned"])).rounds[0].log_state


async def test_an_archived_game_is_in_its_file_and_its_result_stays(
    database: str, backup: str, ids: Mapping[str, str], tmp_path: Path
) -> None:
    id_, file = ids["resigned"], tmp_path / "archived.json"
    whole = await rows_of(database, id_)
    await spoil(database, id_)
    spoilt = await rows_of(database, id_)
    assert await archive(database, id_, file, table_faults) == [1]
    rows = await rows_of(database, id_)
    assert (rows.rounds[0].log_state, rows.rounds[0].result, rows.entries) == ("archived", "won", ())
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert len(kept["entries"]) == len(spoilt.entries) > 0
    assert kept["rounds"][0]["seed"] == spoilt.rounds[0].seed
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert id_ not in {table for table, _ in (await verify(database, table_faults)).aside}
    store = await open_store(database)
    with pytest.raises(TableError, match=ErrorCode.LOG_BROKEN):
        await Tables(store, SystemClock()).queries.table_view(id_)
    await store.close()
    with pytest.raises(MendingRefused, match="archived before"):
        await archive(database, id_, tmp_path / "again.json", table_faults)
    assert await mend(database, id_, backup, table_faults) == [1]
    assert without_versions(await rows_of(database, id_)) == without_versions(whole)


async def test_of_a_series_only_the_broken_game_is_archived(
    backup: str, ids: Mapping[str, str], tmp_path: Path
) -> None:
    before = await rows_of(backup, ids["series"])
    await spoil(backup, ids["series"], 2)
    assert await archive(backup, ids["series"], tmp_path / "archived.json", table_faults) == [2]
    rows = await rows_of(backup, ids["series"])
    assert [one.log_state for one in rows.rounds] == [
        "archived" if one.game_no == 2 else one.log_state for one in before.rounds
    ]
    assert rows.entries == tuple(entry for entry in before.entries if entry.game_no != 2)


async def test_what_would_be_wrong_is_refused_and_changes_nothing(
    database: str, backup: str, ids: Mapping[str, str], tmp_path: Path
) -> None:
    await spoil(database, ids["resigned"])
    before = await rows_of(database, ids["resigned"])
    (tmp_path / "there").touch()
    for wish, said in (
        (mend(database, "nobody", backup, table_faults), "no table nobody"),
        (mend(database, ids["aside"], backup, table_faults), "a moderator decides"),
        (archive(database, ids["aside"], tmp_path / "x", table_faults), "a moderator decides"),
        (archive(database, ids["tactic"], tmp_path / "x", table_faults), "Nothing is broken"),
        (archive(database, ids["resigned"], tmp_path / "there", table_faults), "there already"),
    ):
        with pytest.raises(MendingRefused, match=said):
            await wish
    spoilt = str(shutil.copy(backup, tmp_path / "spoilt.sqlite3"))
    await spoil(spoilt, ids["resigned"])
    with pytest.raises(MendingRefused, match="wouldn't hold"):
        await mend(database, ids["resigned"], spoilt, table_faults)
    assert await rows_of(database, ids["resigned"]) == before
    assert not (tmp_path / "x").exists()


async def test_while_the_bot_runs_nothing_is_mended(
    database: str, backup: str, ids: Mapping[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.postgresql.presence.PATIENCE_S", 0.1)
    store = await open_store(database, is_alone=True)
    with pytest.raises(Locked):
        await mend(database, ids["resigned"], backup, table_faults)
    await store.close()


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(MissingDatabase):
        await mend(str(tmp_path / "typo.sqlite3"), "abcde", None, table_faults)
    assert not any(tmp_path.glob("*"))  # noqa: ASYNC240


def test_the_commands_say_in_one_line_what_they_did(
    club: tuple[Path, Mapping[str, str]], backup: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, id_ = str(shutil.copy(club[0], tmp_path / "cairn.sqlite3")), club[1]["resigned"]
    assert main(["backup", database, str(tmp_path / "sound")]) == 0
    assert "the copy is sound; 4 are set aside" in capsys.readouterr().out
    asyncio.run(spoil(database, id_, is_told=False))
    assert main(["backup", database, str(tmp_path / "broken")]) == 0
    assert f"as it is: 1 logs don't lead to what they say: {id_} (1)" in capsys.readouterr().out
    asyncio.run(spoil(database, id_))
    assert main(["verify", database]) == 0
    assert "5 are set aside" in capsys.readouterr().out
    assert main(["mend", database, id_]) == 1
    assert main(["archive", database, id_, str(tmp_path / "file")]) == 0
    assert "the log of game 1 is in" in capsys.readouterr().out
    assert main(["mend", database, id_, backup]) == 0
    assert "the log of game 1 again leads to what it says" in capsys.readouterr().out
    assert main(["mend", database, id_, str(tmp_path / "nothing")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


async def test_a_broken_log_that_nobody_set_aside_yet_is_mended_too(
    database: str, backup: str, ids: Mapping[str, str]
) -> None:
    store = await open_store(database)
    await store.commit(Delete(Entry, Where(equal={"table_id": ids["resigned"]})))
    await store.close()
    with pytest.raises(DamagedDatabase):
        await verify(database, table_faults)
    assert await mend(database, ids["resigned"], backup, table_faults) == [1]
    await verify(database, table_faults)
