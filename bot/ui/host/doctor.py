"""`/doctor`: which permission is missing where, and what fails without it."""

from collections.abc import Iterator, Mapping

import discord

from bot.tables import Server
from bot.ui.host.allowed import refuse_unless_manager
from bot.ui.host.setting_menus import gone, is_told, still_there
from bot.ui.host.settings import MANAGERS, PAGES, WISHES
from bot.ui.layout import layout, link, rows, text
from bot.ui.request import Request
from bot.ui.rights import NEEDED, invitation, missing
from bot.ui.slash_commands import SlashCommand

MOST_NAMED, MOST_NAMED_COMMANDS = 15, 5
Lacking = Mapping[str, tuple[str, ...]]  # permission → channels


async def doctor(request: Request) -> None:
    refuse_unless_manager(request)
    server = await request.ui.tables.people.server(request.guild)
    chosen, told = server.channels.split(), [*server.results_channel.split(), *server.season_channel.split()]
    told += (await request.ui.tables.puzzles.wish(request.guild)).channel.split()
    told += (await request.ui.tables.votes.wish(request.guild)).channel.split()
    told += await request.ui.tables.leagues.channels(request.guild)
    lacking = lacking_in(dict(_granted(request.interaction, [*chosen, *told] if chosen else [])))
    said = [_complaint(request, right, channels) for right, channels in lacking.items()]
    lost = [
        request.say("doctor-gone", page=request.say(f"settings-page-{page}"), what=what)
        for page, what in (await _gone(request, server)).items()
    ]
    cure = link(request.say("button-invite"), invitation(request.interaction.application_id))
    problems = request.ui.registration.problems[:MOST_NAMED_COMMANDS]
    refused = [request.say("doctor-command", path=each.path, reason=each.reason) for each in problems]
    ills = {"doctor-ill": said, "doctor-gone-title": lost, "doctor-commands": refused}
    shown = [text("\n".join([request.say(ill), *lines])) for ill, lines in ills.items() if lines]
    well = text(request.say("doctor-well"))
    await request.answer(layout(*(shown or [well]), *rows([cure if lacking else None])))


def _granted(interaction: discord.Interaction, chosen: list[str]) -> Iterator[tuple[str, discord.Permissions]]:
    """Read the permissions in this channel and wherever challenges are allowed."""
    guild = interaction.guild
    if guild is not None:
        for channel in guild.text_channels:
            if not chosen or str(channel.id) in chosen:
                yield str(channel.id), channel.permissions_for(guild.me)
    yield str(interaction.channel_id), interaction.app_permissions


def lacking_in(granted: Mapping[str, discord.Permissions]) -> Lacking:
    """List, for each permission, the channels where it is missing."""
    lacking = {right: tuple(place for place, here in granted.items() if right in missing(here)) for right in NEEDED}
    return {right: channels for right, channels in lacking.items() if channels}


async def _gone(request: Request, server: Server) -> dict[str, str]:
    """Mention, by the page where they were chosen, the channels and roles that are gone."""
    if not is_told(request):
        return {}
    found = {page: [what for name in names for what in gone(request, server, name)] for page, names in PAGES.items()}
    for page in WISHES:
        channel = (await page.wish(request)).channel
        found[page.verb] = [] if still_there(request, channel) or not channel else [f"<#{channel}>"]
    return {page: " ".join(dict.fromkeys(lost)) for page, lost in found.items() if lost}


def _complaint(request: Request, right: str, channels: tuple[str, ...]) -> str:
    named = " ".join(f"<#{channel}>" for channel in channels[:MOST_NAMED])
    return request.say(
        "doctor-missing",
        right=request.say(f"right-{right}"),
        channels=named if len(channels) <= MOST_NAMED else f"{named} …",
        count=len(channels),
        without=request.say(f"without-{right}"),
    )


COMMANDS = (SlashCommand("doctor", doctor, permissions=MANAGERS),)
