"""The handlers and shows of the UI on tables in memory, without Discord: what is said, and the buttons below it."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord

from bot.text import words
from bot.ui.context import UiContext
from bot.ui.custom_id import CustomId
from bot.ui.layout import Attached, Item, Layout
from bot.ui.names import Names
from bot.ui.plain_message import PlainMessage
from bot.ui.public.messenger import MessagePlace
from bot.ui.public.show.parsed_notice import Shows, parse_notice
from bot.ui.request import NOTHING, Request
from bot.ui.rights import needed
from data.records import Notice, Table
from data.store import Where
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, Rig

THREAD = "555"
NAMES = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo"}


@dataclass(frozen=True)
class Shown:
    """A message as its reader sees it."""

    components: Sequence[Item]
    content: str = ""
    files: tuple[str, ...] = ()
    alts: tuple[str, ...] = ()  # the alternative texts of its pictures
    to: str = ""  # the channel or person
    rings: tuple[str, ...] = ()
    is_silent: bool = False

    @property
    def text(self) -> str:
        return self.content or "\n".join(item["content"] for item in _within(self.components) if "content" in item)

    @property
    def lines(self) -> list[str]:
        return self.text.split("\n")

    @property
    def buttons(self) -> list[str]:
        """The custom ids, or links, of what can be pressed."""
        items = [item for item in _within(self.components) if "style" in item and not item.get("disabled")]
        return [item.get("custom_id") or item["url"] for item in items]

    @property
    def labels(self) -> list[str]:
        return [item["label"] for item in _within(self.components) if "style" in item]

    @property
    def menus(self) -> list[Item]:
        return [item for item in _within(self.components) if "options" in item]


def _within(items: Sequence[Item]) -> list[Item]:
    return [found for item in items for found in (item, *_within(item.get("components", ())))]


@dataclass
class Answers:
    """In place of a `Reply`: what was answered."""

    shown: list[Shown] = field(default_factory=list)
    forms: list[Item] = field(default_factory=list)
    is_withdrawn: bool = False

    async def fill(self, view: Layout, files: Sequence[Attached] = ()) -> None:
        self.shown.append(Shown(view.components, files=tuple(file.name for file in files)))

    tell = fill

    async def open(self, form: Item) -> None:
        self.forms.append(form)

    async def withdraw(self) -> None:
        self.is_withdrawn = True


@dataclass
class Desk:
    rig: Rig
    ui: UiContext
    servers: dict[int, str] = field(default_factory=dict)

    async def asks(
        self,
        person: str,
        handler: Callable[..., Awaitable[None]],
        *args: object,
        server: str | None = GUILD,
        channel: str = CHANNEL,
        values: tuple[str, ...] = (),
        fields: Mapping[str, str] = NOTHING,
        may: discord.Permissions | None = None,
        granted: discord.Permissions | None = None,
    ) -> Answers:
        """Let a person use a command, or a button with what its custom id says."""
        answers = Answers()
        interaction: Any = SimpleNamespace(
            id=7,
            user=SimpleNamespace(id=int(person), name="?", display_name=NAMES.get(person, "?")),
            guild_id=int(server) if server else None,
            channel_id=int(channel),
            channel=None,
            permissions=may or discord.Permissions.none(),
            app_permissions=granted or needed(),
            client=SimpleNamespace(get_guild=self._guild),
        )
        request = Request(self.ui, interaction, answers, words("en"), CustomId(""), values, fields)  # type: ignore[arg-type]
        await handler(request, *args)
        return answers

    def _guild(self, number: int) -> object:
        return SimpleNamespace(name=self.servers[number]) if number in self.servers else None

    async def shows(
        self, shows: Shows, kind: str, left: tuple[str, ...] = (), refusal: Exception | None = None
    ) -> "Board":
        """Show the one notice of this kind that waits; `left` are no members any more."""
        (waiting,) = await self.rig.store.find(Notice, Where(equal={"kind": kind}))
        board = Board(self.ui, left, refusal=refusal)
        notice = parse_notice(waiting)
        board.placed = await shows[type(notice.content)](board, notice)  # type: ignore[arg-type]
        return board


@dataclass
class Board:
    """In place of a `Messenger`: what was posted, in public and in private."""

    ui: UiContext
    left: tuple[str, ...] = ()
    posted: list[Shown] = field(default_factory=list)
    private: list[Shown] = field(default_factory=list)
    changed: list[tuple[MessagePlace, str, str]] = field(default_factory=list)
    renamed: list[str] = field(default_factory=list)
    refusal: Exception | None = None  # of a change
    placed: MessagePlace | None = None

    @property
    def thread_names(self) -> "Board":
        return self

    async def name(self, channel: str, table: Table) -> None:
        self.renamed.append(table.id)

    async def change_line(self, place: MessagePlace, line: str, time: str) -> None:
        if self.refusal is not None:
            raise self.refusal
        self.changed.append((place, line, time))

    @property
    def one(self) -> Shown:
        (shown,) = self.posted
        return shown

    async def channel_of(self, table: object) -> str:
        return THREAD

    async def posted_before(self, *_: object) -> None:
        """Nothing was tried before."""

    async def is_member(self, guild: str, person: str) -> bool:
        return person not in self.left

    async def post(
        self,
        channel: str,
        view: Layout | PlainMessage,
        pictures: Sequence[tuple[str, Any]] = (),
        *,
        nonce: str,
        ring: tuple[str, ...] = (),
        since: int = 0,
        is_silent: bool = False,
    ) -> MessagePlace:
        content = view.content if isinstance(view, PlainMessage) else ""
        names, alts = tuple(name for name, _ in pictures), tuple(painted.alt for _, painted in pictures)
        self.posted.append(Shown(view.components, content, names, alts, channel, ring, is_silent))
        return MessagePlace(channel, "message")

    async def send_direct(self, person: str, view: PlainMessage, *, nonce: str, since: int = 0) -> bool:
        self.private.append(Shown(view.components, view.content, to=person))
        return True


async def desk_on(rig: Rig) -> Desk:
    for person, name in NAMES.items():
        await rig.tables.people.set_person(person, name=name)
    return Desk(rig, UiContext(rig.tables, rig.clock, Names(rig.tables), "en"))
