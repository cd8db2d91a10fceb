"""Hold what all parts of one running stand-in share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandbox.clock import Clock
from sandbox.protocol.snowflakes import Snowflakes
from sandbox.world.attachments import FileStore
from sandbox.world.automod import AutoMod
from sandbox.world.events import WorldEvent
from sandbox.world.world import Message, World


@dataclass(slots=True)
class WorldLimits:
    """Discord's limits on threads and on interactions' tokens; a test may change them."""

    active_threads: int = 1000
    thread_members: int = 1000
    token_life_ms: int = 15 * 60 * 1000


@dataclass(slots=True)
class SandboxContext:
    world: World
    clock: Clock
    ids: Snowflakes
    file_store: FileStore
    origin: str = ""  # "http://127.0.0.1:PORT", known once the server listens
    limits: WorldLimits = field(default_factory=WorldLimits)
    portal: dict[str, Any] = field(default_factory=dict)  # what the developer portal says otherwise of the application
    leaves_out: set[str] = field(default_factory=set)  # optional fields: of guilds, and empty ones of messages
    automod: AutoMod = field(default_factory=AutoMod)
    rung: Callable[[Message, bool], None] = lambda _message, _is_new: None  # a deviation may ring others
    pushed: Callable[[str], str] = lambda said: said  # what a deviation makes of a notification's words
    listeners: list[Callable[[WorldEvent], None]] = field(default_factory=list)

    @property
    def installs(self) -> Any:
        """Give the kinds of installation that the portal allows: in guilds, and by people for themselves."""
        return self.portal.get("integration_types_config", {"0": {}, "1": {}})

    def announce(self, event: WorldEvent) -> None:
        for listener in self.listeners:
            listener(event)
