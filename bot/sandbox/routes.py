"""List every route of the REST door."""

from bot.sandbox import rest_channels, rest_commands, rest_messages, rest_users
from bot.sandbox.door import Call, Route
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.rest_interactions import Answers
from bot.sandbox.wire import Json


def routes(interactions: Interactions, gateway: Gateway) -> tuple[Route, ...]:
    def address(_call: Call) -> Json:
        return {"url": gateway.url}

    def address_for_bots(_call: Call) -> Json:
        starts = {
            "total": 1000,
            "remaining": max(1000 - gateway.identified, 0),
            "reset_after": 86_400_000,
            "max_concurrency": 1,
        }
        return {"url": gateway.url, "shards": 1, "session_start_limit": starts}

    return (
        Route("GET", "/gateway", address, with_token=False),
        Route("GET", "/gateway/bot", address_for_bots),
        *rest_users.routes(rest_users.DirectDoor()),
        *rest_messages.ROUTES,
        *rest_channels.ROUTES,
        *rest_commands.ROUTES,
        *Answers(interactions).routes(),
    )
