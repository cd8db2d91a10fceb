"""Ask the bot, as one person, in one way: run the command, type for suggestions, press the button, send the form."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.ui.reply import Ack
from sandbox import SandboxPerson, Seen
from sandbox.people.components import SELECTS, fields
from sandbox.people.invocation import CannotDo
from sandbox.people.response import BotResponse
from sandbox.protocol.json_codec import Json
from sandbox.world.world import Channel
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import ENDING, is_offered, path, press, settled, submit
from tests.bot.ui.two_truths.ways import FIELDS, WORDS, Known, Way, filled, forged

NEWEST = 6  # messages among which a button is looked for
AS_FORM = 0.3  # how often a verb comes as a form is sent


@dataclass(frozen=True, slots=True)
class Asker:
    """A person, where they can ask, and what they may name."""

    stage: Stage
    person: SandboxPerson
    places: Sequence[Channel]  # the table's first, if they see it
    known: Known
    lots: Random

    async def ask(self, way: Way) -> bool:
        """Ask; return whether Discord let this person ask that."""
        try:
            if way.on_person:
                return await self._on_person(way.on_person)
            return await (self._verb(way) if way.command is None else self._command(way))
        except CannotDo:
            return False

    async def _command(self, way: Way) -> bool:
        command, lots = way.command, self.lots
        assert command is not None
        offered = [place for place in self.places if is_offered(self.person, place, command)]
        if not offered:
            return False
        where = lots.choice(offered)
        given = filled(command, self.known, lots, elsewhere=where is not self.places[0])
        if way.suggested is not None:
            name = str(way.suggested.label)
            typed = lots.choice((*WORDS, self.known.table, *self.known.actions))[: lots.randint(0, 12)]
            more = {key: value for key, value in given.items() if key != name}
            await self.person.autocomplete(where, path(command), name, typed, **more)
            return True
        response = await self.person.run(where, path(command), **given)
        await settled(self.stage, response)
        await self._fill_in(response)
        return True

    async def _on_person(self, command: str) -> bool:
        where, person = self.lots.choice(self.places), self.lots.choice(self.known.people)
        response = await self.person.use_on(where, command, person)
        await settled(self.stage, response)
        await self._fill_in(response)
        return True

    async def _verb(self, way: Way) -> bool:
        route, lots = way.route, self.lots
        assert route is not None
        source = await self._source()
        custom_id, picked = forged(way.name, route, self.known, lots)
        if not picked and route.ack is not Ack.FORM and lots.random() < AS_FORM:
            typed = dict.fromkeys(FIELDS, self.known.text(lots))
            await submit(self.stage, self.person, source, custom_id, typed)
            return True
        await self._fill_in(await press(self.stage, self.person, source, custom_id, picked))
        return True

    async def _source(self) -> Seen:
        """Find a message of their own to send it from: one of the newest, or help."""
        seen = [each for each in self._newest() if each.is_private and (each.buttons or each.selects)]
        if seen and self.lots.random() < 0.7:
            return self.lots.choice(seen)
        response = await self.person.run(self.places[0], "help")
        await settled(self.stage, response)
        return await response.shown()

    def _newest(self) -> list[Seen]:
        seen = [each for place in self.places for each in self.person.sees(place)[-NEWEST:]]
        return [each for each in seen if each.author_id == self.stage.sandbox.world.bot_id and not each.is_loading]

    async def press_any(self) -> str | None:
        """Press or choose something that is there, and doesn't end the game; return the verb."""
        offered = [
            (seen, item)
            for seen in self._newest()
            for item in (*seen.buttons, *seen.selects)
            if not item.get("disabled") and "custom_id" in item and _verb(item) not in ENDING
        ]
        if not offered:
            return None
        seen, item = self.lots.choice(offered)
        try:
            response = await self._press(seen, item)
        except CannotDo:
            return None
        await settled(self.stage, response)
        await self._fill_in(response)
        return _verb(item)

    async def _press(self, seen: Seen, item: Json) -> BotResponse:
        if item["type"] not in SELECTS:
            return await self.person.click(seen, item["custom_id"])
        options = [option["value"] for option in item.get("options") or ()]
        return await self.person.select(seen, item["custom_id"], *([self.lots.choice(options)] if options else ()))

    async def _fill_in(self, response: BotResponse) -> None:
        """Send the form that was opened, if one was."""
        if response.modal is None:
            return
        named = [field["custom_id"] for field, _ in fields(response.modal)]
        if not set(named) <= set(FIELDS):
            raise AssertionError(f"a form has fields that nobody forges: {named}")
        is_touched = self.lots.random() < 0.5
        typed: dict[str, Any] = {name: self.known.text(self.lots) or "1" for name in named} if is_touched else {}
        try:
            await settled(self.stage, await self.person.submit(response, typed))
        except CannotDo:
            return


def _verb(item: Json) -> str:
    return str(item["custom_id"]).partition("|")[0]
