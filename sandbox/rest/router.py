"""Check each request's token, planned fault and rate limit, then answer or refuse it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox.protocol.refusals import RestRefusal
from sandbox.protocol.request_body import RequestBody, read_body
from sandbox.protocol.violations import FOREIGN_USER_AGENT, Violations
from sandbox.rest import rate_limits
from sandbox.rest.advice import against_advice, is_a_bots_name
from sandbox.rest.answers import banned, broken, foreign, too_many, written
from sandbox.rest.deviation import AS_PROMISED, AnsweredAtOnce
from sandbox.rest.planned_faults import PlannedFaults
from sandbox.rest.rate_limits import Rate, RateLimits
from sandbox.world.context import SandboxContext

PREFIX = "/api/v10"
MAJOR = ("channel_id", "guild_id", "token", "interaction_id")


@dataclass(frozen=True)
class RestCall:
    """Hold one request, and read its path and body."""

    context: SandboxContext
    request: web.Request
    raw: bytes

    @cached_property
    def body(self) -> RequestBody:
        return read_body(self.request.headers.get("Content-Type", ""), self.raw)

    def saying(self, body: RequestBody) -> "RestCall":
        """Give the same request with another body."""
        call = RestCall(self.context, self.request, self.raw)
        vars(call)["body"] = body
        return call

    @property
    def name(self) -> str:
        return f"{self.request.method} {self.request.path.removeprefix(PREFIX)}"

    def id(self, name: str) -> int:
        """Read a snowflake out of the path."""
        text = self.request.match_info[name]
        if not text.isdigit():
            errors = {
                name: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": f'Value "{text}" is not snowflake.'}]}
            }
            raise RestRefusal(50035, errors=errors)
        return int(text)

    def text(self, name: str) -> str:
        return self.request.match_info[name]

    def query(self, name: str) -> str | None:
        return self.request.query.get(name)


Endpoint = Callable[[RestCall], Any]


class RestRouter:
    """Wrap each endpoint into a handler that refuses, limits and fails as Discord does."""

    def __init__(
        self, context: SandboxContext, token: str, faults: PlannedFaults, limits: RateLimits, violations: Violations
    ) -> None:
        self.context = context
        self.token = token
        self.faults = faults
        self.limits = limits
        self.violations = violations
        self.deviation = AS_PROMISED

    def handler(self, route: str, endpoint: Endpoint, rate: Rate, *, with_token: bool) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            raw = await request.read()
            response = (
                self._foreign(request)
                or self.deviation.edge(request)
                or self._banned()
                or await self._handle(route, endpoint, rate, request, raw, with_token=with_token)
            )
            for header in self.deviation.hides:
                response.headers.pop(header, None)
            self.limits.invalid.note(response.status, response.headers.get("X-RateLimit-Scope"))
            return response

        return handle

    def _foreign(self, request: web.Request) -> web.Response | None:
        """Refuse a client that doesn't name itself in the documented form."""
        named = request.headers.get("User-Agent", "")
        if is_a_bots_name(named):
            return None
        self.violations.add(f"{request.method} {request.path}", FOREIGN_USER_AGENT, f"the User-Agent is {named!r}")
        return foreign()

    def _banned(self) -> web.Response | None:
        invalid = self.limits.invalid
        return banned(invalid.banned_for, in_json=invalid.bans_in_json) if invalid.banned_for else None

    async def _handle(
        self, route: str, endpoint: Endpoint, rate: Rate, request: web.Request, raw: bytes, *, with_token: bool
    ) -> web.StreamResponse:
        fault = self.faults.next(request.method, request.path, raw)
        if fault is not None and not fault.after:
            failure = await broken(fault, request)
            if failure is not None:
                return failure
        response = self._answer(route, endpoint, rate, RestCall(self.context, request, raw), with_token=with_token)
        if fault is not None and fault.after:
            return await broken(fault, request) or response
        return response

    def _answer(self, route: str, endpoint: Endpoint, rate: Rate, call: RestCall, *, with_token: bool) -> web.Response:
        request = call.request
        if with_token and request.headers.get("Authorization") != f"Bot {self.token}":
            return self._refuse(request, RestRefusal(0, status=401, message="401: Unauthorized"), {})
        major = next((request.match_info[name] for name in MAJOR if name in request.match_info), "")
        decision = self.limits.judge(route, major, rate, counts_globally=with_token)
        if decision.retry_after is not None:
            return too_many(decision.retry_after, decision.headers, is_global=decision.is_global)
        try:
            answer = self._done(endpoint, call)
            for code, reason in against_advice(route, call):
                self.violations.add(f"{request.method} {request.path}", code, reason)
            return written(answer, decision.headers)
        except RestRefusal as refusal:
            return self._refuse(request, self.deviation.refused(call, refusal), decision.headers)

    def _done(self, endpoint: Endpoint, call: RestCall) -> Any:
        """Do what is asked, with whatever the deviation that is switched on makes of it."""
        try:
            changed = self.deviation.asked(call)
            call = call if changed is None else call.saying(changed)
            return self.deviation.answered(call, endpoint(call))
        except AnsweredAtOnce as said:
            return said.answer

    def _refuse(self, request: web.Request, refusal: RestRefusal, headers: dict[str, str]) -> web.Response:
        if refusal.is_foreseeable:
            self.violations.add(f"{request.method} {request.path}", refusal.code, str(refusal))
        return written(refusal.body(), headers, refusal.status)

    async def unknown(self, request: web.Request) -> web.StreamResponse:
        await request.read()
        return self._refuse(request, RestRefusal(0, message="404: Not Found (no such route here)"), {})


@dataclass(frozen=True, slots=True)
class RestRoute:
    method: str
    path: str
    endpoint: Endpoint
    rate: Rate = rate_limits.GENERAL
    with_token: bool = True

    def add_to(self, app: web.Application, router: RestRouter) -> None:
        handler = router.handler(f"{self.method} {self.path}", self.endpoint, self.rate, with_token=self.with_token)
        app.router.add_route(self.method, PREFIX + self.path, handler)
