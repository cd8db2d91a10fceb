"""Figures for Prometheus. Only this module imports prometheus_client, and it is imported only if wanted."""

from collections.abc import Sequence

import aiohttp
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

from bot import __version__
from bot.monitoring.measures import Measures
from bot.monitoring.running import Readings
from games.registry import KEYS

CONTENT_TYPE = CONTENT_TYPE_LATEST
TOO_MANY, UPGRADED = 429, 101
ACKNOWLEDGING = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3)  # seconds; from three on Discord gives up
COMMITTING = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
LAGGING = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class PrometheusMeasures(Measures):
    """Count measurements, and write them out with current readings; labels never hold a person, server or text."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()

        def counter(name: str, words: str, label: str) -> Counter:
            return Counter(f"cairn_{name}", words, [label], registry=registry)

        def times(name: str, words: str, buckets: Sequence[float]) -> Histogram:
            return Histogram(f"cairn_{name}_seconds", words, buckets=buckets, registry=registry)

        ProcessCollector(registry=registry)
        Gauge("cairn_info", "Which release runs", ["release"], registry=registry).labels(__version__).set(1)
        self._turns = counter("turns", "Turns played and on disk", "game")
        self._acknowledging = times("acknowledgement", "From a click's coming in to its acknowledgement", ACKNOWLEDGING)
        self._committing = times("commit", "From asking for a commit to on disk", COMMITTING)
        self._lag = times("loop_lag", "How late the event loop came", LAGGING)
        self._requests = counter("requests", "Requests to Discord; it counts those of the bot's login", "login")
        self._limited = counter("rate_limited", "Requests Discord refused with 429", "login")
        self._broken = counter("requests_broken", "Requests without an answer, or 5xx", "login")
        self._read = _Gauges(registry)
        for game in KEYS:
            self._turns.labels(game)
        for login in ("bot", "interaction"):
            for counted in (self._requests, self._limited, self._broken):
                counted.labels(login)

    @property
    def are_wanted(self) -> bool:
        return True

    def turn_played(self, game: str) -> None:
        self._turns.labels(game).inc()

    def acknowledged(self, seconds: float) -> None:
        self._acknowledging.observe(seconds)

    def committed(self, seconds: float) -> None:
        self._committing.observe(seconds)

    def lagged(self, seconds: float) -> None:
        self._lag.observe(seconds)

    def trace(self, login: str) -> aiohttp.TraceConfig:
        """Count every request, those that a library repeats by itself too."""

        async def ended(_: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
            self._answered(login, end.response.status)

        async def failed(_: object, __: object, end: aiohttp.TraceRequestExceptionParams) -> None:
            self._answered(login, 0)

        looking = aiohttp.TraceConfig()
        looking.on_request_end.append(ended)
        looking.on_request_exception.append(failed)
        return looking

    def _answered(self, login: str, status: int) -> None:
        if status == UPGRADED:  # the gateway, which is no request of this kind
            return
        self._requests.labels(login).inc()
        if status == TOO_MANY:
            self._limited.labels(login).inc()
        elif status == 0 or status >= 500:
            self._broken.labels(login).inc()

    def written(self, readings: Readings) -> bytes:
        self._read.take(readings)
        figures: bytes = generate_latest(self.registry)
        return figures


class _Gauges:
    """The gauges, which are read when somebody asks."""

    def __init__(self, registry: CollectorRegistry) -> None:
        def gauge(name: str, words: str, *labels: str) -> Gauge:
            return Gauge(f"cairn_{name}", words, labels, registry=registry)

        self._ready = gauge("ready", "1 if connected to Discord and caught up with what is to be shown")
        self._connected = gauge("gateway_connected", "1 for a shard that is connected", "shard")
        self._latency = gauge("gateway_latency_seconds", "From a shard's heartbeat to its answer", "shard")
        self._tables = gauge("tables", "Tables by their state", "status")
        self._waiting = gauge("outbox_waiting", "Notices that are due and not shown yet")
        self._oldest = gauge("outbox_oldest_seconds", "How long the oldest of them has been due")
        self._queue = gauge("opponent_queue", "Tables that wait for the bot's own move")
        self._backup = gauge("last_good_backup_timestamp_seconds", "When the last verified backup was made")
        self._broken = gauge("broken_logs", "Games in the last verified backup whose logs are broken")

    def take(self, readings: Readings) -> None:
        self._ready.set(readings.is_ready)
        self._connected.clear()
        self._latency.clear()
        for shard, latency in readings.shards.items():
            self._connected.labels(shard).set(latency is not None)
            if latency is not None:
                self._latency.labels(shard).set(latency)
        self._tables.clear()
        for status, number in readings.tables.items():
            self._tables.labels(status).set(number)
        self._waiting.set(readings.outbox_waiting)
        self._oldest.set(readings.outbox_oldest_s)
        self._queue.set(readings.opponent_queue)
        self._broken.set(readings.broken_logs)
        self._backup.set(float("nan") if readings.last_good_backup is None else readings.last_good_backup)
