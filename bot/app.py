"""The composition root: settings → store → tables → Discord. Nothing else chooses a store or a clock."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial

from bot import process_memory
from bot.backups import Backups, SetAside
from bot.clock import Clock, SystemClock
from bot.config import Settings
from bot.monitoring.monitor import Monitor
from bot.monitoring.running import Running
from bot.monitoring.start import monitoring
from bot.session_starts import SessionStarts
from bot.shards.opening import SharedDatabase, open_shared
from bot.stop_request import Stopped, StopRequest, stop_signals
from bot.tables import Tables
from bot.text import LANGUAGES, words
from bot.ui.context import Host, UiContext
from bot.ui.discord_io.gateway.client import CairnClient
from bot.ui.discord_io.gateway.sharded_client import ShardedClient
from bot.ui.discord_io.rest.address import point_at
from bot.ui.discord_io.rest.outages import POSSIBLE, asked_pause, cap_pauses, is_passing, pauses
from bot.ui.names import Names
from bot.workers.opponent_player import OpponentPlayer
from bot.workers.pool import WorkerPool
from data.errors import CannotShare, DatabaseVanished, StoreError
from data.opening import is_postgresql, open_store
from data.store import Store
from data.watch import watch

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]

LONG_ENOUGH_S = 60.0  # a connection that lasted so long ends an outage


@asynccontextmanager
async def cairn(
    settings: Settings, clock: Clock, monitor: Monitor | None = None, starts: SessionStarts | None = None
) -> AsyncIterator[CairnClient]:
    """Put everything together, and take it apart again in order."""
    process_memory.set_up()
    monitor = monitor or Monitor()
    async with opened(settings) as (opened_store, shared):
        store = monitor.measured(opened_store)
        for language in LANGUAGES:
            words(language)
        process_memory.settle()
        tables = Tables(store, clock, sharing=shared.share if shared else None)
        workers = WorkerPool(settings.cairn_workers)
        monitor.listen(tables)
        host = Host(settings.cairn_host, settings.cairn_source, settings.cairn_privacy, settings.cairn_terms)
        language, measures = settings.cairn_language, monitor.measures
        ui = UiContext(tables, clock, Names(tables), language, workers, measures=measures, host=host)
        opponent = OpponentPlayer(tables, workers)
        work: dict[str, Work] = {
            "missed": opponent.find_missed,
            "opponent": opponent.serve,
            "database": partial(watch_database, store),
        }
        backups = backups_of(settings, tables.set_broken_aside)
        if backups:
            work["backups"] = backups.run
        try:
            async with process_memory.kept_small(), connected(ui, work, shared, starts) as client:
                queue, backup = (lambda: opponent.waiting), (lambda: made_at(backups))
                broken = backups.broken_logs if backups else (lambda: 0)
                with monitor.watching(Running(client, store, tables.notices, queue, backup, broken)):
                    yield client
        finally:
            await workers.close()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[tuple[Store, SharedDatabase | None]]:
    """Open the database for this process alone, or for one of several."""
    plan, address = settings.shards, settings.cairn_database
    if plan is None:
        store = await open_store(address, is_alone=True)
        try:
            yield store, None
        finally:
            await store.close()
        return
    refuse_to_share_a_file(settings)
    async with open_shared(address, plan) as shared:
        yield shared.store, shared


def refuse_to_share_a_file(settings: Settings) -> None:
    """Several processes need a database server."""
    if settings.shards is not None and not is_postgresql(settings.cairn_database):
        raise CannotShare(words(settings.cairn_language).say("startup-shards"))


async def look_at_database(settings: Settings) -> None:
    """Say what is wrong with the database also where Discord doesn't answer."""
    is_alone = settings.shards is None
    await (await open_store(settings.cairn_database, is_alone=is_alone)).close()


def connected(
    ui: UiContext, work: dict[str, Work], shared: SharedDatabase | None, starts: SessionStarts | None
) -> CairnClient:
    """Make the connection to Discord: all of it, or the shards that are held."""
    if shared is None:
        return CairnClient(ui, work, starts)
    changes = {"changes": partial(shared.keeper.pass_on, ui.tables.hear)}
    return ShardedClient(ui, work | changes, shared.keeper, shared.share.count, starts)


def backups_of(settings: Settings, set_aside: SetAside) -> Backups | None:
    """Find out whether, and where, backups are made by the bot itself."""
    database, folder = settings.cairn_database, settings.backup_folder
    if isinstance(database, str):
        log.info("backups are left to PostgreSQL (pg_dump)")
        return None
    return Backups(database, folder, set_aside=set_aside) if folder else None


def made_at(backups: Backups | None) -> float | None:
    """Tell when the last good backup was made, in seconds since 1970."""
    last = backups.last_good if backups else None
    return last.timestamp() if last else None


async def watch_database(store: Store) -> None:
    """Log, within seconds and then each minute, that the database has gone; meanwhile everything is refused."""
    while True:
        try:
            await watch(store)
        except DatabaseVanished as gone:
            log.critical("%s", gone)
            await asyncio.sleep(LONG_ENOUGH_S)


async def serve(settings: Settings, clock: Clock | None = None) -> None:
    """Run until Discord lets go or the process is asked to stop."""
    if settings.discord_token is None:
        raise ValueError("serve() needs a token")
    async with monitoring(settings) as monitor:
        with stop_signals(monitor.stopping) as stop, remembered(SessionStarts(settings.session_file)) as starts:
            try:
                await serve_watched(settings, clock or SystemClock(), monitor, stop, starts)
            except (StoreError, *POSSIBLE):
                if not stop.is_made:  # what fails because of it is no failure
                    raise


@contextmanager
def remembered(starts: SessionStarts) -> Iterator[SessionStarts]:
    """Remember how a run has ended, so that failures in a row slow the next ones down."""
    try:
        with suppress(Stopped):
            yield starts
    except Exception:
        starts.failed()
        raise
    starts.ended_well()


async def serve_watched(
    settings: Settings, clock: Clock, monitor: Monitor, stop: StopRequest, starts: SessionStarts
) -> None:
    """Connect, and connect again whenever Discord can't be reached; `Stopped` says that a stop was asked for."""
    refuse_to_share_a_file(settings)
    cap_pauses()
    waits, has_looked = pauses(), False
    while True:
        began = time.monotonic()
        try:
            await stop.cut_short(point_at(settings.discord_api_url))
            async with cairn(settings, clock, monitor, starts) as client:
                has_looked = True  # it was opened
                await stop.cut_short(client.start(settings.discord_token or ""))
            return
        except POSSIBLE as error:
            lasted = time.monotonic() - began
            if stop.is_made or not is_passing(error):
                raise
            if not has_looked:
                await look_at_database(settings)
                has_looked = True
            if lasted > LONG_ENOUGH_S:
                waits = pauses()
            pause = max(next(waits), asked_pause(error))
            log.warning("Discord can't be reached (%s); the next try is in %.0f s", type(error).__name__, pause)
            monitor.waiting(pause)
            await stop.cut_short(asyncio.sleep(pause))
