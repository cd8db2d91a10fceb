"""Mend a game whose log doesn't lead to what it says, or archive what is left of it; the bot must be stopped."""

import json
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from pathlib import Path

from data.copying import reading
from data.errors import MendingRefused
from data.logs import Rules, TableRows, broken_games, table_rows
from data.opening import is_postgresql, open_store
from data.records import Entry, Round, Table
from data.sqlite.connection import check_file
from data.sqlite.partial import partial, take_place
from data.store import Change, Delete, Insert, Replace, Store, Where

KEPT, ARCHIVED = "", "archived"  # `LogState` in bot/tables/values/states.py


async def mend(address: str, table_id: str, backup: str | None, rules: Rules) -> list[int]:
    """Take a table's broken games from a backup, or look whether they hold as they are; return those that hold now."""
    async with _broken(address, table_id, rules) as (store, rows, games):
        theirs = await _from_backup(backup, table_id) if backup else rows
        mended = _with_games(rows, theirs, games)
        if left := broken_games(mended, rules.faults_of):
            raise MendingRefused(f"Nothing is changed, since it wouldn't hold: {'; '.join(map(str, left))}.")
        await store.commit(*_changes(rows, mended, games))
        return games


async def archive(address: str, table_id: str, file: Path, rules: Rules) -> list[int]:
    """Write a table's broken games to a file, and take their logs out of the database; results stay."""
    async with _broken(address, table_id, rules) as (store, rows, faults):
        games = [one.game_no for one in rows.rounds if one.game_no in faults and one.log_state != ARCHIVED]
        if not games:
            raise MendingRefused(f"The log of table {table_id} was archived before.")
        _write(file, _written(rows, games))
        rounds = [replace(one, log_state=ARCHIVED) if one.game_no in games else one for one in rows.rounds]
        kept = tuple(entry for entry in rows.entries if entry.game_no not in games)
        await store.commit(*_changes(rows, TableRows(rows.table, tuple(rounds), kept), games))
        return games


@asynccontextmanager
async def _broken(address: str, table_id: str, rules: Rules) -> AsyncIterator[tuple[Store, TableRows, list[int]]]:
    """Open the database for ourselves, and find a table's games that are over and broken, set aside or archived."""
    if not is_postgresql(address):
        check_file(Path(address))  # what isn't there is made by the bot alone
    store = await open_store(address, is_alone=True)
    try:
        rows = await table_rows(store, table_id)
        if rows is None:
            raise MendingRefused(f"There is no table {table_id}.")
        yield store, rows, _games_to_mend(rows, rules)
    finally:
        await store.close()


def _games_to_mend(rows: TableRows, rules: Rules) -> list[int]:
    numbers = {broken.game_no for broken in broken_games(rows, rules.faults_of)}
    numbers |= {one.game_no for one in rows.rounds if one.log_state or rules.is_set_aside(rows.table, one)}
    if not numbers:
        raise MendingRefused(f"Nothing is broken at table {rows.table.id}.")
    games = [one.game_no for one in rows.rounds if one.game_no in numbers and one.ended_at is not None]
    if not games:
        raise MendingRefused(f"The broken game of table {rows.table.id} isn't over: a moderator decides (/moderate).")
    return games


async def _from_backup(backup: str, table_id: str) -> TableRows:
    async with reading(backup) as old:
        theirs = await table_rows(old, table_id)
    if theirs is None:
        raise MendingRefused(f"{Path(backup).name} doesn't know table {table_id}.")
    return theirs


def _with_games(rows: TableRows, theirs: TableRows, games: Sequence[int]) -> TableRows:
    """Exchange some games for those of a backup; who is who stays as it is now: somebody may be forgotten since."""
    by_number = {round_.game_no: round_ for round_ in theirs.rounds}
    rounds = [
        _for_the_same_people(ours, by_number.get(ours.game_no, ours)) if ours.game_no in games else ours
        for ours in rows.rounds
    ]
    lines = [entry for entry in rows.entries if entry.game_no not in games]
    lines += [entry for entry in theirs.entries if entry.game_no in games]
    lines.sort(key=lambda entry: (entry.game_no, entry.number))
    return TableRows(_recounted(rows.table, rounds), tuple(rounds), tuple(lines))


def _for_the_same_people(ours: Round, theirs: Round) -> Round:
    people = {theirs.seat_0: ours.seat_0, theirs.seat_1: ours.seat_1, None: None}
    return replace(
        theirs,
        guild=ours.guild,
        seat_0=ours.seat_0,
        seat_1=ours.seat_1,
        winner=people[theirs.winner],
        loser=people[theirs.loser],
        version=ours.version,
        log_state=KEPT,
    )


def _recounted(table: Table, rounds: Iterable[Round]) -> Table:
    winners = [round_.winner for round_ in rounds]
    return replace(table, host_wins=winners.count(table.host), guest_wins=winners.count(table.guest))


def _changes(before: TableRows, after: TableRows, games: Sequence[int]) -> list[Change]:
    table_id = before.table.id
    changes: list[Change] = [Replace(after.table, before.table)] if after.table != before.table else []
    changes += [Replace(new, old) for old, new in zip(before.rounds, after.rounds, strict=True) if new != old]
    changes += [Delete(Entry, Where(equal={"table_id": table_id, "game_no": game_no})) for game_no in games]
    return changes + [Insert(entry) for entry in after.entries if entry.game_no in games]


def _write(file: Path, text: str) -> None:
    """Write a file of the owner's own that appears whole, and is on the disk before anything is deleted."""
    if file.exists():
        raise MendingRefused(f"{file} is there already; nothing is overwritten.")
    with partial(file) as half:
        half.write_text(text, encoding="utf-8")
        take_place(half, file)


def _written(rows: TableRows, games: Sequence[int]) -> str:
    kept = {
        "table": asdict(rows.table),
        "rounds": [asdict(round_) for round_ in rows.rounds if round_.game_no in games],
        "entries": [asdict(entry) for entry in rows.entries if entry.game_no in games],
    }
    return json.dumps(kept, ensure_ascii=False, indent=1) + "\n"
