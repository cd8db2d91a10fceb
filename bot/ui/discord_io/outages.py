"""Tell outages of Discord from mistakes, and say how long to wait before another try."""

from collections.abc import Iterator

import aiohttp
import discord
from discord import shard
from discord.backoff import ExponentialBackoff

FIRST_PAUSE_S, MOST_PAUSE_S = 1.0, 60.0
TOO_MANY, SERVERS_FAULT = 429, 500
WRONG_TOKEN, OURS = 4004, range(4010, 4015)  # close codes of the gateway that no waiting mends

# A page of HTML in place of an answer is no HTTP error: discord.py fails on the keys it expects.
STUMBLES = (TypeError, KeyError, ValueError)
POSSIBLE = (
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    OSError,
    *STUMBLES,
)


def is_passing(error: BaseException, *, was_connected: bool) -> bool:
    """Tell an outage, which is waited out, from a mistake, which somebody must mend."""
    match error:
        case discord.ConnectionClosed(code=code):
            return code != WRONG_TOKEN and code not in OURS
        case discord.HTTPException(status=status):
            return status == TOO_MANY or status >= SERVERS_FAULT or status < 300
        case TypeError() | KeyError() | ValueError():
            return not was_connected
        case _:
            return isinstance(error, POSSIBLE)


def pauses() -> Iterator[float]:
    """Grow from a second to a minute."""
    pause = FIRST_PAUSE_S
    while True:
        yield pause
        pause = min(pause * 2, MOST_PAUSE_S)


class CappedBackoff(ExponentialBackoff[bool]):
    """discord.py waits up to 17 minutes between two tries to reconnect; nobody is away for so long."""

    def delay(self) -> float:
        return min(super().delay(), MOST_PAUSE_S)


def cap_pauses() -> None:
    """Let the shards reconnect by our pauses: they find the class in their module when they are made."""
    vars(shard)["ExponentialBackoff"] = CappedBackoff
