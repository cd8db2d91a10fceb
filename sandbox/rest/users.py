"""Answer for users, guilds and members, and open direct channels."""

import time
from collections import deque

from sandbox.gateway import payloads
from sandbox.protocol.json_codec import Json
from sandbox.protocol.refusals import RestRefusal
from sandbox.rest.router import RestCall, RestRoute
from sandbox.world import channels
from sandbox.world.permissions import in_guild
from sandbox.world.world import Guild

OPENED_PER_MINUTE = 30


def me(call: RestCall) -> Json:
    bot = call.context.world.users[call.context.world.bot_id]
    return payloads.user(bot) | {"verified": True, "mfa_enabled": False, "locale": "en-US", "flags": 0, "email": None}


def application(call: RestCall) -> Json:
    world = call.context.world
    owner = next((guild.owner_id for guild in world.bot_guilds()), world.bot_id)
    return {
        "id": str(world.bot_id),
        "name": world.users[world.bot_id].name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "team": None,
        "owner": payloads.user(world.users[owner]),
        "bot": payloads.user(world.users[world.bot_id]),
        "approximate_guild_count": len(world.bot_guilds()),
        "rpc_origins": None,
        "integration_types_config": call.context.installs,
        "interactions_endpoint_url": None,
        "terms_of_service_url": "https://example.org/terms",
        "privacy_policy_url": "https://example.org/privacy",
    } | call.context.portal


def get_user(call: RestCall) -> Json:
    user = call.context.world.users.get(call.id("user_id"))
    if user is None:
        raise RestRefusal(10013)
    return payloads.user(user)


def my_guilds(call: RestCall) -> list[Json]:
    world = call.context.world
    whole = [
        _partial(guild) | {"owner": False, "permissions": str(in_guild(guild, world.bot_id))}
        for guild in world.bot_guilds()
    ]
    return [{key: value for key, value in guild.items() if key not in call.context.leaves_out} for guild in whole]


def _partial(guild: Guild) -> Json:
    outline = payloads.guild_outline(guild)
    return {key: outline[key] for key in ("id", "name", "icon", "features")}


def _guild(call: RestCall) -> Guild:
    guild = call.context.world.guilds.get(call.id("guild_id"))
    if guild is None:
        raise RestRefusal(10004)
    if not call.context.world.has_bot(guild.id):
        raise RestRefusal(50001)
    return guild


def get_guild(call: RestCall) -> Json:
    guild = _guild(call)
    return payloads.guild_outline(guild) | {"approximate_member_count": len(guild.members)}


def get_member(call: RestCall) -> Json:
    guild, user_id = _guild(call), call.id("user_id")
    if user_id not in guild.members:
        raise RestRefusal(10007)
    return payloads.member(guild.members[user_id]) | {"user": payloads.user(call.context.world.users[user_id])}


def roles(call: RestCall) -> list[Json]:
    guild = _guild(call)
    return [payloads.role(role, guild) for role in guild.roles.values()]


def guild_channels(call: RestCall) -> list[Json]:
    world = call.context.world
    return [payloads.channel(world, c) for c in world.guild_channels(_guild(call).id) if not c.is_thread]


class DirectChannels:
    """Open direct channels, and refuse a bot that opens too many within a minute."""

    def __init__(self, per_minute: int = OPENED_PER_MINUTE) -> None:
        self.per_minute = per_minute
        self._opened: deque[float] = deque()

    def open(self, call: RestCall) -> Json:
        world = call.context.world
        recipient = str(call.body.payload.get("recipient_id") or "")
        user = world.users.get(int(recipient)) if recipient.isdigit() else None
        if user is None:
            raise RestRefusal(10013)
        if user.bot:
            raise RestRefusal(50007)
        if world.direct(user.id) is None:
            self._count()
        return payloads.channel(world, channels.open_direct(call.context, user))

    def _count(self) -> None:
        now = time.monotonic()
        while self._opened and self._opened[0] < now - 60:
            self._opened.popleft()
        if len(self._opened) >= self.per_minute:
            raise RestRefusal(40003)
        self._opened.append(now)


def routes(direct: DirectChannels) -> tuple[RestRoute, ...]:
    return (
        RestRoute("GET", "/users/@me", me),
        RestRoute("GET", "/users/@me/guilds", my_guilds),
        RestRoute("POST", "/users/@me/channels", direct.open),
        RestRoute("GET", "/users/{user_id}", get_user),
        RestRoute("GET", "/oauth2/applications/@me", application),
        RestRoute("GET", "/applications/@me", application),
        RestRoute("GET", "/guilds/{guild_id}", get_guild),
        RestRoute("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
        RestRoute("GET", "/guilds/{guild_id}/roles", roles),
        RestRoute("GET", "/guilds/{guild_id}/channels", guild_channels),
    )
