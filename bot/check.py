"""`python -m bot check`: check everything before a start; say in one line each what is wrong and how to mend it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from zoneinfo import available_timezones

from bot.check_discord import look_at_discord
from bot.check_finding import CheckFinding, fine, in_short, wrong
from bot.check_host import existing, look_at_host, refusal_to_write
from bot.config import Settings
from bot.text import Words, words
from data.address import shown
from data.errors import StoreError
from data.migration import known
from data.opening import open_store
from data.sqlite.connection import look as look_through
from data.sqlite.files import check_nothing_remains
from games.registry import LEFT_OUT, game, games, leave_out_broken
from render import Look, paint


async def check(settings: Settings) -> int:
    """Print every finding; the exit code is 1 if something is wrong."""
    speech = words(settings.cairn_language)
    findings = [finding async for finding in look(settings)]
    for finding in findings:
        print(line(finding, speech))
    return int(any(finding.is_wrong for finding in findings))


def line(finding: CheckFinding, speech: Words) -> str:
    return f"{finding.sign} {speech.say(finding.key, **finding.values)}"


async def look(settings: Settings) -> AsyncIterator[CheckFinding]:
    yield await asyncio.to_thread(look_at_fonts)
    for why in LEFT_OUT:
        yield wrong("game-left-out", why=why)
    if not await asyncio.to_thread(available_timezones):
        yield wrong("check-zones-bad")
    database = settings.cairn_database
    if isinstance(database, str):
        async for finding in look_at_server(database):
            yield finding
    else:
        for finding in await asyncio.to_thread(lambda: list(look_at_database(database))):
            yield finding
    for finding in await look_at_host(settings):
        yield finding
    if settings.discord_token is None:
        yield wrong("check-token-none")
        return
    async for finding in look_at_discord(settings.discord_api_url, settings.discord_token):
        yield finding


def look_at_fonts() -> CheckFinding:
    """Paint the beginning of every game, which proves that fonts and libraries are there."""
    leave_out_broken(_paint_beginning)
    try:
        for rules in games():
            _paint_beginning(rules.key)
    except (OSError, ImportError) as error:
        return wrong("check-pictures-bad", error=in_short(error))
    return fine("check-pictures-good")


def _paint_beginning(key: str) -> None:
    rules = game(key)
    paint(rules.view(rules.setup({}, "check"), None), None, Look())


async def look_at_server(address: str) -> AsyncIterator[CheckFinding]:
    """Open and close a server's database; this also creates it and brings it up to date."""
    try:
        store = await open_store(address)
        await store.close()
    except StoreError as error:
        yield wrong("check-server-bad", error=in_short(error))
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
        yield wrong("check-database-bad", path=str(path), error=in_short(error).removeprefix(f"{path}: "))
        return
    yield fine("check-database-later" if later else "check-database-good", path=str(path))


def _look_at_folder(path: Path) -> CheckFinding:
    """Try to write where the database will be."""
    folder = existing(path.absolute().parent)
    if error := refusal_to_write(folder):
        return wrong("check-folder-bad", path=str(folder), error=error)
    return fine("check-database-new", path=str(path))
