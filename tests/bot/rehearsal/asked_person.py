"""A person of the stand-in who does what a rehearsal asks for."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import suppress

from bot.rehearsal.promises import answers, commands, forms, menus, rings
from bot.text import words
from sandbox import CannotDo, Sandbox, SandboxPerson, Seen

ASKS = (answers.BEGIN, rings.RANG, rings.SAID, menus.CHANNEL, menus.ROLE, forms.OPEN)
SAY = words("en").say


class AskedPerson:
    """Presses, picks and types each thing once, as soon as it is asked for."""

    def __init__(self, sandbox: Sandbox, person: SandboxPerson) -> None:
        self.sandbox, self.person = sandbox, person
        self.done: list[str] = []

    async def help(self) -> None:
        while True:
            asked, message = await self.person.waits_until(self._next, within=3600)
            self.done.append(asked)
            with suppress(CannotDo, TimeoutError):  # what can't be done is left, as a person would
                await self._do(asked, message)

    def _next(self) -> tuple[str, Seen] | None:
        return next((each for each in self._asked() if each[0] not in self.done), None)

    def _asked(self) -> Iterator[tuple[str, Seen]]:
        for channel in self.person.channels():
            for seen in self.person.sees(channel):
                offered = {each.get("custom_id") for each in [*seen.buttons, *seen.selects]}
                for ask in ASKS:
                    if ask in offered:
                        yield ask, seen
                if f"</{commands.NAME}:" in seen.text:
                    yield commands.NAME, seen
                if commands.ON_PERSON in seen.text:
                    yield commands.ON_PERSON, seen

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


async def helping(helper: AskedPerson, work: Coroutine[None, None, int]) -> int:
    """Let the person help for as long as the rehearsal takes."""
    task = asyncio.create_task(helper.help())
    try:
        return await work
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
