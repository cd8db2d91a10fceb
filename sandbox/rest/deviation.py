"""One thing that the stand-in does otherwise than Discord promises: where it can step in."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from aiohttp import web

from sandbox.protocol.json_codec import Json
from sandbox.protocol.refusals import RestRefusal
from sandbox.protocol.request_body import RequestBody
from sandbox.world.context import SandboxContext


class DeviantCall(Protocol):
    """The parts of a request that a deviation looks at; `name` is its method and its path."""

    @property
    def context(self) -> SandboxContext: ...
    @property
    def name(self) -> str: ...
    @property
    def body(self) -> RequestBody: ...


class AnsweredAtOnce(Exception):
    """Answer a request without doing what it asks."""

    def __init__(self, answer: Any = None) -> None:
        super().__init__()
        self.answer = answer


def _nothing(_context: SandboxContext) -> None:
    """Leave the world as it is."""


@dataclass(frozen=True, slots=True)
class Deviation:
    """
    Step in before a request is answered at all (`edge`), before it is done (`asked`) and after (`answered`, `refused`).

    `told` changes an event of the gateway, or drops it; `hides` names headers that are left out; `arranged` changes the
    world once. Each leaves alone what it isn't about.
    """

    edge: Callable[[web.Request], web.Response | None] = lambda _request: None
    asked: Callable[[DeviantCall], RequestBody | None] = lambda _call: None
    answered: Callable[[DeviantCall, Any], Any] = lambda _call, answer: answer
    refused: Callable[[DeviantCall, RestRefusal], RestRefusal] = lambda _call, refusal: refusal
    told: Callable[[str, Json], Json | None] = lambda _name, data: data
    hides: tuple[str, ...] = ()
    arranged: Callable[[SandboxContext], None] = _nothing

    def beside(self, other: "Deviation") -> "Deviation":
        """Do both; a request that both change is changed by this one."""

        def told(name: str, data: Json) -> Json | None:
            mine = self.told(name, data)
            return None if mine is None else other.told(name, mine)

        def arranged(context: SandboxContext) -> None:
            self.arranged(context)
            other.arranged(context)

        return Deviation(
            edge=lambda request: self.edge(request) or other.edge(request),
            asked=lambda call: self.asked(call) or other.asked(call),
            answered=lambda call, answer: other.answered(call, self.answered(call, answer)),
            refused=lambda call, refusal: other.refused(call, self.refused(call, refusal)),
            told=told,
            hides=self.hides + other.hides,
            arranged=arranged,
        )


AS_PROMISED = Deviation()
