"""Serve the page, its files, the list of people, their live sockets, the time and the state."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from aiohttp import WSMsgType, web

from sandbox.gateway.gateway import Gateway
from sandbox.page.actions import PageActions
from sandbox.page.live_sockets import LiveSockets, PageSocket
from sandbox.people import views
from sandbox.protocol.json_codec import Json, dumps, loads
from sandbox.protocol.request_body import content_type
from sandbox.protocol.violations import Violations
from sandbox.validation.commands import LOCALES
from sandbox.world.channels import archive_idle
from sandbox.world.context import SandboxContext
from sandbox.world.world import User

ASSETS = Path(__file__).parent / "assets"
_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}
_NO_CACHE = {"Cache-Control": "no-cache"}


@dataclass(slots=True)
class PeopleApi:
    context: SandboxContext
    live: LiveSockets
    actions: PageActions
    gateway: Gateway
    violations: Violations
    welcome: Callable[[str, str], User]
    advance: Callable[[float], None] | None

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/", self._index)
        app.router.add_get("/page/{path:.+}", self._page_file)
        app.router.add_get("/people", self._people)
        app.router.add_post("/people", self._join)
        app.router.add_get("/people/{person_id}/live", self._look)
        app.router.add_get("/control", self._state)
        app.router.add_post("/control/time", self._pass_time)
        app.router.add_post("/control/violations/clear", self._clear)
        app.router.add_get("/cdn/{path:.+}", self._file)

    async def _index(self, _request: web.Request) -> web.StreamResponse:
        return _page_file("index.html")

    async def _page_file(self, request: web.Request) -> web.StreamResponse:
        return _page_file(request.match_info["path"])

    async def _people(self, _request: web.Request) -> web.Response:
        users = [user for user in self.context.world.users.values() if not user.bot]
        return _json([views.person(self.context.world, user) for user in users])

    async def _join(self, request: web.Request) -> web.Response:
        body = await _object(request)
        name, locale = str(body.get("name") or "").strip(), str(body.get("locale") or "en-US")
        if not 0 < len(name) <= 32 or locale not in LOCALES:
            raise web.HTTPBadRequest(text="a name of 1 to 32 characters and a language of Discord's")
        if any(user.name.lower() == name.lower() for user in self.context.world.users.values()):
            raise web.HTTPConflict(text="that name is taken")
        return _json(views.person(self.context.world, self.welcome(name, locale)))

    async def _look(self, request: web.Request) -> web.StreamResponse:
        number = request.match_info["person_id"]
        user = self.context.world.users.get(int(number)) if number.isdigit() else None
        if user is None or user.bot:
            raise web.HTTPNotFound
        websocket = web.WebSocketResponse(heartbeat=30, compress=False)
        await websocket.prepare(request)
        socket = PageSocket(user, request.query.get("watch", "all"), websocket)
        self.live.sockets.add(socket)
        socket.send(self._hello(socket))
        try:
            async for message in websocket:
                if message.type == WSMsgType.TEXT:
                    self.actions.take(socket, _parsed(message.data))
        finally:
            self.live.sockets.discard(socket)
            socket.close()
        return websocket

    def _hello(self, socket: PageSocket) -> Json:
        if socket.watch != "none":
            return views.hello(self.context, socket.user) | {"bot_connected": self.gateway.is_connected}
        me = views.person(self.context.world, socket.user)
        return {"type": "hello", "me": me, "now": self.context.clock.now()}

    async def _state(self, _request: web.Request) -> web.Response:
        found = [{"route": v.route, "code": v.code, "reason": v.reason} for v in self.violations.found]
        return _json(
            {
                "now": self.context.clock.now(),
                "bot_connected": self.gateway.is_connected,
                "can_pass_time": self.advance is not None,
                "violations": found,
                "guilds": [str(guild_id) for guild_id in self.context.world.guilds],
            }
        )

    async def _pass_time(self, request: web.Request) -> web.Response:
        seconds = (await _object(request)).get("seconds")
        if self.advance is None:
            raise web.HTTPConflict(text="this clock cannot be moved")
        if not isinstance(seconds, int | float) or not 0 < seconds <= 400 * 86400:
            raise web.HTTPBadRequest(text="seconds: a number above 0, at most 400 days")
        self.advance(seconds)
        archive_idle(self.context)
        now = self.context.clock.now()
        self.live.everyone({"type": "time", "now": now})
        return _json({"now": now})

    async def _clear(self, _request: web.Request) -> web.Response:
        self.violations.found.clear()
        return web.Response(status=204)

    async def _file(self, request: web.Request) -> web.Response:
        path = "/cdn/" + request.match_info["path"]
        data = self.context.file_store.find(path)
        if data is None:
            raise web.HTTPNotFound
        kind = content_type(path)
        headers = {"Content-Type": kind, "Cache-Control": "max-age=31536000, immutable"}
        return web.Response(body=data, headers=headers)


def _page_file(name: str) -> web.StreamResponse:
    """Serve a file of the page's own folder, and nothing above it."""
    path = ASSETS / name
    is_inside = path.is_relative_to(ASSETS) and ".." not in path.parts
    if not is_inside or path.suffix not in _TYPES or not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Content-Type": f"{_TYPES[path.suffix]}; charset=utf-8"} | _NO_CACHE)


async def _object(request: web.Request) -> Json:
    body = _parsed(await request.text())
    if not isinstance(body, dict):
        raise web.HTTPBadRequest(text="expected a JSON object")
    return body


def _parsed(text: str) -> object:
    try:
        parsed: object = loads(text)
    except ValueError:
        return None
    return parsed


def _json(value: object) -> web.Response:
    return web.Response(body=dumps(value), content_type="application/json")
