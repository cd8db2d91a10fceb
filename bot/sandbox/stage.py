"""Bring together what every part of one running stand-in shares."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.attachments import Shelf
from bot.sandbox.clock import Clock
from bot.sandbox.events import Event
from bot.sandbox.snowflakes import Snowflakes
from bot.sandbox.world import World


@dataclass(slots=True)
class Stage:
    world: World
    clock: Clock
    ids: Snowflakes
    shelf: Shelf
    origin: str = ""  # "http://127.0.0.1:PORT", known once the server listens
    listeners: list[Callable[[Event], None]] = field(default_factory=list)

    def announce(self, event: Event) -> None:
        for listener in self.listeners:
            listener(event)
