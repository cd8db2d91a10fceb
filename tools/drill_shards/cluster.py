"""The processes of one bot, their database, and a watch over who holds which shard."""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg

from data.postgresql.connection import FAILURES
from data.postgresql.store import PostgresqlStore
from sandbox import Sandbox
from tools.postgresql import Server

ROOT = Path(__file__).parents[2]
LOOK_S = 0.2
# Notes every row of a server's tables that was written by somebody else than the last who has taken its shard: who
# lets go of one may end what was begun, until another has it.
GUARD = """
create table drill_wrong (at timestamptz, writer text, holder text, what text, shard bigint);
create table drill_takers (shard bigint primary key, holder text);
create function drill_taken() returns trigger language plpgsql as $$
begin
    insert into drill_takers values (new.shard, new.holder)
    on conflict (shard) do update set holder = excluded.holder;
    return null;
end $$;
create trigger drill_taken after update on leases for each row
when (new.holder <> '') execute function drill_taken();
create function drill_guard() returns trigger language plpgsql as $$
declare
    written record; home text; number bigint; holds text; writer text := current_setting('application_name');
begin
    if tg_op = 'DELETE' then written := old; else written := new; end if;
    execute format('select ($1).%I::text', tg_argv[0]) using written into home;
    if tg_argv[0] <> 'guild' then
        select guild into home from (select id, guild from tables union all select id, guild from challenges) as homes
        where id = home limit 1;
    end if;
    if home is null or home !~ '^[0-9]+$' or writer not like 'cairn %' then return null; end if;
    number := (home::bigint >> 22) % {shards};
    select holder into holds from drill_takers where shard = number;
    if holds is distinct from writer then
        insert into drill_wrong values (clock_timestamp(), writer, holds, tg_op || ' ' || tg_table_name, number);
    end if;
    return null;
end $$;
"""
GUARDED = {
    "tables": "guild",
    "challenges": "guild",
    "rounds": "guild",
    "entries": "table_id",
    "notices": "subject",
    "postings": "subject",
    "places": "subject",
}


class ForkServer:
    """Starts processes at once, however busy the machine is."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._busy = asyncio.Lock()

    async def start(self, log: Path, settings: dict[str, str]) -> int:
        """Start one; give its process id."""
        async with self._busy:
            process = await self._running()
            if process.stdin is None or process.stdout is None:
                raise RuntimeError("the fork_server has no pipes")
            process.stdin.write(json.dumps({"log": str(log), "settings": settings}).encode() + b"\n")
            await process.stdin.drain()
            return int(await process.stdout.readline())

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            command = (sys.executable, "-m", "tools.drill_shards.forking")
            self._process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=pipe, stdout=pipe)
        return self._process

    async def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
            self._process = None


@dataclass(slots=True, eq=False)
class BotProcess:
    """One process of the bot; it may be dead or paused just now."""

    plan: str
    log: Path
    settings: dict[str, str]
    fork_server: ForkServer
    pid: int = 0
    is_wanted: bool = False
    is_paused: bool = False

    async def start(self) -> None:
        self.pid = await self.fork_server.start(self.log, self.settings)
        self.is_wanted = True

    async def end(self, how: signal.Signals, within: float = 20.0) -> None:
        """Ask it to end, and wait until it has; kill it if it doesn't."""
        until, self.is_wanted = time.monotonic() + within, False
        with suppress(ProcessLookupError):
            if self.pid:
                os.kill(self.pid, how)
                if self.is_paused:
                    os.kill(self.pid, signal.SIGCONT)
                while True:
                    os.kill(self.pid, 0 if time.monotonic() < until else signal.SIGKILL)
                    await asyncio.sleep(0.02)
        self.pid = 0

    def pause(self, *, on: bool) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGSTOP if on else signal.SIGCONT)
        self.is_paused = on


@dataclass(slots=True)
class LeaseWatch:
    """Sees, several times a second, which process holds which shard."""

    address: str
    rows: dict[int, tuple[int, int]] = field(default_factory=dict)  # shard: the holder's pid, the term
    present: set[int] = field(default_factory=set)  # processes that are connected

    async def run(self) -> None:
        while True:
            with suppress(*FAILURES):
                db = await asyncpg.connect(self.address, timeout=2)
                try:
                    while True:
                        await self._look(db)
                        await asyncio.sleep(LOOK_S)
                finally:
                    db.terminate()
            await asyncio.sleep(LOOK_S)

    async def _look(self, db: Any) -> None:
        rows = await db.fetch("select shard, holder, term from leases where expires_at > clock_timestamp()", timeout=2)
        self.rows = {row["shard"]: (int(row["holder"].split()[2]), row["term"]) for row in rows}
        names = await db.fetch("select distinct application_name as name from pg_stat_activity", timeout=2)
        self.present = {int(row["name"].split()[2]) for row in names if row["name"].startswith("cairn ")}

    def held_by(self, pid: int) -> dict[int, int]:
        """Tell the shards of a process, with their terms."""
        return {shard: term for shard, (holder, term) in self.rows.items() if holder == pid}


def is_alive(pid: int) -> bool:
    """Tell whether there is such a process."""
    return Path(f"/proc/{pid}").exists()


@dataclass(slots=True)
class Cluster:
    """Everything that runs."""

    sandbox: Sandbox
    server: Server
    folder: Path
    shards: int
    processes: list[BotProcess] = field(default_factory=list)
    watch: LeaseWatch = field(init=False)
    fork_server: ForkServer = field(default_factory=ForkServer)
    ended_by_themselves: int = 0

    def __post_init__(self) -> None:
        self.watch = LeaseWatch(self.server.address())

    def add(self, plan: str) -> None:
        settings = {
            "DISCORD_TOKEN": self.sandbox.token,
            "DISCORD_API_URL": self.sandbox.api_url,
            "CAIRN_DATABASE": self.server.address(),
            "CAIRN_SHARDS": plan,
            "CAIRN_LOG_LEVEL": "INFO",
            "STATE_DIRECTORY": str(self.folder),
        }
        log = self.folder / f"{plan.replace('/', '-of-')}.{len(self.processes)}.log"
        self.processes.append(BotProcess(plan, log, settings, self.fork_server))

    async def prepare(self) -> None:
        """Make the tables, and the guard over them."""
        await (await PostgresqlStore.open(self.server.address())).close()
        db = await asyncpg.connect(self.server.address())
        await db.execute(GUARD.replace("{shards}", str(self.shards)))
        for table, column in GUARDED.items():
            await db.execute(
                f"create trigger drill_guard after insert or update or delete on {table}"
                f" for each row execute function drill_guard('{column}')"
            )
        await db.close()

    async def supervise(self) -> None:
        """Start again what has ended by itself, as a host's system does."""
        while True:
            await asyncio.sleep(1.0)
            for process in self.processes:
                if process.is_wanted and not is_alive(process.pid):
                    process.is_wanted = False
                    self.ended_by_themselves += 1
                    await process.start()

    def up(self) -> list[BotProcess]:
        """Tell which have started, and neither died nor stand still."""
        return [one for one in self.processes if one.pid in self.watch.present and not one.is_paused]

    async def all_held(self, within: float) -> None:
        """Wait until every shard is held, and heard."""
        async with asyncio.timeout(within):
            while len(self.watch.rows) < self.shards or len(self.heard()) < self.shards:  # noqa: ASYNC110
                await asyncio.sleep(LOOK_S)

    def heard(self) -> dict[int, set[str]]:
        """Tell the live sessions of each shard."""
        found: dict[int, set[str]] = {}
        for session in self.sandbox.gateway.sessions.values():
            if session.connection is not None:
                found.setdefault(session.shard[0], set()).add(session.id)
        return found


@asynccontextmanager
async def running(cluster: Cluster) -> AsyncIterator[Cluster]:
    """Start everything, and leave nothing behind."""
    await cluster.prepare()
    watching = [asyncio.create_task(cluster.watch.run()), asyncio.create_task(cluster.supervise())]
    try:
        for process in cluster.processes:
            await process.start()
        yield cluster
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        await asyncio.gather(*(process.end(signal.SIGKILL) for process in cluster.processes))
        await cluster.fork_server.close()
