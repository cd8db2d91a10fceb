"""`python -m bot rehearse`: log in, find the channel, rehearse, clean up, and say what came out."""

import argparse
import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import discord

from bot.config import Settings
from bot.rehearsal.all_promises import PROMISES
from bot.rehearsal.clean_up import clean_up
from bot.rehearsal.client import RehearsalClient
from bot.rehearsal.find_place import PlaceUnclear, find_place
from bot.rehearsal.report import RehearsalReport, row, summary, without_ids, write
from bot.rehearsal.requests import RehearsalRequests
from bot.rehearsal.room import RehearsalPlace, RehearsalWishes, Room
from bot.rehearsal.run import rehearse
from bot.startup_errors import place_of
from bot.text import Words, words
from bot.ui.discord_io.rest import user_agent
from bot.ui.discord_io.rest.address import point_at
from bot.ui.discord_io.rest.sparse_application import fill_in_application

KEPT, BROKEN, UNUSABLE = 0, 1, 2
CONNECTED_WITHIN_S = 60.0  # then the rehearsal gives up connecting
FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


def say(line: str) -> None:
    """Say it at once, also where the terminal is a pipe."""
    print(line, flush=True)


async def run_until_stopped(settings: Settings, wanted: argparse.Namespace) -> int:
    """Rehearse; asked to stop, clear away what was made, and then end."""
    loop, task = asyncio.get_running_loop(), asyncio.ensure_future(run(settings, wanted))
    for name in (signal.SIGTERM, signal.SIGINT):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(name, task.cancel)
    try:
        return await task
    except asyncio.CancelledError:
        return BROKEN


async def run(settings: Settings, wanted: argparse.Namespace, wishes: RehearsalWishes | None = None) -> int:
    """Give the exit code: 1 if a promise is broken, 2 if nothing could be rehearsed."""
    speech = words(settings.cairn_language)
    if settings.discord_token is None:
        return _unusable(speech.say("check-token-none"))
    how = replace(wishes or RehearsalWishes(), is_long=wanted.long)
    try:
        await point_at(settings.discord_api_url)
        async with entered(settings.discord_token, wanted, speech, how) as room:
            return await _rehearsed(settings, wanted, room)
    except PlaceUnclear as unclear:
        return _unusable("\n".join([speech.say(unclear.key), *unclear.lines]))
    except discord.LoginFailure:
        return _unusable(speech.say("check-token-bad", file=place_of("DISCORD_TOKEN")))
    except FAILURES as error:
        said = " ".join(str(error).split()) or type(error).__name__
        return _unusable(speech.say("check-discord-bad", error=without_ids(said)))


def _unusable(said: str) -> int:
    say(said)
    return UNUSABLE


@asynccontextmanager
async def entered(token: str, wanted: argparse.Namespace, speech: Words, how: RehearsalWishes) -> AsyncIterator[Room]:
    """Log in and connect; whatever happens inside, what was made is cleared away."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as looking:
        user_agent.name_before_login(looking)
        fill_in_application(looking)
        await looking.login(token)
        place = await find_place(looking, wanted.server, wanted.channel)
    async with RehearsalClient(place.server, how.patience) as client:
        await client.login(token)
        room = await made_room(client, place, speech, how)
        connecting = asyncio.create_task(client.connect())
        try:
            await _until_heard(client, connecting)
            yield room
        finally:
            await client.close()
            connecting.cancel()
            await asyncio.gather(connecting, return_exceptions=True)


async def _until_heard(client: RehearsalClient, connecting: "asyncio.Task[None]") -> None:
    heard = asyncio.create_task(client.hands.is_heard.wait())
    await asyncio.wait((heard, connecting), timeout=CONNECTED_WITHIN_S, return_when=asyncio.FIRST_COMPLETED)
    if not heard.done():
        heard.cancel()
        if connecting.done():
            connecting.result()
        raise TimeoutError("the gateway doesn't answer")


async def made_room(client: RehearsalClient, place: RehearsalPlace, speech: Words, wishes: RehearsalWishes) -> Room:
    user, application = client.user, client.application_id
    if user is None or application is None:
        raise discord.ClientException("not logged in")
    requests = RehearsalRequests(client, client.webhooks, client.headers)
    return Room(requests, place, str(user.id), str(application), client.hands, speech, say, wishes)


async def _rehearsed(settings: Settings, wanted: argparse.Namespace, room: Room) -> int:
    at = datetime.now(UTC)
    say(room.speech.say("rehearsal-begins"))
    try:
        findings = await rehearse(room, PROMISES, lambda finding: say(row(finding, room.speech)))
    finally:
        left = await clean_up(room)
    report = RehearsalReport(at, settings.discord_api_url, findings, left)
    path = wanted.json or Path(f"var/rehearsal-{at:%Y%m%d-%H%M%S}.json")
    write(report, path, room.speech)
    say(summary(report, room.speech))
    say(room.speech.say("rehearsal-written", path=str(path)))
    return BROKEN if report.broken else KEPT
