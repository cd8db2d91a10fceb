"""Record everything each person was ever shown and notified of, and wake those who wait for it."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from sandbox.people import views
from sandbox.protocol.json_codec import Json
from sandbox.world import access, events
from sandbox.world.context import SandboxContext
from sandbox.world.interactions import Interaction
from sandbox.world.world import Message, User

T = TypeVar("T")

PATIENCE_S = 60.0  # a busy machine may take several seconds; waiting ends as soon as what is waited for is there


@dataclass(frozen=True, slots=True)
class ShownItem:
    """Hold one thing shown to a person: a message, its edit, its deletion, a modal, choices, a failure."""

    kind: str
    channel_id: int
    message_id: int | None
    view: Json
    files: tuple[bytes, ...] = ()

    @property
    def text(self) -> str:
        return views.text_of(self.view) if self.kind in ("message", "edit") else str(self.view)


@dataclass(frozen=True, slots=True)
class Notification:
    """Hold one notification on a person's phone."""

    channel_id: int
    message_id: int
    is_direct: bool


class Audience:
    def __init__(self, context: SandboxContext, *, keeps_history: bool = True) -> None:
        self._context = context
        self.keeps_history = keeps_history
        self.sights: defaultdict[int, list[ShownItem]] = defaultdict(list)
        self.rings: defaultdict[int, list[Notification]] = defaultdict(list)
        self._waiting: list[asyncio.Future[None]] = []
        self.on_change: list[Callable[[], None]] = []
        context.listeners.append(self._hear)

    def people(self) -> list[User]:
        return [user for user in self._context.world.users.values() if not user.bot]

    def viewers(self, message: Message) -> list[User]:
        """List who sees a message."""
        if message.only_for is not None:
            return [self._context.world.users[message.only_for]]
        return [user for user in self.people() if access.sees_message(self._context.world, user.id, message)]

    def _hear(self, event: events.WorldEvent) -> None:
        match event:
            case events.MessagePosted(message):
                self._record("message", message)
                self._note_rings(message)
            case events.MessageEdited(message):
                self._record("edit", message)
                self._note_rings(message)
            case events.MessageDeleted(message):
                self._record("deleted", message)
            case _:
                pass
        self.wake()

    def _record(self, kind: str, message: Message) -> None:
        if not self.keeps_history:
            return
        files = tuple(self._context.world.files.get(each.path, b"") for each in message.attachments)
        shown = ShownItem(kind, message.channel_id, message.id, views.message(self._context, message), files)
        for user in self.viewers(message):
            self.sights[user.id].append(shown)

    def _note_rings(self, message: Message) -> None:
        """Note each notification once; a deferred answer notifies when it is filled, other edits never."""
        if not self.keeps_history:
            return
        is_direct = self._context.world.channels[message.channel_id].guild_id is None
        for user_id in message.rings:
            if not any(ring.message_id == message.id for ring in self.rings[user_id]):
                self.rings[user_id].append(Notification(message.channel_id, message.id, is_direct))

    def note(self, interaction: Interaction) -> None:
        """Record the modal, choices or failure that an answer shows."""
        shown: dict[str, Json | None] = {
            "modal": interaction.modal,
            "choices": {"choices": interaction.choices} if interaction.choices is not None else None,
            "failure": {"failure": interaction.failure} if interaction.failure else None,
        }
        for kind, view in shown.items():
            if view is not None and self.keeps_history:
                self.sights[interaction.user_id].append(ShownItem(kind, interaction.channel_id, None, view))
        self.wake()

    def wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)
        for listener in self.on_change:
            listener()

    async def until(self, look: Callable[[], T | None], within: float) -> T:
        """Wait until `look` finds something; raise TimeoutError after so many seconds."""
        async with asyncio.timeout(within):
            while (found := look()) is None:
                future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.append(future)
                await future
            return found
