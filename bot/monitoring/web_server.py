"""`/metrics`, `/healthz`, `/readyz`, on an address of the host's choice."""

import asyncio
import errno
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.monitoring.errors import MonitoringPortTaken, UnusableMetricsAddress
from bot.monitoring.guarded_connection import guarded
from bot.monitoring.monitor import Monitor
from bot.monitoring.polite_logger import PoliteLogger
from bot.monitoring.prometheus import CONTENT_TYPE, PrometheusMeasures

log = logging.getLogger(__name__)

UNAVAILABLE = 503


@asynccontextmanager
async def serving(host: str, port: int, monitor: Monitor, measures: PrometheusMeasures) -> AsyncIterator[int]:
    """Serve for as long as this lasts; yield the port, which the system chooses for 0."""
    app = web.Application(middlewares=[_one_request_each])
    app.router.add_get("/metrics", _figures(monitor, measures))
    app.router.add_get("/healthz", _yes_or_no(monitor.is_healthy, "the database doesn't answer"))
    app.router.add_get("/readyz", _yes_or_no(monitor.is_ready, "not connected to Discord, or behind"))
    runner = web.AppRunner(app, access_log=None, logger=PoliteLogger(log), keepalive_timeout=0)
    await runner.setup()
    try:
        server = await _listening(runner, host, port)
        try:
            yield int(server.sockets[0].getsockname()[1])
        finally:
            server.close()
    finally:
        await runner.cleanup()


async def _listening(runner: web.AppRunner, host: str, port: int) -> asyncio.Server:
    if runner.server is None:
        raise RuntimeError("the runner isn't set up")
    try:
        return await asyncio.get_running_loop().create_server(guarded(runner.server), host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise MonitoringPortTaken(host, port) from error
        raise UnusableMetricsAddress(host, port, error.strerror or type(error).__name__) from error


@web.middleware
async def _one_request_each(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Close the connection after its answer: who comes again opens another."""
    answer = await handler(request)
    answer.force_close()
    return answer


PageAnswer = Callable[[web.Request], Awaitable[web.Response]]


def _figures(monitor: Monitor, measures: PrometheusMeasures) -> PageAnswer:
    async def answer(_: web.Request) -> web.Response:
        body = measures.written(await monitor.readings())
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE})

    return answer


def _yes_or_no(ask: Callable[[], Awaitable[bool]], otherwise: str) -> PageAnswer:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(text="ok\n") if await ask() else web.Response(text=f"{otherwise}\n", status=UNAVAILABLE)

    return answer
