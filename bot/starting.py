"""Do what was asked for with the settings that were read: check, rehearse, or run until asked to stop."""

import argparse
import asyncio
import logging
import sys
from collections.abc import Coroutine
from pathlib import Path

from bot import app
from bot.check import check
from bot.clock import SystemClock
from bot.config import Settings, unknown_settings
from bot.log_redaction import set_up_logging
from bot.startup_errors import STARTUP_ERRORS, exit_code, in_one_line
from bot.tables import Tables
from bot.text import words
from data.opening import open_store
from games.registry import LEFT_OUT

log = logging.getLogger("bot")


def look(settings: Settings) -> int:
    """Check without starting; the libraries' log lines are dropped, because they would stand between ours."""
    logging.basicConfig(handlers=[logging.NullHandler()])
    return asyncio.run(check(settings))


def rehearse(settings: Settings, asked: argparse.Namespace) -> int:
    from bot.rehearsal.command_line import run_until_stopped  # every promise, which nobody else needs

    logging.basicConfig(handlers=[logging.NullHandler()])
    return asyncio.run(run_until_stopped(settings, asked))


def recompute_ratings(settings: Settings) -> int:
    """Print all ratings as they follow from the results; a database in use says so, and a copy of it will do."""
    return _ended_well(_print_ratings(settings.cairn_database), settings)


async def _print_ratings(database: str | Path) -> None:
    """Print server, game, person, mean, spread, level and games, parted by tabs."""
    store = await open_store(database)
    try:
        competition = Tables(store, SystemClock()).competition
        for guild in await competition.rated_servers():
            for (person, game), one in sorted((await competition.ratings(guild)).items()):
                print(guild, game, person, f"{one.mu:.6f}", f"{one.sigma:.6f}", f"{one.level:.2f}", one.games, sep="\t")
    finally:
        await store.close()


def run(settings: Settings) -> int:
    set_up_logging(settings.cairn_log_level, settings.cairn_log_format)
    for name, meant in unknown_settings().items():
        log.warning(words(settings.cairn_language).say("startup-unknown", name=name, meant=meant or "none"))
    for why in LEFT_OUT:
        log.warning(words(settings.cairn_language).say("game-left-out", why=why))
    return _ended_well(work(settings), settings)


def _ended_well(asked: Coroutine[None, None, None], settings: Settings) -> int:
    """Do it, and say in one line what kept it from being done."""
    try:
        asyncio.run(asked)
    except STARTUP_ERRORS as error:
        print(in_one_line(error, words(settings.cairn_language)), file=sys.stderr)
        return exit_code(error)
    return 0


def work(settings: Settings) -> Coroutine[None, None, None]:
    """Choose what to run; where there is a token, the stand-in for Discord isn't even imported."""
    if settings.discord_token:
        return app.serve(settings)
    from bot.local_demo import try_it  # a bot with a token never needs the stand-in

    return try_it(settings)
