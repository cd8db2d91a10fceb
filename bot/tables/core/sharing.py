"""Decide which tables this process is responsible for; a single process is responsible for all."""

import json
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol, TypeVar

from bot.tables.values.ids import (
    is_league,
    is_season,
    is_shared_result,
    person_of_digest,
    puzzles_of,
    server_of_puzzles,
    server_of_season,
)
from data.records import Challenge, DailyWish, League, Notice, Posting, Server, Table, VoteWish
from data.store import Store, Where

Shared = Table | Challenge | DailyWish | VoteWish | League | Server | Notice | Posting
OfServer = TypeVar("OfServer", bound=Shared)
MORE = 8  # times as many rows are looked through where most belong to other processes


class Sharing(Protocol):
    """Describe how several processes share one database: each holds some shards and their servers' tables."""

    @property
    def is_alone(self) -> bool:
        """Return whether no other process writes, so that memory can be trusted."""

    @property
    def is_idle(self) -> bool:
        """Return whether this process holds nothing at the moment."""

    @property
    def does_chores(self) -> bool:
        """Return whether this process does the work that belongs to no server."""

    @property
    def part(self) -> float:
        """Tell how much of the whole is looked after here, so that all together keep to what is allowed to one bot."""

    def is_ours(self, guild: str) -> bool:
        """Return whether this process is responsible for the server's tables."""

    def while_held(self, guild: str | None) -> AbstractContextManager[None]:
        """Let the work inside count only while the server's shard is held; LeaseLost if it isn't."""

    def check(self) -> None:
        """Raise LeaseLost if the running work began under a lease that is over."""


class Alone:
    is_alone = True
    is_idle = False
    does_chores = True
    part = 1.0

    def is_ours(self, guild: str) -> bool:
        return True

    def while_held(self, guild: str | None) -> AbstractContextManager[None]:
        return nullcontext()

    def check(self) -> None:
        return


class Homes:
    """Remember which server a challenge or table belongs to; it never changes. What goes to one person has none: ""."""

    def __init__(self, store: Store, sharing: Sharing, most: int = 20_000) -> None:
        self._store, self._sharing, self._most = store, sharing, most
        self._known: dict[str, str] = {}

    async def of(self, subjects: Sequence[str]) -> Mapping[str, str]:
        """Return the server of each subject that exists."""
        unknown = [subject for subject in subjects if subject not in self._known]
        if unknown:
            if len(self._known) > self._most:
                self._known.clear()
            await self._learn(unknown)
        return {subject: self._known[subject] for subject in subjects if subject in self._known}

    async def _learn(self, subjects: Sequence[str]) -> None:
        among = Where(among={"id": subjects})
        for challenge in await self._store.find(Challenge, among):
            self._known[challenge.id] = challenge.guild
        for table in await self._store.find(Table, among):
            self._known[table.id] = table.guild
        self._known |= {subject: server_of_season(subject) for subject in subjects if is_season(subject)}
        self._known |= {subject: "" for subject in subjects if person_of_digest(subject) is not None}
        servers = [server for subject in subjects if (server := server_of_puzzles(subject)).isdecimal()]
        for wish in await self._store.find(DailyWish, Where(among={"server": servers})) if servers else ():
            self._known[wish.server] = self._known[puzzles_of(wish.server)] = wish.server
        for vote in await self._store.find(VoteWish, Where(among={"server": servers})) if servers else ():
            self._known[vote.server] = vote.server
        leagues = [subject for subject in subjects if is_league(subject)]
        for league in await self._store.find(League, Where(among={"id": leagues})) if leagues else ():
            self._known[league.id] = league.guild
        shared = [subject for subject in subjects if is_shared_result(subject)]
        for told in await self._store.find(Notice, Where(among={"subject": shared})) if shared else ():
            self._known[told.subject] = json.loads(told.payload)["server"]

    async def find_ours(
        self, kind: type[OfServer], where: Where, *, order: Sequence[str] = (), limit: int
    ) -> list[OfServer]:
        """Find rows of this process's servers, skipping rows of other servers."""
        if self._sharing.is_alone:
            return await self._store.find(kind, where, order=order, limit=limit)
        looked = limit
        while True:
            rows = await self._store.find(kind, where, order=order, limit=looked)
            ours = await self._ours(rows)
            if len(ours) >= limit or len(rows) < looked:
                return ours[:limit]
            looked *= MORE

    async def count_ours(self, where: Where) -> int:
        """Count notices of this process's servers."""
        if self._sharing.is_alone:
            return await self._store.count(Notice, where)
        numbers = {str(subject): number for (subject,), number in await self._store.tally(Notice, ("subject",), where)}
        homes = await self.of(list(numbers))
        return sum(numbers[subject] for subject, guild in homes.items() if self._sharing.is_ours(guild))

    async def _ours(self, rows: Sequence[OfServer]) -> list[OfServer]:
        homes = await self.of([row.subject for row in rows if isinstance(row, Notice | Posting)])
        return [row for row in rows if (guild := _home(row, homes)) is not None and self._sharing.is_ours(guild)]


def _home(row: Shared, homes: Mapping[str, str]) -> str | None:
    match row:
        case DailyWish(server=server) | VoteWish(server=server):
            return server
        case Server(id=server):
            return server
        case Table(guild=guild) | Challenge(guild=guild) | League(guild=guild):
            return guild
        case _:
            return homes.get(row.subject)
