"""The dependencies of every part of the UI."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.clock import Clock
from bot.monitoring.measures import Measures
from bot.newest import Newest
from bot.tables import Tables
from bot.text import LANGUAGES, Words, language_of, words
from bot.ui.discord_io.rest.pacing import Pacing
from bot.ui.discord_io.rest.registration import Registration
from bot.ui.emoji import Emojis
from bot.ui.names import Names
from bot.ui.sprite_warmer import SpriteWarmer
from bot.workers.pool import WorkerPool
from bot.workers.review import Reviewer

UNCHOSEN = "en-US"
MOST_SAID = 500  # hints, in memory alone: after a restart one may be said twice
DIRECT = "dm:"  # before a person's id, in place of a server's, for tables in direct messages


@dataclass(frozen=True, slots=True)
class Host:
    """Say who runs this bot, and where its source, privacy policy and terms are; "" for what isn't told."""

    name: str = ""
    source: str = ""
    privacy: str = ""
    terms: str = ""


async def _not_connected(server: str) -> str:
    return UNCHOSEN


@dataclass(slots=True)
class ServerLocales:
    """Say which locale a server has at Discord: whoever is connected there knows."""

    of: Callable[[str], Awaitable[str]] = _not_connected


@dataclass(frozen=True, slots=True)
class UiContext:
    """Hold what every part of the UI needs: tables, clock, names, workers, and the default language."""

    tables: Tables
    clock: Clock
    names: Names
    language: str
    workers: WorkerPool = field(default_factory=WorkerPool)
    sprite_warmer: SpriteWarmer = field(default_factory=SpriteWarmer)
    measures: Measures = field(default_factory=Measures)
    registration: Registration = field(default_factory=Registration)
    host: Host = field(default_factory=Host)
    said_hints: Newest[str, str] = field(default_factory=lambda: Newest(MOST_SAID))  # what the last at a table said
    server_locales: ServerLocales = field(default_factory=ServerLocales)
    emojis: Emojis = field(default_factory=Emojis)
    pacing: Pacing = field(init=False)
    reviewer: Reviewer = field(init=False)

    def __post_init__(self) -> None:
        sharing = self.tables.sharing
        object.__setattr__(self, "pacing", Pacing(lambda: sharing.part))
        object.__setattr__(self, "reviewer", Reviewer(self.tables, self.workers))

    async def public_words(self, guild: str) -> Words:
        """Find the language of public messages: what the server chose here, else at Discord, else the default.

        At Discord every new server has American English, so that is no choice. In a direct message it is the person's.
        """
        if guild.startswith(DIRECT):
            return await self.words_of(guild.removeprefix(DIRECT))
        chosen = (await self.tables.people.server(guild)).language
        return words(chosen if chosen in LANGUAGES else await self._at_discord(guild))

    async def words_of(self, person: str) -> Words:
        """Find the language somebody reads, as their last command told it."""
        return words((await self.tables.people.person(person)).language or self.language)

    async def _at_discord(self, guild: str) -> str:
        locale = await self.server_locales.of(guild)
        return self.language if locale == UNCHOSEN else language_of(locale, self.language)
