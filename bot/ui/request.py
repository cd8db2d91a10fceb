"""One interaction, as the rest of the UI sees it: person, place, language, verb and arguments."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import discord

from bot.text import Words
from bot.ui.context import DIRECT, UiContext
from bot.ui.custom_id import CustomId
from bot.ui.layout import Attached, Layout, layout, text
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Reply
from games.text import WordValue

NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Request:
    """The first answer (the acknowledgement) was given before a handler sees this."""

    ui: UiContext
    interaction: discord.Interaction
    reply: Reply
    words: Words
    custom_id: CustomId
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=lambda: NOTHING)

    @property
    def user(self) -> str:
        return str(self.interaction.user.id)

    @property
    def server(self) -> str | None:
        return str(self.interaction.guild_id) if self.interaction.guild_id else None

    @property
    def guild(self) -> str:
        """The server, where the wish makes no sense without one."""
        if self.server is None:
            raise UiRefusal("error-server-only")
        return self.server

    @property
    def table_guild(self) -> str:
        """The server a table begun here belongs to; in a direct message, the person stands in its place."""
        return self.server or f"{DIRECT}{self.user}"

    @property
    def place(self) -> str:
        return str(self.interaction.channel_id)

    @property
    def channel(self) -> str:
        """The channel a new table belongs to: of a thread, the one it is a thread of."""
        here = self.interaction.channel
        return str(here.parent_id) if isinstance(here, discord.Thread) else self.place

    @property
    def token(self) -> str:
        """Discord's id of this interaction: the same one delivered twice acts once."""
        return str(self.interaction.id)

    def say(self, key: str, /, **values: WordValue) -> str:
        return self.words.say(key, **values)

    async def answer(self, view: Layout, *files: Attached) -> None:
        """Fill the private answer, or the message the button stands on."""
        await self.reply.fill(view, files)

    async def tell(self, key: str, /, **values: WordValue) -> None:
        await self.answer(layout(text(self.say(key, **values))))

    async def leave_quietly(self) -> None:
        """Take the private «thinking…» away: what was asked for stands in the channel for all to see."""
        await self.reply.withdraw()
