"""Each lesson is walked on the stand-in: by picking and typing, right and wrong, in both languages, over a restart."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.text import words
from games.lessons.lesson import Question
from games.lessons.registry import lesson
from games.lessons.walk import Walk, read_walk
from games.registry import KEYS
from sandbox import Sandbox, Seen
from tests.bot.ui import every_way
from tests.bot.ui.conftest import Stage
from tests.bot.ui.learn.lesson_hands import (
    answered,
    at_step,
    begun,
    done,
    next_step,
    person_of,
    solved,
    task_line,
    typed,
    wrong_line,
)
from tests.bot.ui.players import id_of, ids, open_match, press, told
from tools.drill.environment.bot_process import bot

LOCALES = {"en": "en-US", "fr": "fr"}


def step_of(key: str, name: str) -> Walk:
    walk = read_walk(f"{key}-{name}")
    assert walk
    return walk


def walks(key: str) -> Iterator[Walk]:
    walk = Walk(key)
    while not walk.is_end:
        yield walk
        walk = walk.skipped()


def shown(seen: Seen) -> bytes:
    """Show the one picture of a step."""
    (picture,) = seen.pictures
    return picture.data


@pytest.mark.parametrize("by", ["typing", "picking"])
@pytest.mark.parametrize("key", KEYS)
async def test_a_lesson_is_walked_to_its_end_over_a_restart(stage: Stage, key: str, by: str) -> None:
    language = ("en", "fr")[(KEYS.index(key) + (by == "typing")) % 2]
    ana, say = person_of(stage, LOCALES[language]), words(language).say
    seen = await begun(stage, ana, key)
    for walk in walks(key):
        task = say(f"{walk.words_key}-task")
        assert task in seen.text and say(walk.words_key) in seen.text and seen.is_private
        assert (say("learn-new-position", text="") in seen.text) == walk.is_new_position
        if walk.number == len(lesson(key)) // 2:
            await stage.restart()
            assert task in (await begun(stage, ana, key)).text
        seen = await done(ana, seen, walk, walk.step.solution, by)
        assert "✓" in seen.text and say(f"{walk.words_key}-right", gained=0, theirs=0)[:9] in seen.text
        seen = await next_step(ana, seen)
    assert say(f"{key}-lesson-praise") in seen.text and seen.pictures
    assert id_of(seen, "learn-play|")
    assert (await stage.bot.ui.tables.people.learning(str(ana.id), key)).done


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", KEYS)
async def test_a_wrong_try_is_shown_and_explained_and_hinted_at_after_two(
    stage: Stage, key: str, language: str
) -> None:
    """Every other step in each language."""
    ana, say = person_of(stage, LOCALES[language]), words(language).say
    for walk in list(walks(key))[language == "fr" :: 2]:
        if (line := wrong_line(walk)) is None:
            continue
        seen = before = await at_step(stage, ana, walk)
        for nth in (1, 2):
            seen = await done(ana, seen, walk, line, "typing")
            assert "✗" in seen.text and say(f"{walk.words_key}-wrong", gained=0, theirs=0)[:9] in seen.text
            assert (shown(seen) == shown(before)) == isinstance(walk.step.task, Question)
            assert (say(f"{walk.words_key}-hint") in seen.text) == (nth == 2)
            seen = await press(ana, seen, f"learn-draft-at|{walk.name}|{nth}")
            assert task_line(seen) == task_line(before) and shown(seen) == shown(before)


async def test_what_was_done_is_shown_and_gone_on_from_whatever_it_was(stage: Stage) -> None:
    ana, walk = stage.person("Ana"), step_of("logitac", "company")
    seen = await done(ana, await at_step(stage, ana, walk), walk, "a4^t20", "picking")
    assert words("en").say("logitac-lesson-rise-task") in seen.text
    assert "t20" in seen.pictures[0].alt and "o17" not in seen.pictures[0].alt
    assert "t20" in (await begun(stage, ana, "logitac")).pictures[0].alt, "it is kept"
    seen = await done(ana, seen, walk.after(("a4^t20",)), "a6^m13", "typing")
    assert "m13" in seen.pictures[0].alt and words("en").say("logitac-lesson-rise-right") in seen.text


async def test_what_cannot_be_played_is_answered_with_its_rule(stage: Stage) -> None:
    ana = stage.person("Ana")
    walk = step_of("logitac", "capture")
    seen = await at_step(stage, ana, walk)
    wrong = await typed(ana, seen, "f8xf9")
    assert "✗ “f8xf9”" in wrong.text and task_line(wrong) == task_line(seen)
    wrong = await typed(ana, wrong, "f8-g8")
    assert "✗ `f8-g8`" in wrong.text and words("en").say("logitac-lesson-capture-hint") in wrong.text


@pytest.mark.parametrize(("name", "hint"), [("line", "1d-2e 2e-3c"), ("home", "")])
async def test_the_form_shows_how_a_turn_is_written_but_never_the_solution(stage: Stage, name: str, hint: str) -> None:
    ana, walk = stage.person("Ana"), step_of("tactic", name)
    opened = await ana.click(await at_step(stage, ana, walk), f"learn-type|{walk.name}|0")
    assert opened.modal is not None
    field = opened.modal["components"][0]["component"]
    assert field["placeholder"] == (hint or words("en").say("type-hint"))


async def test_what_one_must_read_stands_below_the_picture_beside_the_buttons(stage: Stage) -> None:
    """A phone shows the end of a message: above a tall picture nobody would see what was wrong."""
    ana, say = stage.person("Ana"), words("en").say
    task = await begun(stage, ana, "tactic")
    wrong = await answered(ana, task, "1")
    for seen, part in ((task, ""), (wrong, "-wrong")):
        (container,) = seen.view["components"]
        _, picture, words_below, *_ = container["components"]
        assert "items" in picture and say(f"tactic-lesson-goal{part}") in words_below["content"]


async def test_what_is_explained_makes_room_for_the_board_once_something_is_picked(stage: Stage) -> None:
    """At 390 px the longest of them left a third of the board in sight while one looked for a square on it."""
    ana, walk, say = stage.person("Ana"), step_of("logitac", "chimney"), words("en").say
    before = await at_step(stage, ana, walk)
    begun = await press(ana, before, f"learn-draft|{walk.name}|0||o16")
    assert say(walk.words_key) in before.text and say(walk.words_key) not in begun.text
    assert task_line(begun) == task_line(before)
    again = await press(ana, begun, f"learn-draft-at|{walk.name}")
    assert say(walk.words_key) in again.text


async def test_the_board_of_a_step_is_given_in_text_before_and_after_a_try(stage: Stage) -> None:
    ana, walk = stage.person("Ana"), step_of("logitac", "step")
    seen = await at_step(stage, ana, walk)
    board = await told(ana, seen, "learn-board|")
    assert str(walk.position.state).rstrip() in board.text and board.is_private
    wrong = await typed(ana, seen, "a6-b6")
    tried = await told(ana, wrong, "learn-board|")
    assert str(walk.position.after(("a6-b6",)).state).rstrip() in tried.text


async def test_skipping_and_going_back_are_remembered_and_forgotten_with_the_person(stage: Stage) -> None:
    ana = stage.person("Ana")
    people = stage.bot.ui.tables.people
    seen = await begun(stage, ana, "tactic")
    for name in ("step", "twice", "step"):
        seen = await press(ana, seen, f"learn|tactic-{name}")
    assert words("en").say("tactic-lesson-step-task") in seen.text
    kept = json.loads(await people.personal_data(str(ana.id)))
    assert [(one["game"], one["place"]) for one in kept["learnings"]] == [("tactic", "step-")]
    await people.erase(str(ana.id))
    assert (await people.learning(str(ana.id), "tactic")).place == ""


@pytest.mark.parametrize("key", ["logitac", "tactic"])
async def test_whoever_skips_to_the_end_may_play_but_is_not_praised(stage: Stage, key: str) -> None:
    ana, say = stage.person("Ana"), words("en").say
    *_, last = walks(key)
    seen = await press(ana, await at_step(stage, ana, last), "learn-over|")
    assert say("learn-skipped", game=say(f"{key}-title")) in seen.text
    assert say(f"{key}-lesson-praise") not in seen.text
    tables = stage.bot.ui.tables
    assert not (await tables.people.learning(str(ana.id), key)).done
    await ana.click(seen, id_of(seen, "learn-play|"))
    await ana.waits_until(lambda: len(stage.sandbox.threads()) > 0)
    (mine,) = await tables.queries.tables_of(str(ana.id))
    assert (mine.table.game, mine.table.level) == (key, 1)
    assert ('"short"' in mine.table.options) == (key == "logitac")


@pytest.mark.parametrize("place", ["7", "gone", "rise-zz"])
async def test_a_lesson_that_was_rewritten_meanwhile_starts_over_and_says_so(stage: Stage, place: str) -> None:
    ana, say = stage.person("Ana"), words("en").say
    await stage.bot.ui.tables.people.keep_learning(str(ana.id), "logitac", place)
    seen = await begun(stage, ana, "logitac")
    assert say("learn-renewed") in seen.text and say("logitac-lesson-goal-task") in seen.text
    assert say("learn-renewed") not in (await begun(stage, ana, "logitac")).text


@pytest.mark.parametrize(
    "old",
    [
        "learn|logitac|7",
        "learn-answer|logitac-7|0|2",
        "learn-draft-at|logitac-2|1|0|",
        "learn-draft|logitac-2|0||f7",
        "learn-finish|logitac-2|0|f7xg6",
    ],
)
async def test_a_button_of_the_lesson_before_starts_this_one_over_and_says_so(stage: Stage, old: str) -> None:
    ana, say = stage.person("Ana"), words("en").say
    message = await begun(stage, ana, "logitac")
    seen = await (await every_way.press(stage, ana, message, old, [], waits=every_way.answered)).shown()
    assert say("learn-renewed") in seen.text and say("logitac-lesson-goal-task") in seen.text


async def test_killed_in_the_middle_of_a_step_it_goes_on_from_the_button(tmp_path: Path) -> None:
    walk = step_of("topologic", "place")
    task = words("en").say(f"{walk.words_key}-task")
    async with Sandbox(people=("Ana", "Ben"), rate_limits=False) as sandbox:
        ana = sandbox.person("Ana")
        async with bot(sandbox, tmp_path):
            seen = await (await ana.run(sandbox.channel, "learn", game="topologic")).shown()
            for before in list(walks("topologic"))[1 : walk.number + 1]:
                seen = await press(ana, seen, f"learn|{before.name}")
            seen = await press(ana, seen, f"learn-draft-at|{walk.name}|0|2||1")
        async with bot(sandbox, tmp_path):
            assert task in (await (await ana.run(sandbox.channel, "learn", game="topologic")).shown()).text
            seen = await (await ana.select(seen, f"learn-draft|{walk.name}|0||1", "y6")).shown()
            assert "`1@y6`" in seen.text and task in seen.text
            assert (await typed(ana, seen, walk.step.solution)).text.count("✓")


async def test_the_lesson_is_offered_until_it_is_done(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    ana, _ = match.people
    picker = await told(ana, await match.next_turn(), "play|")
    seen = await told(ana, picker, "learn-new|tactic")
    assert words("en").say("tactic-lesson-goal-task") in seen.text
    await press(ana, seen, "learn|tactic-step")
    await stage.bot.ui.tables.people.keep_learning(str(ana.id), "tactic", "", done=True)
    again = await told(ana, await match.next_turn(), "play|")
    assert not any(i.startswith("learn-new") for i in ids(again))


async def test_a_challenge_offers_the_lesson_to_who_never_played(stage: Stage) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    channel, people = stage.sandbox.channel, stage.bot.ui.tables.people
    await ana.run(channel, "challenge tactic", opponent=ben)
    card = await ben.waits_for(channel, lambda seen: any(i.startswith("accept|") for i in ids(seen)))
    assert words("en").say("tactic-lesson-goal-task") in (await told(ben, card, "learn-new|tactic")).text
    await people.keep_learning(str(ben.id), "logitac", "", done=True)
    await ana.run(channel, "challenge logitac", opponent=ben)
    card = await ben.waits_for(channel, lambda seen: "Logitac" in seen.text and "accept|" in str(ids(seen)))
    assert not any(i.startswith("learn-new") for i in ids(card))


async def test_a_game_is_learnt_and_played_in_a_direct_message(stage: Stage) -> None:
    ana = stage.person("Ana")
    direct = ana.opens_direct()
    *_, last = walks("logitac")
    await stage.bot.ui.tables.people.keep_learning(str(ana.id), "logitac", last.step.key)
    seen = await (await ana.run(direct, "learn", game="logitac")).shown()
    seen = await solved(ana, seen, last, "typing")
    await ana.click(seen, id_of(seen, "learn-play|"))
    await ana.waits_for(direct, lambda shown: any(i.startswith("play|") for i in ids(shown)))
