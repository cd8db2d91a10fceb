"""A connection to the gateway that can begin, and go on, with no more than Discord's pages promise."""

import json
from typing import Any

from discord import shard
from discord.gateway import DiscordWebSocket

from bot.ui.discord_io.gateway.sparse_events import filled_in

BEGUN, RESUMED = "READY", "RESUMED"


class TolerantSocket(DiscordWebSocket):
    """
    Fill in what discord.py reads of a session's first event, whose errors it doesn't survive.

    `shard` may be left out, and nothing is promised of what comes with RESUMED: null ended the process.
    """

    async def received_message(self, msg: Any, /) -> None:
        frame = self._decompressor.decompress(msg) if isinstance(msg, bytes) else msg
        if frame is None:  # more of it follows
            return
        if f'"{BEGUN}"' in frame or f'"{RESUMED}"' in frame:  # or somebody has written that
            frame = self._complete(frame)
        await super().received_message(frame)

    def _complete(self, frame: str) -> str:
        message: dict[str, Any] = json.loads(frame)
        told = message.get("d") or {}
        if message.get("t") == RESUMED:
            message["d"] = told
        if message.get("t") == BEGUN:
            message["d"] = self._usual() | filled_in(BEGUN, told)
        return json.dumps(message)

    def _usual(self) -> dict[str, Any]:
        """Where nothing else is said, the session is of the shard that was asked for, and goes on where it began."""
        return {
            "resume_gateway_url": str(self.DEFAULT_GATEWAY),
            "shard": [self.shard_id or 0, self.shard_count or 1],
            "guilds": [],
        }


def be_tolerant() -> None:
    """Let shards connect by it; they look the class up in their module."""
    vars(shard)["DiscordWebSocket"] = TolerantSocket
