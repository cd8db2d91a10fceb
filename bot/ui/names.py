"""People's names for pictures and thread titles, where Discord doesn't replace ids by names."""

import unicodedata
from collections.abc import Iterable

import discord

from bot.newest import Newest
from bot.tables import Tables
from bot.tables.values.ids import OPPONENT
from bot.ui.phrases import BOT_NAME, SOMEBODY

MOST_KEPT = 5_000
MOST_NAME = 32
FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
BREAKS = frozenset(("Cc", "Cs", "Zl", "Zp", "Zs"))  # control characters, half pairs, breaks and spaces of every width
TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters by name that nobody sees
MARKUP = {ord(sign): f"\\{sign}" for sign in "\\`*_~|<>#:@"} | dict(zip(map(ord, "[]()"), "⟦⟧⦅⦆", strict=True))
RIGHT_TO_LEFT = frozenset(("R", "AL", "AN"))


def one_line(name: str, instead: str) -> str:
    """Keep a name as its owner writes it, but on one line and without signs that turn the text around it."""
    plain = "".join(" " if unicodedata.category(sign) in BREAKS else sign for sign in name if sign not in TURNS)
    kept = " ".join(plain.split())[:MOST_NAME].strip()
    seen = any(unicodedata.category(sign)[0] not in "CMZ" and sign not in BLANK for sign in kept)
    return kept if seen else instead[:MOST_NAME]


def isolated(name: str) -> str:
    """Isolate a name, so that one written from right to left doesn't reorder the words beside it."""
    turns = any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in name)
    return f"{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}" if turns else name


def in_message(name: str) -> str:
    """Escape a name, so that it is no code, link, mention or heading; brackets can't be escaped within a link."""
    return isolated(name.translate(MARKUP))


class Names:
    """Remember the newest name of each person."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: Newest[str, str] = Newest(MOST_KEPT)

    async def note(self, user: discord.User | discord.Member, language: str = "") -> None:
        """Record a person's new name, and their language if they sent the interaction."""
        person, name = str(user.id), one_line(user.display_name, instead=user.name)
        known = await self._tables.people.person(person)
        if (known.name, known.language) != (name, language or known.language):
            await self._tables.people.set_person(person, name=name, language=language or known.language)
        self._known[person] = name

    async def of(self, person: str) -> str:
        if person == OPPONENT:
            return BOT_NAME
        if person not in self._known or not self._tables.sharing.is_alone:
            self._known[person] = (await self._tables.people.person(person)).name
        return self._known[person]

    async def called(self, person: str) -> str:
        """Return the name to show; an erased person is somebody."""
        return await self.of(person) or SOMEBODY

    async def read(self, people: Iterable[str]) -> None:
        """Read many names with one query."""
        unknown = {person for person in people if person not in self._known and person != OPPONENT}
        for person, name in (await self._tables.people.names(sorted(unknown))).items():
            self._known[person] = name

    async def pair(self, people: tuple[str, str]) -> tuple[str, str]:
        return await self.of(people[0]), await self.of(people[1])

    def drop(self, person: str) -> None:
        """Forget a person's name."""
        self._known.pop(person, None)
