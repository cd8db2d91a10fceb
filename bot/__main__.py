"""`python -m bot`: Discord with a token, a page in the browser without one; `python -m bot check` looks before."""

import asyncio
import logging
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING

from bot import process_memory

if TYPE_CHECKING:
    from bot.config import Settings

USAGE, FAILED = 2, 1


def main(arguments: list[str] | None = None) -> int:
    """Start what is asked for; if that fails, say why in one line."""
    wishes = sys.argv[1:] if arguments is None else arguments
    with process_memory.not_collecting():
        from pydantic import ValidationError

        from bot.config import Settings
        from bot.log_redaction import set_up_logging
    try:
        line = garbled_line(Path(".env"))
        settings = Settings()
    except ValidationError as error:
        for wrong in error.errors():
            said = " ".join(wrong["msg"].removeprefix("Value error, ").split())
            print(f"{'.'.join(map(str, wrong['loc'])).upper()}: {said}", file=sys.stderr)
        return USAGE
    except UnicodeDecodeError:
        print(".env: this is no UTF-8 text; save it as UTF-8 and start again", file=sys.stderr)
        return USAGE
    except OSError as error:
        print(f".env: {error.strerror or error}", file=sys.stderr)
        return USAGE
    if line is not None:
        print(f".env: line {line} can't be read; is a quotation mark missing?", file=sys.stderr)
        return USAGE
    if wishes == ["check"]:
        return look(settings)
    if wishes[:1] == ["rehearse"]:
        from bot.rehearsal.command_line import main as rehearse

        return rehearse(settings, wishes[1:])
    if wishes:
        print("python -m bot [check | rehearse]", file=sys.stderr)
        return USAGE
    set_up_logging(settings.cairn_log_level, settings.cairn_log_format)
    return run(settings)


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


def run(settings: "Settings") -> int:
    """Run until asked to stop."""
    with process_memory.not_collecting():
        working = work(settings)
        from bot.startup_errors import STARTUP_ERRORS, in_one_line
        from bot.text import words
    try:
        asyncio.run(working)
    except KeyboardInterrupt:
        return 0
    except STARTUP_ERRORS as error:
        print(in_one_line(error, words(settings.cairn_language)), file=sys.stderr)
        return FAILED
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
