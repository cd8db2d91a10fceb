"""A database with thousands of tables whose reminders are all due, and their threads on the stand-in."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bot.tables import Tables, Terms
from data.records import Notice, Place, Round, Table
from data.sqlite.store import SqliteStore
from data.store import Delete, Insert, Where
from sandbox import MovableClock, Sandbox
from sandbox.world import channels, guilds
from sandbox.world.world import PUBLIC_THREAD, Channel, Member, User
from tools.drill.environment.bot_process import DATABASE

DAY_S, CHUNK = 86_400, 500


async def prepare(sandbox: Sandbox, folder: Path, number: int) -> list[Channel]:
    """Write tables that began so long ago that each is to be reminded once, at the bot's first look."""
    clock = MovableClock(ahead_ms=int(-0.9 * DAY_S * 1000))
    store = await SqliteStore.open(folder / DATABASE)
    tables = Tables(store, clock)
    await tables.start()
    threads = _threads(sandbox, number)
    for thread in threads:
        _join(sandbox, thread)
    pattern, round_ = await _first(tables, store, sandbox)
    for start in range(0, number, CHUNK):
        some = list(enumerate(threads))[start : start + CHUNK]
        await store.commit(*(change for nth, thread in some for change in _copied(pattern, round_, f"t{nth}", thread)))
    clock.advance(0.9 * DAY_S)
    await tables.wake(0)
    await store.close()
    return threads


async def _first(tables: Tables, store: SqliteStore, sandbox: Sandbox) -> tuple[Table, Round]:
    """Open a table as people do, copy it, and end it."""
    guild, channel = str(sandbox.guild.id), str(sandbox.channel.id)
    offered = await tables.challenges.offer("1", guild, channel, Terms("l_calculus", pace=1, first="host"), "2")
    await tables.challenges.accept(offered.subject, "2")
    pattern = await store.get(Table, offered.subject)
    [round_] = await store.find(Round, Where(equal={"table_id": offered.subject}))
    await tables.play.cancel(offered.subject, "1")
    await store.commit(Delete(Notice, Where(equal={"subject": offered.subject})))
    if pattern is None:
        raise RuntimeError("the table isn't there")
    return pattern, round_


def _copied(pattern: Table, round_: Round, id_: str, thread: Channel) -> Iterator[Insert]:
    """Give a table like the pattern to two people of its own."""
    guild, (host, guest) = str(thread.guild_id), map(str, _people(thread))
    yield Insert(
        replace(pattern, id=id_, guild=guild, channel=str(thread.parent_id), host=host, guest=guest, version=0)
    )
    yield Insert(replace(round_, table_id=id_, guild=guild, seat_0=host, seat_1=guest, version=0))
    yield Insert(Place(id_, str(thread.id), None))


def _people(thread: Channel) -> tuple[int, int]:
    return thread.id + 1, thread.id + 2


def _join(sandbox: Sandbox, thread: Channel) -> None:
    """Let a thread's people be in its server: a reminder rings nobody who has left."""
    guild = sandbox.world.guilds[thread.guild_id or 0]
    for number in _people(thread):
        sandbox.world.users.setdefault(number, User(number, f"person {number}"))
        guild.members.setdefault(number, Member(number, sandbox.context.clock.now()))


def _threads(sandbox: Sandbox, number: int) -> list[Channel]:
    """Open threads on servers of their own: one may have a thousand of them."""
    context, olga = sandbox.context, sandbox.person("Olga").user
    found: list[Channel] = []
    for start in range(0, number, CHUNK):
        guild = guilds.create(context, f"server {start}", olga)
        home = channels.open_text(context, guild, "tables")
        found += [_thread(sandbox, home, f"table {nth}") for nth in range(start, min(start + CHUNK, number))]
    return found


def _thread(sandbox: Sandbox, home: Channel, name: str) -> Channel:
    ids, bot = sandbox.context.ids, sandbox.world.bot_id
    thread = Channel(ids.next(), PUBLIC_THREAD, name, home.guild_id, home.id, owner_id=bot)
    return channels.open_thread(sandbox.context, thread, None)
