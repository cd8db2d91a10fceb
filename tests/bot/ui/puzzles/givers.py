"""A server with a puzzle of the day, and people who solve puzzles by picking and by typing."""

import json
from dataclasses import dataclass

from bot.text import LANGUAGES, words
from bot.ui.puzzles.lines import idea
from games.core.play import legal
from games.puzzles.answering import is_solved_by, try_answer
from games.puzzles.collection import find
from games.puzzles.puzzle import Puzzle, WholeTurn, position
from games.registry import game, manual
from sandbox import SandboxPerson, Seen
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import has_pages, id_of, id_of_label, ids, next_page, picker_choices, press


@dataclass
class DailyServer:
    """The stage's server; its puzzle of the day comes at the next full hour, and at that hour every day."""

    stage: Stage

    @property
    def id(self) -> str:
        return str(self.stage.sandbox.guild.id)

    async def begin(self, **more: str) -> None:
        hour = (self.stage.clock.now() // 3_600_000 + 1) % 24
        wish: dict[str, str | int] = {"channel": str(self.stage.sandbox.channel.id), "hour": hour, **more}
        puzzles = self.stage.bot.ui.tables.puzzles
        await puzzles.set_wish(self.id, str(self.stage.person("Ana").id), **wish)

    async def next_day(self) -> Seen:
        """Let the time pass until the next one, and read it."""
        before = self.posts()
        at = await self.stage.bot.ui.tables.puzzles.next_post(self.id)
        assert at is not None
        await self.stage.passes(seconds=(at - self.stage.clock.now()) / 1000 + 1)
        await self.stage.person("Ana").waits_until(lambda: len(self.posts()) > len(before))
        return self.posts()[-1]

    def posts(self) -> list[Seen]:
        seen = self.stage.person("Ana").sees(self.stage.sandbox.channel)
        return [one for one in seen if not one.is_private and one.pictures and "daily-" in one.pictures[0].filename]

    async def puzzle(self, seen: Seen) -> Puzzle:
        day = seen.pictures[0].filename.removeprefix("daily-").removesuffix(".png")
        post = await self.stage.bot.ui.tables.puzzles.post(self.id, day)
        assert post is not None
        puzzle = await self.stage.bot.ui.tables.puzzles.find(post.puzzle)
        assert puzzle is not None
        return puzzle


def puzzle_in(seen: Seen) -> Puzzle:
    """Read in the buttons which puzzle a private answer shows."""
    name = next(one.split("|")[1] for one in ids(seen) if one.startswith("puzzle-"))
    return find(name.partition("-")[2])


def wrong_turns(puzzle: Puzzle, most: int) -> list[WholeTurn]:
    """Find whole turns that are legal and don't solve it."""
    at, found = position(puzzle), list[WholeTurn]()
    begun: list[WholeTurn] = [()]
    while begun and len(found) < most:
        taken = begun.pop()
        state = at.state
        for action in taken:
            state = at.game.apply(state, action)
        if taken and (state.fresh or state.outcome is not None):
            if not is_solved_by(puzzle, taken):
                found.append(taken)
            continue
        begun += [(*taken, action) for action in legal(at.game, state)[:12]]
    return found


async def typed(person: SandboxPerson, seen: Seen, line: str) -> Seen:
    form = await person.click(seen, id_of(seen, "puzzle-type|"))
    return await (await person.submit(form, {"line": line})).shown()


async def picked(person: SandboxPerson, seen: Seen, turn: WholeTurn) -> Seen:
    """Click a whole turn together, and confirm it."""
    seen = await drafted(person, seen, turn)
    return await press(person, seen, "puzzle-finish|") if "puzzle-finish|" in str(ids(seen)) else seen


async def drafted(person: SandboxPerson, seen: Seen, turn: WholeTurn) -> Seen:
    """Click a whole turn together."""
    rules = game(puzzle_in(seen).game)
    for action in turn:
        menu = manual(rules).steps(action)
        while choices := picker_choices(seen):
            wanted = next((one for one in choices if one.steps == menu[: len(one.steps)]), None)
            if wanted is None and not has_pages(seen):
                break  # there was one way only, and the picker went on by itself
            seen = await (wanted.take(person, seen) if wanted else press(person, seen, next_page(seen)))
            if wanted and wanted.steps == menu:
                break
        if action in seen.labels:  # it could also go on
            seen = await press(person, seen, id_of_label(seen, action))
    return seen


def spoils(puzzle: Puzzle, shown: object, tried: WholeTurn = ()) -> bool:
    """Tell whether something gives the best turn or its idea away; the other's reply may be spelled like it."""
    said = json.dumps(shown, ensure_ascii=False)
    ideas = [idea(words(language), puzzle) for language in LANGUAGES]
    replies = [step.actions for step in try_answer(puzzle, tried).told if step.seat != puzzle.seat] if tried else []
    secrets = ideas if puzzle.best.turn in replies else [" ".join(puzzle.best.turn), *ideas]
    return any(secret in said for secret in secrets)
