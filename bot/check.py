"""`python -m bot check`: check everything before a start; say in one line each what is wrong and how to mend it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from zoneinfo import available_timezones

import aiohttp
import discord

from bot.config import Settings
from bot.startup_errors import place_of
from bot.text import Words, words
from bot.ui.discord_io.rest import user_agent
from bot.ui.discord_io.rest.address import point_at
from bot.ui.discord_io.rest.channel_client import servers_of
from bot.ui.discord_io.rest.foreign_answers import refuse_foreign_answers
from bot.ui.rights import invitation, missing
from data.address import shown
from data.errors import StoreError
from data.migration import known
from data.opening import open_store
from data.sqlite.connection import look as look_through
from data.sqlite.files import check_nothing_remains
from games.registry import games
from games.text import WordValue
from render import Look, paint


@dataclass(frozen=True, slots=True)
class CheckFinding:
    """Hold one line: a key of the catalogue and its values."""

    key: str
    values: dict[str, WordValue]
    is_wrong: bool = False


def fine(key: str, **values: WordValue) -> CheckFinding:
    return CheckFinding(key, values)


def wrong(key: str, **values: WordValue) -> CheckFinding:
    return CheckFinding(key, values, is_wrong=True)


async def check(settings: Settings) -> int:
    """Print every finding; the exit code is 1 if something is wrong."""
    speech = words(settings.cairn_language)
    found = [finding async for finding in look(settings)]
    for finding in found:
        print(line(finding, speech))
    return int(any(finding.is_wrong for finding in found))


def line(finding: CheckFinding, speech: Words) -> str:
    return f"{'✗' if finding.is_wrong else '✓'} {speech.say(finding.key, **finding.values)}"


async def look(settings: Settings) -> AsyncIterator[CheckFinding]:
    yield await asyncio.to_thread(look_at_fonts)
    if not await asyncio.to_thread(available_timezones):
        yield wrong("check-zones-bad")
    database = settings.cairn_database
    if isinstance(database, str):
        async for finding in look_at_server(database):
            yield finding
    else:
        for finding in await asyncio.to_thread(lambda: list(look_at_database(database))):
            yield finding
    if settings.token is None:
        yield wrong("check-token-none")
        return
    async for finding in look_at_discord(settings.discord_api_url, settings.token):
        yield finding


def look_at_fonts() -> CheckFinding:
    """Paint the beginning of every game, which proves that fonts and libraries are there."""
    try:
        for rules in games():
            paint(rules.view(rules.setup({}, "check"), None), None, Look())
    except (OSError, ImportError) as error:
        return wrong("check-pictures-bad", error=_short(error))
    return fine("check-pictures-good")


async def look_at_server(address: str) -> AsyncIterator[CheckFinding]:
    """Open and close a server's database; this also creates it and brings it up to date."""
    try:
        store = await open_store(address)
        await store.close()
    except StoreError as error:
        yield wrong("check-server-bad", error=_short(error))
        return
    yield fine("check-database-good", path=shown(address))
    if unsafe := getattr(store, "unsafe", ()):
        yield wrong("check-server-unsafe", settings=", ".join(unsafe))


def look_at_database(path: Path) -> Iterator[CheckFinding]:
    """Check a database without writing; only a start brings it up to date."""
    try:
        if not path.exists():
            check_nothing_remains(path)
            yield _look_at_folder(path)
            return
        later = look_through(path, known())
    except StoreError as error:
        yield wrong("check-database-bad", path=str(path), error=_short(error).removeprefix(f"{path}: "))
        return
    yield fine("check-database-later" if later else "check-database-good", path=str(path))


def _look_at_folder(path: Path) -> CheckFinding:
    """Try to write where the database will be; what isn't there yet is made at the start."""
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    probe = folder / ".cairn-check"
    try:
        probe.touch()
        probe.unlink()
    except OSError as error:
        return wrong("check-folder-bad", path=str(folder), error=_short(error))
    return fine("check-database-new", path=str(path))


async def look_at_discord(api_url: str, token: str) -> AsyncIterator[CheckFinding]:
    """Log in without connecting, so that a running Cairn isn't disturbed."""
    try:
        await point_at(api_url)
        async with discord.Client(intents=discord.Intents(guilds=True)) as client:
            user_agent.name_before_login(client)
            refuse_foreign_answers(client)
            await client.login(token)
            yield fine("check-token-good", name=str(client.user))
            async for finding in look_at_application(client):
                yield finding
    except discord.LoginFailure:
        yield wrong("check-token-bad", file=place_of("DISCORD_TOKEN"))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        yield wrong("check-discord-bad", error=_short(error))


async def look_at_application(client: discord.Client) -> AsyncIterator[CheckFinding]:
    application = await client.application_info()
    if application.bot_require_code_grant:
        yield wrong("check-code-grant")
    if not application.bot_public:
        yield fine("check-not-public")
    yield fine("check-intents")
    servers = await servers_of(client)
    for server in servers:
        lacking = missing(discord.Permissions(int(server.get("permissions", 0))))
        if lacking:
            yield wrong("check-rights-missing", server=server["name"], rights=", ".join(lacking))
    yield fine("check-servers", count=len(servers))
    yield fine("check-invite", url=invitation(application.id))


def _short(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
