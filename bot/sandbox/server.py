"""Listen on 127.0.0.1, and refuse everybody but this machine's own pages."""

import socket as sockets
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.sandbox.gateway.gateway import Gateway
from bot.sandbox.page.people_api import PeopleApi
from bot.sandbox.protocol.request_body import LARGEST_BODY
from bot.sandbox.rest.router import PREFIX, RestRoute, RestRouter

HOME = ("127.0.0.1", "localhost")
_READING = ("GET", "HEAD", "OPTIONS")


@web.middleware
async def only_this_machine(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests that another site's page makes through a browser on this machine."""
    if urlsplit(f"//{request.headers.get('Host', '')}").hostname not in HOME:
        return web.Response(status=421, text="this server answers to localhost only")
    origin = request.headers.get("Origin")
    is_socket = request.headers.get("Upgrade", "").lower() == "websocket"
    if origin is not None and (is_socket or request.method not in _READING) and not _is_own(origin, request):
        return web.Response(status=403, text="not from another site")
    return await handler(request)


def _is_own(origin: str, request: web.Request) -> bool:
    parts = urlsplit(origin)
    return parts.hostname in HOME and parts.port == urlsplit(f"//{request.headers['Host']}").port


class LoopbackServer:
    """Serve REST, gateway and page on one port."""

    def __init__(self, router: RestRouter, gateway: Gateway, people: PeopleApi, routes: tuple[RestRoute, ...]) -> None:
        self._app = web.Application(client_max_size=LARGEST_BODY, middlewares=[only_this_machine])
        people.add_to(self._app)
        self._app.router.add_get("/gateway", gateway.connect)
        self._app.router.add_get("/gateway/", gateway.connect)
        for route in routes:
            route.add_to(self._app, router)
        self._app.router.add_route("*", PREFIX + "/{rest:.*}", router.unknown)
        self._app.router.add_route("*", "/api/{rest:.*}", router.unknown)
        self._runner: web.AppRunner | None = None

    async def start(self, port: int) -> int:
        """Listen, and give the port; 0 takes a free one."""
        self._runner = web.AppRunner(self._app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        listener = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
        listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", port))
        await web.SockSite(self._runner, listener).start()
        chosen: int = listener.getsockname()[1]
        return chosen

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
