"""How each setting of a server is asked for, and what is said of it."""

from collections.abc import Callable, Collection

import discord

from bot.tables import PACES, Server
from bot.text import LANGUAGES
from bot.ui.custom_id import custom_id
from bot.ui.layout import MOST_PICKED, Item, button, channel_choice, choice, option, role_choice, several, text
from bot.ui.look import USUAL
from bot.ui.request import Request
from games.registry import KEYS
from render.theme import THEMES

CAPS = (1, 2, 3, 5, 10, 20, 30, 50, 100)
AS_HOST = "host"  # a menu's values can't be empty
OFFERED = {
    "pace": tuple(map(str, PACES)),
    "most_tables": tuple(map(str, range(1, max(CAPS) + 1))),
    "most_challenges": tuple(map(str, range(max(CAPS) + 1))),
    "language": (AS_HOST, *LANGUAGES),
    "theme": THEMES,
}
KINDS = (discord.ChannelType.text, discord.ChannelType.news)
CHANNELS = {"channels": MOST_PICKED, "results_channel": 1, "season_channel": 1}  # how many may be chosen
ROLES = ("players", "moderators")
MANY = (*CHANNELS, *ROLES, "games")
SWITCHES = ("threads", "watching", "results", "recaps")


def asked(request: Request, server: Server, name: str) -> list[Item]:
    """Ask for a setting: a menu below its title, because its placeholder disappears when something is chosen."""
    if name in SWITCHES:
        return [text(said(request, server, name))]
    title = request.say(f"settings-{name}")
    return [text(title), _one(request, server, name, title) if name in OFFERED else _many(request, server, name)]


def switch(request: Request, server: Server, name: str) -> Item:
    """Make a button that carries the value it sets, so that a second press changes nothing."""
    to = "off" if getattr(server, name) else "on"
    return button(request.say(f"button-{name}-{to}"), custom_id(f"set-{name}", to))


def said(request: Request, server: Server, name: str) -> str:
    now = getattr(server, name)
    if name in SWITCHES:
        return request.say(f"settings-{name}-{'on' if now else 'off'}")
    if name in OFFERED:
        label = _label(request, name, _chosen(server, name))
        return request.say(f"settings-{name}-is", chosen=label) if name in ("language", "theme") else label
    if not now:
        return request.say(f"settings-{name}-none")
    return ", ".join(_named(request, name, one) for one in now.split())


def read(name: str, value: str) -> str | int:
    """Read what a menu gave for a setting of which one is chosen."""
    if value.isdecimal():
        return int(value)
    return "" if value == AS_HOST else value


def still_there(request: Request, ids: str, name: str = "channels") -> list[str]:
    """Keep only what still exists: Discord refuses a menu that names a deleted channel or role."""
    guild = request.interaction.guild
    if guild is None:
        return []
    find: Callable[[int], object | None] = guild.get_role if name in ROLES else guild.get_channel
    return [one for one in ids.split() if find(int(one)) is not None]


def is_told(request: Request) -> bool:
    """Return whether Discord has told, and still tells, what the server has."""
    guild = request.interaction.guild
    return guild is not None and not guild.unavailable


def gone(request: Request, server: Server, name: str) -> list[str]:
    """Mention what was chosen and is gone; a role that is gone is nobody's."""
    return [_named(request, name, one) for one in _lost(request, server, name)]


def without_gone(request: Request, server: Server, name: str) -> str:
    lost = _lost(request, server, name)
    return " ".join(one for one in getattr(server, name).split() if one not in lost)


def _lost(request: Request, server: Server, name: str) -> list[str]:
    if name not in (*CHANNELS, *ROLES) or not is_told(request):
        return []
    chosen = getattr(server, name)
    there = still_there(request, chosen, name)
    return [one for one in chosen.split() if one not in there]


def _many(request: Request, server: Server, name: str) -> Item:
    action, none, now = custom_id("set-many", name), request.say(f"settings-{name}-none"), getattr(server, name)
    if name in CHANNELS:
        return channel_choice(action, none, still_there(request, now, name), KINDS, most=CHANNELS[name])
    if name in ROLES:
        return role_choice(action, none, still_there(request, now, name))
    return several(action, none, [option(request.say(f"{key}-title"), key, default=key in now.split()) for key in KEYS])


def _named(request: Request, name: str, one: str) -> str:
    if name in CHANNELS:
        return f"<#{one}>"
    return f"<@&{one}>" if name in ROLES else request.say(f"{one}-title")


def _chosen(server: Server, name: str) -> str:
    return str(getattr(server, name)) or (USUAL if name == "theme" else AS_HOST)


def _one(request: Request, server: Server, name: str, title: str) -> Item:
    chosen = _chosen(server, name)
    options = [option(_label(request, name, one), one, default=one == chosen) for one in _offered(server, name)]
    return choice(custom_id("set", name), title, options)


def _offered(server: Server, name: str) -> Collection[str]:
    """Offer some of the numbers there are, and the one that is set."""
    if name not in ("most_tables", "most_challenges"):
        return OFFERED[name]
    none = (0,) if name == "most_challenges" else ()
    return [str(most) for most in sorted({*none, *CAPS, getattr(server, name)})]


def _label(request: Request, name: str, value: str) -> str:
    match name:
        case "pace":
            return request.say(f"choice-pace-{value}")
        case "language":
            return request.say(f"language-{value}")
        case "theme":
            return request.say(f"theme-{value}")
        case _:
            return request.say(f"settings-{name}-at-most", most=int(value))
