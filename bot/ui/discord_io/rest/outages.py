"""Distinguish outages of Discord from mistakes, and decide how long to wait before another try."""

import logging
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import aiohttp
import discord
from discord import shard
from discord.backoff import ExponentialBackoff

log = logging.getLogger(__name__)

FIRST_PAUSE_S, MOST_PAUSE_S = 1.0, 60.0  # before Discord is tried again: doubled each time, up to the most
LASTING_S = 90.0  # longer than discord.py tries to connect, so that no failed try counts as a connection
BAN_S = 300.0  # where nothing says how long
FORBIDDEN, TOO_MANY, SERVERS_FAULT = 403, 429, 500
EDGE_CODE = 40333  # "internal network error", which Discord itself never has
WRONG_TOKEN, OURS = 4004, range(4010, 4015)  # close codes of the gateway that no waiting mends

POSSIBLE = (
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    OSError,
)


def is_passing(error: BaseException) -> bool:
    """Return whether an error is an outage, which passes, and not a mistake, which somebody must mend."""
    match error:
        case discord.ConnectionClosed(code=code):
            return code != WRONG_TOKEN and code not in OURS
        case discord.HTTPException(status=status):
            return status == TOO_MANY or status >= SERVERS_FAULT or status < 300 or is_edge_ban(error)
        case _:
            return isinstance(error, POSSIBLE)


def pauses() -> Iterator[float]:
    """Yield pauses that grow from a second to a minute."""
    pause = FIRST_PAUSE_S
    while True:
        yield pause
        pause = min(pause * 2, MOST_PAUSE_S)


def is_edge_ban(error: discord.HTTPException | aiohttp.ClientResponseError) -> bool:
    """Return whether Discord's edge refuses this address: in a page or in JSON, but without Discord's own `Via`."""
    headers = _headers(error)
    is_page = "json" not in headers.get("Content-Type", "")
    code = error.code if isinstance(error, discord.HTTPException) else EDGE_CODE  # asked for without a login
    is_refused = error.status == FORBIDDEN and (is_page or code == EDGE_CODE)
    return "Via" not in headers and (error.status == TOO_MANY or is_refused)


class RenewedPauses:
    """Pauses that grow from one failed try to the next, and begin anew after a connection that lasted."""

    def __init__(self) -> None:
        self._pauses = pauses()

    @contextmanager
    def connection(self) -> Iterator[None]:
        """Look how long the connection inside lasts."""
        since = time.monotonic()
        try:
            yield
        finally:
            if time.monotonic() - since > LASTING_S:
                self._pauses = pauses()

    def next(self) -> float:
        return next(self._pauses)


def asked_pause(error: BaseException) -> float:
    """Read how long Discord asks to be left alone, or its edge does by a ban; 0 if it doesn't say."""
    if isinstance(error, discord.HTTPException | aiohttp.ClientResponseError) and is_edge_ban(error):
        return _retry_after(_headers(error), BAN_S)
    return _retry_after(_headers(error)) if getattr(error, "status", None) == TOO_MANY else 0.0


def _headers(error: BaseException) -> Mapping[str, str]:
    if isinstance(error, discord.HTTPException):
        return error.response.headers
    return (error.headers or {}) if isinstance(error, aiohttp.ClientResponseError) else {}


def _retry_after(headers: Mapping[str, str], unsaid: float = 0.0) -> float:
    try:
        return max(1.0, float(headers.get("Retry-After", unsaid)))
    except ValueError:
        return unsaid


class EdgeBan:
    """Remember that Discord's edge refuses this address; nothing is sent until the ban is over."""

    def __init__(self) -> None:
        self._until = 0.0

    @property
    def left(self) -> float:
        """Seconds until a request may be tried."""
        return max(self._until - time.monotonic(), 0.0)

    def note(self, error: discord.HTTPException) -> bool:
        """Record a refusal if it is a ban by the edge, which lacks `Via`; log it once."""
        if not is_edge_ban(error):
            return False
        seconds = _retry_after(error.response.headers, BAN_S)
        if not self._until:
            level = logging.ERROR if seconds >= MOST_PAUSE_S else logging.WARNING
            log.log(
                level, "Discord's edge refuses this address (%s without Via): silent for %.0f s", error.status, seconds
            )
        self._until = time.monotonic() + seconds
        return True

    def note_answer(self) -> None:
        """Record that Discord has answered: a ban is over."""
        if self._until and not self.left:
            self._until = 0.0
            log.warning("Discord takes requests again")


class CappedBackoff(ExponentialBackoff[bool]):
    """
    Reconnect sooner than discord.py would: it waits up to 17 minutes between two tries.

    It would also begin with short pauses again only after half an hour, whatever connection there was meanwhile.
    """

    _pause = 0.0

    def delay(self) -> float:
        if time.monotonic() - self._last_invocation > self._pause + LASTING_S:
            self._exp = 0
        self._pause = min(super().delay(), MOST_PAUSE_S)
        return self._pause


def cap_pauses() -> None:
    """Make shards use `CappedBackoff`; they look the class up in their module when they are created."""
    vars(shard)["ExponentialBackoff"] = CappedBackoff
    for name in ("discord.shard", "discord.client", "discord.gateway"):
        logging.getLogger(name).addFilter(in_one_line_each)


def in_one_line_each(record: logging.LogRecord) -> bool:
    """Log each try to reconnect in one line; a traceback of an outage helps nobody."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, POSSIBLE):
        record.msg, record.args, record.exc_info = f"{record.getMessage()} ({type(error).__name__})", (), None
    return True
