"""Do the steps of a lesson on the stand-in, by picking and by typing, right and wrong."""

from discord import ButtonStyle

from games.core.game import Action
from games.core.play import legal, take
from games.lessons.judging import judge
from games.lessons.lesson import Question, TryVerdict
from games.lessons.walk import Walk
from games.registry import manual
from sandbox import SandboxPerson, Seen
from sandbox.protocol.json_codec import Json
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, ids, next_page, picker_choices, press


async def begun(stage: Stage, person: SandboxPerson, key: str) -> Seen:
    return await (await person.run(stage.sandbox.channel, "learn", game=key)).shown()


async def at_step(stage: Stage, person: SandboxPerson, walk: Walk) -> Seen:
    """Come back to the lesson where it was left: at this step."""
    await stage.bot.ui.tables.people.keep_learning(str(person.id), walk.game, walk.name.partition("-")[2])
    return await begun(stage, person, walk.game)


async def answered(person: SandboxPerson, seen: Seen, number: str) -> Seen:
    wanted = next(i for i in ids(seen) if i.startswith("learn-answer|") and i.endswith(f"|{number}"))
    return await (await person.click(seen, wanted)).shown()


async def typed(person: SandboxPerson, seen: Seen, line: str) -> Seen:
    form = await person.click(seen, id_of(seen, "learn-type|"))
    return await (await person.submit(form, {"line": line})).shown()


async def picked(person: SandboxPerson, seen: Seen, walk: Walk, line: str) -> Seen:
    """Click a line together, and play it where that is asked."""
    at, task = walk.position, task_line(seen)
    for action, _ in take(manual(at.game), at.state, line):
        menu = manual(at.game).steps(action)
        while task_line(seen) == task and (choices := picker_choices(seen)):
            wanted = next((one for one in choices if one.steps == menu[: len(one.steps)]), None)
            seen = await (wanted.take(person, seen) if wanted else press(person, seen, next_page(seen)))
            if wanted and wanted.steps == menu:
                break
    return seen if task_line(seen) != task else await press(person, seen, "learn-finish|")


def task_line(seen: Seen) -> str:
    return next((line for line in seen.text.splitlines() if line.startswith("➤")), "")


async def done(person: SandboxPerson, seen: Seen, walk: Walk, line: str, by: str) -> Seen:
    """Answer or do what a step asks for, by this line."""
    if isinstance(walk.step.task, Question):
        return await answered(person, seen, line)
    return await (typed(person, seen, line) if by == "typing" else picked(person, seen, walk, line))


async def next_step(person: SandboxPerson, seen: Seen) -> Seen:
    """Press Next where what was done is shown by itself: of the buttons to a step, the one in colour."""
    wanted = next((one["custom_id"] for one in seen.buttons if is_next(one)), None)
    return await press(person, seen, wanted) if wanted else seen


def is_next(one: Json) -> bool:
    return one["style"] == ButtonStyle.primary.value and str(one.get("custom_id")).startswith("learn|")


async def solved(person: SandboxPerson, seen: Seen, walk: Walk, by: str) -> Seen:
    return await next_step(person, await done(person, seen, walk, walk.step.solution, by))


def wrong_line(walk: Walk, begun: tuple[Action, ...] = ()) -> str | None:
    """Find something that can be played but isn't what the step asks for; None where there is nothing."""
    if isinstance(walk.step.task, Question):
        return next(str(number) for number in (1, 2) if number != walk.step.task.right)
    at = walk.position.after(begun)
    for action in reversed(legal(at.game, at.state)[:: 40 if begun else 1]):
        tried = (*begun, action)
        verdict = judge(walk, tried)
        if verdict is TryVerdict.WRONG:
            return " ".join(tried)
        if verdict is TryVerdict.GO_ON and (line := wrong_line(walk, tried)):
            return line
    return None


def person_of(stage: Stage, language: str) -> SandboxPerson:
    person = stage.person("Ana")
    person.user.locale = language
    return person
