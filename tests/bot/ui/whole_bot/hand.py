"""A person whose taps are counted (a button one, a list two), and messages (a command, a filled-in form)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sandbox import SandboxPerson, Seen
from sandbox.people.person import ChannelOrId
from sandbox.people.response import BotResponse


class Hand(SandboxPerson):
    """Counts by the part of the way that it is told it is on."""

    def __init__(self, person: SandboxPerson) -> None:
        super().__init__(person._context, person._actions, person._audience, person.user)
        self.on = ""
        self.taps, self.sent = Counter[str](), Counter[str]()

    async def run(self, place: ChannelOrId, path: str, /, **options: Any) -> BotResponse:
        self.sent[self.on] += 1
        return await super().run(place, path, **options)

    async def click(self, message: Seen | int, button: str) -> BotResponse:
        self.taps[self.on] += 1
        return await super().click(message, button)

    async def select(self, message: Seen | int, select: str, *values: Any) -> BotResponse:
        self.taps[self.on] += 2
        return await super().select(message, select, *values)

    async def submit(self, opened: BotResponse, values: Mapping[str, Any] | None = None) -> BotResponse:
        self.sent[self.on] += 1
        return await super().submit(opened, values)

    def follow(self) -> None:
        """Tap a link."""
        self.taps[self.on] += 1
