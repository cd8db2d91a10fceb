"""What people are called: on pictures and threads, where Discord can't put a name for an id."""

from collections import OrderedDict

import discord

from bot.tables import Tables

MOST_KEPT = 5_000
MOST_NAME = 32


class Names:
    """Remembers the newest name of each person it meets."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: OrderedDict[str, str] = OrderedDict()

    async def note(self, user: discord.User | discord.Member, language: str = "") -> None:
        """Keep what is new to us of somebody met: the name, and the language of whoever speaks to us."""
        person, name = str(user.id), user.display_name[:MOST_NAME]
        known = await self._tables.people.person(person)
        if (known.name, known.language) != (name, language or known.language):
            await self._tables.people.set_person(person, name=name, language=language or known.language)
        self._remember(person, name)

    async def of(self, person: str) -> str:
        if person not in self._known:
            self._remember(person, (await self._tables.people.person(person)).name)
        return self._known[person]

    async def pair(self, people: tuple[str, str]) -> tuple[str, str]:
        return await self.of(people[0]), await self.of(people[1])

    def drop(self, person: str) -> None:
        """Know nothing of somebody who asked to be forgotten."""
        self._known.pop(person, None)

    def _remember(self, person: str, name: str) -> None:
        self._known[person] = name
        self._known.move_to_end(person)
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
