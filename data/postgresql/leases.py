"""Leases of gateway shards: one row each, renewed every few seconds, with a term that grows at each take-over."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

from data.errors import OtherShardCount
from data.postgresql.connection import CONNECT_SECONDS, FAILURES, close, connect_again, explained
from data.postgresql.fencing import CHANNEL, LEASE_S, ShardLease
from data.postgresql.migrate import LOCK

GRACE_S: Final = 2.0  # longer than a holder needs to connect again and renew
ASKED_S: Final = 2.0  # some rounds of who asks: so long nobody takes a shard that its own process asks for
ANSWER_S: Final = 3.0  # then a question about leases is given up, and the connection with it
HASTE_S: Final = 1.5  # for the first try to connect again, so that a lost packet costs no holder its grace
SPACING_S: Final = 5.5  # between two sessions of a bucket: Discord asks for 5, and the network's delay varies
SOON_S: Final = 0.05  # the shortest wait for a turn to begin a session
SETTINGS: Final = {"idle_in_transaction_session_timeout": "4s"}

Hear = Callable[[Sequence[str]], None]

ROWS = """
insert into leases (shard, shards, term, holder, expires_at, is_guest, asked_at)
select number, $1, 0, '', '-infinity', false, '-infinity' from generate_series(0, $1::bigint - 1) as number
on conflict do nothing
"""
OTHERS = "select shards from leases where shards <> $1 and holder <> '' and expires_at > clock_timestamp() limit 1"
ADOPTED = "update leases set shards = $1, holder = '', expires_at = '-infinity' where shards <> $1 and shard < $1"
# Who couldn't reach the server can't tell whether others could: it leaves expired leases to their holders for a while.
CLAIMED = """
with free as (
    select shard from leases
    where shards = $1 and shard = any($2::bigint[]) and holder <> $3
        and (not $5 or (term > 0 and asked_at < clock_timestamp() - $8::interval))
        and clock_timestamp() - $6::interval > case when holder = '' then expires_at else greatest(expires_at, $7) end
    order by shard for update skip locked
)
update leases set holder = $3, term = term + 1, expires_at = clock_timestamp() + $4::interval, is_guest = $5
from free where leases.shard = free.shard returning leases.shard, leases.term
"""
RENEWED = """
with own as (select shard from leases where holder = $1 order by shard for no key update)
update leases set expires_at = clock_timestamp() + $2::interval from own where leases.shard = own.shard
returning leases.shard, leases.term, is_guest and asked_at > clock_timestamp() - $3::interval
"""
ASKED = "update leases set asked_at = clock_timestamp() where shard = any($2::bigint[]) and holder not in ($1, '')"
RELEASED = (
    "update leases set holder = '', expires_at = clock_timestamp() where holder = $1 and shard = any($2::bigint[])"
)
NEXT_SESSION = """
insert into identifies as last (bucket, at) values ($1, clock_timestamp())
on conflict (bucket) do update set at = clock_timestamp() where last.at < clock_timestamp() - $2::interval
returning bucket
"""
SESSION_BEGUN = "update identifies set at = clock_timestamp() where bucket = $1"
LAST_SESSION = (
    "select extract(epoch from at + $2::interval - clock_timestamp())::float8 from identifies where bucket = $1"
)


class Renewal(NamedTuple):
    """Hold the leases that were renewed, and those of them that another process asks back."""

    leases: list[ShardLease]
    asked: frozenset[int]


class LeaseRows:
    """The leases of one process and the notifications of others, over one connection that is renewed when it breaks."""

    def __init__(self, address: str, shards: int, holder: str, hear: Hear) -> None:
        self._address, self._shards, self.holder, self._hear = address, shards, holder, hear
        self._db: Any = None
        self._patience = CONNECT_SECONDS
        self._connected_at = datetime.min.replace(tzinfo=UTC)  # by the server's clock
        self._busy = asyncio.Lock()

    async def prepare(self) -> None:
        """Create the rows; OtherShardCount if other processes use another number of shards."""
        async with self._asking() as db, db.transaction():
            await db.execute("select pg_advisory_xact_lock($1)", LOCK)
            others = await db.fetchval(OTHERS, self._shards)
            if others is not None:
                raise OtherShardCount(f"Other processes run this bot with {others} shards, not {self._shards}.")
            await db.execute(ROWS, self._shards)
            await db.execute(ADOPTED, self._shards)

    async def claim(self, wanted: Iterable[int], *, as_guest: bool = False, left_for: float = 0.0) -> list[ShardLease]:
        """Claim shards that nobody has held for so long; as a guest, only shards that somebody has held before."""
        lease, left, grace, asked = (timedelta(seconds=span) for span in (LEASE_S, left_for, GRACE_S, ASKED_S))
        async with self._asking() as db:
            how = lease, as_guest, left, self._connected_at + grace, asked
            rows = await db.fetch(CLAIMED, self._shards, list(wanted), self.holder, *how, timeout=ANSWER_S)
        return sorted(ShardLease(*row) for row in rows)

    async def renew(self) -> Renewal:
        """Renew this process's leases, and return those still held and those asked back."""
        rows = await self._ask(RENEWED, self.holder, timedelta(seconds=LEASE_S), timedelta(seconds=ASKED_S))
        asked = frozenset(shard for shard, _, is_asked in rows if is_asked)
        return Renewal(sorted(ShardLease(shard, term) for shard, term, _ in rows), asked)

    async def ask_back(self, shards: Iterable[int]) -> None:
        """Ask guests to give these shards back, and not to take them first when their lease runs out."""
        await self._ask(ASKED, self.holder, list(shards))

    async def release(self, shards: Iterable[int]) -> None:
        await self._ask(RELEASED, self.holder, list(shards))

    async def begin_session(self, bucket: int) -> float:
        """Return 0 if a gateway session may begin now, else the seconds to wait."""
        spacing = timedelta(seconds=SPACING_S)
        if await self._ask(NEXT_SESSION, bucket, spacing):
            return 0.0
        [(seconds,)] = await self._ask(LAST_SESSION, bucket, spacing)
        return max(float(seconds), SOON_S)

    async def session_begun(self, bucket: int) -> None:
        """Count from now on until the next: on the way from the question to Discord time may have passed."""
        await self._ask(SESSION_BEGUN, bucket)

    async def close(self) -> None:
        if self._db is not None:
            await close(self._db)

    async def _ask(self, text: str, *values: object) -> list[Any]:
        async with self._asking() as db:
            rows: list[Any] = await db.fetch(text, *values, timeout=ANSWER_S)
            return rows

    @asynccontextmanager
    async def _asking(self) -> AsyncIterator[Any]:
        """Use the connection for one statement at a time; drop it if it breaks or the caller is cancelled."""
        async with self._busy:
            try:
                if self._db is None or self._db.is_closed():
                    self._db = await self._connected()
                yield self._db
            except FAILURES as failure:
                self._let_go()
                raise explained(failure) from failure
            except asyncio.CancelledError:
                self._let_go()
                raise

    def _let_go(self) -> None:
        if self._db is not None:
            self._db.terminate()

    async def _connected(self) -> Any:
        """Connect; after a lost connection report that notifications may be missing."""
        patience, self._patience = self._patience, CONNECT_SECONDS
        async with asyncio.timeout(patience):
            db = await connect_again(self._address, application_name=self.holder, **SETTINGS)
        try:
            channel, self._connected_at = await db.fetchrow(f"select {CHANNEL}, clock_timestamp()", timeout=ANSWER_S)
            await db.add_listener(channel, self._told)
        except BaseException:
            db.terminate()
            raise
        if self._db is not None:
            self._hear(())
        self._patience = HASTE_S
        return db

    def _told(self, _db: Any, _process: int, _channel: str, payload: str) -> None:
        with suppress(ValueError):
            self._hear(tuple(map(str, json.loads(payload))))
