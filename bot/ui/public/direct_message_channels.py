"""The channels in which people get direct messages: opened slowly, since Discord quarantines bots that open many."""

import time

import discord

from bot.newest import Newest
from bot.ui.discord_io.rest.channel_client import ChannelClient
from bot.ui.discord_io.rest.pacing import Held

BETWEEN_S, AT_ONCE = 3.0, 8  # seconds from one opening to the next, after so many without a pause
REFUSED_S = 60.0  # without any opening, once Discord says that it was too fast
TOO_FAST = 40003
MOST_KNOWN = 5_000


class DirectMessageChannels:
    """Remember the channels that were opened, and give each person who has none yet a moment of their own."""

    def __init__(self, channels: ChannelClient) -> None:
        self._channels = channels
        self._known = Newest[str, str](MOST_KNOWN)
        self._next = -float("inf")
        self._moments: dict[str, float] = {}  # by person, when their channel may be opened

    async def open(self, user: str) -> str:
        """Give the channel; raise how long to wait where others are before this person."""
        if user in self._known:
            return self._known[user]
        if wait := self._wait(user):
            raise Held(wait)
        try:
            channel = await self._channels.open_direct(user)
        except (discord.HTTPException, KeyError) as error:  # discord.py looks for a pause in each 429: here is none
            if isinstance(error, discord.HTTPException) and error.code != TOO_FAST:
                raise
            self._put_off(user)
            raise Held(self._wait(user)) from error
        self._known[user] = channel
        return channel

    def forget(self, user: str) -> None:
        """Open it anew the next time: it may be another by now."""
        self._known.pop(user, None)

    def _wait(self, user: str) -> float:
        """Tell for how many seconds this person's channel must not be opened yet; whoever comes then finds it free."""
        now = time.monotonic()
        moment = self._moments.setdefault(user, max(self._next, now - AT_ONCE * BETWEEN_S))
        self._next = max(self._next, moment + BETWEEN_S)
        if moment > now:
            return moment - now
        del self._moments[user]
        return 0.0

    def _put_off(self, user: str) -> None:
        """Let everybody wait after a refusal, one behind the other, this person first."""
        waiting = sorted(self._moments, key=self._moments.__getitem__)
        first = time.monotonic() + REFUSED_S
        self._moments = {one: first + nth * BETWEEN_S for nth, one in enumerate(dict.fromkeys([user, *waiting]))}
        self._next = first + len(self._moments) * BETWEEN_S
