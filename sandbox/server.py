"""Listen on 127.0.0.1, and refuse everybody but this machine's own pages."""

import logging
from urllib.parse import SplitResult, urlsplit

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.typedefs import Handler

from sandbox.gateway.gateway import Gateway
from sandbox.page.people_api import PeopleApi
from sandbox.port import listen
from sandbox.protocol.request_body import LARGEST_BODY
from sandbox.rest.router import PREFIX, RestRoute, RestRouter

HOME = ("127.0.0.1", "localhost")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
MOST_SAID = 100  # letters of what was wrong: it quotes the request
_READING = ("GET", "HEAD", "OPTIONS")


@web.middleware
async def only_this_machine(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests that another site's page makes through a browser on this machine."""
    host = _parsed(f"//{request.headers.get('Host', '')}")
    if host is None:
        return web.Response(status=400, text="the Host header is malformed")
    if host.hostname not in HOME:
        return web.Response(status=421, text="this server answers to localhost only")
    origin = request.headers.get("Origin")
    is_socket = request.headers.get("Upgrade", "").lower() == "websocket"
    if origin is not None and (is_socket or request.method not in _READING) and not _is_own(origin, host):
        return web.Response(status=403, text="not from another site")
    return await handler(request)


def _parsed(address: str) -> SplitResult | None:
    """Split an address; None if its host or port is malformed."""
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        return None
    return parts


def _is_own(origin: str, host: SplitResult) -> bool:
    parts = _parsed(origin)
    return parts is not None and parts.hostname in HOME and parts.port == host.port


async def _protect(_request: web.BaseRequest, response: web.StreamResponse) -> None:
    """Keep every answer out of other sites' frames, and its type from being guessed."""
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["X-Content-Type-Options"] = "nosniff"


def in_one_line(record: logging.LogRecord) -> bool:
    """Log a request that is no HTTP in one line: where in a library it was met is of no use to anybody."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, HttpProcessingError):
        said = " ".join(str(error.message).split())
        record.msg, record.args, record.exc_info = f"not a request: {error.code} {said[:MOST_SAID]}", (), None
    return True


class LoopbackServer:
    """Serve REST, gateway and page on one port."""

    def __init__(self, router: RestRouter, gateway: Gateway, people: PeopleApi, routes: tuple[RestRoute, ...]) -> None:
        self._app = web.Application(client_max_size=LARGEST_BODY, middlewares=[only_this_machine])
        self._app.on_response_prepare.append(_protect)
        people.add_to(self._app)
        self._app.router.add_get("/gateway", gateway.connect)
        self._app.router.add_get("/gateway/", gateway.connect)
        for route in routes:
            route.add_to(self._app, router)
        self._app.router.add_route("*", PREFIX + "/{rest:.*}", router.unknown)
        self._app.router.add_route("*", "/api/{rest:.*}", router.unknown)
        self._runner: web.AppRunner | None = None

    async def start(self, port: int) -> int:
        """Listen, and give the port; 0 takes a free one, and one that is taken raises PortTaken."""
        listener = listen(port)
        logging.getLogger("aiohttp.server").addFilter(in_one_line)
        self._runner = web.AppRunner(self._app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()
        chosen: int = listener.getsockname()[1]
        return chosen

    async def stop(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
