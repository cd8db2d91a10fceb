"""A game under way in one truth: its turns are played as planned, and everybody asks about it."""

from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.tables import TableError
from bot.tables.queries.table_view import sit
from games.core.game import AnyGame
from games.core.outcome import Seat
from games.registry import manual
from sandbox import SandboxPerson
from sandbox.world.world import Channel
from tests.bot.two_truths import promises
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import comes_to_rest, settled
from tests.bot.ui.two_truths.asking import Asker
from tests.bot.ui.two_truths.evidence import Recorder
from tests.bot.ui.two_truths.plan import Plan, Turn
from tests.bot.ui.two_truths.setting import PEOPLE, ROLE_OF, Setting
from tests.bot.ui.two_truths.truth import Truth
from tests.bot.ui.two_truths.ways import PRESSING, Known, Way


@dataclass
class Playing:
    """A game under way in one truth."""

    setting: Setting
    truth: Truth
    stage: Stage
    recorder: Recorder
    lots: Random
    thread: Channel
    table: str
    promised: set[str] = field(default_factory=set)

    @property
    def plan(self) -> Plan:
        assert self.truth.plan is not None
        return self.truth.plan

    @property
    def rules(self) -> AnyGame:
        return self.truth.rules

    def seated(self, seat: Seat) -> SandboxPerson:
        return self.stage.person("Ana" if (seat == 0) == self.setting.is_host_first else "Ben")

    def person(self, role: str) -> SandboxPerson:
        """Find who plays a role; where both players know the truth, somebody else asks in their place."""
        if role == "player" and self.plan.viewer is not None:
            return self.seated(self.plan.viewer)
        return self.stage.person(ROLE_OF.get(role, "Cleo"))

    @property
    def readers(self) -> frozenset[str]:
        return frozenset((*ROLE_OF.values(), self.person("player").name))

    async def state(self) -> Any:
        return (await sit(self.stage.bot.ui.tables.context, self.table)).state

    async def views(self) -> list[Any]:
        """Say what the rules let those know who can't tell the truths apart."""
        try:
            state = await self.state()
        except TableError as gone:  # with all that was kept of its player
            return [gone.key]
        return [self.rules.view(state, seat) for seat in dict.fromkeys((self.plan.viewer, None))]

    async def asker(self, person: SandboxPerson) -> Asker:
        general = self.stage.sandbox.channel_named("general")
        direct = person.direct or person.opens_direct()
        places = [place for place in (self.thread, self.stage.sandbox.channel, general) if place in person.channels()]
        return Asker(self.stage, person, [*places, direct], await self.known(person), self.lots)

    async def known(self, person: SandboxPerson) -> Known:
        """Gather what this person may name; legal actions only if they are the one to move."""
        planned = [action for turn in self.plan.turns for action in turn.lines[0]]
        turn_no, entries, legal = 0, 0, list[str]()
        with suppress(TableError):
            seen = await self.stage.bot.ui.tables.queries.table_view(self.table, str(person.id))
            turn_no, entries = seen.table.turn_no, seen.table.entries
            legal = [] if seen.seat is None else list(self.rules.actions(seen.view))
        actions = self.lots.sample(legal, min(6, len(legal))) or planned[:6]
        steps = [manual(self.rules).steps(action) for action in actions]
        people = [self.stage.person(name).id for name in PEOPLE]
        return Known(self.setting.key, self.table, turn_no, entries, people, actions, steps)

    async def wait(self, days: int) -> None:
        """Let days go by: who is to move is reminded, or time is up."""
        await self.stage.passes(days=days)
        await comes_to_rest(self.stage)
        await self.cut("time", self.stage.person("Ana"))

    async def ask(self, way: Way, role: str) -> None:
        """Ask in a role; what Discord offers to those who manage a server only, its host asks."""
        person = self.person("host" if way.command and way.command.permissions else role)
        was_asked = await (await self.asker(person)).ask(way)
        await self.cut(way.name, person, was_asked=was_asked)

    async def press(self, role: str) -> None:
        person = self.person(role)
        verb = await (await self.asker(person)).press_any()
        await self.cut(f"{PRESSING}: {verb}", person, was_asked=verb is not None)

    async def cut(self, way: str, person: SandboxPerson, *, was_asked: bool = True) -> None:
        self.truth.is_own = False
        await self.stage.bot.presenter._note_bare()  # or else it is noted within seconds, and read in one's own data
        self.recorder.cut(way, person.name, await self.views(), was_asked=was_asked)

    async def play(self, turn: Turn) -> None:
        """Play a turn of the plan by typing it, at once or bit by bit; the bot's own turns come by themselves."""
        line, mover = turn.lines[self.truth.which], self.seated(turn.seat)
        parts = [line] if self.lots.random() < 0.6 else [(action,) for action in line]
        with_own_salts = self.plan.viewer != turn.seat
        for part in parts:
            self.truth.is_own = with_own_salts
            await settled(self.stage, await mover.run(self.thread, "move", text=" ".join(part)))
            await self.cut("a turn", mover)

    async def note_promises(self) -> None:
        """Note what was promised, before what it was promised of is deleted."""
        self.promised.update(await promises(self.stage.bot.ui.tables.context.store))

    async def is_as_planned(self, played: int) -> bool:
        """Return whether nobody has changed anything by asking."""
        state = self.plan.deals[self.truth.which]
        for turn in self.plan.turns[:played]:
            for action in turn.lines[self.truth.which]:
                state = self.rules.apply(state, action)
        return bool(await self.state() == state)
