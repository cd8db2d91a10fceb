"""Find the server and channel to rehearse in; where that isn't clear, list what there is."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord

from bot.rehearsal.room import RehearsalPlace
from bot.ui.discord_io.rest.channel_client import servers_of
from bot.ui.discord_io.rest.login_request import LoginRequests

TEXT = 0
MOST_LISTED = 40


class PlaceUnclear(Exception):
    """Say with a key of the catalogue what is missing, and list what could be named."""

    def __init__(self, key: str, lines: Iterable[str] = ()) -> None:
        super().__init__(key)
        self.key, self.lines = key, tuple(lines)[:MOST_LISTED]


async def find_place(client: discord.Client, server: str, channel: str) -> RehearsalPlace:
    """Take what is named; the only server needs no name, the only channel neither."""
    server_id = server or _only(await servers_of(client), "--server", "rehearsal-which-server")
    if not server_id.isdigit():
        raise PlaceUnclear("rehearsal-which-server")
    channels = [each for each in await _channels(client, server_id) if each["type"] == TEXT]
    wanted = [each for each in channels if channel in ("", str(each["id"]))]
    only = _only(wanted or channels, "--channel", "rehearsal-which-channel", named=bool(wanted))
    return RehearsalPlace(server_id, only)


async def _channels(client: discord.Client, server: str) -> Sequence[Mapping[str, Any]]:
    """List a server's channels; one that we aren't in is none of ours."""
    try:
        channels: Sequence[Mapping[str, Any]] = await LoginRequests(client).send(
            "GET", "/guilds/{guild_id}/channels", ids={"guild_id": server}
        )
    except (discord.NotFound, discord.Forbidden):
        ours = await servers_of(client)
        raise PlaceUnclear("rehearsal-which-server", _listed(ours, "--server")) from None
    return channels


def _only(found: Sequence[Mapping[str, Any]], option: str, key: str, *, named: bool = True) -> str:
    if len(found) == 1 and named:
        return str(found[0]["id"])
    raise PlaceUnclear(key, _listed(found, option))


def _listed(found: Sequence[Mapping[str, Any]], option: str) -> list[str]:
    return [f"  {option} {each['id']}   {each.get('name', '')}" for each in found]
