"""The lessons at the terminal: typed through to the end, right and wrong, in each language."""

import io

import pytest

from games.lessons.lesson import LessonStep, Question
from games.lessons.registry import lesson, short_form
from games.registry import KEYS, game
from games.terminal.commands.learning import LETTERS, TerminalLesson
from games.terminal.console import Console, shown
from games.terminal.program import main
from games.text import LANGUAGES, words


def sit(key: str, *typed: str, lang: str = "en") -> tuple[str, str]:
    """Type these lines; give back what was shown and what was complained about."""
    out, err = io.StringIO(), io.StringIO()
    TerminalLesson(
        words(lang), Console(io.StringIO("".join(f"{line}\n" for line in typed)), out, err), game(key)
    ).learn()
    return out.getvalue(), err.getvalue()


def typed_for(step: LessonStep) -> str:
    """Type an answer by its letter."""
    return LETTERS[step.task.right - 1] if isinstance(step.task, Question) else step.solution


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_is_typed_through_to_its_end(key: str, lang: str) -> None:
    out, err = sit(key, *map(typed_for, lesson(key)), lang=lang)
    say = words(lang).say
    assert err == ""
    assert out.count("✓") == len(lesson(key))
    assert shown(say(f"{key}-lesson-praise")) in out
    assert all(shown(say(f"{key}-lesson-{step.key}-task")) in out for step in lesson(key))
    assert f"play {key.replace('_', '-')} --against 1" in out.splitlines()[-1]
    assert all(f"--option {name}={value}" in out for name, value in short_form(key))


def test_what_is_wrong_is_explained_and_hinted_at_after_two() -> None:
    hint = words("en").say("tactic-lesson-goal-hint")
    once, _ = sit("tactic", "a")
    twice, _ = sit("tactic", "a", "c")
    assert words("en").say("tactic-lesson-goal-wrong") in once
    assert hint not in once and hint in twice


def test_an_answer_may_be_typed_as_it_reads_also_where_it_is_a_number() -> None:
    right = words("en").say("terminal-learn-right", why=words("en").say("tactic-lesson-goal-right"))
    assert all(right in sit("tactic", typed)[0] for typed in ("b", "B", "4", "4 points"))
    out, err = sit("tactic", "3", "2", "")
    assert words("en").say("tactic-lesson-goal-wrong") in out and "✓" not in out
    assert words("en").say("terminal-learn-choose", last="c") in err


def test_a_score_that_was_asked_for_is_told() -> None:
    steps = [step.key for step in lesson("topologic")]
    out, _ = sit("topologic", *["skip"] * steps.index("ask"), "3>y6", "ask")
    assert "Score asked for, 3 of 6 points." in out


def test_a_wrong_turn_shows_where_it_led_and_one_that_is_not_legal_its_rule() -> None:
    out, err = sit("logitac", "skip", "skip", "f8-g8", "f8xf9")
    assert words("en").say("logitac-lesson-capture-wrong") in out
    assert "“f8xf9” (word 1) isn’t legal here." in err
    assert words("en").say("logitac-lesson-capture-hint") in out


def test_a_turn_may_be_typed_action_by_action() -> None:
    out, err = sit("tactic", "skip", "skip", "skip", "4c-4d", "4d-5b")
    assert err == ""
    assert words("en").say("terminal-learn-go-on") in out
    assert words("en").say("tactic-lesson-line-task") in out


def test_one_may_skip_go_back_ask_for_a_hint_and_leave() -> None:
    say = words("fr").say
    hint = say("terminal-learn-command-hint")
    out, err = sit("logitac", "passer", "retour", hint, "9", "quitter", "2", lang="fr")
    assert out.count(shown(say("logitac-lesson-goal-task"))) == 2
    assert shown(say("logitac-lesson-goal-hint")) in out and "✓" not in out
    assert err.strip() == say("terminal-learn-choose", last="c")


def test_what_is_legal_is_listed() -> None:
    assert sit("tactic", "skip", "? 1b")[0].rstrip().splitlines()[-2].split(" > ")[1].split() == [
        "1b-1a",
        "1b-2b",
        "1b-2c",
    ]


def test_the_program_knows_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{typed_for(lesson('logitac')[0])}\n"))
    assert main(["learn", "logitac", "--lang", "fr"]) == 0
    assert shown(words("fr").say("logitac-lesson-goal-right")) in capsys.readouterr().out
