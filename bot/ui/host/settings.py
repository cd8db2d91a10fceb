"""`/settings`: one message of menus; every choice is kept at once."""

from collections.abc import Callable, Sequence

import discord

from bot.tables import PACES, Server
from bot.text import LANGUAGES
from bot.ui.custom_id import custom_id
from bot.ui.host.allowed import refuse_unless_manager
from bot.ui.layout import Item, button, channel_choice, choice, layout, option, role_choice, rows, text
from bot.ui.look import USUAL
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import SlashCommand
from render.theme import THEMES

CAPS = (1, 2, 3, 5, 10, 20, 30, 50, 100)
AS_HOST = "host"  # a menu's values can't be empty
OFFERED = {
    "pace": tuple(map(str, PACES)),
    "most_tables": tuple(map(str, range(1, max(CAPS) + 1))),
    "language": (AS_HOST, *LANGUAGES),
    "theme": THEMES,
}
KINDS = (discord.ChannelType.text, discord.ChannelType.news)
MANAGERS = discord.Permissions(manage_guild=True)


async def settings(request: Request) -> None:
    refuse_unless_manager(request)
    server = await request.ui.tables.people.server(request.guild)
    to, tell = ("off" if setting else "on" for setting in (server.threads, server.results))
    view = layout(
        text(request.say("settings-title")),
        *_titled(request, "channels", _channels(request, server)),
        *_titled(request, "moderators", _moderators(request, server), f"\n-# {request.say('settings-how-shown')}"),
        *_menu(request, "pace", [(str(days), request.say(f"choice-pace-{days}")) for days in PACES], str(server.pace)),
        *_menu(request, "most_tables", _caps(request, server), str(server.most_tables)),
        *_menu(request, "language", _languages(request), server.language or AS_HOST),
        *_menu(request, "theme", [(name, request.say(f"theme-{name}")) for name in THEMES], server.theme or USUAL),
        text(request.say(f"settings-threads-{'on' if server.threads else 'off'}")),
        text(request.say(f"settings-results-{'on' if server.results else 'off'}")),
        *rows(
            [
                button(request.say(f"button-threads-{to}"), custom_id("set-threads", to)),
                button(request.say(f"button-results-{tell}"), custom_id("set-results", tell)),
                button(request.say("button-daily"), custom_id("daily-settings")),
            ]
        ),
    )
    await request.answer(view)


def _titled(request: Request, name: str, menu: Item, note: str = "") -> list[Item]:
    """Put a title above a menu, because its placeholder disappears when something is chosen."""
    return [text(request.say(f"settings-{name}") + note), menu]


def _channels(request: Request, server: Server) -> Item:
    guild = request.interaction.guild
    there = _still_there(server.channels, guild.get_channel if guild else None)
    words = request.say("settings-channels-all")
    return channel_choice(custom_id("set-many", "channels"), words, there, KINDS)


def _moderators(request: Request, server: Server) -> Item:
    guild = request.interaction.guild
    there = _still_there(server.moderators, guild.get_role if guild else None)
    return role_choice(custom_id("set-many", "moderators"), request.say("settings-moderators-none"), there)


def _still_there(ids: str, find: Callable[[int], object | None] | None) -> list[str]:
    """Keep only what still exists: Discord refuses a menu that names a deleted channel or role."""
    return [one for one in ids.split() if find and find(int(one)) is not None]


def _menu(request: Request, name: str, offered: Sequence[tuple[str, str]], chosen: str) -> list[Item]:
    options = [option(label, value, default=value == chosen) for value, label in offered]
    return _titled(request, name, choice(custom_id("set", name), request.say(f"settings-{name}"), options))


def _caps(request: Request, server: Server) -> list[tuple[str, str]]:
    return [(str(most), request.say("settings-cap", most=most)) for most in sorted({*CAPS, server.most_tables})]


def _languages(request: Request) -> list[tuple[str, str]]:
    return [(name, request.say(f"language-{name}")) for name in (AS_HOST, *LANGUAGES)]


async def change(request: Request) -> None:
    (name,), (value,) = request.custom_id.args, request.values
    if value not in OFFERED[name]:
        raise UiRefusal("error-old-button")
    await _keep(request, **{name: _read(name, value)})


def _read(name: str, value: str) -> str | int:
    if name in ("pace", "most_tables"):
        return int(value)
    return "" if value == AS_HOST else value


async def change_many(request: Request) -> None:
    """Store channels or roles; an empty choice means what the menu's placeholder says."""
    (name,) = request.custom_id.args
    if not all(value.isdecimal() for value in request.values):
        raise UiRefusal("error-old-button")
    await _keep(request, **{name: " ".join(request.values)})


async def change_threads(request: Request) -> None:
    (to,) = request.custom_id.args
    await _keep(request, threads=to == "on")


async def change_results(request: Request) -> None:
    (to,) = request.custom_id.args
    await _keep(request, results=to == "on")


async def _keep(request: Request, **columns: str | int | bool) -> None:
    refuse_unless_manager(request)
    await request.ui.tables.people.set_server(request.guild, **columns)
    await settings(request)


COMMANDS = (SlashCommand("settings", settings, permissions=MANAGERS),)
ROUTES = {
    "settings": Route(settings, Ack.HERE),
    "set": Route(change, Ack.HERE, "/".join(OFFERED), picks=True),
    "set-many": Route(change_many, Ack.HERE, "channels/moderators"),
    "set-threads": Route(change_threads, Ack.HERE, "on/off"),
    "set-results": Route(change_results, Ack.HERE, "on/off"),
}
