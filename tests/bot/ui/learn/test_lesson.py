"""Each lesson is played through by picking and by typing, right and wrong, in both languages, over a restart."""

import json
from pathlib import Path

import pytest

from games.core.play import take
from games.lessons.lesson import LessonStep, Question, position
from games.lessons.registry import lesson
from games.registry import KEYS, manual
from games.text import words
from sandbox import Sandbox, SandboxPerson, Seen
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, ids, next_page, open_match, picker_choices, press, told
from tools.drill.environment.bot_process import bot


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
    for action, _ in take(manual(at.game), at.state, step.solution):
        menu = manual(at.game).steps(action)
        while task_line(seen) == task and (choices := picker_choices(seen)):
            wanted = next((one for one in choices if one.steps == menu[: len(one.steps)]), None)
            seen = await (wanted.take(person, seen) if wanted else press(person, seen, next_page(seen)))
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
    language = ("en-US", "fr")[(KEYS.index(key) + (by == "typing")) % 2]
    ana, say = person_of(stage, language), words(language[:2]).say
    seen = await begun(stage, ana, key)
    for number, step in enumerate(lesson(key)):
        assert say(f"{key}-lesson-{step.key}-task") in seen.text and seen.is_private
        if number == len(lesson(key)) // 2:
            await stage.restart()
            assert say(f"{key}-lesson-{step.key}-task") in (await begun(stage, ana, key)).text
        seen = await solved(ana, seen, key, step, by)
        assert "✓" in seen.text
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
    assert "✗ “f7xf8”" in wrong.text and task_line(wrong) == task_line(seen)
    wrong = await typed(ana, wrong, "f7-g7")
    assert "✗ `f7-g7`" in wrong.text and wrong.pictures
    assert words("en").say("logitac-lesson-capture-wrong") in wrong.text
    assert words("en").say("logitac-lesson-capture-hint") in wrong.text


async def test_what_one_must_read_stands_below_the_picture_beside_the_buttons(stage: Stage) -> None:
    """A phone shows the end of a message: above a tall picture nobody would see what was wrong."""
    ana, say = stage.person("Ana"), words("en").say
    task = await begun(stage, ana, "tactic")
    wrong = await answered(ana, task, "1")
    for seen, part in ((task, ""), (wrong, "-wrong")):
        (container,) = seen.view["components"]
        _, picture, words_below, *_ = container["components"]
        assert "items" in picture and say(f"tactic-lesson-goal{part}") in words_below["content"]


async def test_a_right_answer_says_why_and_a_swap_too_small_what_it_would_mark(stage: Stage) -> None:
    ana, say = stage.person("Ana"), words("en").say
    seen = await answered(ana, await begun(stage, ana, "l_calculus"), "2")
    assert say("l_calculus-lesson-goal-right") in seen.text
    for number in (2, 3):
        seen = await press(ana, seen, f"learn|l_calculus|{number}")
    seen = await typed(ana, seen, "1/2")
    assert say("l_calculus-lesson-score-wrong", gained=6) in seen.text


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
    await people.erase(str(ana.id))
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


async def test_killed_in_the_middle_of_a_step_it_goes_on_from_the_button(tmp_path: Path) -> None:
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox:
        ana = sandbox.person("Ana")
        async with bot(sandbox, tmp_path):
            seen = await (await ana.run(sandbox.channel, "learn", game="topologic")).shown()
            seen = await press(ana, await press(ana, seen, "learn|topologic|1"), "learn|topologic|2")
            seen = await press(ana, seen, "learn-draft-at|topologic-2|0|2||1")
        async with bot(sandbox, tmp_path):
            task = words("en").say("topologic-lesson-enter-task")
            assert task in (await (await ana.run(sandbox.channel, "learn", game="topologic")).shown()).text
            seen = await (await ana.select(seen, "learn-draft|topologic-2|0||1", "y6")).shown()
            assert "`1@y6`" in seen.text and task in seen.text
            assert (await typed(ana, seen, lesson("topologic")[2].solution)).text.count("✓")


async def test_the_lesson_is_offered_until_it_is_done(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    ana, _ = match.people
    picker = await told(ana, await match.next_turn(), "play|")
    seen = await told(ana, picker, "learn-new|tactic")
    assert words("en").say("tactic-lesson-goal-task") in seen.text
    await press(ana, seen, "learn|tactic|1")
    await stage.bot.ui.tables.people.keep_learning(str(ana.id), "tactic", len(lesson("tactic")), done=True)
    again = await told(ana, await match.next_turn(), "play|")
    assert not any(i.startswith("learn-new") for i in ids(again))


async def test_a_challenge_offers_the_lesson_to_who_never_played(stage: Stage) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    channel, people = stage.sandbox.channel, stage.bot.ui.tables.people
    await ana.run(channel, "challenge tactic", opponent=ben)
    card = await ben.waits_for(channel, lambda seen: any(i.startswith("accept|") for i in ids(seen)))
    assert words("en").say("tactic-lesson-goal-task") in (await told(ben, card, "learn-new|tactic")).text
    await people.keep_learning(str(ben.id), "logitac", 9, done=True)
    await ana.run(channel, "challenge logitac", opponent=ben)
    card = await ben.waits_for(channel, lambda seen: "Logitac" in seen.text and "accept|" in str(ids(seen)))
    assert not any(i.startswith("learn-new") for i in ids(card))


async def test_a_game_is_learnt_and_played_in_a_direct_message(stage: Stage) -> None:
    ana = stage.person("Ana")
    direct = ana.opens_direct()
    seen = await (await ana.run(direct, "learn", game="logitac")).shown()
    assert words("en").say("logitac-lesson-goal-task") in seen.text
    seen = await press(ana, await press(ana, seen, "learn|logitac|1"), "learn|logitac|2")
    assert (await typed(ana, seen, "f7xg6")).text.count("✓")
    for number in range(4, len(lesson("logitac")) + 1):
        seen = await press(
            ana, await (await ana.run(direct, "learn", game="logitac")).shown(), f"learn|logitac|{number}"
        )
    await ana.click(seen, id_of(seen, "learn-play|"))
    await ana.waits_for(direct, lambda shown: any(i.startswith("play|") for i in ids(shown)))
