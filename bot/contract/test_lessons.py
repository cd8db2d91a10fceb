"""Every lesson stands on legal positions, accepts exactly what it asks for, gives no answer away, and has its words."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial, reduce
from itertools import chain

import pytest

from bot.contract.beside_tests import Goal, Trial, beside_tests
from bot.contract.plugin import chosen
from games.core.game import Action, AnyGame, Position
from games.core.play import legal
from games.lessons.judging import judge, marked
from games.lessons.lesson import AnyLegal, AnyTurn, Question, TryVerdict
from games.lessons.registry import lesson, short_form
from games.lessons.walk import Try, Walk
from games.registry import game, manual
from games.text import LANGUAGES, words
from render import Marks, describe, paint
from render.painters import find as find_painter

MOST_AT = (400, 150, 1)  # tries looked at: first actions, second ones, later ones
MOST = {"": 350, "task": 100, "hint": 150, "wrong": 160, "right": 240}  # signs of a step's words


def walks(key: str) -> Iterator[Walk]:
    """Go through a lesson by its solutions."""
    walk = Walk(key)
    while not walk.is_end:
        yield walk
        walk = walk.skipped()


Goals = Callable[[str], Mapping[str, Goal]]
KINDS: Mapping[str, Callable[[Walk], bool]] = {  # of steps, by the name under which a test asks for them
    "walk": lambda walk: True,
    "done": lambda walk: not isinstance(walk.step.task, Question),
    "following": lambda walk: walk.step.goes_on,
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for name in KINDS.keys() & {*metafunc.fixturenames}:
        found = [walk for key in chosen(metafunc.config) for walk in walks(key) if KINDS[name](walk)]
        metafunc.parametrize(name, found, ids=named)


def named(walk: Walk) -> str:
    return f"{walk.game}-{walk.step.key}"


def sampled(game: AnyGame, state: Position, depth: int) -> list[Action]:
    """List the legal actions, or evenly so many of them."""
    actions, most = legal(game, state), MOST_AT[min(depth, len(MOST_AT) - 1)]
    return list(actions[:: 1 + (len(actions) - 1) // most])


def turns(game: AnyGame, state: Position, taken: Try = ()) -> Iterator[Try]:
    """Play every turn, action by action until it is over."""
    if taken and (state.fresh or state.outcome is not None):
        yield taken
        return
    for action in sampled(game, state, len(taken)):
        yield from turns(game, game.apply(state, action), (*taken, action))


def prefixes(turn: Try) -> Iterator[Try]:
    return (turn[:length] for length in range(1, len(turn) + 1))


def settled(judged: Callable[[Try], TryVerdict], turn: Try) -> Try | None:
    """Find the first actions of a turn that are right; None where it is wrong."""
    for tried in prefixes(turn):
        verdict = judged(tried)
        if verdict is not TryVerdict.GO_ON:
            return tried if verdict is TryVerdict.RIGHT else None
    return None


@cache
def tries(walk: Walk) -> tuple[frozenset[Try], frozenset[Try]]:
    """Part all turns into those that are right, as far as they count, and those that are wrong."""
    judged, at = cache(partial(judge, walk)), walk.position  # many turns begin alike
    found = {turn: settled(judged, turn) for turn in turns(at.game, at.state)}
    right = frozenset(tried for tried in found.values() if tried)
    return right, frozenset(turn for turn, tried in found.items() if not tried)


def meets(goals: Goals, walk: Walk, tried: Try) -> bool:
    before = walk.position
    after = reduce(before.game.apply, tried, before.state)
    return goals(walk.game)[walk.step.key](Trial(before.state, after, tried))


@pytest.fixture(scope="module")
def goals(pytestconfig: pytest.Config) -> Goals:
    """Find what each step asks for, said once more by what a try changes: `GOALS` beside the game's tests."""

    @cache
    def found(key: str) -> Mapping[str, Goal]:
        own = beside_tests(pytestconfig.rootpath, key, "lesson_goals")
        if own is None:
            pytest.fail("what do its lesson's steps ask for? There is no lesson_goals.py with GOALS beside its tests")
        asked: Mapping[str, Goal] = own.GOALS
        return asked

    return found


def test_a_lesson_has_few_steps_of_different_names(key: str, goals: Goals) -> None:
    names = [step.key for step in lesson(key)]
    assert 6 <= len(names) == len(set(names)) <= (16 if key == "logitac" else 9)  # whose pieces take a step each
    assert set(goals(key)) == {walk.step.key for walk in walks(key) if KINDS["done"](walk)}


def test_a_step_stands_on_a_legal_position_that_waits_for_its_learner(walk: Walk) -> None:
    at = walk.position
    assert at.state.to_move == at.seat and len(legal(at.game, at.state)) > 1
    assert (walk.step.marked is None) or marked(walk)


def test_a_task_accepts_exactly_the_turns_that_do_what_it_says(done: Walk, goals: Goals) -> None:
    right, wrong = tries(done)
    assert done.solution in right | {done.solution}
    assert right and all(meets(goals, done, tried) for tried in right)
    assert not [tried for tried in {*chain(*map(prefixes, wrong))} if meets(goals, done, tried)]


def test_its_solution_is_accepted_whole_and_action_by_action(done: Walk) -> None:
    *begun, whole = prefixes(done.solution)
    assert judge(done, whole) is TryVerdict.RIGHT
    assert all(judge(done, tried) is TryVerdict.GO_ON for tried in begun)


def test_there_is_something_else_to_do_than_what_is_asked_for(done: Walk) -> None:
    """So that it is a task; only where everything legal is right, the rule that forbids the rest is the lesson."""
    _, wrong = tries(done)
    assert bool(wrong) != isinstance(done.step.task, AnyLegal | AnyTurn)


def test_a_wrong_try_is_seen_on_the_picture(done: Walk) -> None:
    _, wrong = tries(done)
    at = done.position
    before = paint(at.view, at.seat).png
    for turn in sorted(wrong)[:: 1 + len(wrong) // 3]:
        assert paint(at.after(turn).view, at.seat, marks=Marks(preview=True)).png != before


def test_a_step_goes_on_from_whatever_was_right_before_it(following: Walk) -> None:
    """Whatever the learner did is taken up: it is their turn again, and what is asked for can be done."""
    before = following.back()
    right = (before.solution,) if isinstance(before.step.task, Question) else sorted(tries(before)[0])
    for tried in right[:: 1 + len(right) // 12]:
        at = before.after(tried)
        assert at.number == following.number and at.position.state.to_move == at.position.seat
        if not isinstance(following.step.task, Question):
            assert tries(at)[0]


def test_the_picture_marks_what_the_step_is_about(walk: Walk) -> None:
    """The choices it asks for, the places its words name, or what the last turn or this one did."""
    at, about = walk.position, walk.step.about
    shown = marked(walk) or about
    assert shown or find_painter(walk.game).last(at.view) or find_painter(walk.game).now(at.view)
    plain, told = (paint(at.view, at.seat, marks=Marks(about=places)).png for places in ((), about))
    assert (plain != told) == bool(about)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_stands_beside_its_question(walk: Walk, language: str) -> None:
    """Neither in the words of the step nor in the picture; hints come after two tries."""
    say, at = words(language).say, walk.position
    said = f"{say(walk.words_key)} {say(f'{walk.words_key}-task')}"
    if isinstance(walk.step.task, Question):
        answer = say(f"{walk.words_key}-{walk.step.task.right}").casefold()
        assert answer not in f"{said} {describe(at.view, at.seat, language)}".casefold()
        return
    if isinstance(walk.step.task, AnyLegal | AnyTurn):
        return
    right, _ = tries(walk)
    for steps in [manual(at.game).steps(tried[0]) for tried in right] if len(right) <= 3 else ():
        assert len(steps) == 1 or not all(re.search(rf"(?<!\w){re.escape(step)}(?!\w)", said) for step in steps)
    if marked(walk):
        assert {*marked(walk)} != {tried[0] for tried in right}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_has_all_its_words_and_none_too_many(walk: Walk, language: str) -> None:
    said = words(language)
    for part, most in MOST.items():
        key = f"{walk.words_key}-{part}".rstrip("-")
        assert 0 < len(said.say(key, gained=0, theirs=0)) <= most, key
    answers = walk.step.task.answers if isinstance(walk.step.task, Question) else 0
    assert not said.has(f"{walk.words_key}-{answers + 1}")
    labels = {said.say(f"{walk.words_key}-{number}") for number in range(1, answers + 1)}
    assert len(labels) == answers and all(len(label) <= 34 for label in labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_ends_in_praise(key: str, language: str) -> None:
    assert 0 < len(words(language).say(f"{key}-lesson-praise")) <= 100


def test_the_short_form_is_one_the_game_knows(key: str) -> None:
    assert game(key).setup(dict(short_form(key)), "cairn").to_move == 0
