"""A person of the stand-in who does what a rehearsal asks for."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import suppress

from bot.rehearsal.promises import answers, commands, forms, menus, rings
from bot.text import words
from sandbox import CannotDo, Sandbox, SandboxPerson, Seen
from sandbox.people.audience import ShownItem
from sandbox.people.components import walk

ASKS = (answers.BEGIN, rings.RANG, rings.SAID, menus.CHANNEL, menus.ROLE, forms.OPEN)
SAY = words("en").say


class AskedPerson:
    """Presses, picks and types each thing once, as soon as it is asked for."""

    def __init__(self, sandbox: Sandbox, person: SandboxPerson) -> None:
        self.sandbox, self.person = sandbox, person
        self.done: list[str] = []
        self.looked = 0  # at so many of the things shown

    async def help(self) -> None:
        while True:
            asked, message = await self.person.waits_until(self._next, within=3600)
            self.done.append(asked)
            with suppress(CannotDo, TimeoutError):  # what can't be done is left, as a person would
                await self._do(asked, message)

    def _next(self) -> tuple[str, Seen] | None:
        """Look at what was shown since the last look: each of hundreds of messages wakes whoever waits."""
        while self.looked < len(self.person.messages):
            shown = self.person.messages[self.looked]
            found = next((ask for ask in _asked(shown) if ask not in self.done), None)
            if found and self.sandbox.world.message(shown.message_id or 0):
                return found, self.person.message(shown.message_id or 0)
            self.looked += 1
        return None

    async def _do(self, asked: str, message: Seen) -> None:
        match asked:
            case answers.BEGIN:
                await self.person.click(message, asked)
            case rings.RANG:
                await self.person.select(message, asked, *self._rang())
            case rings.SAID:
                await self.person.select(message, asked, self._said())
            case menus.CHANNEL:
                await self.person.select(message, asked, self.sandbox.channel)
            case menus.ROLE:
                await self.person.select(message, asked, str(self.sandbox.guild.id))
            case forms.OPEN:
                await self.person.submit(await self.person.click(message, asked), {forms.FIELD: "7c-2d"})
            case commands.NAME:
                await self._type_command()
            case commands.ON_PERSON:
                await self.person.use_on(self.sandbox.channel, asked, self.person)

    def _texts(self) -> list[str]:
        return [self.person.message(each.message_id).text for each in self.person.notifications]

    def _rang(self) -> list[str]:
        texts = self._texts()
        return [kind for kind in rings.KINDS if any(SAY(f"rehearsal-ring-{kind}") in text for text in texts)]

    def _said(self) -> str:
        """Look at the lock screen."""
        seen = [self.person.message(each.message_id) for each in self.person.notifications]
        named = [each for each in seen if SAY("rehearsal-ring-named") in each.text]
        if not named:
            return rings.UNSEEN
        return rings.SHOWN if SAY("rehearsal-ring-named") in named[0].push_text else rings.EMPTY

    async def _type_command(self) -> None:
        place = self.sandbox.channel
        offered = await self.person.autocomplete(place, commands.NAME, commands.WORD, "c", who=self.person)
        chosen = offered[0]["value"] if offered else "cairn"
        await self.person.run(place, commands.NAME, word=chosen, who=self.person)


def _asked(shown: ShownItem) -> Iterator[str]:
    offered = {each.get("custom_id") for each in walk(shown.view.get("components") or [])}
    yield from (ask for ask in ASKS if ask in offered)
    if f"</{commands.NAME}:" in shown.text:
        yield commands.NAME
    if commands.ON_PERSON in shown.text:
        yield commands.ON_PERSON


async def helping(helper: AskedPerson, work: Coroutine[None, None, int]) -> int:
    """Let the person help for as long as the rehearsal takes."""
    task = asyncio.create_task(helper.help())
    try:
        return await work
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
