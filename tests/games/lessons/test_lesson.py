"""Every lesson stands on legal positions, accepts what it asks for, and has its words in each language."""

import pytest

from games.core.illegal import IllegalAction
from games.core.play import legal, take
from games.lessons.lesson import AnyLegal, LessonStep, Question, TryVerdict, judge, marked, position
from games.lessons.registry import lesson, short_form
from games.registry import KEYS, game, manual
from games.text import LANGUAGES, words
from render import Marks, paint
from render.painters import find as find_painter

MOST_TRIED = 60  # actions of a position, one in so many
STEPS = [(key, step) for key in KEYS for step in lesson(key)]
DONE = [(key, step) for key, step in STEPS if not isinstance(step.task, Question)]
each_step = pytest.mark.parametrize(("key", "step"), STEPS, ids=[f"{key}-{step.key}" for key, step in STEPS])
each_done = pytest.mark.parametrize(("key", "step"), DONE, ids=[f"{key}-{step.key}" for key, step in DONE])


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_has_six_to_nine_steps_of_different_names(key: str) -> None:
    names = [step.key for step in lesson(key)]
    assert 6 <= len(names) == len(set(names)) <= 9
    assert names[0] == "goal"


@each_step
def test_a_step_stands_on_a_legal_position_that_waits_for_its_learner(key: str, step: LessonStep) -> None:
    at = position(key, step)
    assert at.state.to_move == at.seat and legal(at.game, at.state)
    assert (step.marked is None) or marked(at, step)


@each_done
def test_its_solution_is_accepted_whole_and_action_by_action(key: str, step: LessonStep) -> None:
    at = position(key, step)
    actions = [action for action, _ in take(manual(at.game), at.state, step.solution)]
    assert judge(key, step, actions) is TryVerdict.RIGHT
    for length in range(1, len(actions)):
        assert judge(key, step, actions[:length]) is TryVerdict.GO_ON


@each_done
def test_what_it_does_not_ask_for_is_wrong(key: str, step: LessonStep) -> None:
    at = position(key, step)
    actions = legal(at.game, at.state)
    (right, _), *_ = take(manual(at.game), at.state, step.solution)
    tried = {judge(key, step, (action,)) for action in (right, *actions[:: 1 + len(actions) // MOST_TRIED])}
    if isinstance(step.task, AnyLegal):
        assert tried == {TryVerdict.RIGHT}
    assert tried & {TryVerdict.RIGHT, TryVerdict.GO_ON}
    with pytest.raises(IllegalAction):
        position(key, step, ("nonsense",))


@each_step
def test_the_picture_marks_what_the_step_is_about(key: str, step: LessonStep) -> None:
    """The choices it asks for, the places its words name, or what the last turn or this one did."""
    at = position(key, step)
    shown = marked(at, step) or step.about
    assert shown or find_painter(key).last(at.view) or find_painter(key).now(at.view)
    plain, told = (paint(at.view, at.seat, marks=Marks(about=about)).png for about in ((), step.about))
    assert (plain != told) == bool(step.about)


@each_step
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_has_all_its_words(key: str, step: LessonStep, language: str) -> None:
    say = words(language).say
    name = f"{key}-lesson-{step.key}"
    assert 40 < len(say(name)) <= 400
    assert all(0 < len(say(f"{name}-{part}", gained=0)) <= 200 for part in ("task", "hint", "wrong"))
    if isinstance(step.task, Question):
        assert 0 < len(say(f"{name}-right")) <= 200
        assert int(step.solution) == step.task.right <= step.task.answers <= 4
        labels = {say(f"{name}-{number}") for number in range(1, step.task.answers + 1)}
        assert len(labels) == step.task.answers and all(len(label) <= 40 for label in labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lesson_words_are_for_nobody(language: str) -> None:
    said = words(language)
    for key, step in STEPS:
        answers = step.task.answers if isinstance(step.task, Question) else 0
        assert not said.has(f"{key}-lesson-{step.key}-{answers + 1}")


@pytest.mark.parametrize("key", KEYS)
def test_the_short_form_is_one_the_game_knows(key: str) -> None:
    assert game(key).setup(dict(short_form(key)), "cairn").to_move == 0
    with pytest.raises(KeyError):
        lesson("nobody's game")
