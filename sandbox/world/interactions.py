"""Open interactions, enforce the three seconds, and keep tokens for fifteen minutes."""

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sandbox.protocol.json_codec import Json
from sandbox.protocol.refusals import RestRefusal
from sandbox.protocol.violations import Violations
from sandbox.world.context import SandboxContext
from sandbox.world.installations import Owners, is_for_oneself
from sandbox.world.world import Message

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
SendEvent = Callable[[str, int | None, Json], bool]


@dataclass(slots=True, eq=False)
class Interaction:
    """Hold one action of a person and the bot's answer to it."""

    id: int
    token: str
    kind: int
    user_id: int
    channel_id: int
    guild_id: int | None
    made: float  # monotonic
    made_ms: int
    command: str = ""
    source: Message | None = None
    answer: int | None = None  # the callback's type
    ack_ms: float | None = None
    is_private: bool = False
    original: Message | None = None
    follow_ups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    edits: int = 0  # how often the answer was edited by token
    failure: str | None = None
    is_expired: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    on_change: Callable[["Interaction"], None] | None = None
    owners: Owners = field(default_factory=dict)

    def touch(self) -> None:
        """Wake whoever waits for this interaction."""
        self.changed.set()
        self.changed = asyncio.Event()
        if self.on_change is not None:
            self.on_change(self)

    @property
    def is_for_oneself(self) -> bool:
        return is_for_oneself(self.owners)

    @property
    def is_settled(self) -> bool:
        """Tell whether anything came back: an answer, or the failure to give one."""
        return self.answer is not None or self.failure is not None


class Interactions:
    def __init__(self, context: SandboxContext, violations: Violations, deadline: float) -> None:
        self._context = context
        self._violations = violations
        self._by_token: dict[str, Interaction] = {}
        self.deadline = deadline
        self.dispatch: SendEvent = lambda _name, _guild, _data: False

    def new(self, kind: int, user_id: int, channel_id: int, guild_id: int | None) -> Interaction:
        token = f"t{secrets.token_urlsafe(32)}"
        number, now = self._context.ids.next(), self._context.clock.now()
        return Interaction(number, token, kind, user_id, channel_id, guild_id, time.monotonic(), now)

    def open(self, interaction: Interaction, payload: Json) -> None:
        """Tell the bot; fail at once if it is not connected, or after the deadline."""
        self._sweep()
        self._by_token[interaction.token] = interaction
        if self.dispatch("INTERACTION_CREATE", interaction.guild_id, payload):
            asyncio.get_running_loop().call_later(self.deadline, self._expire, interaction)
        else:
            interaction.failure = "the bot is not connected"
            interaction.touch()

    def _expire(self, interaction: Interaction) -> None:
        if interaction.is_settled:
            return
        interaction.failure = "the application did not respond"
        what = f"{interaction.command} by {interaction.user_id}"
        self._violations.add(f"interaction {what}", 10062, f"no answer within {self.deadline} s")
        interaction.touch()

    def _sweep(self) -> None:
        """Forget tokens that expired long ago; the oldest come first."""
        limit = self._context.clock.now() - 2 * self._context.limits.token_life_ms
        while self._by_token:
            token = next(iter(self._by_token))
            if self._by_token[token].made_ms >= limit:
                return
            del self._by_token[token]

    def give_up_all(self) -> None:
        for interaction in list(self._by_token.values()):
            self._expire(interaction)

    def expire_all(self) -> None:
        for interaction in self._by_token.values():
            interaction.is_expired = True

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """Find the interaction of a callback; refuse an unknown or late one with 10062, a second answer with 40060."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id or interaction.failure is not None:
            raise RestRefusal(10062)
        if interaction.answer is not None:
            raise RestRefusal(40060)
        return interaction

    def by_token(self, token: str) -> Interaction:
        """Find an answered interaction whose token still lives."""
        interaction = self._by_token.get(token)
        if interaction is None:
            raise RestRefusal(50027)
        if (
            interaction.is_expired
            or self._context.clock.now() - interaction.made_ms > self._context.limits.token_life_ms
        ):
            raise RestRefusal(50027)
        if interaction.answer is None:
            raise RestRefusal(10015)
        return interaction
