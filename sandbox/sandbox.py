"""Build, start and stop the stand-in, and give tests its people and controls."""

import math
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager
from functools import reduce
from pathlib import Path
from types import TracebackType
from typing import Self

from sandbox import snapshot
from sandbox.clock import Clock, MovableClock
from sandbox.deviations import DEVIATIONS
from sandbox.gateway.gateway import Gateway
from sandbox.gateway.shard_rules import ShardRules
from sandbox.page.actions import PageActions
from sandbox.page.live_sockets import LiveSockets
from sandbox.page.people_api import PeopleApi
from sandbox.people.actions import PersonActions
from sandbox.people.audience import Audience
from sandbox.people.person import SandboxPerson
from sandbox.people.seen import Seen
from sandbox.protocol.snowflakes import Snowflakes
from sandbox.protocol.violations import Violation, Violations
from sandbox.rest.deviation import Deviation
from sandbox.rest.planned_faults import PlannedFault, PlannedFaults
from sandbox.rest.rate_limits import RateLimits
from sandbox.rest.router import RestRouter
from sandbox.rest.routes import routes
from sandbox.server import LoopbackServer
from sandbox.world import channels, guilds, posting
from sandbox.world.attachments import FileStore
from sandbox.world.context import SandboxContext
from sandbox.world.events import UserChanged
from sandbox.world.interactions import Interactions
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import Channel, Guild, Message, User, World

TOKEN = "c2FuZGJveA.stand-in.for-discord"


class Sandbox:
    """Be Discord on 127.0.0.1 while the `async with` lasts."""

    def __init__(
        self,
        *,
        port: int = 0,
        clock: Clock | None = None,
        advance: Callable[[float], None] | None = None,
        deadline: float = 3.0,
        heartbeat: float = 41.25,
        rate_limits: bool = True,
        rate_scale: float = 1.0,
        people: tuple[str, ...] = ("Ana", "Ben"),
        guild_name: str = "The Cairn",
        guild_locale: str = "en-US",
        bot_name: str = "Cairn",
        keeps_history: bool = True,
        keep_files: int | None = None,
        privileged: int = 0,
        snapshot_path: Path | None = None,
        shards: ShardRules | None = None,
    ) -> None:
        self.shards = shards or ShardRules()
        self.token = TOKEN
        self.port = port
        self.advance = advance
        self._saver: snapshot.SnapshotSaver | None = None
        self._snapshot_path = snapshot_path
        self._clock = clock or MovableClock()
        saved = snapshot.load(snapshot_path) if snapshot_path else None
        world, last = (saved[0], int(saved[1]["last_id"])) if saved else (World(bot_id=0), 0)
        if saved and advance:
            advance(max(0, int(saved[1]["now"]) - self._clock.now()) / 1000)
        ids = Snowflakes(self._clock, last)
        self.context = SandboxContext(world, self._clock, ids, FileStore(world, ids, keep_files))
        self._build(deadline, heartbeat, RateLimits(on=rate_limits, scale=rate_scale), privileged, keeps_history)
        if saved is None:
            self._make_first_world(bot_name, people, guild_name, guild_locale)

    def _build(
        self, deadline: float, heartbeat: float, limits: RateLimits, privileged: int, keeps_history: bool
    ) -> None:
        self.violations = Violations()
        self.faults = PlannedFaults()
        self.limits = limits
        self.gateway = Gateway(self.context, self.token, heartbeat=heartbeat, privileged=privileged, shards=self.shards)
        self.audience = Audience(self.context, keeps_history=keeps_history)
        self.interactions = Interactions(self.context, self.violations, deadline)
        self.interactions.dispatch = self.gateway.dispatch
        self._actions = PersonActions(self.context, self.interactions, self.audience.note)
        live = LiveSockets(self.context)
        self.gateway.on_connection = lambda: self._tell_connection(live)
        people = PeopleApi(
            self.context,
            live,
            PageActions(self.context, self._actions, live),
            self.gateway,
            self.violations,
            self.welcome,
            self._pass_time if self.advance else None,
        )
        self._router = RestRouter(self.context, self.token, self.faults, limits, self.violations)
        self._server = LoopbackServer(self._router, self.gateway, people, routes(self.interactions, self.gateway))
        self._people: dict[int, SandboxPerson] = {}

    def _tell_connection(self, live: LiveSockets) -> None:
        live.everyone({"type": "bot", "connected": self.gateway.is_connected})
        self.audience.wake()

    def _make_first_world(self, bot_name: str, people: tuple[str, ...], guild_name: str, guild_locale: str) -> None:
        """Make the first world: the bot, the people, one guild with two channels."""
        world, ids = self.world, self.context.ids
        bot = User(ids.next(), bot_name, bot=True)
        world.bot_id = bot.id
        world.users[bot.id] = bot
        owner = User(ids.next(), "Olga")
        world.users[owner.id] = owner
        guild = guilds.create(self.context, guild_name, owner, locale=guild_locale)
        for name in ("general", "games"):
            channels.open_text(self.context, guild, name)
        for name in people:
            self.welcome(name)

    # Start and stop

    async def start(self) -> None:
        self.port = await self._server.start(self.port)
        self.context.origin = f"http://127.0.0.1:{self.port}"
        self.gateway.url = self.gateway_url
        if self._snapshot_path is not None:
            self._saver = snapshot.SnapshotSaver(self._snapshot_path, self._snapshot)
            self.audience.on_change.append(self._saver.soon)

    async def stop(self) -> None:
        await self.gateway.drop(code=1001)
        await self._server.stop()
        if self._saver is not None:
            self.audience.on_change.remove(self._saver.soon)
            await self._saver.close()
            self._saver = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def _pass_time(self, seconds: float) -> None:
        """Let time go by and be saved: whoever kills this comes back to no earlier time."""
        if self.advance is not None:
            self.advance(seconds)
            self.audience.wake()

    def _snapshot(self) -> tuple[str, dict[str, bytes]]:
        counters = {"last_id": self.context.ids.last, "now": self._clock.now()}
        return snapshot.text_of(self.world, counters), dict(self.world.files)

    # Addresses and places

    @property
    def api_url(self) -> str:
        return f"http://127.0.0.1:{self.port}/api"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    @property
    def page_url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def world(self) -> World:
        return self.context.world

    @property
    def guild(self) -> Guild:
        return next(iter(self.world.guilds.values()))

    @property
    def channel(self) -> Channel:
        return self.channel_named("games")

    def channel_named(self, name: str) -> Channel:
        return next(c for c in self.world.channels.values() if c.name == name)

    def threads(self) -> list[Channel]:
        return [c for c in self.world.channels.values() if c.is_thread]

    # People

    def welcome(self, name: str, locale: str = "en-US") -> User:
        """Make a new person who joins every guild that has the bot."""
        user = User(self.context.ids.next(), name, locale=locale)
        self.world.users[user.id] = user
        for guild in self.world.bot_guilds():
            guilds.join(self.context, guild, user)
        return user

    def found_elsewhere(self, name: str, *people: SandboxPerson) -> Channel:
        """Found a guild that hasn't invited the bot, and give its one channel; the first person owns it."""
        guild = guilds.create(self.context, name, people[0].user, invites_bot=False)
        for person in people:
            guilds.join(self.context, guild, person.user)
        return channels.open_text(self.context, guild, name.lower())

    def open_conversation(self, *people: SandboxPerson) -> Channel:
        """Open a direct message between two people, or a group of more."""
        return channels.open_conversation(self.context, [person.user for person in people])

    def person(self, name: str, *, locale: str | None = None) -> SandboxPerson:
        """Find the person of that name, or make them."""
        user = next((u for u in self.world.users.values() if u.name == name and not u.bot), None) or self.welcome(name)
        if locale is not None:
            user.locale = locale
            self.context.announce(UserChanged(user))
        return self._people.setdefault(user.id, SandboxPerson(self.context, self._actions, self.audience, user))

    def people(self) -> Iterator[SandboxPerson]:
        return (self.person(user.name) for user in list(self.world.users.values()) if not user.bot)

    # Refusals

    def expect(self, *codes: int) -> AbstractContextManager[list[Violation]]:
        return self.violations.expect(*codes)

    def expect_always(self, *codes: int) -> None:
        self.violations.expect_always(*codes)

    def assert_clean(self) -> None:
        self.violations.assert_clean()

    # Events that happen to a bot

    def delete_message(self, message: Message | Seen | int) -> None:
        """Delete a message as a moderator would."""
        number = message if isinstance(message, int) else message.id
        deleted = self.world.message(number)
        if deleted is not None:
            posting.delete(self.context, deleted)

    def delete_channel(self, channel: Channel) -> None:
        channels.close(self.context, channel)

    def delete_guild(self) -> None:
        guilds.remove(self.context, self.guild)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        channels.archive(self.context, thread, archived=True, locked=locked)

    def unarchive(self, thread: Channel) -> None:
        channels.archive(self.context, thread, archived=False, locked=False)

    def deny(self, channel: Channel, permission: PermissionBit, who: SandboxPerson | None = None) -> None:
        """Take a permission away in a channel, from the bot if nobody is named."""
        guilds.deny(self.context, channel, who.id if who else self.world.bot_id, permission)

    def allow(self, channel: Channel, permission: PermissionBit, who: SandboxPerson | None = None) -> None:
        guilds.allow(self.context, channel, who.id if who else self.world.bot_id, permission)

    def grant(self, who: SandboxPerson, permission: PermissionBit) -> None:
        """Give a person a new role with these permissions."""
        guilds.give_role(self.context, self.guild, who.user, "Granted", permission)

    def let_use(self, command: str, role_id: int) -> None:
        """Let a role use a command, as those who manage a server do under Integrations; it outranks the default."""
        self.guild.command_roles.setdefault(command, []).append(role_id)

    def close_directs(self, who: SandboxPerson) -> None:
        who.user.dms_open = False

    def archive_idle(self) -> None:
        """Archive idle threads, after the clock was moved."""
        channels.archive_idle(self.context)

    @asynccontextmanager
    async def outage(self, status: int | None = None, *, html: bool = False) -> AsyncIterator[PlannedFault]:
        """Be out of reach inside the block: REST cuts connections or answers `status`, the gateway refuses."""
        self.gateway.refuse(math.inf)
        with self.faults.outage(status, html=html) as fault:
            await self.gateway.drop()
            try:
                yield fault
            finally:
                self.gateway.refuse(0)

    def block_words(self, pattern: str) -> None:
        """Let AutoMod refuse messages (200000) and thread names (200001) in which the pattern occurs."""
        self.context.automod.block(pattern)

    def deviate(self, *names: str) -> None:
        """Break a promise of Discord's by each name from now on; `DEVIATIONS` lists them all."""
        deviation = reduce(Deviation.beside, (DEVIATIONS[name].made() for name in names))
        self._router.deviation = deviation
        self.gateway.told = deviation.told
        deviation.arranged(self.context)

    def expire_tokens(self) -> None:
        self.interactions.expire_all()

    def pass_deadline(self) -> None:
        """Let the seconds be over in which the bot may answer what people did so far."""
        self.interactions.give_up_all()
