"""`/settings`: one sheet of menus; every choice is kept at once."""

from collections.abc import Callable, Sequence

import discord

from bot.tables import PACES
from bot.text import LANGUAGES
from bot.ui.declare import Command
from bot.ui.door import Response
from bot.ui.host.allowed import refuse_unless_manager
from bot.ui.press import press
from bot.ui.reply import Ack
from bot.ui.sheet import Item, button, channel_choice, choice, option, role_choice, rows, sheet, text
from bot.ui.visit import Visit
from data.records import Server

CAPS = (1, 2, 3, 5, 10, 20, 30, 50, 100)
THEMES = ("light", "dark")
AS_HOST = "host"  # a menu's values can't be empty
KINDS = (discord.ChannelType.text, discord.ChannelType.news)
MANAGERS = discord.Permissions(manage_guild=True)


async def settings(visit: Visit) -> None:
    refuse_unless_manager(visit)
    server = await visit.desk.tables.server(visit.guild)
    to = "off" if server.threads else "on"
    view = sheet(
        text(visit.say("settings-title")),
        *_titled(visit, "channels", _channels(visit, server)),
        *_titled(visit, "moderators", _moderators(visit, server)),
        *_menu(visit, "pace", [(str(days), visit.say(f"choice-pace-{days}")) for days in PACES], str(server.pace)),
        *_menu(visit, "most_tables", _caps(visit, server), str(server.most_tables)),
        *_menu(visit, "language", _languages(visit), server.language or AS_HOST),
        *_menu(visit, "theme", [(name, visit.say(f"theme-{name}")) for name in THEMES], server.theme or THEMES[0]),
        text(visit.say(f"settings-threads-{'on' if server.threads else 'off'}")),
        *rows([button(visit.say(f"button-threads-{to}"), press("set-threads", to))]),
    )
    await visit.answer(view)


def _titled(visit: Visit, name: str, menu: Item) -> list[Item]:
    """Say above a menu what it is about: its own words give way to what is chosen."""
    return [text(visit.say(f"settings-{name}")), menu]


def _channels(visit: Visit, server: Server) -> Item:
    guild = visit.interaction.guild
    there = _still_there(server.channels, guild.get_channel if guild else None)
    words = visit.say("settings-channels-all")
    return channel_choice(press("set-many", "channels"), words, there, KINDS)


def _moderators(visit: Visit, server: Server) -> Item:
    guild = visit.interaction.guild
    there = _still_there(server.moderators, guild.get_role if guild else None)
    return role_choice(press("set-many", "moderators"), visit.say("settings-moderators-none"), there)


def _still_there(ids: str, find: Callable[[int], object | None] | None) -> list[str]:
    """Discord refuses a menu that names what is gone."""
    return [one for one in ids.split() if find and find(int(one)) is not None]


def _menu(visit: Visit, name: str, offered: Sequence[tuple[str, str]], chosen: str) -> list[Item]:
    options = [option(label, value, default=value == chosen) for value, label in offered]
    return _titled(visit, name, choice(press("set", name), visit.say(f"settings-{name}"), options))


def _caps(visit: Visit, server: Server) -> list[tuple[str, str]]:
    return [(str(most), visit.say("settings-cap", most=most)) for most in sorted({*CAPS, server.most_tables})]


def _languages(visit: Visit) -> list[tuple[str, str]]:
    return [(name, visit.say(f"language-{name}")) for name in (AS_HOST, *LANGUAGES)]


async def change(visit: Visit) -> None:
    (name,), (value,) = visit.press.args, visit.values
    await _keep(visit, **{name: _read(name, value)})


def _read(name: str, value: str) -> str | int:
    if name in ("pace", "most_tables"):
        return int(value)
    return "" if value == AS_HOST else value


async def change_many(visit: Visit) -> None:
    """Keep channels or roles; none chosen means what the menu says then."""
    (name,) = visit.press.args
    await _keep(visit, **{name: " ".join(visit.values)})


async def change_threads(visit: Visit) -> None:
    (to,) = visit.press.args
    await _keep(visit, threads=to == "on")


async def _keep(visit: Visit, **columns: str | int | bool) -> None:
    refuse_unless_manager(visit)
    await visit.desk.tables.set_server(visit.guild, **columns)
    await settings(visit)


COMMANDS = (Command("settings", settings, permissions=MANAGERS),)
PRESSES = {
    "set": Response(change, Ack.HERE),
    "set-many": Response(change_many, Ack.HERE),
    "set-threads": Response(change_threads, Ack.HERE),
}
