"""What `python -m bot check` asks Discord: the token, the application, the commands, the servers."""

import math
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any

import aiohttp
import discord

from bot.check_finding import CheckFinding, doubtful, fine, in_short, wrong
from bot.session_starts import SessionStarts
from bot.startup_errors import place_of
from bot.ui.discord_io.gateway.registering import add_commands
from bot.ui.discord_io.gateway.session_budget import session_limits
from bot.ui.discord_io.gateway.translator import CatalogueTranslator
from bot.ui.discord_io.rest import user_agent
from bot.ui.discord_io.rest.address import point_at
from bot.ui.discord_io.rest.channel_client import servers_of
from bot.ui.discord_io.rest.foreign_answers import refuse_foreign_answers
from bot.ui.discord_io.rest.registration import MOST_NAMED, try_to_register
from bot.ui.discord_io.rest.sparse_application import fill_in_application
from bot.ui.registry import COMMANDS
from bot.ui.rights import invitation, missing


async def look_at_discord(api_url: str, token: str) -> AsyncIterator[CheckFinding]:
    """Log in without connecting, so that a running Cairn isn't disturbed."""
    try:
        await point_at(api_url)
        async with discord.Client(intents=discord.Intents(guilds=True)) as client:
            user_agent.name_before_login(client)
            refuse_foreign_answers(client)
            fill_in_application(client)
            await client.login(token)
            yield fine("check-token-good", name=str(client.user))
            async for finding in look_at_application(client):
                yield finding
    except discord.LoginFailure:
        yield wrong("check-token-bad", file=place_of("DISCORD_TOKEN"))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        yield wrong("check-discord-bad", error=in_short(error))


async def look_at_application(client: discord.Client) -> AsyncIterator[CheckFinding]:
    application = await client.application_info()
    for finding in look_at_portal(application):
        yield finding
    async for finding in look_at_commands(client):
        yield finding
    async for finding in look_at_sessions(client):
        yield finding
    servers = await servers_of(client)
    for server in servers:
        for finding in look_at_rights(server):
            yield finding
    yield fine("check-servers", count=len(servers))
    yield fine("check-invite", url=invitation(application.id))


async def look_at_sessions(client: discord.Client) -> AsyncIterator[CheckFinding]:
    """Find out whether a start would have to wait because too many sessions were begun."""
    limits = await session_limits(client)
    if SessionStarts().pause(limits):
        hours = math.ceil(limits.reset_after_s / 3_600)
        yield wrong("check-sessions-few", left=str(limits.remaining), hours=str(hours))


def look_at_portal(application: discord.AppInfo) -> Iterator[CheckFinding]:
    if application.bot_require_code_grant:
        yield wrong("check-code-grant")
    if application.interactions_endpoint_url:
        yield wrong("check-endpoint")
    lacking = [not application.terms_of_service_url, not application.privacy_policy_url]
    if any(lacking):
        yield doubtful("check-addresses", lacking="both" if all(lacking) else "terms" if lacking[0] else "privacy")
    if not application.bot_public:
        yield fine("check-not-public")
    allows_people = application.user_integration_config is not None
    yield fine("check-user-install" if allows_people else "check-no-user-install")
    yield fine("check-intents")


async def look_at_commands(client: discord.Client) -> AsyncIterator[CheckFinding]:
    """Ask what Discord thinks of the commands, without changing those that are registered."""
    tree = discord.app_commands.CommandTree(client)
    add_commands(tree, COMMANDS, _never, _never)
    await tree.set_translator(CatalogueTranslator())
    problems = await try_to_register(tree)
    if not problems:
        yield fine("check-commands-good")
    for problem in problems[:MOST_NAMED]:
        yield wrong("check-commands-bad", path=problem.path, reason=problem.reason)


async def _never(*_: object) -> Any:
    raise NotImplementedError


def look_at_rights(server: Mapping[str, Any]) -> Iterator[CheckFinding]:
    told = server.get("permissions")
    if told is None:
        yield doubtful("check-rights-unknown", server=server["name"])
    elif lacking := missing(discord.Permissions(int(told))):
        yield wrong("check-rights-missing", server=server["name"], rights=", ".join(lacking))
