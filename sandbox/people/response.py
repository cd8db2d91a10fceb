"""Tell what came back after a person did something."""

from collections.abc import Callable

from sandbox.people import views
from sandbox.people.audience import PATIENCE_S, Audience
from sandbox.people.seen import Seen
from sandbox.protocol.json_codec import Json
from sandbox.world.context import SandboxContext
from sandbox.world.interactions import Interaction
from sandbox.world.world import Message

DEFERRED, DEFERRED_UPDATE = 5, 6


class BotResponse:
    def __init__(self, context: SandboxContext, audience: Audience, interaction: Interaction) -> None:
        self._context = context
        self._audience = audience
        self.interaction = interaction

    def __repr__(self) -> str:
        return (
            f"<Response to {self.interaction.command}: type {self.interaction.answer}, {self.failure or 'no failure'}>"
        )

    @property
    def ack_ms(self) -> float | None:
        """Give the milliseconds from the click to the first answer."""
        return self.interaction.ack_ms

    @property
    def is_deferred(self) -> bool:
        return self.interaction.answer in (DEFERRED, DEFERRED_UPDATE)

    @property
    def is_private(self) -> bool:
        return self.interaction.is_private

    @property
    def failure(self) -> str | None:
        return self.interaction.failure

    @property
    def modal(self) -> Json | None:
        return self.interaction.modal

    @property
    def choices(self) -> list[Json] | None:
        return self.interaction.choices

    @property
    def messages(self) -> list[Seen]:
        """List the answer and its follow-ups as they are now, those deleted left out."""
        mine = [self.interaction.original, *self.interaction.follow_ups]
        return [self._seen(each) for each in mine if each is not None and self._context.world.message(each.id)]

    @property
    def text(self) -> str:
        return "\n".join(each.text for each in self.messages)

    def _seen(self, message: Message) -> Seen:
        files = {each.path: self._context.world.files.get(each.path, b"") for each in message.attachments}
        return Seen(views.message(self._context, message), files)

    async def answered(self) -> None:
        """Wait for the first answer, or for the three seconds to pass."""
        while not self.interaction.is_settled:
            await self.interaction.changed.wait()

    async def shown(self, within: float = PATIENCE_S) -> Seen:
        """Wait for the first message that is no longer loading; after a deferred update, for the update."""

        def look() -> Seen | None:
            if (
                self.interaction.answer == DEFERRED_UPDATE
                and not self.interaction.edits
                and not self.interaction.follow_ups
            ):
                return None
            ready = [each for each in self.messages if not each.is_loading]
            return ready[0] if ready else None

        return await self._audience.until(look, within)

    async def until(self, wanted: Callable[["BotResponse"], object], within: float = PATIENCE_S) -> "BotResponse":
        """Wait until this response satisfies `wanted`."""
        return await self._audience.until(lambda: self if wanted(self) else None, within)
