"""Answer whoever writes to the bot in private: it reads no messages, but opens the front door."""

from contextlib import suppress

import discord

from bot.newest import Newest
from bot.tables import StoreFailed
from bot.tables.values.durations import DAY
from bot.ui.context import DIRECT
from bot.ui.discord_io.rest.pacing import Held
from bot.ui.discord_io.rest.webhook_client import BROKEN
from bot.ui.front_door import front_door
from bot.ui.plain_message import PlainMessage
from bot.ui.public.messenger import Messenger

MOST_GREETED = 5_000


class Greeter:
    """Greet each person once a day at most, however much they write."""

    def __init__(self, messenger: Messenger) -> None:
        self._messenger = messenger
        self._greeted = Newest[str, int](MOST_GREETED)  # by person, when

    async def greet(self, person: str, channel: str, message: str) -> None:
        now = self._messenger.ui.clock.now()
        if now - self._greeted.get(person, -DAY) < DAY:
            return
        self._greeted[person] = now
        with suppress(discord.HTTPException, Held, StoreFailed, *BROKEN):
            speech = await self._messenger.ui.public_words(f"{DIRECT}{person}")
            words = PlainMessage(speech.say("greeting"), tuple(front_door(speech, in_server=False)))
            await self._messenger.post(channel, words, nonce=f"hi-{message}")
