"""`/settings`: one sheet of menus; every choice is kept at once."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.tables import PACES
from bot.text import LANGUAGES
from bot.ui.acknowledge import Ack
from bot.ui.declare import Command
from bot.ui.door import Response
from bot.ui.host.allowed import refuse_unless_manager
from bot.ui.press import press
from bot.ui.sheet import Item, button, choice, rows, sheet, text
from bot.ui.visit import Visit
from data.records import Server

CAPS = (1, 2, 3, 5, 10, 20, 30, 50, 100)
THEMES = ("light", "dark")
AS_HOST = "host"  # a menu's values can't be empty
MOST_PICKED = 25
KINDS = [discord.ChannelType.text, discord.ChannelType.news]
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
    menu: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=press("set-many", "channels"),
        channel_types=KINDS,
        placeholder=visit.say("settings-channels-all"),
        min_values=0,
        max_values=MOST_PICKED,
        default_values=_defaults(visit, server.channels, discord.SelectDefaultValueType.channel),
    )
    return ui.ActionRow(menu)


def _moderators(visit: Visit, server: Server) -> Item:
    menu: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
        custom_id=press("set-many", "moderators"),
        placeholder=visit.say("settings-moderators-none"),
        min_values=0,
        max_values=MOST_PICKED,
        default_values=_defaults(visit, server.moderators, discord.SelectDefaultValueType.role),
    )
    return ui.ActionRow(menu)


def _defaults(visit: Visit, ids: str, kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    """Those chosen that are still there: Discord refuses a menu that names what is gone."""
    guild = visit.interaction.guild
    if guild is None:
        return []
    find = guild.get_role if kind is discord.SelectDefaultValueType.role else guild.get_channel
    there = [int(one) for one in ids.split() if find(int(one)) is not None]
    return [discord.SelectDefaultValue(id=one, type=kind) for one in there[:MOST_PICKED]]


def _menu(visit: Visit, name: str, offered: Sequence[tuple[str, str]], chosen: str) -> list[Item]:
    options = [discord.SelectOption(label=label, value=value, default=value == chosen) for value, label in offered]
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
