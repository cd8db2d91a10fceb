"""People who play on many servers, whatever happens to the bot; and what they were shown and answered."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from sandbox import Sandbox, SandboxPerson
from sandbox.people.invocation import CannotDo
from sandbox.protocol.refusals import RestRefusal
from sandbox.world import channels, events, guilds
from sandbox.world.world import Channel, Guild, Message

GAMES = ("l-calculus", "tactic", "topologic", "logan-stones", "logitac")
TURN, ACCEPT = re.compile(r"\bplay\|([0-9a-z]+)\|(\d+)"), re.compile(r"accept\|([0-9a-z]+)")
PLAYED = ("You played", "**Your turn isn’t over**")  # what says that it was entered
PATIENCE_S = 6.0
Turn = tuple[str, int]  # the table, and the number of its turn message


@dataclass(slots=True)
class Shown:
    """What was posted in public: where each table stands, and each notice's messages."""

    turns: dict[int, tuple[Message, Turn]] = field(default_factory=dict)  # by guild, the newest
    offers: dict[int, tuple[Message, str]] = field(default_factory=dict)
    ended: set[int] = field(default_factory=set)  # guilds whose last table is over
    posts: Counter[str] = field(default_factory=Counter)  # by nonce, which is the notice's id
    turn_posts: Counter[Turn] = field(default_factory=Counter)
    rings: Counter[tuple[int, str]] = field(default_factory=Counter)  # by person and notice

    def hear(self, sandbox: Sandbox, event: events.WorldEvent) -> None:
        if not isinstance(event, events.MessagePosted) or event.message.only_for is not None:
            return
        message, guild = event.message, sandbox.world.channels[event.message.channel_id].guild_id or 0
        if message.author_id != sandbox.world.bot_id:
            return
        if message.nonce is not None:
            self.posts[message.nonce] += 1
            self.rings.update((person, message.nonce) for person in message.rings)
        said = json.dumps(message.components)
        if found := TURN.search(said):
            turn = found[1], int(found[2])
            self.turns[guild] = message, turn
            self.turn_posts[turn] += 1
            self.ended.discard(guild)
            self.offers.pop(guild, None)  # until then it is clicked again
        elif found := ACCEPT.search(said):
            self.offers[guild] = message, found[1]
        elif "replay|" in said:
            self.ended.add(guild)


@dataclass(slots=True)
class Pair:
    """Two people of one server, who play one game after the other."""

    sandbox: Sandbox
    guild: Guild
    channel: Channel
    people: tuple[SandboxPerson, SandboxPerson]
    shown: Shown
    game: str
    pause: float
    chance: Random
    tried: dict[Turn, list[int]] = field(default_factory=dict)  # interactions by which a turn was to be played
    answered: dict[Turn, list[int]] = field(default_factory=dict)  # … those after which the next turn was shown
    confirmed: list[int] = field(default_factory=list)  # interactions whose answer said what was played
    failures: Counter[str] = field(default_factory=Counter)
    last: str = ""  # what went wrong last

    @property
    def done(self) -> int:
        """Count what was entered, and said to be."""
        return len(self.answered) + len(self.confirmed)

    @property
    def stuck(self) -> str:
        return f"{self.guild.name} ({self.game}: {self.last})"

    async def play(self) -> None:
        """Play until cancelled; what goes wrong is tried again, as people do."""
        await asyncio.sleep(self.chance.uniform(0, self.pause))
        while True:
            try:
                await self._step()
            except (CannotDo, RestRefusal, TimeoutError, KeyError, IndexError, ValueError) as trouble:
                self.failures[type(trouble).__name__] += 1
                self.last = repr(trouble)
                await asyncio.sleep(0.5)
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.pause)

    async def _step(self) -> None:
        if self.guild.id not in self.shown.turns or self.guild.id in self.shown.ended:
            await self._begin()
        else:
            await self._turn(*self.shown.turns[self.guild.id])

    async def _begin(self) -> None:
        host, guest = self.people
        before = self.shown.turns.get(self.guild.id)
        if self.guild.id not in self.shown.offers:
            await host.run(self.channel, f"challenge {self.game}", opponent=guest, first="host")
            await self._until(lambda: self.guild.id in self.shown.offers)
        message, _ = self.shown.offers[self.guild.id]
        for button in guest.message(message.id).buttons:  # none is there once it was heard
            if "accept|" in button.get("custom_id", ""):
                await guest.click(message.id, button["custom_id"])
        await self._until(lambda: self.shown.turns.get(self.guild.id) != before)

    async def _turn(self, message: Message, turn: Turn) -> None:
        words = self.people[0].message(message.id).text.split("<@", 1)[1]
        [mover] = [one for one in self.people if words.startswith(str(one.id))]
        choices = await mover.autocomplete(message.channel_id, "move", "text", "")
        typed = self.chance.choice(choices)["value"]
        response = await mover.run(message.channel_id, "move", text=typed)
        self.tried.setdefault(turn, []).append(response.interaction.id)
        if response.failure:
            self.failures[response.failure] += 1
        await self._until(lambda: self._is_over(turn) or response.interaction.edits > 0)
        if self._is_over(turn):
            self.answered[turn] = self.tried[turn]
        elif response.text.startswith(PLAYED):  # and there is more to do in this turn
            self.confirmed.append(response.interaction.id)
        else:
            self.failures[response.text[:50]] += 1
            self.last = response.text[:200]

    def _is_over(self, turn: Turn) -> bool:
        return self.shown.turns[self.guild.id][1] != turn or self.guild.id in self.shown.ended

    async def _until(self, wanted: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not wanted():  # noqa: ASYNC110 what is shown is looked at as a person does
                await asyncio.sleep(0.05)


def settle(sandbox: Sandbox, servers: int, pause: float, seed: int) -> tuple[Shown, list[Pair]]:
    """Make servers, each on a shard of its own turn, with two people in each."""
    shown, chance = Shown(), Random(seed)
    sandbox.context.listeners.append(lambda event: shown.hear(sandbox, event))
    names = [f"Person {number}" for number in range(2 * servers)]
    for name in names:
        sandbox.welcome(name)
    owner, first = sandbox.person(names[0]).user, sandbox.context.ids.next() >> 22
    pairs = []
    for number in range(servers):
        guild = guilds.create(sandbox.context, f"Server {number}", owner, id_=(first - servers + number) << 22)
        two = sandbox.person(names[2 * number]), sandbox.person(names[2 * number + 1])
        for person in two:
            guilds.join(sandbox.context, guild, person.user)
        channel = channels.open_text(sandbox.context, guild, "games")
        game = GAMES[number % len(GAMES)]
        pairs.append(Pair(sandbox, guild, channel, two, shown, game, pause, Random(chance.random())))
    return shown, pairs
