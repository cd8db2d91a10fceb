"""The composition root: settings → store → tables → Discord. Nothing else chooses a store or a clock."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot import process_memory
from bot.clock import Clock, SystemClock
from bot.config import Settings
from bot.tables import Tables
from bot.text import LANGUAGES, words
from bot.ui.context import UiContext
from bot.ui.discord_io.address import point_at
from bot.ui.discord_io.client import CairnClient
from bot.ui.names import Names
from data.sqlite.store import SqliteStore


@asynccontextmanager
async def cairn(settings: Settings, clock: Clock) -> AsyncIterator[CairnClient]:
    """Everything Cairn is made of, put together and taken apart again in order."""
    settings.cairn_database.parent.mkdir(parents=True, exist_ok=True)
    store = await SqliteStore.open(settings.cairn_database)
    try:
        process_memory.set_up()
        for language in LANGUAGES:
            words(language)
        process_memory.settle()
        tables = Tables(store, clock)
        desk = UiContext(tables, clock, Names(tables), settings.cairn_language)
        async with process_memory.kept_small(), CairnClient(desk) as client:
            yield client
    finally:
        await store.close()


async def serve(settings: Settings, clock: Clock | None = None) -> None:
    """Run until Discord lets go or the process is asked to stop."""
    token = settings.token
    if token is None:
        raise ValueError("serve() needs a token")
    await point_at(settings.discord_api_url)
    async with cairn(settings, clock or SystemClock()) as client:
        await until_asked_to_stop(client.start(token), client)


async def until_asked_to_stop(running: "asyncio._CoroutineLike[None]", client: CairnClient) -> None:
    """Leave by the front door on SIGTERM and Ctrl-C, so that the gateway and the database are closed in order."""
    loop = asyncio.get_running_loop()
    task = loop.create_task(running)
    for name in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(name, lambda: loop.create_task(client.close()))
    await task
