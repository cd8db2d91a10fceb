"""What can keep Cairn from starting, each in one line that says what to do."""

import discord

from data.store import Locked, NewerDatabase

Stumble = (discord.LoginFailure, discord.PrivilegedIntentsRequired, Locked, NewerDatabase, OSError)


def in_one_line(error: BaseException) -> str:
    if isinstance(error, discord.LoginFailure):
        return "Discord doesn't know this token: reset it in the developer portal and put the new one in .env."
    return " ".join(str(error).split()) or type(error).__name__
