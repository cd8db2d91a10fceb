"""List every REST route."""

from sandbox.gateway.gateway import SESSIONS_A_DAY, Gateway
from sandbox.protocol.json_codec import Json
from sandbox.rest import channels, commands, emoji, messages, threads, users
from sandbox.rest.interactions import InteractionEndpoints
from sandbox.rest.router import RestCall, RestRoute
from sandbox.world.interactions import Interactions


def routes(interactions: Interactions, gateway: Gateway) -> tuple[RestRoute, ...]:
    def address(_call: RestCall) -> Json:
        return {"url": gateway.url}

    def address_for_bots(_call: RestCall) -> Json:
        starts = {
            "total": SESSIONS_A_DAY,
            "remaining": max(SESSIONS_A_DAY - gateway.identified, 0),
            "reset_after": 86_400_000,
            "max_concurrency": gateway.shards.max_concurrency,
        }
        return {"url": gateway.url, "shards": gateway.shards.recommended, "session_start_limit": starts}

    return (
        RestRoute("GET", "/gateway", address, with_token=False),
        RestRoute("GET", "/gateway/bot", address_for_bots),
        *users.routes(users.DirectChannels()),
        *messages.ROUTES,
        *channels.ROUTES,
        *threads.ROUTES,
        *commands.ROUTES,
        *emoji.ROUTES,
        *InteractionEndpoints(interactions).routes(),
    )
