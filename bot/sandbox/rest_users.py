"""Answer who the bot is, where it is, who is there, and open direct messages."""

import time
from collections import deque

from bot.sandbox import payloads, rooms
from bot.sandbox.door import Call, Route
from bot.sandbox.permissions import in_guild
from bot.sandbox.refusals import Refusal
from bot.sandbox.wire import Json
from bot.sandbox.world import Guild

OPENED_PER_MINUTE = 30


def me(call: Call) -> Json:
    bot = call.stage.world.users[call.stage.world.bot_id]
    return payloads.user(bot) | {"verified": True, "mfa_enabled": False, "locale": "en-US", "flags": 0, "email": None}


def application(call: Call) -> Json:
    world = call.stage.world
    owner = next(iter(world.guilds.values())).owner_id if world.guilds else world.bot_id
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
        "approximate_guild_count": len(world.guilds),
        "rpc_origins": None,
        "integration_types_config": {"0": {}},
    }


def get_user(call: Call) -> Json:
    user = call.stage.world.users.get(call.id("user_id"))
    if user is None:
        raise Refusal(10013)
    return payloads.user(user)


def my_guilds(call: Call) -> list[Json]:
    world = call.stage.world
    return [
        _partial(guild) | {"owner": False, "permissions": str(in_guild(guild, world.bot_id))}
        for guild in world.guilds.values()
    ]


def _partial(guild: Guild) -> Json:
    outline = payloads.guild_outline(guild)
    return {key: outline[key] for key in ("id", "name", "icon", "features")}


def _guild(call: Call) -> Guild:
    guild = call.stage.world.guilds.get(call.id("guild_id"))
    if guild is None:
        raise Refusal(10004)
    return guild


def get_guild(call: Call) -> Json:
    guild = _guild(call)
    return payloads.guild_outline(guild) | {"approximate_member_count": len(guild.members)}


def get_member(call: Call) -> Json:
    guild, user_id = _guild(call), call.id("user_id")
    if user_id not in guild.members:
        raise Refusal(10007)
    return payloads.member(guild.members[user_id]) | {"user": payloads.user(call.stage.world.users[user_id])}


def roles(call: Call) -> list[Json]:
    guild = _guild(call)
    return [payloads.role(role, guild) for role in guild.roles.values()]


def channels(call: Call) -> list[Json]:
    world = call.stage.world
    return [payloads.channel(world, c) for c in world.guild_channels(_guild(call).id) if not c.is_thread]


class DirectDoor:
    """Open direct channels, and refuse a bot that opens many in a short time."""

    def __init__(self, per_minute: int = OPENED_PER_MINUTE) -> None:
        self.per_minute = per_minute
        self._opened: deque[float] = deque()

    def open(self, call: Call) -> Json:
        world = call.stage.world
        recipient = str(call.body.payload.get("recipient_id") or "")
        user = world.users.get(int(recipient)) if recipient.isdigit() else None
        if user is None:
            raise Refusal(10013)
        if user.bot:
            raise Refusal(50007)
        if world.direct(user.id) is None:
            self._count()
        return payloads.channel(world, rooms.open_direct(call.stage, user))

    def _count(self) -> None:
        now = time.monotonic()
        while self._opened and self._opened[0] < now - 60:
            self._opened.popleft()
        if len(self._opened) >= self.per_minute:
            raise Refusal(40003)
        self._opened.append(now)


def routes(direct: DirectDoor) -> tuple[Route, ...]:
    return (
        Route("GET", "/users/@me", me),
        Route("GET", "/users/@me/guilds", my_guilds),
        Route("POST", "/users/@me/channels", direct.open),
        Route("GET", "/users/{user_id}", get_user),
        Route("GET", "/oauth2/applications/@me", application),
        Route("GET", "/applications/@me", application),
        Route("GET", "/guilds/{guild_id}", get_guild),
        Route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
        Route("GET", "/guilds/{guild_id}/roles", roles),
        Route("GET", "/guilds/{guild_id}/channels", channels),
    )
