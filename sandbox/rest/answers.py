"""Build the HTTP answers of the REST routes, good ones and failures."""

import asyncio
import math
from typing import Any

from aiohttp import web

from sandbox.protocol.json_codec import dumps
from sandbox.protocol.refusals import EDGE, RestRefusal
from sandbox.rest.planned_faults import PlannedFault

VIA = {"Via": "1.1 sandbox"}
_HTML = "<!DOCTYPE html><html><head><title>Error</title></head><body><h1>Something broke on the way.</h1></body></html>"
_FOREIGN = (
    "<!DOCTYPE html><html><head><title>Access denied</title></head><body><h1>Error 1010</h1>"
    "<p>The owner of this website has banned your access based on your browser's signature.</p></body></html>"
)


def written(value: Any, headers: dict[str, str], status: int = 200) -> web.Response:
    if value is None:
        return web.Response(status=204, headers=VIA | headers)
    return web.Response(body=dumps(value), status=status, content_type="application/json", headers=VIA | headers)


def too_many(retry_after: float, headers: dict[str, str], *, is_global: bool = False, via: bool = True) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": round(retry_after, 3), "global": is_global}
    headers = {"Retry-After": str(math.ceil(retry_after)), **headers} | (VIA if via else {})
    return web.Response(body=dumps(body), status=429, content_type="application/json", headers=headers)


def edge_refusal(code: int) -> web.Response:
    """Answer in JSON as Cloudflare may, before a request reaches Discord: without `Via`."""
    refusal = RestRefusal(code)
    headers = {"Server": "cloudflare"}
    return web.Response(
        body=dumps(refusal.body()), status=refusal.status, content_type="application/json", headers=headers
    )


def banned(seconds: float, *, in_json: bool = False) -> web.Response:
    """Answer as Cloudflare does to a banned address: without `Via`, in words or in JSON that doesn't say how long."""
    if in_json:
        return edge_refusal(EDGE[0])
    return web.Response(text="error code: 1015", status=429, headers={"Retry-After": str(math.ceil(seconds))})


def foreign() -> web.Response:
    """Answer as Cloudflare does to a client that doesn't name itself as the API's page asks."""
    return web.Response(status=403, text=_FOREIGN, content_type="text/html", headers={"Server": "cloudflare"})


async def broken(fault: PlannedFault, request: web.Request) -> web.StreamResponse | None:
    """Answer as a planned fault says; None if it only delays."""
    if fault.delay:
        await asyncio.sleep(fault.delay)
    if fault.reset:
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)
    if fault.code is not None:
        return edge_refusal(fault.code) if fault.code in EDGE else _refused(fault.code)
    if fault.html:
        return web.Response(status=fault.status or 502, text=_HTML, content_type="text/html")
    if fault.status == 429:
        return _limited(fault)
    return None if fault.status is None else web.Response(status=fault.status, text="planned fault", headers=VIA)


def _refused(code: int) -> web.Response:
    refusal = RestRefusal(code)
    return written(refusal.body(), {}, refusal.status)


def _limited(fault: PlannedFault) -> web.Response:
    headers = {"X-RateLimit-Scope": fault.scope} | ({"X-RateLimit-Global": "true"} if fault.scope == "global" else {})
    return too_many(fault.retry_after, headers, is_global=fault.scope == "global", via=fault.via)
