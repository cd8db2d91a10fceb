"""Do what was asked for with the settings that were read: check, rehearse, or run until asked to stop."""

import argparse
import asyncio
import logging
import sys
from collections.abc import Coroutine

from bot import app
from bot.check import check
from bot.config import Settings, unknown_settings
from bot.log_redaction import set_up_logging
from bot.startup_errors import STARTUP_ERRORS, exit_code, in_one_line
from bot.text import words
from games.registry import LEFT_OUT

log = logging.getLogger("bot")


def look(settings: Settings) -> int:
    """Check without starting; the libraries' log lines are dropped, because they would stand between ours."""
    logging.basicConfig(handlers=[logging.NullHandler()])
    return asyncio.run(check(settings))


def rehearse(settings: Settings, asked: argparse.Namespace) -> int:
    """Rehearse; the libraries' log lines are dropped, because they would stand between ours."""
    from bot.rehearsal.command_line import run_until_stopped  # every promise, which nobody else needs

    logging.basicConfig(handlers=[logging.NullHandler()])
    return asyncio.run(run_until_stopped(settings, asked))


def run(settings: Settings) -> int:
    """Run until asked to stop."""
    set_up_logging(settings.cairn_log_level, settings.cairn_log_format)
    for name, meant in unknown_settings().items():
        log.warning(words(settings.cairn_language).say("startup-unknown", name=name, meant=meant or "none"))
    for why in LEFT_OUT:
        log.warning(words(settings.cairn_language).say("game-left-out", why=why))
    try:
        asyncio.run(work(settings))
    except STARTUP_ERRORS as error:
        print(in_one_line(error, words(settings.cairn_language)), file=sys.stderr)
        return exit_code(error)
    return 0


def work(settings: Settings) -> Coroutine[None, None, None]:
    """Choose what to run; where there is a token, the stand-in for Discord isn't even imported."""
    if settings.token:
        return app.serve(settings)
    from bot.local_demo import try_it  # a bot with a token never needs the stand-in

    return try_it(settings)
