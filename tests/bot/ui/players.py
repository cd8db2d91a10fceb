"""People who play by themselves: by typing commands, by clicking through the picker, or by the form."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from bot.text import LANGUAGES, words
from games.core.game import AnyGame
from games.registry import manual
from games.text.pseudo import PSEUDO
from sandbox import SandboxPerson, Seen
from sandbox.world.world import Channel
from tests.bot.ui.conftest import Stage

MOST_TURNS = 400


@dataclass
class Match:
    """A table between two people, seen from outside."""

    stage: Stage
    people: tuple[SandboxPerson, SandboxPerson]
    thread: Channel
    dice: random.Random = field(default_factory=lambda: random.Random(7))

    def newest(self, wanted: Callable[[Seen], object]) -> Seen | None:
        """Find the newest public message of a kind."""
        public = (seen for seen in self.people[0].looks_back(self.thread) if not seen.is_private)
        return next(filter(wanted, public), None)

    @property
    def end(self) -> Seen | None:
        """Find the end message, if no turn came after it."""
        newest = self.newest(lambda seen: _is_end(seen) or _is_turn(seen))
        return newest if newest and _is_end(newest) else None

    @property
    def turn(self) -> Seen | None:
        return self.newest(_is_turn)

    def mover(self, turn: Seen) -> SandboxPerson:
        """The one whom the turn message tells that it is their turn."""
        last = turn.text.split("<@", 1)[1]
        return next(person for person in self.people if last.startswith(str(person.id)))

    async def next_turn(self, after: Seen | None = None) -> Seen:
        """Wait for a turn message newer than this one, and until the bot has noted that it has shown it."""
        found: Seen = await self.people[0].waits_until(lambda: self.newer_turn(after))
        await self._noted(id_of(found, "play|").split("|")[1])
        return found

    async def _noted(self, table: str) -> None:
        """Wait until the bot is done with this table: what a test breaks next must not hit what came before."""
        while self.stage.client is not None and table in self.stage.client.presenter._queues._served:  # noqa: ASYNC110
            await asyncio.sleep(0.001)

    async def end_or_turn(self, after: Seen) -> Seen | None:
        """Wait for a newer turn message, or for the end: None."""
        await self.people[0].waits_until(lambda: self.end or self.newer_turn(after))
        return None if self.end else self.newer_turn(after)

    def newer_turn(self, after: Seen | None) -> Seen | None:
        turn = self.turn
        return turn if turn and (after is None or turn.id > after.id) else None

    async def step(self) -> Seen:
        """Let the mover type the first suggestion; give the turn message that follows."""
        turn = await self.next_turn()
        mover = self.mover(turn)
        await self.type_turn(mover, turn)
        return await self.next_turn(turn)

    async def type_turn(self, mover: SandboxPerson, turn: Seen, where: Channel | None = None) -> None:
        """Type suggestions until the turn is over."""
        while await _over_or_same(self, turn):
            choices = await mover.autocomplete(where or self.thread, "move", "text", "")
            await self.type(mover, choices[-1]["value"], where)

    async def type(self, person: SandboxPerson, text: str, where: Channel | None = None, **more: str) -> Seen:
        """Type a move, and wait until the bot has done with it: what it says at first it may take back."""
        response = await person.run(where or self.thread, "move", text=text, **more)
        for _ in range(10_000):
            if self.stage.bot.dispatcher.is_empty:
                return await response.shown()
            await asyncio.sleep(0.001)
        raise AssertionError("the bot is still at it")

    def turns(self) -> list[Seen]:
        """List the turn messages, buttons_removed ones too: those with a picture and without the buttons of an end."""
        public = [seen for seen in self.people[0].sees(self.thread) if not seen.is_private]
        return [seen for seen in public if seen.pictures and "replay|" not in str(seen.view)]

    def rings(self, person: SandboxPerson) -> list[int]:
        return [ring.message_id for ring in person.notifications if ring.channel_id == self.thread.id]


def _is_end(seen: Seen) -> bool:
    return "replay|" in str(seen.view["components"]) and "play|" not in ids(seen)


def _is_turn(seen: Seen) -> bool:
    return any(i.startswith("play|") for i in ids(seen))


def ids(seen: Seen) -> list[str]:
    return [str(button.get("custom_id", "")) for button in seen.buttons]


async def open_match(stage: Stage, game: str, **terms: object) -> Match:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    channel = stage.sandbox.channel
    before = len(stage.sandbox.threads())
    await ana.run(channel, f"challenge {game}", opponent=ben, **{"first": "host"} | terms)
    challenge = await ben.waits_for(channel, lambda seen: any(i.startswith("accept|") for i in ids(seen)))
    await ben.click(challenge, next(i for i in ids(challenge) if i.startswith("accept|")))
    await ana.waits_until(lambda: len(stage.sandbox.threads()) > before)
    return Match(stage, (ana, ben), stage.sandbox.threads()[-1])


async def press(person: SandboxPerson, seen: Seen, verb: str) -> Seen:
    """Click the button of this verb, and wait for what is shown then."""
    return await (await person.click(seen, id_of(seen, verb))).shown()


async def told(person: SandboxPerson, seen: Seen, verb: str) -> Seen:
    """Click a public button; what is said then is said to this person alone."""
    response = await person.click(seen, id_of(seen, verb))
    await response.until(lambda answer: [each for each in answer.messages if each.is_private and not each.is_loading])
    return [each for each in response.messages if each.is_private][-1]


Way = Callable[[Match, SandboxPerson, Seen], Awaitable[None]]


Line = Callable[[Match, SandboxPerson], Awaitable[str]]


async def suggested_line(match: Match, mover: SandboxPerson) -> str:
    """Take one of the suggestions by chance: an action, and what it means."""
    choices = await mover.autocomplete(match.thread, "move", "text", "")
    return str(match.dice.choice(choices)["value"])


async def by_command(match: Match, mover: SandboxPerson, turn: Seen, line: Line = suggested_line) -> None:
    """Type `/move`."""
    await match.type(mover, await line(match, mover))


async def by_form(match: Match, mover: SandboxPerson, turn: Seen, line: Line = suggested_line) -> None:
    """Open the picker, then the form, and type."""
    typed = await line(match, mover)
    picker = await (await mover.click(turn, id_of(turn, "play|"))).shown()
    form = await mover.click(picker, id_of(picker, "type|"))
    done = await mover.submit(form, {"line": typed.split(" · ")[0]})
    await done.shown()


@dataclass(frozen=True)
class PickerChoice:
    """One thing that the picker offers: a button, or an option of its list."""

    custom_id: str
    value: str | None
    steps: tuple[str, ...]

    @property
    def clicks(self) -> int:
        return 1 if self.value is None else 2

    async def take(self, person: SandboxPerson, shown: Seen) -> Seen:
        if self.value is None:
            return await (await person.click(shown, self.custom_id)).shown()
        return await (await person.select(shown, self.custom_id, self.value)).shown()


def picker_choices(shown: Seen) -> list[PickerChoice]:
    """List what can be picked next."""
    found = [PickerChoice(one, None, tuple(one.split("|")[4:])) for one in ids(shown) if _picks(one)]
    for menu in shown.selects:
        here = tuple(menu["custom_id"].split("|")[4:])
        found += [PickerChoice(menu["custom_id"], one["value"], (*here, one["value"])) for one in menu["options"]]
    return found


def _picks(custom_id: str) -> bool:
    return custom_id.partition("|")[0].endswith("draft")


async def by_clicks(match: Match, mover: SandboxPerson, turn: Seen) -> None:
    """Pick step by step until the turn is over."""
    await click_turn(match, mover, turn)


async def click_turn(match: Match, mover: SandboxPerson, turn: Seen) -> int:
    """Pick by chance until the turn is over; count the clicks."""
    shown, clicks = await (await mover.click(turn, id_of(turn, "play|"))).shown(), 1
    for _ in range(60):
        if choices := picker_choices(shown):
            chosen = match.dice.choice(choices)
            shown, clicks = await chosen.take(mover, shown), clicks + chosen.clicks
        elif play := next((one for one in ids(shown) if one.startswith("finish|")), None):
            shown, clicks = await (await mover.click(shown, play)).shown(), clicks + 1
        else:
            return clicks
    raise AssertionError(f"no end to the picking: {shown.text}")


async def pick_last(person: SandboxPerson, shown: Seen) -> Seen:
    """Take the last thing offered, again and again, until nothing is left but to play it."""
    while choices := picker_choices(shown):
        shown = await choices[-1].take(person, shown)
    return shown


async def pick_action(rules: AnyGame, person: SandboxPerson, shown: Seen, action: str) -> Seen:
    """Click through the picker to one action, and take what it leads to."""
    menu = manual(rules).steps(action)
    while choices := picker_choices(shown):
        wanted = next((one for one in choices if one.steps == menu[: len(one.steps)]), None)
        shown = await wanted.take(person, shown) if wanted else await press(person, shown, next_page(shown))
        if wanted and wanted.steps == menu:
            break
    return shown


def has_pages(seen: Seen) -> bool:
    return any("draft-at|" in str(one.get("custom_id")) and one["disabled"] for one in seen.buttons)


def next_page(seen: Seen) -> str:
    """Find the button that leads to the next page of a picker: an arrow, or the game's own page after this one."""
    for label in {words(language).say("button-next") for language in (*LANGUAGES, PSEUDO)} & set(seen.labels):
        return id_of_label(seen, label)
    here = next(one for one in seen.buttons if "draft-at|" in str(one.get("custom_id")) and one["disabled"])
    return page_after(str(here["custom_id"]), ids(seen))


def page_after(here: str, offered: Sequence[str]) -> str:
    pages = [one for one in offered if _beside_page(one) == _beside_page(here)]
    return pages[(pages.index(here) + 1) % len(pages)]


def _beside_page(custom_id: str) -> tuple[str, ...]:
    """Give everything in a button's id but the page it leads to."""
    parts = custom_id.split("|")
    return (*parts[:3], *parts[4:]) if parts[0].endswith("draft-at") else (custom_id,)


def id_of_label(seen: Seen, label: str) -> str:
    return str(next(button["custom_id"] for button in seen.buttons if button.get("label") == label))


def id_of(seen: Seen, verb: str) -> str:
    return next(i for i in ids(seen) if i.startswith(verb))


async def play_out(match: Match, way: Way) -> Seen:
    """Play until the end message stands; each turn is waited for as people would."""
    seen_turns: set[int] = set()
    for _ in range(MOST_TURNS):
        await match.people[0].waits_until(lambda: match.end or _fresh(match, seen_turns))
        if match.end is not None:
            return match.end
        turn = match.turn
        assert turn is not None
        await way(match, match.mover(turn), turn)
        if match.turn is not None and match.turn.id == turn.id and not await _over_or_same(match, turn):
            seen_turns.add(turn.id)
    raise AssertionError("the game didn't end")


def _fresh(match: Match, seen_turns: set[int]) -> bool:
    return match.turn is not None and match.turn.id not in seen_turns


async def _over_or_same(match: Match, turn: Seen) -> bool:
    """Tell whether the same turn still runs, as after one action of several."""
    tables = match.stage.bot.ui.tables
    table = await tables.notices.table_in(str(match.thread.id))
    return table is not None and str(table.turn_no) == id_of(turn, "play|").split("|")[2]
