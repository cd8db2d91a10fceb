"""Each lesson is played through by picking and by typing, right and wrong, in both languages, over a restart."""

import json

import pytest

from bot.sandbox import SandboxPerson, Seen
from games.core.play import take
from games.lessons.lesson import LessonStep, Question, position
from games.lessons.registry import lesson
from games.registry import KEYS
from games.text import words
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, id_of_label, ids, picker_choices, press


async def begun(stage: Stage, person: SandboxPerson, key: str) -> Seen:
    return await (await person.run(stage.sandbox.channel, "learn", game=key)).shown()


async def answered(person: SandboxPerson, seen: Seen, number: str) -> Seen:
    wanted = next(i for i in ids(seen) if i.startswith("learn-answer|") and i.endswith(f"|{number}"))
    return await (await person.click(seen, wanted)).shown()


async def typed(person: SandboxPerson, seen: Seen, line: str) -> Seen:
    form = await person.click(seen, id_of(seen, "learn-type|"))
    return await (await person.submit(form, {"line": line})).shown()


async def picked(person: SandboxPerson, seen: Seen, key: str, step: LessonStep) -> Seen:
    """Click the solution together, and play it where that is asked."""
    at, task = position(key, step), task_line(seen)
    for action, _ in take(at.game, at.state, step.solution):
        menu = at.game.steps(action)
        while task_line(seen) == task and (choices := picker_choices(seen)):
            wanted = next((one for one in choices if one.steps == menu[: len(one.steps)]), None)
            seen = await (wanted.take(person, seen) if wanted else press(person, seen, id_of_label(seen, "▶")))
            if wanted and wanted.steps == menu:
                break
    return seen if task_line(seen) != task else await press(person, seen, "learn-finish|")


def task_line(seen: Seen) -> str:
    return next((line for line in seen.text.splitlines() if line.startswith("➤")), "")


async def solved(person: SandboxPerson, seen: Seen, key: str, step: LessonStep, by: str) -> Seen:
    if isinstance(step.task, Question):
        return await answered(person, seen, step.solution)
    return await (typed(person, seen, step.solution) if by == "typing" else picked(person, seen, key, step))


def person_of(stage: Stage, language: str) -> SandboxPerson:
    person = stage.person("Ana")
    person.user.locale = language
    return person


@pytest.mark.parametrize("by", ["typing", "picking"])
@pytest.mark.parametrize("key", KEYS)
async def test_a_lesson_is_played_to_its_end_over_a_restart(stage: Stage, key: str, by: str) -> None:
    language = "fr" if by == "typing" else "en-US"
    ana, say = person_of(stage, language), words(language[:2]).say
    seen = await begun(stage, ana, key)
    for number, step in enumerate(lesson(key)):
        assert say(f"{key}-lesson-{step.key}-task") in seen.text and seen.is_private
        if number == len(lesson(key)) // 2:
            await stage.restart()
            assert say(f"{key}-lesson-{step.key}-task") in (await begun(stage, ana, key)).text
        seen = await solved(ana, seen, key, step, by)
        assert seen.text.startswith("✓")
    assert id_of(seen, "learn-play|")
    assert (await stage.bot.ui.tables.people.learning(str(ana.id), key)).done


@pytest.mark.parametrize("language", ["en-US", "fr"])
@pytest.mark.parametrize("key", KEYS)
async def test_a_wrong_try_is_explained_and_hinted_at_after_two(stage: Stage, key: str, language: str) -> None:
    ana, say = person_of(stage, language), words(language[:2]).say
    name = f"{key}-lesson-goal"
    seen = await begun(stage, ana, key)
    for nth in (1, 2):
        seen = await answered(ana, seen, "1")
        assert say(f"{name}-wrong") in seen.text
        assert (say(f"{name}-hint") in seen.text) == (nth == 2)
        seen = await press(ana, seen, f"learn-draft-at|{key}-0|{nth}")
    assert say(f"{name}-hint") in seen.text


async def test_what_cannot_be_played_is_answered_with_its_rule_and_what_is_no_answer_with_what_follows(
    stage: Stage,
) -> None:
    ana = stage.person("Ana")
    seen = await begun(stage, ana, "logitac")
    seen = await press(ana, seen, "learn|logitac|1")
    seen = await press(ana, seen, "learn|logitac|2")
    wrong = await typed(ana, seen, "f7xf8")
    assert wrong.text.startswith("✗ “f7xf8”") and task_line(wrong) == task_line(seen)
    wrong = await typed(ana, wrong, "f7-g7")
    assert "✗ `f7-g7`" in wrong.text and wrong.pictures
    assert words("en").say("logitac-lesson-capture-wrong") in wrong.text
    assert words("en").say("logitac-lesson-capture-hint") in wrong.text


async def test_skipping_and_going_back_are_remembered_and_forgotten_with_the_person(stage: Stage) -> None:
    ana = stage.person("Ana")
    people = stage.bot.ui.tables.people
    seen = await begun(stage, ana, "tactic")
    seen = await press(ana, seen, "learn|tactic|1")
    seen = await press(ana, seen, "learn|tactic|2")
    seen = await press(ana, seen, "learn|tactic|1")
    assert words("en").say("tactic-lesson-step-task") in seen.text
    kept = json.loads(await people.personal_data(str(ana.id)))
    assert [(one["game"], one["step"]) for one in kept["learnings"]] == [("tactic", 1)]
    await people.forget(str(ana.id))
    assert (await people.learning(str(ana.id), "tactic")).step == 0


@pytest.mark.parametrize("key", ["logitac", "tactic"])
async def test_at_the_end_the_game_is_played_with_the_bot(stage: Stage, key: str) -> None:
    ana = stage.person("Ana")
    seen = await begun(stage, ana, key)
    for number in range(1, len(lesson(key)) + 1):
        seen = await press(ana, seen, f"learn|{key}|{number}")
    await ana.click(seen, id_of(seen, "learn-play|"))
    tables = stage.bot.ui.tables
    await ana.waits_until(lambda: len(stage.sandbox.threads()) > 0)
    (mine,) = await tables.queries.tables_of(str(ana.id))
    assert (mine.table.game, mine.table.level) == (key, 1)
    assert ('"short"' in mine.table.options) == (key == "logitac")
