"""The processes of one bot, their database, and a watch over who holds which shard."""

import asyncio
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

from bot.sandbox import Sandbox
from data.postgresql.store import PostgresqlStore
from tools.postgresql import Server

ROOT = Path(__file__).parents[2]
LOOK_S = 0.2
# Notes every row of a server's tables that was written by somebody who didn't hold its shard just then.
GUARD = """
create table drill_wrong (at timestamptz, writer text, holder text, what text, shard bigint);
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
    select holder into holds from leases where shard = number;
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


@dataclass(slots=True, eq=False)
class BotProcess:
    """One process of the bot; it may be dead or paused just now."""

    plan: str
    log: Path
    settings: dict[str, str]
    process: asyncio.subprocess.Process | None = None
    is_paused: bool = False

    @property
    def pid(self) -> int:
        return self.process.pid if self.process else 0

    @property
    def is_up(self) -> bool:
        return self.process is not None and self.process.returncode is None and not self.is_paused

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", cwd=ROOT, env=os.environ | self.settings, stdout=log, stderr=log
            )

    async def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.send_signal(how)
                if self.is_paused:
                    self.process.send_signal(signal.SIGCONT)
            await self.process.wait()

    def pause(self, *, on: bool) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGSTOP if on else signal.SIGCONT)
        self.is_paused = on


@dataclass(slots=True)
class LeaseWatch:
    """Sees, several times a second, which process holds which shard."""

    address: str
    rows: dict[int, tuple[int, int]] = field(default_factory=dict)  # shard: the holder's pid, the term
    seen: float = 0.0

    async def run(self) -> None:
        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
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
        self.seen = time.monotonic()

    def held_by(self, pid: int) -> dict[int, int]:
        """Tell the shards of a process, with their terms."""
        return {shard: term for shard, (holder, term) in self.rows.items() if holder == pid}


@dataclass(slots=True)
class Cluster:
    """Everything that runs."""

    sandbox: Sandbox
    server: Server
    folder: Path
    shards: int
    processes: list[BotProcess] = field(default_factory=list)
    watch: LeaseWatch = field(init=False)

    def __post_init__(self) -> None:
        self.watch = LeaseWatch(self.server.address())

    def add(self, plan: str) -> None:
        settings = {
            "DISCORD_TOKEN": self.sandbox.token,
            "DISCORD_API_URL": self.sandbox.api_url,
            "CAIRN_DATABASE": self.server.address(),
            "CAIRN_SHARDS": plan,
            "CAIRN_LOG_LEVEL": "INFO",
        }
        log = self.folder / f"{plan.replace('/', '-of-')}.{len(self.processes)}.log"
        self.processes.append(BotProcess(plan, log, settings))

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
    watching = asyncio.create_task(cluster.watch.run())
    try:
        for process in cluster.processes:
            await process.start()
        yield cluster
    finally:
        await asyncio.gather(*(process.end(signal.SIGKILL) for process in cluster.processes))
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
