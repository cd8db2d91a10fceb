"""The errors that keep Cairn from starting, each told in one line that says what to do."""

import errno

import discord

from bot.monitoring.errors import MissingMetrics, MonitoringPortTaken, UnusableMetricsAddress
from bot.text import Words
from data.errors import StoreError

STARTUP_ERRORS = (discord.LoginFailure, discord.HTTPException, discord.ConnectionClosed, StoreError, OSError)


def in_one_line(error: BaseException, speech: Words) -> str:
    if isinstance(error, discord.LoginFailure):
        return speech.say("startup-token")
    if isinstance(error, MonitoringPortTaken):
        return speech.say("startup-metrics-port", host=error.host, port=str(error.port))
    if isinstance(error, UnusableMetricsAddress):
        return speech.say("startup-metrics-address", host=error.host, port=str(error.port), why=error.why)
    if isinstance(error, MissingMetrics):
        return speech.say("startup-metrics")
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        from sandbox import PortTaken  # a bot with a token never needs the stand-in

        if isinstance(error, PortTaken):
            return speech.say("startup-port", port=str(error.port), holder=error.holder or "unknown")
    return " ".join(str(error).split()) or type(error).__name__
