"""Start the monitoring the host has asked for: none, the service manager, figures."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.util import find_spec

from bot.config import Settings
from bot.monitoring.errors import MissingMetrics
from bot.monitoring.measures import Measures
from bot.monitoring.monitor import Monitor
from bot.monitoring.service_manager import ServiceManager

LOOK_S = 0.5  # between two measurements of how late a timer fires


@asynccontextmanager
async def monitoring(settings: Settings) -> AsyncIterator[Monitor]:
    manager = ServiceManager(settings.notify_socket, settings.watchdog_usec)
    async with AsyncExitStack() as held:
        await held.enter_async_context(manager.kept_informed())
        if settings.metrics_address is None:
            yield Monitor(manager=manager)
            return
        if find_spec("prometheus_client") is None:
            raise MissingMetrics("prometheus_client is not installed")
        from bot.monitoring import prometheus, web_server  # need a library that only those have who asked for figures

        measures = prometheus.PrometheusMeasures()
        monitor = Monitor(measures, manager)
        await held.enter_async_context(web_server.serving(*settings.metrics_address, monitor, measures))
        held.callback(asyncio.create_task(_measure_lag(measures)).cancel)
        yield monitor


async def _measure_lag(measures: Measures) -> None:
    """Measure the event loop's lag: how late a timer fires."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK_S
        await asyncio.sleep(LOOK_S)
        measures.lagged(max(loop.time() - due, 0.0))
