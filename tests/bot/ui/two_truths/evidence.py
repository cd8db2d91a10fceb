"""What everybody was shown, question by question: messages, files, suggestions, forms, rings, requests, log lines."""

import json
import logging
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from sandbox import SandboxPerson
from sandbox.people.audience import ShownItem
from sandbox.rest.router import RestCall, RestRouter
from sandbox.world import events
from tests.bot.two_truths import masked, unsealed
from tests.bot.ui.conftest import Stage

ID = re.compile(r"\d{17,20}")
SEAL = re.compile(r"Seal: [0-9a-f]{64}")
PRIVATE = ("modal", "choices", "failure")
Lanes = Mapping[tuple[str, str], Sequence[Any]]  # by reader and place, in the order they were shown


class Leak(AssertionError):
    """Somebody can tell what they may not know."""


@dataclass
class Names:
    """Call what Discord numbers by its place and its turn there: two messages may be posted at once in either order."""

    known: dict[str, str] = field(default_factory=dict)
    _counts: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def hear(self, event: events.WorldEvent) -> None:
        match event:
            case events.ChannelMade(channel):
                kind = f"direct of {channel.recipient_id}" if channel.recipient_id else f"thread of {channel.parent_id}"
                self._name(channel.id, kind)
            case events.MessagePosted(message) | events.MessageEdited(message):
                place = self.known.get(str(message.channel_id), message.channel_id)
                self._name(message.id, f"message to {message.only_for or 'all'} in {place}")
                for file in message.attachments:
                    self._name(file.id, f"file of {self.known[str(message.id)]}")
            case _:
                pass

    def _name(self, number: int, kind: str) -> None:
        if str(number) not in self.known:
            self._counts[kind] += 1
            self.known[str(number)] = f"({kind}, {self._counts[kind]})"

    def put_into(self, text: str) -> str:
        return ID.sub(lambda found: self.known.get(found[0], found[0]), text)


@dataclass(frozen=True, slots=True)
class Request:
    """A request of the bot's to Discord, with every byte of it: its nonce, its pictures, its length."""

    method: str
    path: str
    body: bytes = field(repr=False)

    def __str__(self) -> str:
        said = self.body.decode("latin-1")
        return f"{self.method} {self.path} {len(said)} {SEAL.sub('Seal: of the file above', said)}"


@dataclass(frozen=True, slots=True)
class Question:
    """What was asked, by whom, and all that came of it."""

    way: str
    asker: str
    known: Sequence[Any]  # the views that those who look on had afterwards
    lanes: Lanes
    was_asked: bool = True


class Listener(logging.Handler):
    """Keep what the log says at INFO and above, but not that discord.py's heart beats late on a busy machine."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != "discord.gateway":
            self.lines.append(f"{record.levelname} {record.name}: {self.format(record)}")


@dataclass
class Recorder:
    """Cut what is seen into questions."""

    stage: Stage
    people: Sequence[SandboxPerson]
    jobs: list[str]
    log: Listener = field(default_factory=Listener)
    questions: list[Question] = field(default_factory=list)
    requests: list[tuple[str, Request]] = field(default_factory=list)
    names: Names = field(default_factory=Names)
    _seen: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    _level: int = logging.WARNING

    def begin(self, patch: pytest.MonkeyPatch) -> None:
        answer = RestRouter._answer

        def noting(this: RestRouter, route: str, endpoint: Any, rate: Any, call: RestCall, **more: Any) -> Any:
            who = self._asker(call)
            self.requests.append((who, Request(call.request.method, call.request.path, call.raw)))
            return answer(this, route, endpoint, rate, call, **more)

        patch.setattr(RestRouter, "_answer", noting)
        root = logging.getLogger()
        root.addHandler(self.log)
        self._level = root.level
        root.setLevel(logging.INFO)
        self.stage.sandbox.context.listeners.insert(0, self.names.hear)

    def end(self) -> None:
        root = logging.getLogger()
        root.removeHandler(self.log)
        root.setLevel(self._level)

    def _asker(self, call: RestCall) -> str:
        """Name who reads what is sent by an interaction's token."""
        found = self.stage.sandbox.interactions._by_token.get(call.request.match_info.get("token", ""))
        return self.stage.sandbox.world.users[found.user_id].name if found else ""

    def cut(self, way: str, asker: str, known: Sequence[Any], *, was_asked: bool = True) -> None:
        """End a question."""
        lanes: dict[tuple[str, str], list[Any]] = defaultdict(list)
        for person in self.people:
            for shown in self._new(f"shown {person.name}", person.messages):
                lanes[person.name, self._place(shown)].append(shown)
            lanes[person.name, "rings"] += self._new(f"rings {person.name}", person.notifications)
        for who, request in self._new("requests", self.requests):
            lanes[who, f"requests {'' if who else self._named(request.path)}"].append(request)
        lanes["", "log"] += sorted(self._new("log", self.log.lines))
        lanes["", "jobs"] += self._new("jobs", self.jobs)
        self.questions.append(
            Question(way, asker, known, {key: lane for key, lane in lanes.items() if lane}, was_asked)
        )

    def _new(self, name: str, everything: Sequence[Any]) -> Sequence[Any]:
        start = self._seen[name]
        self._seen[name] = len(everything)
        return everything[start:]

    def _place(self, shown: ShownItem) -> str:
        if shown.kind in PRIVATE or shown.view.get("ephemeral"):
            return "private"
        return f"channel {self.names.known.get(str(shown.channel_id), shown.channel_id)}"

    def _named(self, path: str) -> str:
        return self.names.put_into(path.rpartition("/messages")[0])


@dataclass(frozen=True, slots=True)
class Account:
    """All questions of one truth, who may not know the truth, and the promises that were made in it."""

    questions: Sequence[Question]
    readers: frozenset[str]
    promised: Sequence[str]
    names: Names

    def told(self, question: Question) -> Iterator[tuple[tuple[str, str], Sequence[Any]]]:
        return ((lane, shown) for lane, shown in question.lanes.items() if not lane[0] or lane[0] in self.readers)

    def parts(self, item: object) -> Iterator[str]:
        """Write an item, and each of its files: pictures byte by byte."""
        if not isinstance(item, ShownItem):
            yield self._plain(str(item))
            return
        yield self._plain(f"{item.kind} {item.channel_id} {item.message_id} {json.dumps(item.view)}")
        for file in item.files:
            yield file.hex() if file.startswith(b"\x89PNG") else self._plain(unsealed(file.decode()))

    def _plain(self, text: str) -> str:
        return self.names.put_into(masked(text, self.promised))


def compare(first: Account, second: Account) -> Iterator[Question]:
    """Give the questions that were answered alike in both truths, until the truths may part; raise Leak at another."""
    for one, two in zip(first.questions, second.questions, strict=False):
        if list(one.known) != list(two.known):
            return  # what was done has shown something that it may show
        lanes = dict(first.told(one)), dict(second.told(two))
        where = f"{one.asker} by {one.way}"
        if (one.way, one.asker, one.was_asked) != (two.way, two.asker, two.was_asked):
            raise Leak(f"{where}: {two.asker} by {two.way} in the other truth")
        for lane in dict.fromkeys((*lanes[0], *lanes[1])):
            shown = [lanes[which].get(lane, ()) for which in (0, 1)]
            if shown[0] != shown[1]:
                _compare_lane(f"{where}: {' '.join(lane).strip()}", shown, (first, second))
        yield one


def _compare_lane(where: str, shown: Sequence[Sequence[Any]], accounts: tuple[Account, Account]) -> None:
    """Compare closely: only promises, the seals of files with promises in them, and Discord's numbers may differ."""
    if len(shown[0]) != len(shown[1]):
        raise Leak(f"{where}: {len(shown[0])} or {len(shown[1])}: {shown[0]} | {shown[1]}"[:1500])
    for one, two in zip(*shown, strict=True):
        if one != two:
            parts = [list(account.parts(item)) for account, item in zip(accounts, (one, two), strict=True)]
            for first, second in zip(*parts, strict=False):
                if first != second:
                    raise Leak(f"{where}: {_differing(first, second)}")
            if len(parts[0]) != len(parts[1]):
                raise Leak(f"{where}: another number of files")


def _differing(first: str, second: str) -> str:
    """Show where two texts begin to differ."""
    at = next(
        (at for at, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second))
    )
    start = max(at - 150, 0)
    return f"…{first[start : at + 150]}… | …{second[start : at + 150]}…"
