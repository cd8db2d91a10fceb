"""Run Cairn without a token: the real bot, connected to a stand-in for Discord."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

from bot.app import serve
from bot.config import NO_BACKUPS, Settings
from bot.startup_errors import DemoPortTaken
from bot.text import words
from sandbox import MovableClock, PortTaken, Sandbox

PEOPLE = ("Ana", "Ben", "Cleo")
MOST_PICTURES = 1_000  # older ones leave their messages, so that a long trial stays small


async def try_it(settings: Settings) -> None:
    """Serve the page on this machine until asked to stop; games are kept from one run to the next."""
    clock = MovableClock()
    folder = settings.cairn_demo_folder
    folder.mkdir(parents=True, exist_ok=True)
    sandbox = Sandbox(
        port=settings.cairn_demo_port,
        clock=clock,
        advance=clock.advance,
        people=PEOPLE,
        keep_files=MOST_PICTURES,
        snapshot_path=folder / "sandbox-world.json",
    )
    _found_places_elsewhere(sandbox)
    async with open_to_visitors(sandbox):
        print(words(settings.cairn_language).say("demo-ready", address=sandbox.page_url), flush=True)
        await serve(pointed_at(sandbox, settings), clock)


def _found_places_elsewhere(sandbox: Sandbox) -> None:
    """Give the people a server that hasn't invited the bot, and a group: to try it installed for oneself."""
    if not any(place.is_conversation for place in sandbox.world.channels.values()):
        people = [sandbox.person(name) for name in PEOPLE]
        sandbox.found_elsewhere("Elsewhere", *people)
        sandbox.open_conversation(*people)


@asynccontextmanager
async def open_to_visitors(sandbox: Sandbox) -> AsyncIterator[None]:
    """Serve the page, or say who has its port."""
    async with AsyncExitStack() as held:
        try:
            await held.enter_async_context(sandbox)
        except PortTaken as taken:
            raise DemoPortTaken(taken.port, taken.holder) from taken
        yield


def pointed_at(sandbox: Sandbox, settings: Settings) -> Settings:
    """Copy the settings, with the stand-in's address in Discord's place."""
    return replace(
        settings,
        discord_token=sandbox.token,
        discord_api_url=sandbox.api_url,
        cairn_shards=None,
        cairn_database=settings.cairn_demo_folder / "sandbox.sqlite3",
        cairn_backups=NO_BACKUPS,
    )
