"""Keep the world in an SQLite file between runs, each save in one transaction."""

import asyncio
import dataclasses
import json
import sqlite3
import types
import typing
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, cast

from sandbox.protocol.json_codec import Json
from sandbox.world.world import World

_SCHEMA = """
create table if not exists state (id integer primary key check (id = 1), body text not null);
create table if not exists file (path text primary key, data blob not null);
"""
QUIET_SECONDS = 1.0  # without a change, then the world is written


def freeze(value: Any) -> Any:
    """Write a dataclass as the list of its fields."""
    if dataclasses.is_dataclass(value):
        return [freeze(getattr(value, name)) for name in _fields(cast("Any", type(value)))]
    if isinstance(value, dict):
        return {str(key): freeze(each) for key, each in value.items()}
    return [freeze(each) for each in value] if isinstance(value, list) else value


@cache
def _fields(kind: Any) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def thaw(kind: Any, value: Any) -> Any:
    """Read back what `freeze` wrote, by the types of the fields; a field added since keeps its default."""
    if isinstance(kind, types.UnionType):
        inner = [each for each in kind.__args__ if each is not types.NoneType]
        return None if value is None else thaw(inner[0], value)
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if dataclasses.is_dataclass(kind):
        return cast("Any", kind)(
            *[thaw(each, part) for each, part in zip(_fields(cast("Any", kind)).values(), value, strict=False)]
        )
    if origin is list:
        return [thaw(args[0], each) for each in value]
    if origin is dict and args[1] is not Any:
        return {args[0](key): thaw(args[1], each) for key, each in value.items()}
    return value


def save(path: Path, body: str, files: dict[str, bytes]) -> None:
    """Replace the saved world in one transaction."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(_SCHEMA)
        with database:
            database.execute("insert or replace into state values (1, ?)", (body,))
            saved = {row[0] for row in database.execute("select path from file")}
            database.executemany("insert into file values (?, ?)", [(p, d) for p, d in files.items() if p not in saved])
            database.executemany("delete from file where path = ?", [(p,) for p in saved - files.keys()])


def load(path: Path) -> tuple[World, Json] | None:
    """Give the saved world with the counters beside it; None if nothing was saved."""
    if not path.is_file():
        return None
    with closing(sqlite3.connect(path)) as database:
        database.executescript(_SCHEMA)
        row = database.execute("select body from state").fetchone()
        files = dict(database.execute("select path, data from file order by rowid").fetchall())
    if row is None:
        return None
    body: Json = json.loads(row[0])
    world: World = thaw(World, body["world"])
    world.files.update(files)
    _forget_loading(world)
    return world, body


def _forget_loading(world: World) -> None:
    """Drop deferred answers, which nobody can fill after a restart."""
    for messages in (world.ephemerals, *(channel.messages for channel in world.channels.values())):
        for message in [each for each in messages.values() if each.is_loading]:
            del messages[message.id]


def text_of(world: World, counters: Json) -> str:
    """Write the world as JSON, without its files."""
    bare = dataclasses.replace(world, files={})
    return json.dumps(counters | {"world": freeze(bare)}, separators=(",", ":"))


class SnapshotSaver:
    """Save a moment after a change, and at the end."""

    def __init__(self, path: Path, write: "typing.Callable[[], tuple[str, dict[str, bytes]]]") -> None:
        self._path = path
        self._write = write
        self._timer: asyncio.TimerHandle | None = None
        self._saving: asyncio.Task[None] | None = None

    def soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(QUIET_SECONDS, self._start)

    def _start(self) -> None:
        self._timer = None
        if self._saving is not None and not self._saving.done():
            self.soon()
        else:
            self._saving = asyncio.create_task(self.now())

    async def now(self) -> None:
        body, files = self._write()
        await asyncio.to_thread(save, self._path, body, files)

    async def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._saving is not None:
            await self._saving
        await self.now()
