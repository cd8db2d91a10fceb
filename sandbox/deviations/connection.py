"""Deviations in how the bot is known: its name, its limits, its sessions, its permissions."""

from typing import Any

from aiohttp import web

from sandbox.deviations.making import KnownDeviation, hiding, misreported, mistold
from sandbox.protocol.json_codec import Json
from sandbox.rest.answers import foreign
from sandbox.rest.deviation import Deviation
from sandbox.rest.router import PREFIX

TOKEN_ROUTES = (f"{PREFIX}/webhooks/", f"{PREFIX}/interactions/")


def _only_with_login(request: web.Request) -> web.Response | None:
    by_token = request.path.startswith(TOKEN_ROUTES) and "Authorization" not in request.headers
    return foreign() if by_token else None


def _uncounted(answer: Any) -> None:
    del answer["session_start_limit"]["remaining"]


def _without_permissions(answer: Any) -> None:
    for guild in answer:
        del guild["permissions"]


def _without_overwrites(guild: Json) -> None:
    for channel in guild["channels"]:
        channel.pop("permission_overwrites", None)


CONNECTION = {
    "tokens-need-login": KnownDeviation(
        "the edge refuses requests without a login", lambda: Deviation(edge=_only_with_login)
    ),
    "no-via": hiding("answers have no Via", "Via"),
    "no-rate-headers": hiding("answers say nothing of rate limits", "X-RateLimit-Remaining", "X-RateLimit-Bucket"),
    "sessions-uncounted": misreported("starts aren't counted", "GET /gateway/bot", _uncounted),
    "permissions-unlisted": misreported(
        "the list of servers leaves permissions out", "GET /users/@me/guilds", _without_permissions
    ),
    "servers-told-barely": mistold("servers are told without overwrites", "GUILD_CREATE", _without_overwrites),
}
