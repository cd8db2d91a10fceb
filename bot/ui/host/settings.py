"""`/settings`: a page that says how everything is set, and one for each theme; every choice is kept at once."""

from functools import partial

import discord

from bot.tables import Server
from bot.ui.custom_id import custom_id
from bot.ui.host.allowed import refuse_unless_manager
from bot.ui.host.daily import DAILY
from bot.ui.host.setting_menus import (
    CHANNELS,
    MANY,
    OFFERED,
    ROLES,
    SWITCHES,
    asked,
    gone,
    read,
    said,
    switch,
    without_gone,
)
from bot.ui.host.votes import VOTES
from bot.ui.host.wish_page import WishPage
from bot.ui.layout import Item, button, layout, rows, text
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import SlashCommand
from games.registry import KEYS

PAGES = {
    "places": ("channels", "threads"),
    "people": ("players", "watching"),
    "games": ("games",),
    "defaults": ("pace", "language", "theme"),
    "limits": ("most_tables", "most_challenges"),
    "moderators": ("moderators",),
    "results": ("results", "recaps", "results_channel", "season_channel"),
}
WISHES: tuple[WishPage, ...] = (DAILY, VOTES)
MANAGERS = discord.Permissions(manage_guild=True)


async def settings(request: Request) -> None:
    refuse_unless_manager(request)
    server = await request.ui.tables.people.server(request.guild)
    lines = [_line(request, page, [said(request, server, name) for name in names]) for page, names in PAGES.items()]
    lines += [_line(request, page.verb, [await page.state(request)]) for page in WISHES]
    ways = [_to_page(request, page, "settings-page", page) for page in PAGES]
    ways += [_to_page(request, page.verb, f"{page.verb}-settings") for page in WISHES]
    await request.answer(layout(text(request.say("settings-title")), text("\n".join(lines)), *rows(ways)))


def _line(request: Request, page: str, how: list[str]) -> str:
    return request.say("settings-line", page=request.say(f"settings-page-{page}"), how=" · ".join(how))


def _to_page(request: Request, page: str, *verb: str) -> Item:
    return button(request.say(f"settings-page-{page}"), custom_id(*verb))


async def show_page(request: Request, page: str) -> None:
    """Show how one theme is set, with menus and buttons to change it."""
    refuse_unless_manager(request)
    server = await request.ui.tables.people.server(request.guild)
    note = f"\n-# {request.say('settings-how-shown')}" if page == "moderators" else ""
    switches = [switch(request, server, name) for name in PAGES[page] if name in SWITCHES]
    back = button(request.say("button-back-to-settings"), custom_id("settings"))
    view = layout(
        text(f"**{request.say(f'settings-page-{page}')}**{note}"),
        *(item for name in PAGES[page] for item in (*asked(request, server, name), *_gone(request, server, name))),
        *rows([*switches, back]),
    )
    await request.answer(view)


def _gone(request: Request, server: Server, name: str) -> list[Item]:
    """Say what was chosen and is gone, which no menu can show as chosen, and offer to take it out."""
    if not (lost := gone(request, server, name)):
        return []
    clear = button(request.say("button-clear-gone"), custom_id("settings-clear", name))
    return [text(request.say("settings-gone", what=" ".join(lost))), *rows([clear])]


async def change(request: Request, name: str, value: str) -> None:
    if value not in OFFERED[name]:
        raise UiRefusal("error-old-button")
    await _keep(request, name, read(name, value))


async def change_many(request: Request, name: str) -> None:
    """Store channels, roles or games; an empty choice means what the menu's placeholder says."""
    if not all(value in KEYS if name == "games" else value.isdecimal() for value in request.values):
        raise UiRefusal("error-old-button")
    await _keep(request, name, " ".join(request.values))


async def clear_gone(request: Request, name: str) -> None:
    server = await request.ui.tables.people.server(request.guild)
    await _keep(request, name, without_gone(request, server, name))


async def change_switch(name: str, request: Request, to: str) -> None:
    await _keep(request, name, to == "on")


async def _keep(request: Request, name: str, value: str | int | bool) -> None:
    refuse_unless_manager(request)
    await request.ui.tables.people.set_server(request.guild, **{name: value})
    await show_page(request, next(page for page, names in PAGES.items() if name in names))


COMMANDS = (SlashCommand("settings", settings, permissions=MANAGERS),)
ROUTES = {
    "settings": Route(settings, Ack.HERE),
    "settings-page": Route(show_page, Ack.HERE, "/".join(PAGES)),
    "settings-clear": Route(clear_gone, Ack.HERE, "/".join((*CHANNELS, *ROLES))),
    "set": Route(change, Ack.HERE, "/".join(OFFERED), picks=True),
    "set-many": Route(change_many, Ack.HERE, "/".join(MANY)),
    **{f"set-{name}": Route(partial(change_switch, name), Ack.HERE, "on/off") for name in SWITCHES},
}
