"""`python -m bot`: Discord with a token, a page in the browser without one; `python -m bot check` looks before."""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING

from bot import __version__, process_memory
from bot.rehearsal.options import add_options

if TYPE_CHECKING:
    from bot.config import Settings

log = logging.getLogger("bot")

USAGE = 2
HELP = "Settings are read from the environment and from the file .env; .env.example explains each."


def main(arguments: list[str] | None = None) -> int:
    """Start what is asked for; if that fails, say why in one line. Asked to stop, end well from the first moment on."""
    if arguments is not None:
        return begin(arguments)
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: sys.exit(0))
    return begin(sys.argv[1:])


def be_interrupted() -> None:
    """Let a signal end what looks or tries something: it hasn't found that all is well."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def begin(arguments: list[str]) -> int:
    try:
        asked = wishes().parse_args(arguments)
    except SystemExit as ended:  # argparse has said what it had to
        return int(ended.code or 0)
    if asked.version:
        print(f"Cairn {__version__}")
        return 0
    settings = read_settings()
    if settings is None:
        return USAGE
    if asked.wish:
        be_interrupted()
    if asked.wish == "check":
        return look(settings)
    if asked.wish == "rehearse":
        return rehearse(settings, asked)
    return run(settings)


def wishes() -> argparse.ArgumentParser:
    """Describe what can be asked for."""
    parser = argparse.ArgumentParser(
        "cairn" if Path(sys.argv[0]).stem == "cairn" else "python -m bot",
        description="Cairn, quiet board games for Discord: start the bot, or without a token a page to try it.",
        epilog=HELP,
    )
    parser.add_argument("--version", action="store_true", help="say which release this is")
    known = parser.add_subparsers(dest="wish", title="instead of starting")
    known.add_parser("check", help="look at everything a start needs, and say what is wrong")
    add_options(known.add_parser("rehearse", help="try in a test channel what the bot relies on"))
    return parser


def read_settings() -> "Settings | None":
    """Read the settings; where they are wrong, say so in a line each."""
    with process_memory.not_collecting():
        from pydantic import ValidationError

        from bot.config import Settings
    try:
        line = garbled_line(Path(".env"))
        settings = Settings()
    except ValidationError as error:
        for wrong in error.errors():
            said = " ".join(wrong["msg"].removeprefix("Value error, ").split())
            print(f"{'.'.join(map(str, wrong['loc'])).upper()}: {said}", file=sys.stderr)
        return None
    except UnicodeDecodeError:
        print(".env: this is no UTF-8 text; save it as UTF-8 and start again", file=sys.stderr)
        return None
    except OSError as error:
        print(f".env: {error.strerror or error}", file=sys.stderr)
        return None
    if line is not None:
        print(f".env: line {line} can't be read; is a quotation mark missing?", file=sys.stderr)
        return None
    return settings


def garbled_line(path: Path) -> int | None:
    """Find a line that would be passed over, and what is set there with it."""
    if not path.is_file():
        return None
    from dotenv.parser import parse_stream

    with path.open(encoding="utf-8") as file:
        return next((found.original.line for found in parse_stream(file) if found.error), None)


def look(settings: "Settings") -> int:
    """Check without starting; the libraries' log lines are dropped, because they would stand between ours."""
    from bot.check import check

    logging.basicConfig(handlers=[logging.NullHandler()])
    return asyncio.run(check(settings))


def rehearse(settings: "Settings", asked: argparse.Namespace) -> int:
    """Rehearse; the libraries' log lines are dropped, because they would stand between ours."""
    from bot.rehearsal.command_line import run_until_stopped

    logging.basicConfig(handlers=[logging.NullHandler()])
    return asyncio.run(run_until_stopped(settings, asked))


def run(settings: "Settings") -> int:
    """Run until asked to stop."""
    with process_memory.not_collecting():
        from bot.log_redaction import set_up_logging

        set_up_logging(settings.cairn_log_level, settings.cairn_log_format)
        working = work(settings)
        from bot.config import unknown_settings
        from bot.startup_errors import STARTUP_ERRORS, exit_code, in_one_line
        from bot.text import words
    for name, meant in unknown_settings().items():
        log.warning(words(settings.cairn_language).say("startup-unknown", name=name, meant=meant or "none"))
    try:
        asyncio.run(working)
    except STARTUP_ERRORS as error:
        print(in_one_line(error, words(settings.cairn_language)), file=sys.stderr)
        return exit_code(error)
    return 0


def work(settings: "Settings") -> Coroutine[None, None, None]:
    """Choose what to run; where there is a token, the stand-in for Discord isn't even imported."""
    if settings.token:
        from bot.app import serve

        return serve(settings)
    from bot.local_demo import try_it

    return try_it(settings)


if __name__ == "__main__":
    sys.exit(main())
