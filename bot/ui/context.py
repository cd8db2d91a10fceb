"""What every part of the UI works with."""

from dataclasses import dataclass, field

from bot.clock import Clock
from bot.tables import Tables
from bot.text import LANGUAGES, Words, words
from bot.ui.names import Names
from bot.ui.public.sprite_warmer import SpriteWarmer


@dataclass(frozen=True, slots=True)
class UiContext:
    """Tables, clock and names; and which language is spoken in public."""

    tables: Tables
    clock: Clock
    names: Names
    language: str
    sprite_warmer: SpriteWarmer = field(default_factory=SpriteWarmer)

    async def public_words(self, guild: str) -> Words:
        """Speak the server's language: what it has set, else the host's default."""
        chosen = (await self.tables.people.server(guild)).language
        return words(chosen if chosen in LANGUAGES else self.language)
