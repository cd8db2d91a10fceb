"""What is set in the environment and in `.env`: nothing else reads either."""

import os
import sys
from collections.abc import Mapping
from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from bot.config.settings import Settings, WrongSettings, names_of, settings_from

ENV_FILE = ".env"
OURS = "CAIRN_"  # how the names of our own settings begin


def unknown_settings() -> dict[str, str]:
    """Find names that look like settings and are none, each with the setting that was perhaps meant."""
    known = {name.upper() for one in fields(Settings) for name in names_of(one.name)}
    given = {name.upper() for name in (*os.environ, *dotenv_values(ENV_FILE))}
    wrong = sorted(name for name in given - known if name.startswith(OURS))
    ours = {name.removeprefix(OURS): name for name in known}  # the beginning, which all share, makes none alike
    near = {name: get_close_matches(name.removeprefix(OURS), ours, 1) for name in wrong}
    return {name: ours[near_ones[0]] if near_ones else "" for name, near_ones in near.items()}


def read_settings() -> Settings | None:
    """Read the settings; where they are wrong, say so in a line each."""
    try:
        line = garbled_line(Path(ENV_FILE))
        settings = settings_from(_by_name(os.environ), _by_name(dotenv_values(ENV_FILE)))
    except WrongSettings as wrong:
        said = wrong.lines
    except UnicodeDecodeError:
        said = [".env: this is no UTF-8 text; save it as UTF-8 and start again"]
    except OSError as error:
        said = [f".env: {error.strerror or error}"]
    else:
        if line is None:
            return settings
        said = [f".env: line {line} can't be read; is a quotation mark missing?"]
    print(*said, sep="\n", file=sys.stderr)
    return None


def _by_name(given: Mapping[str, str | None]) -> dict[str, str]:
    return {name.lower(): text or "" for name, text in given.items()}


def garbled_line(path: Path) -> int | None:
    """Find a line that would be passed over, and what is set there with it."""
    if not path.is_file():
        return None
    with path.open(encoding="utf-8") as file:
        return next((binding.original.line for binding in parse_stream(file) if binding.error), None)
