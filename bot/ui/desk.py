"""What every part of the UI works with."""

from dataclasses import dataclass

from bot.clock import Clock
from bot.tables import Tables
from bot.text import LANGUAGES, Words, words
from bot.ui.names import Names
from render import Look
from render.look import ThemeName


@dataclass(frozen=True, slots=True)
class Desk:
    """Tables, clock and names; and which language and look is whose."""

    tables: Tables
    clock: Clock
    names: Names
    language: str

    async def public_words(self, guild: str) -> Words:
        """Speak the server's language: what it has set, else the host's default."""
        chosen = (await self.tables.server(guild)).language
        return words(chosen if chosen in LANGUAGES else self.language)

    async def public_look(self, guild: str, speech: Words) -> Look:
        return Look(theme=_theme((await self.tables.server(guild)).theme), language=speech.language)

    async def private_look(self, user: str, speech: Words) -> Look:
        return Look(theme=_theme((await self.tables.person(user)).theme), language=speech.language)


def _theme(name: str) -> ThemeName:
    return "dark" if name == "dark" else "light"
