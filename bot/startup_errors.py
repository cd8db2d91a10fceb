"""The errors that keep Cairn from starting, each told in one line that says what to do."""

import errno
import os

import discord

from bot.monitoring.errors import MissingMetrics, MonitoringPortTaken, UnusableMetricsAddress
from bot.text import Words
from bot.ui.discord_io.rest.outages import OURS, WRONG_TOKEN
from data.errors import CannotShare, MissingDriver, StoreError, WrongAddress
from data.missing_library import how_to_install

FAILED, LASTING = 1, 78  # the second is sysexits' EX_CONFIG; deploy/cairn.service doesn't start again after it
NOT_LET_IN = (discord.LoginFailure, discord.PrivilegedIntentsRequired)
STARTUP_ERRORS = (*NOT_LET_IN, discord.HTTPException, discord.ConnectionClosed, StoreError, OSError)
MISTAKES = (*NOT_LET_IN, CannotShare, MissingDriver, MissingMetrics, WrongAddress)
REFUSED_INTENTS = 4014
ABOUT = {4010: "shard", 4011: "sharding", REFUSED_INTENTS: "intents"}  # the gateway's close codes
SERVICE_FOLDER = "/etc/cairn"  # where deploy/cairn.service reads its settings


class DemoPortTaken(OSError):
    """Raised when the page to try Cairn on can't have its port; names what has it, if that can be found out."""

    def __init__(self, port: int, holder: str | None) -> None:
        super().__init__(errno.EADDRINUSE, f"port {port} is taken by {holder or 'another program'}")
        self.port, self.holder = port, holder


def in_one_line(error: BaseException, speech: Words) -> str:
    if is_about_token(error):
        return speech.say("startup-token", file=place_of("DISCORD_TOKEN"))
    if (code := refusal(error)) is not None:
        return speech.say("startup-refused", code=str(code), about=ABOUT.get(code, "version"))
    if isinstance(error, MonitoringPortTaken):
        return speech.say("startup-metrics-port", host=error.host, port=str(error.port))
    if isinstance(error, UnusableMetricsAddress):
        return speech.say("startup-metrics-address", host=error.host, port=str(error.port), why=error.why)
    if isinstance(error, MissingMetrics):
        return speech.say("startup-metrics", install=how_to_install("prometheus_client", "metrics"))
    if isinstance(error, DemoPortTaken):
        return speech.say("startup-port", port=str(error.port), holder=error.holder or "unknown")
    return " ".join(str(error).split()) or type(error).__name__


def exit_code(error: BaseException) -> int:
    """Choose the exit code: after `LASTING` a new start would fail in the same way until somebody mends it."""
    return LASTING if isinstance(error, MISTAKES) or is_about_token(error) or refusal(error) is not None else FAILED


def is_about_token(error: BaseException) -> bool:
    """Return whether Discord doesn't know the token, or no longer."""
    return isinstance(error, discord.LoginFailure) or _close_code(error) == WRONG_TOKEN


def refusal(error: BaseException) -> int | None:
    """Return the gateway's close code if it refuses what this bot asks for, and always will."""
    code = REFUSED_INTENTS if isinstance(error, discord.PrivilegedIntentsRequired) else _close_code(error)
    return code if code in OURS else None


def _close_code(error: BaseException) -> int | None:
    return error.code if isinstance(error, discord.ConnectionClosed) else None


def place_of(setting: str) -> str:
    """Name the file in which a setting stands: `.env`, or what a service reads; `environment` for neither."""
    if setting not in map(str.upper, os.environ):
        return ".env"
    return f"{SERVICE_FOLDER}/cairn.env" if os.path.isdir(SERVICE_FOLDER) else "environment"  # noqa: PTH112 may be closed to us
