"""One interaction, as the rest of the UI sees it: person, place, language, verb and arguments."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import discord

from bot.text import Words
from bot.ui.context import DIRECT, UiContext
from bot.ui.custom_id import CustomId
from bot.ui.discord_io.rest.user_install import is_user_install
from bot.ui.layout import Attached, Layout, layout, text
from bot.ui.refusal import found
from bot.ui.reply import Reply
from games.text import WordValue

NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Request:
    """Hold one interaction; it was acknowledged before a handler sees it."""

    ui: UiContext
    interaction: discord.Interaction
    reply: Reply
    words: Words
    custom_id: CustomId
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    people: tuple[discord.Member | discord.User, ...] = ()  # picked from a menu of people
    after_turn: Callable[[str, str], Awaitable[None]] | None = None  # shows the table in place of what was played

    @property
    def user(self) -> str:
        return str(self.interaction.user.id)

    @property
    def is_user_install(self) -> bool:
        """Return whether the person has brought the bot along: nobody here has invited it, and it posts nothing."""
        return is_user_install(self.interaction)

    @property
    def server(self) -> str | None:
        """Return the server, if it has invited the bot."""
        return str(self.interaction.guild_id) if self.interaction.guild_id and not self.is_user_install else None

    @property
    def guild(self) -> str:
        """Return the server; refuse an interaction that makes no sense without one."""
        return found(self.server, "error-server-only")

    @property
    def table_guild(self) -> str:
        """Return the server of a table begun here; in a direct message, the person stands in its place."""
        return self.server or f"{DIRECT}{self.user}"

    @property
    def channel_id(self) -> str:
        """Return the channel; "" where the bot isn't, as if there was none."""
        return "" if self.is_user_install else str(self.interaction.channel_id or "")

    @property
    def channel(self) -> str:
        """Return the channel of a table begun here; for a thread, its parent; "" for a pocket game."""
        here = self.interaction.channel
        return str(here.parent_id) if isinstance(here, discord.Thread) else self.channel_id

    @property
    def roles(self) -> set[str]:
        """Return the roles this person has here; none in a direct message."""
        reader = self.interaction.user
        return {str(role.id) for role in reader.roles} if isinstance(reader, discord.Member) else set()

    @property
    def token(self) -> str:
        """Return Discord's id of this interaction, by which a repeated delivery is recognised."""
        return str(self.interaction.id)

    def say(self, key: str, /, **values: WordValue) -> str:
        return self.words.say(key, **values)

    async def answer(self, view: Layout, *files: Attached) -> None:
        """Fill the private answer, or the message the button stands on."""
        await self.reply.fill(view, files)

    async def tell(self, key: str, /, **values: WordValue) -> None:
        await self.answer(layout(text(self.say(key, **values))))

    async def leave_quietly(self) -> None:
        """Delete the private "thinking…" message, because the answer stands in the channel."""
        await self.reply.withdraw()
